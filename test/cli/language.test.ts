/** The command line speaks the language of the system, or the one it is asked for. */
import { afterAll, describe, expect, it } from 'vitest';
import { cards, makeFolder, readJson } from './cardscript.ts';

const folder = makeFolder({ 'warp.txt': cards.warpInstant, 'bear.txt': cards.right });
afterAll(() => folder.remove());
const spanish = { environment: { LANG: 'es_ES.UTF-8' } };

describe('the command line in Spanish', () => {
  it('finds, counts and sums up by the language of the system', () => {
    const { stdout, status } = folder.run(['check', 'warp.txt', 'bear.txt'], spanish);
    expect(stdout).toContain('error: Un instantáneo o conjuro nunca se convierte en un permanente');
    expect(stdout).toContain('= reglas: ');
    expect(stdout).toMatch(/Comprobado 2 archivos: 1 error, 0 advertencias\./);
    expect(status).toBe(1);
  });

  it('annotates pull requests in it', () => {
    const { stdout } = folder.run(['check', '--format', 'github', 'warp.txt'], spanish);
    expect(stdout).toMatch(
      /^::error .*::Un instantáneo o conjuro nunca[^\n]*\nComprobado 1 archivo: 1 error, 0 advertencias\.\n$/,
    );
  });

  it('gives programs English, unless another language is asked for', () => {
    const messageIn = (...args: string[]) =>
      readJson(folder.run(['check', '--format', 'json', ...args, 'warp.txt'], spanish)).results[0]?.findings[0]
        ?.message;
    expect(messageIn()).toMatch(/^An instant or sorcery never becomes a permanent/);
    expect(messageIn('--language', 'es')).toMatch(/^Un instantáneo o conjuro nunca/);
    expect(messageIn('--language=en')).toMatch(/^An instant/);
  });

  it('helps, explains and complains in it', () => {
    expect(folder.run(['--help', '--language', 'es']).stdout).toMatch(/Órdenes:\n[^]*comprueba guiones y los corrige/);
    expect(folder.run(['check', '--help'], spanish).stdout).toMatch(/^Comprueba guiones[^]*Opciones:/);
    expect(folder.run(['explain', 'zone/own-cost'], spanish).stdout).toMatch(/Por qué\n-------/);
    expect(folder.run(['rule', '702.11'], spanish).stdout).toMatch(/Los oponentes no pueden hacer objetivo/);
    expect(folder.run(['ways', 'bear.txt'], spanish).stdout).toBe(
      'Quiet Sample: 1 modo de lanzarla\n  Coste de maná  {1}{G}  desde mano, o cualquier zona desde la que se pueda lanzar  (601.2f)\n',
    );
    const { stderr, status } = folder.run(['chek'], spanish);
    expect(stderr).toBe('cardscript: orden desconocida "chek"; ¿querías decir check?\n');
    expect(status).toBe(2);
  });

  it('refuses a language that it does not speak', () => {
    expect(folder.run(['check', '--language', 'eo', '.']).stderr).toBe(
      'cardscript: --language cannot be "eo"; it is one of en, es\n',
    );
    expect(folder.run(['check', '.', '--language']).stderr).toMatch(/--language needs a value: --language en\|es/);
  });
});
