import { type Finding, said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import type { Minor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import { breach } from '../rule';
import { money } from '../wording';
import type { PokerFacts } from './poker-facts';
import type { HandAction, ReportedHand } from './reported-hand';
import { ACTION_NAMES, lowestOpen, FORCED_ACTIONS } from './reported-hand';
import { minimumOf } from '../_mechanics/authorised-terms';
import type { Betting, BettingMoment, ClosedRound, FullRaise } from './betting-replay';
import { replayBetting } from './betting-replay';
import { checkFirstToSpeak, checkRaise } from './raise-limits';
import type { Answers } from '../open-points';

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
    leastBet: terms === undefined ? 0n : minimumOf(terms, 'bet'),
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
    expected: said('nothing-more-of-seat-which-left-hand', { seat: action.seat }),
    found: ACTION_NAMES[action.action],
  });

function checkCheck(
  { regulated, currency }: Betting,
  { action: { seat }, highest, putBefore }: BettingMoment,
): readonly Finding[] {
  if (putBefore >= highest) return [];
  return [
    breach(regulated.rules.check, {
      code: 'check-against-bet',
      expected: said('seat-calls-raises-or-leaves', { seat, amount: money(highest - putBefore, currency) }),
      found: said('check'),
    }),
  ];
}

/** A call matches the highest bet; only an all-in call may be for less. */
function checkCall(
  { regulated, currency }: Betting,
  { action: { seat, amount, allIn }, highest, putBefore }: BettingMoment,
): readonly Finding[] {
  const due = highest > putBefore ? highest - putBefore : 0n;
  if (amount === due || (allIn && amount < due)) return [];
  return [
    breach(regulated.rules.call, {
      code: 'call-differs',
      expected: said('of-seat', { amount: money(due, currency), seat }),
      found: money(amount, currency),
    }),
  ];
}

/** At the end of a betting round all players in the hand have put in the highest bet, except those who are all-in. */
function checkMatched(
  { regulated, hand, currency }: Betting,
  rounds: readonly ClosedRound[],
): readonly Finding[] {
  const excused = new Set(hand.errors.map(({ seat }) => seat));
  return rounds.flatMap(({ round, highest, standing }) => {
    const short = standing.filter(({ seat, put, allIn }) => put < highest && !allIn && !excused.has(seat));
    if (short.length === 0 || standing.length < 2) return [];
    return [
      breach(regulated.rules.matched, {
        code: 'bets-not-equal',
        expected: said('of-each-who-is-still-in-after-round', { amount: money(highest, currency), round }),
        found: listed(short.map(({ seat, put }) => said('of-seat', { amount: money(put, currency), seat }))),
      }),
    ];
  });
}

function checkForcedBets(betting: Betting): readonly Finding[] {
  return [...checkAntes(betting), ...checkBlinds(betting), ...checkWhoPays(betting)];
}

const madeBy = ({ hand }: Betting, ...did: readonly HandAction['action'][]): readonly HandAction[] =>
  hand.actions.filter(({ action }) => did.includes(action));

/** An ante is at most half of the minimum; not checked in a game where it is the minimum. */
function checkAntes(betting: Betting): readonly Finding[] {
  const { minimum, regulated, currency } = betting;
  if (minimum === undefined || regulated.ante === 'the-minimum') return [];
  const above = madeBy(betting, 'ante').filter(({ amount }) => amount * 2n > minimum);
  if (above.length === 0) return [];
  return [
    breach(regulated.rules.ante, {
      code: 'ante-above-half',
      expected: said('ante-of-at-most', { amount: money(minimum / 2n, currency) }),
      found: money(above[0]!.amount, currency),
    }),
  ];
}

/** The blinds are half of the minimum and the minimum; only an all-in blind may be for less. */
function checkBlinds(betting: Betting): readonly Finding[] {
  const { minimum, regulated, currency } = betting;
  if (minimum === undefined) return [];
  const wrong = (blind: HandAction, due: Minor): readonly Finding[] =>
    blind.amount === due || (blind.allIn && blind.amount < due)
      ? []
      : [
          breach(regulated.rules.blinds, {
            code: 'blind-not-by-minimum',
            expected: said('of-seat', { amount: money(due, currency), seat: blind.seat }),
            found: money(blind.amount, currency),
          }),
        ];
  return [
    ...madeBy(betting, 'small-blind').flatMap((blind) => wrong(blind, minimum / 2n)),
    ...madeBy(betting, 'big-blind').flatMap((blind) => wrong(blind, minimum)),
  ];
}

/** Finds blinds in a game without blinds, and players without an ante where others have put one in. */
function checkWhoPays(betting: Betting): readonly Finding[] {
  const { regulated, hand } = betting;
  const blinds = madeBy(betting, 'small-blind', 'big-blind');
  const findings: Finding[] = [];
  if (blinds.length > 0 && !regulated.forced.includes('blinds')) {
    const found = listed(
      [...new Set(blinds.map(({ action }) => action))].map((action) => ACTION_NAMES[action]),
    );
    findings.push(
      breach(regulated.rules.ante, {
        code: 'forced-bet-not-of-game',
        expected: said('ante-of-everybody-who-wants-cards'),
        found,
      }),
    );
  }
  const antes = madeBy(betting, 'ante').filter(({ amount }) => amount > 0n);
  const paid = new Set(antes.map(({ seat }) => seat));
  const without = [...new Set(hand.actions.map(({ seat }) => seat))].filter((seat) => !paid.has(seat));
  if (paid.size < 2 || without.length === 0) return findings;
  return [
    ...findings,
    breach(regulated.rules.anteMissing, {
      code: 'ante-missing',
      as: 'advisory',
      expected: said('ante-of-everybody-who-takes-part'),
      found: said('none-of-seat', { seat: without.join(', ') }),
    }),
  ];
}

/**
 * The least price of a call after the forced bets, in minor units, under each allowed reading, the preferred one first;
 * 0 means the highest forced bet. Readings differ only where all forced bets were below the minimum (OP2-48).
 */
function leastPrices(
  hand: ReportedHand,
  minimum: Minor | undefined,
  { 'OP2-48': answer }: Pick<Answers, 'OP2-48'>,
): readonly Minor[] {
  const full = minimum ?? minimumByBlind(hand);
  const forced = hand.actions.filter(({ action }) => FORCED_ACTIONS.has(action));
  if (full === undefined || forced.length === 0 || forced.some(({ amount }) => amount >= full)) return [0n];
  if (answer === 'either') return [full, 0n];
  return [answer === 'minimum' ? full : 0n];
}

/**
 * The minimum of a table that does not state it, in minor units: twice the small blind; if both blinds were all-in, the
 * first call of the hand, because later calls must match it.
 */
const minimumByBlind = ({ actions }: ReportedHand): Minor | undefined => {
  const blinds = actions.filter(({ action }) => action === 'small-blind' || action === 'big-blind');
  const small = blinds.find(({ action, allIn }) => action === 'small-blind' && !allIn);
  if (small !== undefined) return small.amount * 2n;
  const areShort = blinds.length > 0 && blinds.every(({ allIn }) => allIn);
  return areShort ? actions.find(({ action, allIn }) => action === 'call' && !allIn)?.amount : undefined;
};

function checkBringIn({ regulated, hand, minimum, currency }: Betting): readonly Finding[] {
  const rule = regulated.rules.bringIn;
  const bringIn = hand.actions.find(({ action }) => action === 'bring-in');
  if (rule === undefined || bringIn === undefined) return [];
  const { seat, amount, allIn } = bringIn;
  const findings: Finding[] = [];
  if (minimum !== undefined && amount < minimum && !allIn) {
    findings.push(
      breach(rule, {
        code: 'bring-in-below-minimum',
        expected: said('at-least', { amount: money(minimum, currency) }),
        found: money(amount, currency),
      }),
    );
  }
  const lowest = lowestOpen(hand, [...new Set(hand.actions.map((action) => action.seat))]);
  if (lowest === undefined || lowest === seat) return findings;
  return [
    ...findings,
    breach(rule, {
      code: 'bring-in-not-of-lowest',
      expected: said('seat-which-has-lowest-open-card', { seat: lowest }),
      found: said('seat', { seat }),
    }),
  ];
}
