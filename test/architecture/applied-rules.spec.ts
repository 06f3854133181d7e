import { CATALOGUE } from '../../src/games/catalogue';
import { readProjectFiles } from './project-files';

/** `test/support/games/cited-rules.ts` notes which rules the rows of a spec have had cited; its last row asks for the rest. */
const specs = readProjectFiles().filter(({ path }) => /^src\/games\/.*\.spec\.ts$/.test(path));

it.each(Object.keys(CATALOGUE))('%s has a spec that demands a row for each rule it applies', (game) => {
  const watching = specs.filter(({ text }) => text.includes(`watchRules('${game}')`));
  const demanding = watching.filter(({ text }) => text.includes('expect(uncited('));
  expect([demanding.length > 0, demanding]).toEqual([true, watching]);
});
