import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NightStage, type ToldNight } from '../support/told-nights/night-stage';
import { readToldNight } from '../support/told-nights/told-night';

const NIGHTS = join(__dirname, '..', '..', 'docs', 'nights');
const pagesOf = (folder: string): string[] =>
  readdirSync(join(NIGHTS, folder))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => join(folder, file));

let stage: NightStage;
beforeAll(async () => {
  stage = await NightStage.open();
});
afterAll(() => stage.close());

describe.each([...pagesOf('closed'), ...pagesOf('audited')])(
  'docs/nights/%s: events in, books out',
  (page) => {
    let night: ToldNight;
    beforeAll(() => {
      night = stage.night(basename(page, '.md'));
    });

    const steps = readToldNight(join(NIGHTS, page));
    test.each(
      steps.map(
        (step, index) => [`${index + 1}. ${step.said} (${step.kind} ${step.words.join(' ')})`, step] as const,
      ),
    )('%s', async (_said, step) => {
      const { told, seen } = await night.perform(step);
      expect(seen).toEqual(told);
    });
  },
);
