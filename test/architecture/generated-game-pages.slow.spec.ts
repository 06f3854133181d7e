import { GENERATED_FILES, generatedText, keptText } from '../support/generate/generated-files';
import { itWhere } from '../support/database/it-where';
import { IS_FULL_TEST } from '../support/service/test-extent';
import { ROOT } from './project-files';

const PAGES = GENERATED_FILES.filter((file) => file.startsWith('docs/games/'));

/** Calculating all edges takes a minute; generated-files.spec.ts checks by digests whether it is necessary. */
itWhere(IS_FULL_TEST, 'of the full test')(
  'keeps the edges that take seconds as the rules make them',
  async () => {
    const file = 'src/games/worked-out-edges.json';
    expect(keptText(file, ROOT)).toBe(await generatedText(file, ROOT));
  },
);

describe('the page of a game', () => {
  it('is there for each game', () => expect(PAGES.length).toBeGreaterThan(25));

  it.each(PAGES)('is what the rules say (npm run generate writes it): %s', async (file) => {
    expect(keptText(file, ROOT)).toBe(await generatedText(file, ROOT));
  });
});
