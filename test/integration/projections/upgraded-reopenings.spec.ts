import type { RebuildCommandOptions } from '../../../src/app/commands/rebuild';
import { rebuildCommand } from '../../../src/app/commands/rebuild';
import { verify } from '../../../src/app/commands/verify';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { closeDay } from '../../support/books/close-day';
import { bookedTwice } from '../../support/books/booked-twice';
import { reopened } from '../../support/one-order/day-decisions';
import { at, LEDGER_OPENED, opened, sale } from '../../support/one-order/golden-facts';
import { type CommandRun, runCommand } from '../../support/service/run-command';

/* The procedure of docs/operations/upgrading.md for a house with such days. */

const books = useBooks();
const DAY = { casino: 'granada', day: '2026-01-01' };

const SPIN = at(
  '01 20:10',
  tell(
    'round.settled',
    { roundNo: 1, bets: [], outcome: {}, result: 20_000 },
    { at: 'tables/RF1', id: 'spin' },
  ),
);
const FLOAT = at(
  '01 19:50',
  tell(
    'cage.float-issued',
    { table: 'RF1', amount: 1_500_000, slip: 'A-1', purpose: 'float' },
    { at: 'cage', id: 'float' },
  ),
);
const OPENED = opened('01 20:00', 'RF1', 'roulette-french', { amount: 1_500_000, slip: 'A-1' });
const COUNT = at(
  '01 20:30',
  tell('table.counted', { inventory: 1_520_000, certifiedBy: BY }, { at: 'tables/RF1', id: 'count' }),
);
const CLOSED = at(
  '01 20:40',
  tell(
    'table.closed',
    { toCage: [], leftLocked: [{ holder: 'table', chips: 1_520_000 }], certifiedBy: BY },
    { at: 'tables/RF1', id: 'closed' },
  ),
);

const run = (command: () => Promise<number>): Promise<CommandRun> =>
  runCommand({ DATABASE_URL: books.url }, command);
const runVerify = (): Promise<CommandRun> => run(() => verify({}));
const runRebuild = (options: RebuildCommandOptions): Promise<CommandRun> =>
  run(() => rebuildCommand(options));

async function project(...events: readonly CasinoEvent[]): Promise<void> {
  await books.record(...events);
  await books.project();
}

const close = (): Promise<void> => closeDay(books, DAY.casino, DAY.day, { explained: ['K9', 'K11', 'K12'] });

/** Records a late spin, two reopenings, and the entries that an earlier release booked under the last seal. */
async function aDayBookedTwice(): Promise<void> {
  await project(LEDGER_OPENED, sale('01 19:00', 100_000, 'sale'), FLOAT, OPENED, COUNT, CLOSED);
  await close();
  await project(SPIN, reopened(DAY));
  await close();
  const again = reopened(DAY);
  await project(again);
  await bookedTwice(books, { fact: COUNT, by: again });
  await close();
}

it('a day that was booked twice is named, restated by a named person, and holds; its seal stays and is superseded', async () => {
  await aDayBookedTwice();
  const before = await runVerify();
  expect(before.code).toBe(1);
  expect(before.output).toContain('gaming day 2026-01-01, table RF1, chips:table:RF1 200.00 EUR of record 5');
  expect(before.output).toContain('seals: casino granada: the seal of 2026-01-01');

  const dryRun = await runRebuild({ dryRun: true });
  expect(dryRun).toMatchObject({ code: 1 });
  expect(dryRun.output).toContain('Entries in the books of closed days change: granada 2026-01-01.');
  expect(await runRebuild({ replace: true })).toMatchObject({ code: 1 });

  const decided = { by: 'E-5', reason: 'booked twice when it was reopened again' };
  expect(await runRebuild({ replace: true, ...decided })).toMatchObject({ code: 0 });
  await books.project();
  const after = await runVerify();
  expect(after.output).toContain('Everything holds.');
  expect(after.output).toMatch(
    /Restated: casino granada: the books under the seal of 2026-01-01 .* were restated by E-5 .*: booked twice when/,
  );
  expect(after.output).toContain('Closes of granada: 3 sealed.');
  expect(after.code).toBe(0);
});
