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
  /** What a first bet is at least: the minimum, and what the authority allows the table; 0 where nobody knows them. */
  readonly leastBet: Minor;
  readonly fullRaise: FullRaise;
  readonly eachMayRaise: boolean;
  readonly beginsWithBlinds: Answers['OP2-43'];
  readonly currency: string;
}
