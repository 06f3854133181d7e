import { schemaOf, liveGeneration } from '../../src/projector/generations/generation';
import { inTransaction } from '../../src/database/queryable';
import { accountSums } from '../../src/ledger/journal/account-sums.queries';
import { callersAtWork, type Contender } from '../measurement';
import { MADE_UP, type SimulatedCasino } from '../simulated-casino';

export interface Month {
  readonly from: string;
  readonly asOf: string;
}

/** Queries the sums of all accounts over a month, like the trial balance. */
export function monthReport(name: string, start: () => Promise<SimulatedCasino>, month: Month): Contender {
  let casino: SimulatedCasino;
  const ask = (): Promise<number> =>
    inTransaction(casino.dataSource, async (db) => {
      await db.query(`SET LOCAL search_path TO ${schemaOf(await liveGeneration(db))}, pg_catalog`);
      const position = BigInt(casino.events);
      const sums = await accountSums(db, { casino: MADE_UP.casino, position, day: 'booking_day', ...month });
      if (sums.length === 0) throw new Error('the month is empty');
      return 1;
    });
  return {
    name,
    open: async () => void (casino = await start()),
    work: (ms) => callersAtWork(1, ms, ask),
    close: () => casino.end(),
  };
}
