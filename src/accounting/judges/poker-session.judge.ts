import type { EventOf } from '../../domain/event-registry/catalogue';
import { checkHouseProfit } from '../checks/house-profit.check';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { postPokerSessionCharged } from '../posting-rules/poker-session.posting';
import { checkSessionCharge, playAfterCharge } from '../regulation/poker-session';

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
