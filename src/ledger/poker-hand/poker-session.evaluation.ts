import type { EventOf } from '../event-contract/catalogue';
import { about } from '../_core/finding';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { postPokerSessionCharged } from './poker-session.posting';
import { checkSessionCharge, playAfterCharge } from './poker-session-rules';

/** A player pays for the session: once, what was announced; a table that rakes its pots may not charge it, too. */
export function evaluatePokerSessionCharged(
  event: EventOf<'cagnotte.poker-session.charged.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const { session } = before;
  return {
    lines: postPokerSessionCharged(event),
    session: { ...session, play: playAfterCharge(session.play, event.data) },
    findings: about(checkSessionCharge(event, before), event.id),
  };
}
