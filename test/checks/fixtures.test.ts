import { describe, it } from 'vitest';
import { allChecks } from '../../server/src/core/checks/index.ts';
import { fixtureFiles, runBad, runGood, strictService } from '../support/fixtureFiles.ts';

const service = strictService();
const withFixtures = allChecks.map(({ code }) => code).filter((code) => fixtureFiles(code).length > 0);

describe.each(withFixtures)('%s', (code) => {
  it.each(fixtureFiles(code))('$name', (file) => {
    if (file.bad) runBad(service, code, file);
    else runGood(service, code, file);
  });
});
