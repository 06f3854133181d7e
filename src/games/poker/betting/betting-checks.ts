import type { Finding } from '../../../finding-catalogue/finding';
import { said } from '../../../finding-catalogue/said';
import type { Minor } from '../../../kernel/money';
import type { Setting } from '../../game-rules';
import { breach } from '../../rule';
import { money } from '../../wording';
import type { PokerFacts } from '../poker-facts';
import type { HandAction, ReportedHand } from '../reported-hand';
import { checkBringIn } from '../stud/bring-in';
import type { Betting } from './betting';
import { type BettingMoment, type FullRaise, replayBetting } from './betting-replay';
import { checkFirstToSpeak } from './first-to-speak';
import { checkForcedBets } from './forced-bets';
import { checkMatched } from './matched-rounds';
import { checkRaise } from './raise-limits';
import { leastPrices } from './short-blind';

export function checkBetting(
  { regulated }: PokerFacts,
  hand: ReportedHand,
  { terms, answers, currency }: Setting,
): readonly Finding[] {
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

function checkActions(betting: Betting, leastPrice: Minor): readonly Finding[] {
  const { moments, rounds } = replayBetting(betting.hand, { fullRaise: betting.fullRaise, leastPrice });
  return [
    ...moments.flatMap((moment) => checkMoment(betting, moment)),
    ...checkMatched(betting, rounds),
    ...checkFirstToSpeak(betting, moments),
  ];
}

const fewest = (readings: readonly (readonly Finding[])[]): readonly Finding[] =>
  readings.reduce((least, findings) => (findings.length < least.length ? findings : least));

function checkMoment(betting: Betting, moment: BettingMoment): readonly Finding[] {
  const { hasFolded, action } = moment;
  if (hasFolded) return [actedAfterFold(betting, moment)];
  return CHECKS[action.action]?.(betting, moment) ?? [];
}

const CHECKS: Readonly<
  Partial<Record<HandAction['action'], (betting: Betting, moment: BettingMoment) => readonly Finding[]>>
> = {
  check: checkCheck,
  call: checkCall,
  bet: checkRaise,
  raise: checkRaise,
  complete: checkRaise,
};

const actedAfterFold = ({ regulated }: Betting, { action }: BettingMoment): Finding =>
  breach(regulated.rules.folded, {
    code: 'acted-after-fold',
    expected: said`nothing more of seat ${action.seat}, which left the hand`,
    found: action.action,
  });

function checkCheck(
  { regulated, currency }: Betting,
  { action: { seat }, highest, putBefore }: BettingMoment,
): readonly Finding[] {
  if (putBefore >= highest) return [];
  return [
    breach(regulated.rules.check, {
      code: 'check-against-bet',
      expected: said`seat ${seat} calls ${money(highest - putBefore, currency)}, raises or leaves`,
      found: said`check`,
    }),
  ];
}

/** Exactly the highest bet; less only with the last chips. */
function checkCall(
  { regulated, currency }: Betting,
  { action: { seat, amount, allIn }, highest, putBefore }: BettingMoment,
): readonly Finding[] {
  const due = highest > putBefore ? highest - putBefore : 0n;
  if (amount === due || (allIn && amount < due)) return [];
  return [
    breach(regulated.rules.call, {
      code: 'call-differs',
      expected: said`${money(due, currency)} of seat ${seat}`,
      found: money(amount, currency),
    }),
  ];
}
