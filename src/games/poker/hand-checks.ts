import { type Minor, sumMinor } from '../../kernel/money';
import { checkFaults } from '../_mechanics/unjudged';
import type { Setting } from '../game-rules';
import type { Round } from '../round';
import { breach, type RuleFinding } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import { checkAwards, checkReadings } from './awards-check';
import { checkCarriedIn } from './carried-pot';
import { checkBetting } from './betting/betting-checks';
import { checkCards } from './card-checks';
import type { CirclePokerFacts } from './circle-poker-facts';
import { returnedBySeat } from './contributions';
import { asDealt, checkAntesAfterBlank, checkOpeners, type DealtHand, staysInPot } from './draw/opened-hand';
import { isBlank } from './draw/openers';
import { annulling, errorOf } from './hand-errors';
import { asStacksTell, checkLastChips } from './last-chips';
import { handOf } from './read-hand';
import { checkRake, type SettledHand } from './rake-cap';
import type { ReportedHand } from './reported-hand';
import { checkAntesLeftOut } from './session-checks';
import { checkStatedRakes } from './stated-rakes';
import { checkMayWait, checkPlayers } from './table-checks';
import { checkDecided } from './undecided-hand';

/** Everything that is checked of a hand. */
export function checkHand(
  facts: CirclePokerFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly RuleFinding[] {
  const reported = handOf(round.outcome);
  if (reported === undefined) return checkFaults(settlement);
  const played = { hand: reported, before: round.before, answers: setting.answers };
  return [
    ...checkOpeners(asDealt(facts, played).facts, played),
    ...checkAntesAfterBlank(facts, played),
    ...checkCarriedIn(facts, played, setting),
    ...checkDealtHand(asDealt(facts, played), { round, settlement }, setting),
  ];
}

function checkDealtHand(
  { facts, hand }: DealtHand,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly RuleFinding[] {
  const settled = { hand, settlement };
  const { awards, pots } = round.declared ?? {};
  return [
    ...checkDecided(facts, settled, setting),
    ...checkSeated(facts, hand),
    ...checkPlayers(facts, hand),
    ...checkMayWait(facts, hand, setting),
    ...checkAntesLeftOut(facts, hand, setting),
    ...checkErrors(facts, hand),
    ...checkBetting(facts, asStacksTell(hand), setting),
    ...checkLastChips(facts, hand, setting.currency),
    ...checkLimit(facts, hand),
    ...checkCards(facts, hand),
    ...checkReturns(facts, settled, setting),
    ...(pots === undefined
      ? []
      : checkPots(facts, settlement, { declared: pots, currency: setting.currency })),
    ...checkCarried(facts, settled, setting.currency),
    ...checkRake(facts, settled, setting),
    ...checkStatedRakes(facts, settled, setting.currency),
    ...checkReadings(facts, { ...settled, ...(awards === undefined ? {} : { declared: awards }) }, setting),
    ...(awards === undefined ? [] : checkAwards(facts, { ...settled, declared: awards }, setting)),
  ];
}

function checkLimit(
  { limits, rules }: CirclePokerFacts,
  { limitType }: ReportedHand,
): readonly RuleFinding[] {
  if (limits.includes(limitType)) return [];
  return [
    breach(rules.limits, {
      code: 'limit-type-not-offered',
      severity: 'advisory',
      expected: limits.join(' or '),
      found: limitType,
    }),
  ];
}

/** Seats that act, or have cards, and are none of the hand: they have no claim. */
function checkSeated(
  { rules }: CirclePokerFacts,
  { seated, actions, cards }: ReportedHand,
): readonly RuleFinding[] {
  const known = new Set(seated.map(({ seat }) => seat));
  const others = [...new Set([...actions, ...cards].map(({ seat }) => seat))].filter(
    (seat) => !known.has(seat),
  );
  if (others.length === 0) return [];
  return [
    breach(rules.handReported, {
      code: 'seat-not-at-table',
      severity: 'violation',
      expected: `a seat of the hand: ${[...known].join(', ') || 'there is none'}`,
      found: `seat ${others.join(', ')}`,
    }),
  ];
}

/** What the table gave back, against the bet that nobody matched. */
function checkReturns(
  facts: CirclePokerFacts,
  { hand, settlement: { uncalled = [] } }: SettledHand,
  { currency, answers }: Setting,
): readonly RuleFinding[] {
  const returned = returnedBySeat(hand);
  const due = new Map(uncalled.map(({ seat, amount }) => [seat, amount]));
  const seats = [...new Set([...due.keys(), ...returned.keys()])].sort((one, other) => one - other);
  return seats.flatMap((seat) => {
    const [expected, found] = [due.get(seat) ?? 0n, returned.get(seat) ?? 0n];
    if (expected === found) return [];
    return [
      breach(annulling(facts, hand, { seat, answers })?.rule ?? facts.rules.uncalled, {
        code: found < expected ? 'uncalled-bet-not-returned' : 'uncalled-return-differs',
        severity: 'violation',
        expected: `${money(expected, currency)} back to seat ${seat}`,
        found: money(found, currency),
      }),
    ];
  });
}

function checkPots(
  { rules }: CirclePokerFacts,
  { pots = [] }: Settlement,
  { declared, currency }: { readonly declared: readonly Minor[]; readonly currency: string },
): readonly RuleFinding[] {
  const due = pots.map(({ amount }) => amount);
  const isSame = due.length === declared.length && due.every((amount, index) => amount === declared[index]);
  if (isSame || (sumMinor(due) === 0n && sumMinor(declared) === 0n)) return [];
  const inWords = (amounts: readonly Minor[]): string =>
    amounts.length === 0 ? 'no pot' : amounts.map((amount) => money(amount, currency)).join(', ');
  return [
    breach(rules.sidePots, {
      code: 'pots-differ',
      severity: 'violation',
      expected: inWords(due),
      found: inWords(declared),
    }),
  ];
}

/** What the table kept for the next hand, against what the rules leave there. */
function checkCarried(
  facts: CirclePokerFacts,
  { hand, settlement: { pots = [] } }: SettledHand,
  currency: string,
): readonly RuleFinding[] {
  const { regulated } = facts;
  const [due, found] = [sumMinor(pots.map((pot) => pot.carriedOut)), hand.carriedOut];
  if (regulated === undefined || found === due) return [];
  const { opening } = regulated;
  const ofOpening = isBlank(hand) ? opening?.blankHand : opening?.uncovered;
  return [
    breach((staysInPot(facts, hand) ? ofOpening : undefined) ?? regulated.rules.noPotCarried, {
      code: 'carried-pot-differs',
      severity: 'violation',
      expected: `${money(due, currency)} left for the next hand`,
      found: money(found, currency),
    }),
  ];
}

/** Errors of play by rules that the game does not have: what they did to the hand nobody can say. */
function checkErrors(facts: CirclePokerFacts, { errors }: ReportedHand): readonly RuleFinding[] {
  const { regulated } = facts;
  if (regulated === undefined) return [];
  const unknown = errors.filter(({ rule }) => errorOf(facts, rule) === undefined);
  if (unknown.length === 0) return [];
  return [
    breach(regulated.rules.error, {
      code: 'error-rule-unknown',
      severity: 'advisory',
      expected: 'a rule on errors of play of this game',
      found: unknown.map(({ rule }) => rule).join(', '),
    }),
  ];
}
