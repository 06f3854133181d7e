import fc from 'fast-check';
import { anyNight } from '../../../test/support/fact-order/any-night';
import { FactLedger, inOrderOfPlace } from '../../../test/support/fact-order/fact-ledger';
import { type ShownLedger, shownLedger } from '../../../test/support/fact-order/shown-ledger';
import type { CasinoEvent } from '../../kernel/envelope';
import { casinoOf } from '../../kernel/source';

/** The same nights in each run; `test/property/order` draws many more at random. */
const NIGHTS = fc.sample(anyNight, { numRuns: 12, seed: 7 }).map((night) => {
  const [first] = night;
  return night.filter(({ source }) => casinoOf(source) === casinoOf(first!.source));
});

async function ledgerOf(arrived: readonly CasinoEvent[], startsAgain = Infinity): Promise<ShownLedger> {
  let ledger = new FactLedger();
  for (const [index, fact] of arrived.entries()) {
    if ((index + 1) % startsAgain === 0) ledger = ledger.startedAgain();
    await ledger.take(fact);
  }
  return shownLedger(ledger);
}

/** Without the states that a restarted service loads only where it needs them. */
const withoutKept = ({
  sessions: _sessions,
  reports: _reports,
  customers: _customers,
  ...shown
}: ShownLedger) => shown;

const late = (facts: readonly CasinoEvent[]): CasinoEvent[] => [
  ...facts.filter((_, index) => index % 3 !== 1),
  ...facts.filter((_, index) => index % 3 === 1).reverse(),
];

describe.each(NIGHTS.map((night, index) => [index + 1, inOrderOfPlace(night)] as const))(
  'night %i',
  (_n, night) => {
    it('gives the same books in its order, in reverse order and with late facts', async () => {
      const inOrder = await ledgerOf(night);
      expect(await ledgerOf(night.toReversed())).toEqual(inOrder);
      expect(await ledgerOf(late(night))).toEqual(inOrder);
    });

    it('gives the same books if the service is started again between facts', async () => {
      const inOrder = withoutKept(await ledgerOf(night));
      expect(withoutKept(await ledgerOf(night, 3))).toEqual(inOrder);
      expect(withoutKept(await ledgerOf(late(night), 4))).toEqual(inOrder);
      expect(withoutKept(await ledgerOf(night.toReversed(), 2))).toEqual(inOrder);
    });
  },
);
