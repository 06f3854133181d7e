import type { Minor } from '../../../kernel/money';
import type { Setting } from '../../game-rules';
import { breach, type RuleFinding } from '../../rule';
import { money } from '../../wording';
import type { CirclePokerFacts } from '../circle-poker-facts';
import type { HandAction, ReportedHand } from '../reported-hand';
import { checkBringIn } from '../stud/bring-in';
import type { Betting } from './betting';
import { type BettingMoment, type FullRaise, replayBetting } from './betting-replay';
import { checkFirstToSpeak } from './first-to-speak';
import { checkForcedBets } from './forced-bets';
import { checkMatched } from './matched-rounds';
import { checkRaise } from './raise-limits';
import { leastPrices } from './short-blind';

/** Forced bets, every action against what its player might do, and each round as it ended. */
export function checkBetting(
  { regulated }: CirclePokerFacts,
  hand: ReportedHand,
  { terms, answers, currency }: Setting,
): readonly RuleFinding[] {
  if (regulated === undefined) return [];
  const fullRaise: FullRaise =
    regulated.raise === 'doubles' && answers['OP2-41'] === 'doubles' && hand.limitType !== 'fixed'
      ? 'doubles'
      : 'as-last-raise';
  const eachMayRaise = regulated.raisesOf === 'player' && answers['OP2-42'] === 'each-player';
  const betting: Betting = {
    regulated,
    hand,
    minimum: terms?.minimum,
    fullRaise,
    eachMayRaise,
    currency,
    beginsWithBlinds: answers['OP2-43'],
  };
  return [
    ...checkForcedBets(betting),
    ...checkBringIn(betting),
    ...fewest(leastPrices(hand, terms?.minimum, answers).map((price) => checkActions(betting, price))),
  ];
}

/** Every action, with a call costing so much at least after the forced bets. */
function checkActions(betting: Betting, leastPrice: Minor): readonly RuleFinding[] {
  const { moments, rounds } = replayBetting(betting.hand, { fullRaise: betting.fullRaise, leastPrice });
  return [
    ...moments.flatMap((moment) => checkMoment(betting, moment)),
    ...checkMatched(betting, rounds),
    ...checkFirstToSpeak(betting, moments),
  ];
}

/** By the reading that finds least; of several the first. */
const fewest = (readings: readonly (readonly RuleFinding[])[]): readonly RuleFinding[] =>
  readings.reduce((least, findings) => (findings.length < least.length ? findings : least));

function checkMoment(betting: Betting, moment: BettingMoment): readonly RuleFinding[] {
  const { hasFolded, action } = moment;
  if (hasFolded) return [actedAfterFold(betting, moment)];
  return CHECKS[action.action]?.(betting, moment) ?? [];
}

const CHECKS: Readonly<
  Partial<Record<HandAction['action'], (betting: Betting, moment: BettingMoment) => readonly RuleFinding[]>>
> = {
  check: checkCheck,
  call: checkCall,
  bet: checkRaise,
  raise: checkRaise,
  complete: checkRaise,
};

const actedAfterFold = ({ regulated }: Betting, { action }: BettingMoment): RuleFinding =>
  breach(regulated.rules.folded, {
    code: 'acted-after-fold',
    severity: 'violation',
    expected: `nothing more of seat ${action.seat}, which left the hand`,
    found: action.action,
  });

/** Who has not matched a bet may not pass. */
function checkCheck(
  { regulated, currency }: Betting,
  { action: { seat }, highest, putBefore }: BettingMoment,
): readonly RuleFinding[] {
  if (putBefore >= highest) return [];
  return [
    breach(regulated.rules.check, {
      code: 'check-against-bet',
      severity: 'violation',
      expected: `seat ${seat} calls ${money(highest - putBefore, currency)}, raises or leaves`,
      found: 'check',
    }),
  ];
}

/** Exactly the highest bet; less only with the last chips. */
function checkCall(
  { regulated, currency }: Betting,
  { action: { seat, amount, allIn }, highest, putBefore }: BettingMoment,
): readonly RuleFinding[] {
  const due = highest > putBefore ? highest - putBefore : 0n;
  if (amount === due || (allIn && amount < due)) return [];
  return [
    breach(regulated.rules.call, {
      code: 'call-differs',
      severity: 'violation',
      expected: `${money(due, currency)} of seat ${seat}`,
      found: money(amount, currency),
    }),
  ];
}
