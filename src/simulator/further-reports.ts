import type { EventType } from '../ledger/event-contract/catalogue';
import { type Fault, unnumbered, WRONG_BY } from './fault';

interface FurtherReport {
  readonly type: EventType;
  readonly code: string;
  readonly data: object;
  /** How often it is told, each time as a report of its own; the last is found. */
  readonly told?: number;
}

/** Something that never happened is told beside what did: it moves nothing that is counted, and is found once. */
const furtherReport =
  (beside: 'cagnotte.cage.chips-sold.v1' | 'cagnotte.coup.played.v1', further: FurtherReport): Fault =>
  (deliveries, chance) => {
    const sound = deliveries.pick(beside, chance, () => true);
    if (sound === undefined) return undefined;
    const { type, code, data, told = 1 } = further;
    const ids = Array.from({ length: told }, (_each, index) => `${sound.id}-${code}-${index}`);
    const named = { ...data, document: `${sound.id}-${code}` };
    for (const id of [...ids].reverse()) {
      const more = { currency: sound.data.currency, amount: WRONG_BY, ...named };
      deliveries.addAfter(sound, { ...unnumbered(sound), type, id, data: more });
    }
    return { eventIds: ids, expect: [{ code, eventIds: ids.slice(-1) }] };
  };

const BY = [{ id: 'E-1' }, { id: 'E-2' }];

export const FURTHER_REPORTS: Readonly<Record<string, Fault>> = {
  'moved-to-itself': furtherReport('cagnotte.cage.chips-sold.v1', {
    ...{ type: 'cagnotte.cage.transferred.v1', code: 'moved-to-itself' },
    data: { from: 'cash', to: 'cash', by: BY },
  }),
  'cheque-not-credited': furtherReport('cagnotte.cage.chips-sold.v1', {
    ...{ type: 'cagnotte.cage.cheque-returned.v1', code: 'cheque-not-credited' },
    data: { afterClearing: true },
  }),
  'cheque-issued-twice': furtherReport('cagnotte.cage.chips-sold.v1', {
    ...{ type: 'cagnotte.cage.cheque-issued.v1', code: 'cheque-number-used-twice', told: 2 },
    data: { pays: 'other', by: BY },
  }),
  'guarantee-not-held': furtherReport('cagnotte.coup.played.v1', {
    ...{ type: 'cagnotte.bank.deposit-returned.v1', code: 'guarantee-not-held' },
    data: { banker: 'nobody', guaranteeReleased: 'AV-1' },
  }),
};
