import { schemaOf, liveGeneration } from '../../src/projector/generations/generation';
import { inTransaction } from '../../src/database/queryable';
import { readJournalLines, readLedgerLines } from '../../src/ledger/journal/journal-lines.queries';
import { callersAtWork, type Contender } from '../measurement';
import { MADE_UP, type SimulatedCasino } from '../simulated-casino';
import type { Month } from './month-report';

const PAGE = 501;
const OF = { branch: { account: 'chips:cage', subtree: false } } as const;

/**
 * Queries pages of 500 lines of a month, as the API does: of the journal the first one; of the ledger of the chips in the cage
 * the first one and the next, which carries the balance forward.
 */
export function monthPage(
  name: string,
  start: () => Promise<SimulatedCasino>,
  { month, of }: { readonly month: Month; readonly of: 'journal' | 'ledger' },
): Contender {
  let casino: SimulatedCasino;
  const ask = (): Promise<number> =>
    inTransaction(casino.dataSource, async (runner) => {
      await runner.query(`SET LOCAL search_path TO ${schemaOf(await liveGeneration(runner))}, pg_catalog`);
      const db = runner.manager;
      const books = { casino: MADE_UP.casino, position: BigInt(casino.events) };
      const page = { ...books, limit: PAGE };
      const period = { ...books, day: 'booking_day', ...month } as const;
      const lines =
        of === 'journal'
          ? await readJournalLines(db, page, period, {})
          : await readLedgerLines(db, page, period, OF);
      const last = lines.at(-1);
      if (last === undefined) throw new Error('the month is empty');
      if (of === 'journal') return 1;
      const after = [`${last.recordNumber}`, `${last.line}`];
      await readLedgerLines(db, { ...page, after }, period, OF);
      return 2;
    });
  return {
    name,
    open: async () => void (casino = await start()),
    work: (ms) => callersAtWork(1, ms, ask),
    close: () => casino.end(),
  };
}
