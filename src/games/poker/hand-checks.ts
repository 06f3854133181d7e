import { either, listed } from '../../words/message';
import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { type Minor, sumMinor } from '../../kernel/money';
import { checkFaults } from '../_mechanics/voided-round';
import type { Setting } from '../game-rules';
import type { Round } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import { checkAwards, checkReadings } from './awards-check';
import { annulling, checkCarriedIn, handError, returnedBySeat } from './hand-errors';
import { checkBetting } from './betting-checks';
import { checkPokerCards } from './card-checks';
import type { PokerFacts, RegulatedPlay } from './poker-facts';
import type { PokerHandDealt } from './opened-hand';
import { asDealt, checkAntesAfterBlank, checkOpeners, isBlank, staysInPot } from './opened-hand';
import { asStacksTell, checkDecided, checkLastChips, checkStacks } from './undecided-hand';
import { pokerHandOf } from './read-hand';
import { checkRake, checkStatedRakes, type SettledHand } from './rake-cap';
import type { ReportedHand } from './reported-hand';
import { checkAntesLeftOut } from './session-checks';
import { settleHand } from './settle-hand';
import { checkMayWait, checkPlayers } from './table-checks';
import { present } from '../../kernel/present';

export function checkPokerHand(
  facts: PokerFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const reported = pokerHandOf(round.outcome);
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
  { facts, hand }: PokerHandDealt,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const settled = { hand, settlement };
  const { awards, pots } = round.declared ?? {};
  return [
    ...checkDecided(facts, settled, setting),
    ...checkSeated(facts, hand, [...hand.actions, ...hand.cards]),
    ...checkPlayers(facts, hand),
    ...checkMayWait(facts, hand, setting),
    ...checkAntesLeftOut(facts, hand, setting),
    ...checkErrors(facts, hand),
    ...checkBetting(facts, asStacksTell(hand), setting),
    ...checkStacks(facts, hand, setting.currency),
    ...checkLastChips(facts, hand, setting.currency),
    ...checkLimit(facts, hand),
    ...checkPokerCards(facts, hand),
    ...checkReturns(facts, settled, setting),
    ...(pots === undefined
      ? []
      : checkPots(facts, settlement, { declared: pots, currency: setting.currency })),
    ...checkCarried(facts, settled, setting.currency),
    ...checkRake(facts, settled, setting),
    ...checkStatedRakes(facts, settled, setting.currency),
    ...checkReadings(facts, { ...settled, ...present({ declared: awards }) }, setting),
    ...(awards === undefined ? [] : checkAwards(facts, { ...settled, declared: awards }, setting)),
  ];
}

function checkLimit({ limits, rules }: PokerFacts, { limitType }: ReportedHand): readonly Finding[] {
  if (limits.includes(limitType)) return [];
  return [
    breach(rules.limits, {
      code: 'limit-type-not-offered',
      expected: either(limits),
      found: limitType,
    }),
  ];
}

/**
 * Checks the rules of every hand, whatever its game: the seats, their stacks and the rake. Openers belong to one game.
 */
export function checkAnyHand(ofGame: PokerFacts, round: Round, setting: Setting): readonly Finding[] {
  const hand = pokerHandOf(round.outcome);
  if (hand === undefined) return [];
  const { regulated } = ofGame;
  const facts = regulated === undefined ? ofGame : { ...ofGame, regulated: withoutOpening(regulated) };
  const settled = { hand, settlement: settleHand(facts, round, setting) };
  return [
    ...checkSeated(facts, hand, [...hand.actions, ...hand.cards, ...(round.declared?.awards ?? [])]),
    ...checkStacks(facts, hand, setting.currency),
    ...checkRake(facts, settled, setting),
  ];
}

const withoutOpening = ({ opening: _opening, ...regulated }: RegulatedPlay): RegulatedPlay => regulated;

function checkSeated(
  { rules }: PokerFacts,
  { seated }: ReportedHand,
  parts: readonly { readonly seat: number }[],
): readonly Finding[] {
  const known = new Set(seated.map(({ seat }) => seat));
  const others = [...new Set(parts.map(({ seat }) => seat))].filter((seat) => !known.has(seat));
  if (others.length === 0) return [];
  return [
    breach(rules.handReported, {
      code: 'seat-not-at-table',
      expected: said('seat-of-hand', { seats: [...known].join(', ') || said('there-is-none') }),
      found: said('seat', { seat: others.join(', ') }),
    }),
  ];
}

function checkReturns(
  facts: PokerFacts,
  { hand, settlement: { uncalled = [] } }: SettledHand,
  { currency, answers }: Setting,
): readonly Finding[] {
  const returned = returnedBySeat(hand);
  const due = new Map(uncalled.map(({ seat, amount }) => [seat, amount]));
  const seats = [...new Set([...due.keys(), ...returned.keys()])].sort((one, other) => one - other);
  return seats.flatMap((seat) => {
    const [expected, found] = [due.get(seat) ?? 0n, returned.get(seat) ?? 0n];
    if (expected === found) return [];
    return [
      breach(annulling(facts, hand, { seat, answers })?.rule ?? facts.rules.uncalled, {
        code: found < expected ? 'uncalled-bet-not-returned' : 'uncalled-return-differs',
        expected: said('back-to-seat', { amount: money(expected, currency), seat }),
        found: money(found, currency),
      }),
    ];
  });
}

function checkPots(
  { rules }: PokerFacts,
  { pots = [] }: Settlement,
  { declared, currency }: { readonly declared: readonly Minor[]; readonly currency: string },
): readonly Finding[] {
  const due = pots.map(({ amount }) => amount);
  const isSame = due.length === declared.length && due.every((amount, index) => amount === declared[index]);
  if (isSame || (sumMinor(due) === 0n && sumMinor(declared) === 0n)) return [];
  const inWords = (amounts: readonly Minor[]): Said =>
    amounts.length === 0 ? said('no-pot') : listed(amounts.map((amount) => money(amount, currency)));
  return [
    breach(rules.sidePots, {
      code: 'pots-differ',
      expected: inWords(due),
      found: inWords(declared),
    }),
  ];
}

function checkCarried(
  facts: PokerFacts,
  { hand, settlement: { pots = [] } }: SettledHand,
  currency: string,
): readonly Finding[] {
  const { regulated } = facts;
  const [due, found] = [sumMinor(pots.map((pot) => pot.carriedOut)), hand.carriedOut];
  if (regulated === undefined || found === due) return [];
  const { opening } = regulated;
  const ofOpening = isBlank(hand) ? opening?.blankHand : opening?.uncovered;
  return [
    breach((staysInPot(facts, hand) ? ofOpening : undefined) ?? regulated.rules.noPotCarried, {
      code: 'carried-pot-differs',
      expected: said('left-for-next-hand', { amount: money(due, currency) }),
      found: money(found, currency),
    }),
  ];
}

function checkErrors(facts: PokerFacts, { errors }: ReportedHand): readonly Finding[] {
  const { regulated } = facts;
  if (regulated === undefined) return [];
  const unknown = errors.filter(({ rule }) => handError(facts, rule) === undefined);
  if (unknown.length === 0) return [];
  return [
    breach(regulated.rules.error, {
      code: 'error-rule-unknown',
      expected: said('rule-on-errors-of-play-of-this-game'),
      found: unknown.map(({ rule }) => rule).join(', '),
    }),
  ];
}
