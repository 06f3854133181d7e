import type { EventOf } from '../event-contract/catalogue';
import { checkHouseProfit } from './house-profit.check';
import { about } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';
import { postPokerSessionCharged } from './poker-session.posting';
import { checkSessionCharge, playAfterCharge } from './poker-session-rules';

/** A player pays for the session: once, what was announced; a table that rakes its pots may not charge it, too. */
export function judgePokerSessionCharged(
  event: EventOf<'cagnotte.poker-session.charged.v1'>,
  before: KnownBefore,
): Partial<Judgement> {
  const { session } = before;
  return {
    lines: postPokerSessionCharged(event),
    session: { ...session, play: playAfterCharge(session.play, event.data) },
    findings: about(
      [...checkHouseProfit(event.data.option, session), ...checkSessionCharge(event, before)],
      event.id,
    ),
  };
}
