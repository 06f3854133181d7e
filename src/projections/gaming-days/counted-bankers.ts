import type { CountedBanker } from '../../accounting/tie-outs/day-figures';
import type { SlotCounted } from '../../domain/event-registry/counts.events';
import { readBookFacts } from '../book-facts/book-facts';
import { bankInBooks, readDayBanks } from '../books/day-banks';
import type { Queryable } from '../queryable';
import type { DayAt } from './booked-moves';

/** The bankers of a day whose part of the cagnotte was counted by itself, with the commission that their coups came to. */
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
