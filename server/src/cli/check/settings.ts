import type { Say } from '../../core/l10n/say.ts';
import { dirname, relative, resolve } from 'node:path';
import { defaultConfig, mergeConfig, readConfig, type Config } from '../../core/config.ts';
import { suggest } from '../../core/vocab/suggest.ts';
import { nodeHost } from '../../workspace/nodeHost.ts';
import { createProjectConfigs, type ProjectConfig } from '../../workspace/projectConfig.ts';
import { UsageError } from '../exitCodes.ts';

/** The settings of a file, by its absolute path. */
export type Settings = (location: string) => Config;

/**
 * Reads the settings of all files before the first is checked, so that a broken project file ends the run before
 * anything is written.
 *
 * @param options.config the file named by `--config`, which then is the only one
 * @param options.levels the values of `--severity`, stronger than any file
 */
export async function readSettings(
  locations: readonly string[],
  codes: ReadonlySet<string>,
  folder: string,
  options: { readonly config: string | undefined; readonly levels: readonly string[]; readonly say: Say },
): Promise<Settings> {
  const over = readLevels(options.levels, codes, options.say);
  const projects = createProjectConfigs(nodeHost, codes, options.say);
  if (options.config !== undefined) {
    const named = await projects.read(resolve(folder, options.config));
    const config = mergeConfig(usable(named, options.config), over);
    return () => config;
  }
  const byFolder = new Map<string, Config>();
  for (const location of locations) {
    const parent = dirname(location);
    if (byFolder.has(parent)) continue;
    const found = await projects.forFile(location);
    byFolder.set(parent, mergeConfig(usable(found, found.path && relative(folder, found.path)), over));
  }
  return (location) => byFolder.get(dirname(location)) ?? over;
}

function usable({ config, problems }: ProjectConfig, path: string | undefined): Config {
  const [first, ...others] = problems;
  if (first === undefined) return config;
  const values = { path: path ?? 'cardscript.json', problem: first, count: others.length };
  throw others.length === 0
    ? new UsageError('{path}: {problem} Nothing was checked.', values)
    : new UsageError('{path}: {problem} And {count} more. Nothing was checked.', values);
}

function readLevels(values: readonly string[], codes: ReadonlySet<string>, say: Say): Config {
  let config = defaultConfig;
  for (const value of values) {
    const at = value.indexOf('=');
    if (at < 1) throw new UsageError('--severity {value}: write code=level, such as keyword/repeated=off', { value });
    const code = value.slice(0, at);
    const result = readConfig({ severity: { [code]: value.slice(at + 1) } }, codes, say);
    const [problem] = result.problems;
    if (problem !== undefined) {
      const near = nearCode(code, codes);
      throw near === undefined
        ? new UsageError('--severity {value}: {problem}', { value, problem })
        : new UsageError('--severity {value}: {problem} Did you mean {near}?', { value, problem, near });
    }
    config = mergeConfig(config, result.config);
  }
  return config;
}

function nearCode(code: string, codes: ReadonlySet<string>): string | undefined {
  return codes.has(code) ? undefined : suggest(code, [...codes])[0];
}
