import { GENERATED_FILES, generatedText, keptText } from '../support/generate/generated-files';
import { ROOT } from './project-files';

const PAGES = GENERATED_FILES.filter((file) => file.startsWith('docs/games/'));

it('keeps the edges that take seconds as the rules make them', async () => {
  const file = 'src/games/edges/worked-out-edges.ts';
  expect(keptText(file, ROOT)).toBe(await generatedText(file, ROOT));
});

describe('the page of a game', () => {
  it('is there for each game', () => expect(PAGES.length).toBeGreaterThan(25));

  it.each(PAGES)('is what the rules say (npm run generate writes it): %s', async (file) => {
    expect(keptText(file, ROOT)).toBe(await generatedText(file, ROOT));
  });
});
