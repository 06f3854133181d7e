import type { Minor } from '../../../kernel/money';
import type { Answers } from '../../open-points';
import type { RegulatedPlay } from '../regulated-play';
import type { ReportedHand } from '../reported-hand';
import type { FullRaise } from './betting-replay';

/** What the checks of a betting look at: the rules, the hand, the minimum bet where it is known. */
export interface Betting {
  readonly regulated: RegulatedPlay;
  readonly hand: ReportedHand;
  readonly minimum: Minor | undefined;
  readonly fullRaise: FullRaise;
  readonly eachMayRaise: boolean;
  readonly beginsWithBlinds: Answers['OP2-43'];
  readonly currency: string;
}
