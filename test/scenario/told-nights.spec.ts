import { basename, join } from 'node:path';
import { TOLD_PAGES } from '../support/told-nights/facts-told';
import { NightStage, type ToldNight } from '../support/told-nights/night-stage';
import { readToldNight } from '../support/told-nights/told-night';

const ROOT = join(__dirname, '..', '..');
let stage: NightStage;
beforeAll(async () => {
  stage = await NightStage.open();
});
afterAll(() => stage.close());

describe.each(TOLD_PAGES)('%s: events in, books out', (page) => {
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

test('verify proves every record, seal and book after all nights', async () => {
  expect(await stage.problems()).toEqual([]);
});
