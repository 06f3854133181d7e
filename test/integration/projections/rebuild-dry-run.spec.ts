import { rebuildCommand, type RebuildCommandOptions } from '../../../src/app/commands/rebuild';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BooksOfEarlierRelease, readLivePosition } from '../../../src/projector/generations/generation';
import { OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const books = useBooks();

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs `cagnotte rebuild` on the database of this file. */
async function run(options: RebuildCommandOptions): Promise<Ended> {
  const written: string[] = [];
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  const before = process.env['DATABASE_URL'];
  process.env['DATABASE_URL'] = books.url;
  try {
    return { code: await rebuildCommand(options), output: written.join('') };
  } finally {
    write.mockRestore();
    if (before === undefined) delete process.env['DATABASE_URL'];
    else process.env['DATABASE_URL'] = before;
  }
}

const opening = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 100_000 },
    { account: 'chips:issued', amount: -100_000 },
  ],
});
const round = (roundNo: number, gamingday: string): CasinoEvent => ({
  ...tell('round.settled', { roundNo, bets: [], outcome: {}, result: 40 }, { id: `round-${roundNo}` }),
  gamingday,
  time: `${gamingday}T21:30:00Z`,
});
const closed = tell(
  'gaming-day.closed',
  { by: { id: 'E-1' }, through: 3, controlTotals: [] },
  { id: 'closed', ...OFFICE },
);

/** Records a closed 1 January and an open 2 January. */
async function twoDays(): Promise<void> {
  await books.record(opening, round(1, '2026-01-01'), round(2, '2026-01-02'), closed);
  await books.project();
}

/** Raises the first line of a fact in the live journal by a cent. */
const aCentMore = (id: string): string =>
  `UPDATE journal_line SET debit = debit + 1 WHERE event_id = '${id}' AND line = 1`;

describe('cagnotte rebuild --dry-run', () => {
  it('ends with 0 where live and rebuilt tables are the same, and the live ones stay in use', async () => {
    await twoDays();
    const before = await readLivePosition(books.dataSource, books.store);
    expect(await run({ dryRun: true })).toEqual({
      code: 0,
      output: '4 records rebuilt, nothing was changed.\nLive and rebuilt tables are the same.\n',
    });
    expect(await readLivePosition(books.dataSource, books.store)).toEqual(before);
  });

  it('ends with 1 and names each changed day and account with both amounts, closed days first', async () => {
    await twoDays();
    await books.tamper(aCentMore('round-1'), aCentMore('round-2'));
    const { code, output } = await run({ dryRun: true });
    expect(code).toBe(1);
    expect(output).toMatch(/^4 records rebuilt, nothing was changed[.]\nLive and rebuilt tables differ, /);
    expect(output.split('\n').slice(2, -1)).toEqual([
      'Figures that differ, debits less credits:',
      '  closed granada 2026-01-01 chips:table:T1: 0.41 EUR before, 0.40 EUR after',
      '  open   granada 2026-01-02 chips:table:T1: 0.41 EUR before, 0.40 EUR after',
      'Entries in the books of closed days change: granada 2026-01-01.',
      '`rebuild --replace` needs --by and --reason: who wants these days restated, and why.',
    ]);
  });

  it('says so if tables differ and no figure does', async () => {
    await twoDays();
    await books.tamper(`UPDATE day_total SET lines = lines + 1 WHERE gaming_day = '2026-01-02'`);
    const { code, output } = await run({ dryRun: true });
    expect(code).toBe(1);
    expect(output.split('\n').slice(2, -1)).toEqual([
      'By the gaming days of the facts, no figure of any account differs.',
      'No entry in the books of a closed day changes; `rebuild --replace` is enough.',
    ]);
  });

  it('changes and records nothing, even with the option to replace the tables', async () => {
    await twoDays();
    await books.tamper(aCentMore('round-1'));
    const before = await readLivePosition(books.dataSource, books.store);
    expect((await run({ dryRun: true, replace: true, by: 'E-7', reason: 'a cent' })).code).toBe(1);
    expect(await readLivePosition(books.dataSource, books.store)).toEqual(before);
    const [journal] = await books.sql<{ debit: bigint }>(
      `SELECT debit FROM journal_line WHERE event_id = 'round-1' AND line = 1`,
    );
    expect(journal!.debit).toBe(41n);
    expect(await books.sql(`SELECT FROM event_log.event WHERE type ~ 'books.restated'`)).toEqual([]);
  });
});

describe('books that an earlier release kept', () => {
  it('are continued only after a rebuild, which the runner states once', async () => {
    await twoDays();
    await books.sql(`UPDATE projection.generation SET in_one_order = false WHERE state = 'live'`);
    const before = await readLivePosition(books.dataSource, books.store);
    const receipt = await books.record(round(3, '2026-01-02'));
    const errors: unknown[] = [];
    let said = (): void => undefined;
    const isSaid = new Promise<void>((resolve) => (said = resolve));
    const runner = books.startRunner({
      onError: (trouble) => {
        errors.push(trouble);
        said();
      },
    });
    await isSaid;
    // The command polls several times during this pause.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await readLivePosition(books.dataSource, books.store)).toEqual(before);
    const { code, output } = await run({ replace: true, by: 'E-7', reason: 'the one order' });
    expect([code, output]).toEqual([0, expect.stringContaining('the rebuilt ones are in use')]);
    await books.passed(receipt);
    await runner.stop();
    expect(errors).toEqual([new BooksOfEarlierRelease()]);
    const entered = await books.sql(`SELECT FROM journal_line WHERE event_id = 'round-3'`);
    expect(entered.length).toBeGreaterThan(0);
    expect(await verify(books)).toEqual([]);
  });
});
