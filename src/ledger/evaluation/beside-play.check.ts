import type { Finding } from '../../finding-catalogue/finding';
import type { CatalogueEvent } from '../event-contract/catalogue';
import { definitionOf } from '../event-contract/catalogue';
import type { LedgerState } from '../_core/evaluation.state';
import { checkPlayersOfHand } from '../seating/seating.check';
import { checkPlayInterrupted } from '../table-session/interruption.check';
import { checkAfterLastHands } from '../table-session/last-hands.check';

/** What facts of the table that are no rounds say about a round, hand, coup or shoe: whether it may be played now, and by whom. */
export const checkBesidePlay = (event: CatalogueEvent, before: LedgerState): Finding[] => [
  ...checkPlayInterrupted(event, before.session),
  ...(definitionOf(event.type)?.plays === undefined ? [] : checkAfterLastHands(event, before)),
  ...(event.type === 'cagnotte.hand.played.v1' ? checkPlayersOfHand(event, before) : []),
];
