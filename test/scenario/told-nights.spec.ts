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
    test(`${index + 1}. ${step.said} (${step.kind} ${step.words.join(' ')})`, async () => {
      const { told, seen } = await night.perform(step);
      expect(seen).toEqual(told);
    });
  }
});
