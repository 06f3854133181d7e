import type { CasinoEvent } from '../_core/events/envelope';
import type { Finding } from '../_core/finding';

export const judgeConflictingRecord = (event: CasinoEvent): Finding[] => [
  {
    code: 'identity-conflict',
    severity: 'violation',
    ruleId: 'G2',
    citation: 'CloudEvents 1.0: source and id identify one event; the first record of an identity counts',
    expected: `one content for id ${event.id} of ${event.source}`,
    found: 'a later record of the same id with other content; it is kept and not counted',
    eventIds: [event.id],
  },
];
