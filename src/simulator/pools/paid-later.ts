import type { EventData } from '../../ledger/event-contract/catalogue';
import type { Premises } from '../premises';
import type { Told } from '../reporter';

const HALF_AN_HOUR = 1_800;

/** A prize that was owed is paid by the bank after half an hour. */
export function payLater(
  house: Premises,
  prize: Omit<Told<EventData['cagnotte.jackpot.paid.v1']>, 'currency' | 'paidFrom'>,
): void {
  const { pool, amount, ...owed } = prize;
  const { currency } = house.name;
  house.agenda.begin(
    house.agenda.now + HALF_AN_HOUR,
    (function* () {
      const data = { pool, currency, amount, paidFrom: 'bank', ...owed } as const;
      house.report({ type: 'cagnotte.jackpot.paid.v1', from: `pools/${pool}`, data });
      yield 0;
    })(),
  );
}
