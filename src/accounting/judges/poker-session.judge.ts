import type { EventOf } from '../../domain/event-registry/catalogue';
import { checkHouseProfit } from '../checks/house-profit.check';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { postPokerSessionCharged } from '../posting-rules/poker-session.posting';

/** A player pays for the session; a table that rakes its pots may not charge it, too. */
export const judgePokerSessionCharged = (
  event: EventOf<'cagnotte.poker-session.charged.v1'>,
  { session }: KnownBefore,
): Partial<Judgement> => ({
  lines: postPokerSessionCharged(event),
  findings: about(checkHouseProfit(event.data.option, session), event.id),
});
