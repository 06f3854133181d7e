import type { CountedBanker } from './tie-outs/day-figures';
import type { SlotCounted } from '../counts/counts.events';
import { readBookFacts } from '../_core/books/book-facts.queries';
import { bankInBooks, readDayBanks } from '../player-bank/day-banks.queries';
import type { Queryable } from '../_core/store/queryable';
import type { DayAt } from '../_core/books/booked-moves.queries';

export async function readCountedBankers(db: Queryable, day: DayAt): Promise<CountedBanker[]> {
  const slots = await readBookFacts(db, {
    ...day,
    until: day.day,
    types: ['cagnotte.slot.counted.v1'],
  });
  const cagnottes = slots.filter(({ data }) => (data as SlotCounted).slot === 'cagnotte');
  if (cagnottes.length === 0) return [];
  const banks = await readDayBanks(db, day);
  return banks.flatMap(({ table, sessionNo, ...bank }) => {
    const own = cagnottes.filter((slot) => slot.table === table && slot.sessionNo === sessionNo);
    const { counted, countedIn = [], ...known } = bankInBooks({ table, sessionNo, ...bank }, own);
    if (counted === undefined) return [];
    const { expected, banker } = known;
    return [{ bank: bank.bank, banker, table, sessionNo, expected, counted, countedIn }];
  });
}
