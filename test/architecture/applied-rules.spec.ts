import { CATALOGUE } from '../../src/games/catalogue';
import { readProjectFiles } from './project-files';

const specs = readProjectFiles().filter(({ path }) => /^src\/games\/.*\.spec\.ts$/.test(path));

/** `test/support/games/cited-rules.ts` records the rules that the rows of a spec cite; the last row demands all others. */
it.each(Object.keys(CATALOGUE))('%s has a spec that demands a row for each rule it applies', (game) => {
  const watching = specs.filter(({ text }) => text.includes(`watchRules('${game}')`));
  const silent = watching.filter(({ text }) => !/expect\(\s*uncited\(|\.uncited\(/.test(text));
  expect(watching.length).toBeGreaterThan(0);
  expect(silent.map(({ path }) => path)).toEqual([]);
});
