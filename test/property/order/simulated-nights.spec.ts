import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { CasinoBooks } from '../../../src/ledger/casino/casino-books.state';
import { CasinoNow } from '../../../src/ledger/evaluation/casino-now';
import { isFact } from '../../../src/ledger/fact-order/place.state';
import { isSameValue } from '../../../src/kernel/same-value';
import { simulate } from '../../../packages/simulator/simulate';
import { FactLedger, inOrderOfPlace } from '../../support/fact-order/fact-ledger';
import { extent, patience } from '../../support/service/test-extent';
import { anyCorrection, anyDelivery, correctedIn, decidedBy, delivered, ledgersOf } from './deliveries';

jest.setTimeout(patience(240_000));

const NIGHTS = Number(process.env['PROPERTY_RUNS'] ?? extent(3, 700));

/** Days of a whole house: tables of several games, their pools, the cage and the count room. */
const anySimulation = fc.record({
  seed: fc.nat(),
  days: fc.integer({ min: 1, max: 2 }),
  tables: fc.integer({ min: 1, max: 26 }),
});

interface SimulatedNights {
  readonly facts: readonly CasinoEvent[];
  /** The books after the authorisation of the house. */
  readonly decided: CasinoBooks;
}

/** Limit of facts of a night: a delivery takes a second, in the short form a third. */
const MOST = extent(250, 500);

function nightsOf({ seed, ...size }: { seed: number; days: number; tables: number }): SimulatedNights {
  const hours = size.days === 2 || size.tables > 12 ? 1 : 2;
  const events = [
    ...simulate({
      casino: 'granada',
      currency: 'EUR',
      firstDay: '2026-03-06',
      seed: `${seed}`,
      hours,
      ...size,
    }),
  ];
  return { facts: events.filter(isFact).slice(0, MOST), decided: decidedBy(events) };
}

describe('nights of a simulated house', () => {
  it('give the same result in any order of arrival', async () => {
    const property = fc.asyncProperty(
      anySimulation,
      fc.array(anyDelivery, { minLength: 3, maxLength: 3 }),
      fc.infiniteStream(fc.nat({ max: 1_000 })),
      anyCorrection,
      async (simulation, deliveries, late, correction) => {
        const { facts, decided } = nightsOf(simulation);
        const newLedger = () => new FactLedger(new CasinoNow({ decided }));
        const corrected = correction && correctedIn(facts, correction);
        const corrections = corrected === undefined ? [] : [corrected];
        const inOrder = await ledgersOf(inOrderOfPlace(facts), {
          corrections: corrections.map((each) => ({ ...each, behind: facts.length })),
          newLedger,
        });
        for (const delivery of deliveries) {
          // One fact in ten is late; keys are drawn here because a night has more facts than a delivery has keys.
          const keys = facts.map(() => {
            const key: number = late.next().value;
            return key % 10 === 0 ? key : 0;
          });
          const arrived = await ledgersOf(delivered(facts, { ...delivery, keys }), {
            corrections,
            newLedger,
          });
          if (!isSameValue(arrived, inOrder))
            expect({ delivery, ...arrived }).toEqual({ delivery, ...inOrder });
        }
        expect(facts.length).toBeGreaterThan(10);
      },
    );
    await fc.assert(property, { numRuns: NIGHTS, endOnFailure: true });
  });
});
