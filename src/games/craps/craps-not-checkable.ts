import type { UncheckableRule } from '../rule';

const unchecked = (id: string, lines: string, says: string, reason: string): UncheckableRule => ({
  id: `1.1.6-${id}`,
  citation: `1.1.6, ${lines}`,
  says,
  reason,
});

export const CRAPS_NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'IV.3-02',
    'IV.3 L1769-1773',
    'Both dice touch the opposite edge and come to rest on the table.',
    'conduct at the table; an incorrect throw is reported as a null one',
  ),
  unchecked(
    'IV.3-03',
    'IV.3 L1760-1767',
    'When a die falls to the floor, the shooter picks one of the other four to finish the series.',
    'which two of the dice are thrown is not reported',
  ),
  unchecked(
    'IV.3-04',
    'IV.3 L1757-1761, L1790-1801',
    'Dice are changed before a throw but not during a series, and when the chief says so.',
    'which two of the dice are thrown is not reported',
  ),
  unchecked(
    'IV.3-05',
    'IV.3',
    'The number of players is not limited.',
    'there is nothing that would break it',
  ),
  unchecked(
    'IV.3-07',
    'IV.3 L1740-1747',
    'Dice are offered first to the left of the croupiers, then clockwise; a player may refuse them.',
    'refusals are not reported, so that any next shooter may be right',
  ),
];
