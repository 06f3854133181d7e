import { basename, join } from 'node:path';
import { TOLD_PAGES } from '../support/told-nights/facts-told';
import { itWhere } from '../support/database/it-where';
import { hasPsql } from '../support/service/psql';
import { COMPARED } from '../support/service/sql-figures';
import { NightStage, type ToldNight } from '../support/told-nights/night-stage';
import { readToldNight } from '../support/told-nights/told-night';

const ROOT = join(__dirname, '..', '..');
/** Statements of a board with open and closed days and several currencies, with those of every operation. */
const MOST_OF_A_BOARD = 14;
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

test('the board has of each day what its own query and its control book have, in as many statements for many days as for one', async () => {
  const boards = await stage.boards();
  expect(boards.length).toBeGreaterThan(0);
  for (const { casino, board, oneByOne, statements } of boards) {
    expect([casino, board]).toEqual([casino, oneByOne]);
    // A page without sessions or open days needs fewer; one with more days never needs more than all of them.
    expect([casino, statements[1] <= Math.max(statements[0], MOST_OF_A_BOARD)]).toEqual([casino, true]);
  }
});

itWhere(hasPsql(), 'psql is not installed here')(
  'every figure of every view of the schema bi equals what GraphQL answers of it, through psql',
  async () => {
    const compared = await stage.sqlFigures();
    expect(compared.length).toBeGreaterThan(100);
    for (const { view, casino, sql, graphql } of compared)
      expect({ view, casino, rows: sql }).toEqual({ view, casino, rows: graphql });
    const withRows = compared.filter(({ sql }) => sql.length > 0).map(({ view }) => view);
    expect(new Set(withRows)).toEqual(new Set(Object.keys(COMPARED)));
  },
);

test('verify proves every record, seal and book after all nights', async () => {
  expect(await stage.problems()).toEqual([]);
});
