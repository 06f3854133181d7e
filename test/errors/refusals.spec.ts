import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { refusalCodes } from '../support/generate/errors-page';
import { type RefusalPage, readRefusalPage } from '../support/refusals/refusal-page';
import { RefusalStage } from '../support/refusals/refusal-stage';

const PAGES: readonly RefusalPage[] = readdirSync(__dirname)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort()
  .map((name) => readRefusalPage(join(__dirname, name)));

let stage: RefusalStage;
beforeAll(async () => (stage = await RefusalStage.open()));
afterAll(() => stage.close());

it('every code of docs/errors.md has a sample, and every sample has a code', () => {
  const sampled = PAGES.map(({ heading, samples }) => [heading, samples.map(({ code }) => code).sort()]);
  const known = [...refusalCodes()].map(([heading, codes]) => [heading, [...codes].sort()] as const);
  expect(Object.fromEntries(sampled)).toEqual(Object.fromEntries(known));
});

describe.each(PAGES)('$heading ($name)', ({ samples }) => {
  it.each(samples)('$code is answered as its page says', async ({ code, blocks }) => {
    const answers = blocks.filter(({ answer }) => answer !== undefined);
    expect(JSON.stringify(answers.map(({ answer }) => answer))).toContain(`"${code}"`);
    for (const block of blocks) {
      const answered = await stage.send(block);
      if (block.answer === undefined) expect(JSON.stringify(answered.body)).not.toMatch(/"errors"|Refused"/);
      else expect(answered).toEqual(block.answer);
    }
  });
});

it('every refusal of our own says in Spanish what it says in English', () => {
  const bodies = PAGES.flatMap(({ samples }) =>
    samples.flatMap(({ blocks }) => blocks.map(({ answer }) => answer?.body)),
  );
  expect(bodies.flatMap(saidInEnglishOnly)).toEqual([]);
});

/** The refusals in a body without Spanish; errors of GraphQL have it in their extensions. */
function saidInEnglishOnly(body: unknown): unknown[] {
  if (body === null || typeof body !== 'object') return [];
  const within = Object.values(body).flatMap(saidInEnglishOnly);
  const said = 'extensions' in body ? (body.extensions as object) : body;
  const isEnglishOnly = 'message' in body && !('messageEs' in said);
  return isEnglishOnly ? [body, ...within] : within;
}
