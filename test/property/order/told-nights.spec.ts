import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { EventOf } from '../../../src/ledger/event-contract/catalogue';
import {
  asCounted,
  corrected,
  type CorrectedFact,
  isSameEvent,
  uncorrected,
} from '../../../src/ledger/corrections/corrected-fact.state';
import type { GamingDay } from '../../../src/kernel/gaming-day';
import { checkCustomers } from '../../../src/ledger/customers/customers.checks';
import { CasinoNow } from '../../../src/ledger/evaluation/casino-now';
import { casinoOf } from '../../../src/kernel/source';
import { isFact } from '../../../src/ledger/fact-order/place.state';
import { isSameValue } from '../../../src/kernel/same-value';
import { FactLedger, inOrderOfPlace } from '../../support/fact-order/fact-ledger';
import type { ShownLedger } from '../../support/fact-order/shown-ledger';
import { OF_ARRIVAL } from '../../support/one-order/books-said';
import { extent, patience } from '../../support/service/test-extent';
import { asFound, nightsTold, type NightTold } from '../../support/told-nights/facts-told';
import {
  anyDelivery,
  type Corrected,
  decidedBy,
  type Delivery,
  delivered,
  ledgersAfter,
  ledgersOf,
} from './deliveries';

jest.setTimeout(patience(240_000));

const DELIVERIES = Number(process.env['PROPERTY_RUNS'] ?? extent(2, 40));

/** A fixed order, so that the result depends only on the pages. */
const REVERSED: Delivery = { how: 'reversed', keys: [], again: [] };

/** A night divided into facts, corrections, and the books of its decisions. */
function nightOf({ events }: NightTold) {
  return {
    facts: events.filter(isFact),
    corrections: correctionsIn(events),
    newLedger: (casino: string) =>
      new FactLedger(
        new CasinoNow({ decided: decidedBy(events.filter(({ source }) => casinoOf(source) === casino)) }),
      ),
  };
}

/** The corrections of a night in order; a correction of a correction is assigned to the fact. */
function correctionsIn(events: readonly CasinoEvent[]): Omit<Corrected, 'behind'>[] {
  const known = new Map<CasinoEvent, CorrectedFact>();
  return events.filter(isCorrection).flatMap((by) => {
    const { corrects, replacement } = by.data;
    const target = events.find(
      (fact) =>
        isSameEvent(fact, corrects) ||
        known.get(fact)?.versions.some((version) => isSameEvent(version.by, corrects)) === true,
    );
    if (target === undefined) return [];
    const after = corrected(known.get(target) ?? uncorrected, { by, replacement });
    known.set(target, after);
    return [{ target, data: asCounted(target, after)?.data }];
  });
}

const isCorrection = (event: CasinoEvent): event is EventOf<'cagnotte.correction.recorded.v1'> =>
  event.type === 'cagnotte.correction.recorded.v1';

/** Removes state that a restarted service does not hold in memory. */
const withoutKept = (said: Readonly<Record<string, ShownLedger>>): object =>
  Object.entries(said).map(
    ([casino, { sessions: _sessions, reports: _reports, customers: _customers, ...shown }]) => [
      casino,
      shown,
    ],
  );

/** The findings of the first casino in the format of pages; those about customers are due of the days that are closed. */
function foundIn(ledger: FactLedger, closed: ReadonlySet<GamingDay>): string[] {
  const ofFacts = [...ledger.meanings.values()].flatMap(({ evaluation }) => evaluation.findings);
  const ofCustomers = [...ledger.now.customers.entries()].flatMap(([day, known]) =>
    closed.has(day) ? checkCustomers(day, known) : [],
  );
  return [...ofFacts, ...ledger.standing.values(), ...ofCustomers].map(asFound).sort();
}

/** Codes of findings about deliveries and their order instead of facts. */
const OF_DELIVERY = [...OF_ARRIVAL, 'delivery-in-conflict', 'delivery-unreadable'];
const isOfDelivery = (found: string): boolean => OF_DELIVERY.some((code) => found.startsWith(`${code} |`));

describe.each(nightsTold().map((told) => [told.page, told] as const))('%s', (_page, told) => {
  const { facts, corrections, newLedger } = nightOf(told);
  const late = corrections.map((each) => ({ ...each, behind: facts.length }));
  const soon = corrections.map((each) => ({ ...each, behind: 0 }));

  it('gives the same result in any order of arrival, also with restarts of the service', async () => {
    const inOrder = await ledgersOf(inOrderOfPlace(facts), { corrections: late, newLedger });
    const backwards = delivered(facts, REVERSED);
    expect(await ledgersOf(backwards, { corrections: soon, newLedger })).toEqual(inOrder);
    for (const [arrived, startsAgain] of [
      [facts, 2],
      [backwards, 3],
    ] as const)
      expect(withoutKept(await ledgersOf(arrived, { corrections: late, newLedger, startsAgain }))).toEqual(
        withoutKept(inOrder),
      );
    await fc.assert(
      fc.asyncProperty(anyDelivery, async (delivery) => {
        const said = await ledgersOf(delivered(facts, delivery), { corrections: soon, newLedger });
        if (!isSameValue(said, inOrder)) expect(said).toEqual(inOrder);
      }),
      { numRuns: DELIVERIES },
    );
  });
});

describe.each(
  nightsTold().flatMap(({ found, ...told }) =>
    found === undefined ? [] : [[told.page, { ...told, found }] as const],
  ),
)('%s', (_page, told) => {
  const { facts, corrections, newLedger } = nightOf(told);

  it('has the findings that its page states, in order and backwards', async () => {
    const expected = told.found.filter((found) => !isOfDelivery(found));
    for (const arrived of [inOrderOfPlace(facts), delivered(facts, REVERSED)]) {
      const ledgers = await ledgersAfter(arrived, {
        corrections: corrections.map((each) => ({ ...each, behind: facts.length })),
        newLedger,
      });
      expect(foundIn(ledgers.get(casinoOf(facts[0]!.source))!, told.closed)).toEqual(expected);
    }
  });
});
