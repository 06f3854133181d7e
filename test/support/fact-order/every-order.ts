import { streamOf } from '../../../src/ledger/event-contract/streams';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { isSameValue } from '../../../src/kernel/same-value';
import { FactLedger, inOrderOfPlace } from './fact-ledger';
import { shownLedger } from './shown-ledger';

/** Of more facts than these there are too many orders: then so many of them come behind all others, in any order. */
const MOST_FACTS = 5;
const MOST_LATE = 3;

/** The facts in every order, or, of many, with every few of them late. */
export const ordersOf = (events: readonly CasinoEvent[]): CasinoEvent[][] =>
  events.length <= MOST_FACTS ? everyOrder(events, events.length) : everyOrder(events, MOST_LATE);

/** So many of the facts, whichever, in every order behind the others. */
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

/** Of a night, whichever way it arrives: what it comes to. Fails where two orders come to something else. */
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
