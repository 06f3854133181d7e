import { streamOf } from '../../../src/ledger/event-contract/streams';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { isSameValue } from '../../../src/kernel/same-value';
import { FactLedger, inOrderOfPlace } from './fact-ledger';
import { shownLedger } from './shown-ledger';

/** More facts than this have too many permutations: then MOST_LATE of them come after all others, in every order. */
const MOST_FACTS = 5;
const MOST_LATE = 3;

/** All permutations of few facts; of many facts, all choices of a few late ones. */
export const ordersOf = (events: readonly CasinoEvent[]): CasinoEvent[][] =>
  events.length <= MOST_FACTS ? everyOrder(events, events.length) : everyOrder(events, MOST_LATE);

/** All choices of this many facts, in every order, after the others. */
function everyOrder(events: readonly CasinoEvent[], late: number): CasinoEvent[][] {
  if (late === 0 || events.length === 0) return [[...events]];
  return events.flatMap((last, index) =>
    everyOrder(events.toSpliced(index, 1), late - 1).map((others) => [...others, last]),
  );
}

async function ledgerOf(events: readonly CasinoEvent[]): Promise<FactLedger> {
  const ledger = new FactLedger();
  for (const event of events) await ledger.take(event);
  return ledger;
}

/** The ledger of a night. Fails if two orders of arrival give different ledgers. */
export async function inEveryOrder(events: readonly CasinoEvent[]): Promise<FactLedger> {
  for (const event of events) expect(streamOf(event)).toContain('granada');
  const inOrder = await ledgerOf(inOrderOfPlace(events));
  const shown = shownLedger(inOrder);
  for (const order of ordersOf(events)) {
    const said = shownLedger(await ledgerOf(order));
    if (isSameValue(said, shown)) continue;
    const arrived = order.map(({ id }) => id);
    expect({ arrived, ...said }).toEqual({ arrived, ...shown });
  }
  return inOrder;
}
