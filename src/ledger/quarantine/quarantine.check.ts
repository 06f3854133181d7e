import type { CasinoEvent } from '../_core/events/envelope';
import type { DeliveryQuarantined } from './intake.events';
import type { Finding } from '../_core/finding';

/** Reasons that say nothing of the words of a delivery: it contradicts what is recorded already. */
const CONTRADICTING: ReadonlySet<string> = new Set(['conflict', 'decided-already']);

const QUARANTINE_RULE = {
  ruleId: 'G7-quarantine',
  citation:
    'a delivery that cannot be stored as its event is kept, and stands until it is sent again or given up',
} as const;

/** A delivery is set aside. A long one comes in several parts, of which the first speaks for it. */
export function checkQuarantined({ id, data }: CasinoEvent<DeliveryQuarantined>): Finding[] {
  const { hash, reason, path, part } = data;
  if (part !== undefined && part.number > 1) return [];
  const contradicts = CONTRADICTING.has(reason);
  return [
    {
      ...QUARANTINE_RULE,
      ...(contradicts
        ? { code: 'delivery-in-conflict', severity: 'violation' }
        : { code: 'delivery-unreadable', severity: 'advisory' }),
      expected: contradicts ? 'nothing else under an id that is recorded' : 'an event that can be stored',
      found: `${reason}${path === '' ? '' : ` at ${path}`}; set aside as ${hash}`,
      eventIds: [data.id ?? id],
      standing: standingOf(id),
    },
  ];
}

/** The quarantine that ends because a delivery is given up. */
export const endedByDiscarding = (delivery: string): string => standingOf(delivery);

/** The quarantine that ends because an event replaces the delivery. */
export const endedBySendingAgain = ({ resubmits }: CasinoEvent): readonly string[] =>
  resubmits === undefined ? [] : [standingOf(resubmits)];

const standingOf = (delivery: string): string => `quarantined ${delivery}`;
