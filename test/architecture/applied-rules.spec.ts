import { CATALOGUE } from '../../src/games/catalogue';
import { readProjectFiles } from './project-files';

const specs = readProjectFiles().filter(({ path }) => /^src\/games\/.*\.spec\.ts$/.test(path));

it.each(Object.keys(CATALOGUE))('%s has a spec that demands a row for each rule it applies', (game) => {
  const watching = specs.filter(({ text }) => text.includes(`watchRules('${game}')`));
  expect(watching.length).toBeGreaterThan(0);
  for (const { text } of watching) expect(text).toMatch(/uncited\(/);
});
