import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NightStage, type ToldNight } from '../support/told-nights/night-stage';
import { readToldNight } from '../support/told-nights/told-night';

const ROOT = join(__dirname, '..', '..');
const pagesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => join(folder, file));

/** Pages for readers, and further nights that are told for the test alone. */
const PAGES = ['docs/nights/closed', 'docs/nights/audited', 'test/nights/told'].flatMap(pagesOf);

/**
 * Steps whose pages say what was right while a fact was judged when it came. They are told by page and number, and have
 * to be gone through by hand: each fails as long as its page is as it is, and this list with it once it does not.
 */
const TO_BE_GONE_THROUGH: ReadonlySet<string> = new Set([
  'a-table-of-a-day-between 14',
  'filed-quarter-reopened 13',
  'fill-without-cage-half 6',
  'guarantee-taken-back 4',
  'late-fill-slip 11',
  'late-fill-slip 16',
  'late-fill-slip 9',
  'reopened-twice 14',
  'reopened-twice 15',
  'reopened-twice 18',
  'reopened-twice 19',
  'session-over-two-days 3',
  'session-over-two-days 4',
  'void-after-close 13',
  'void-of-last-year 25',
]);

let stage: NightStage;
beforeAll(async () => {
  stage = await NightStage.open();
});
afterAll(() => stage.close());

describe.each(PAGES)('%s: events in, books out', (page) => {
  let night: ToldNight;
  beforeAll(() => {
    night = stage.night(basename(page, '.md'));
  });

  const steps = readToldNight(join(ROOT, page));
  for (const [index, step] of steps.entries()) {
    const isKnown = TO_BE_GONE_THROUGH.has(`${basename(page, '.md')} ${index + 1}`);
    (isKnown ? test.failing : test)(
      `${index + 1}. ${step.said} (${step.kind} ${step.words.join(' ')})`,
      async () => {
        const { told, seen } = await night.perform(step);
        expect(seen).toEqual(told);
      },
    );
  }
});
