import type { EventOf } from '../../domain/event-registry/catalogue';
import { checkHand } from '../checks/hand.checks';
import { checkRakeCap } from '../checks/rake-cap';
import { about } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { postHandPlayed } from '../posting-rules/hand.posting';

/** Posts the rake and the carried pot, and holds the hand's own figures against each other. */
export const judgeHandPlayed = (
  event: EventOf<'cagnotte.hand.played.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({
  lines: postHandPlayed(event, before),
  findings: about([...checkHand(event.data), ...checkRakeCap(event.data)], event.id),
});
