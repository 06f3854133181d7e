import { said } from '../../finding-catalogue/finding';
import { type Minor, sumMinor } from '../../kernel/money';
import type { SeatStake, SettledPots, SeatShare, SettledPot } from '../_mechanics/settle-pots';
import { settlePots } from '../_mechanics/settle-pots';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { Setting } from '../game-rules';
import { EMPTY_TABLE, type Round } from '../round';
import type { Award, ReturnedBet, Settlement } from '../settlement';
import type { PokerFacts } from './poker-facts';
import { asDealt, remembered, staysInPot } from './opened-hand';
import { stakesAfterErrors } from './hand-errors';
import { bestClaims, type EvaluatedPot, oddUnitOf, type Showdown, showdownOf, winnersAt } from './showdown';
import { pokerHandOf } from './read-hand';
import type { ReportedHand } from './reported-hand';
import { categoryOf } from '../_mechanics/five-card-hand';
import type { Rule } from '../rule';
import { present } from '../../kernel/present';

/**
 * Divides what equal hands win in proportion to their stakes, instead of pot by pot (OP2-07): several winners of the
 * main pot share all pots that one of them won. Odd chips go one each to the seats in the order of the awards. The seat
 * with the least stake takes its share out of the main pot first.
 */
function proRataSplit(
  pots: readonly SettledPot[],
  stakes: readonly SeatStake[],
  unit: Minor,
): readonly SettledPot[] {
  const winners = (pots[0]?.awards ?? []).map(({ seat }) => seat);
  // A winner of the main pot who contends for a side pot has the best hand there, too.
  const isTheirs = ({ awards = [] }: SettledPot): boolean =>
    awards.some(({ seat }) => winners.includes(seat));
  const shared = pots.filter(isTheirs);
  if (winners.length < 2) return pots;
  const total = sumMinor(shared.flatMap(({ awards = [] }) => awards.map(({ amount }) => amount)));
  const putIn = new Map(stakes.map(({ seat, live, dead }) => [seat, live + dead]));
  const due = inProportion(
    total,
    winners.map((seat) => ({ seat, amount: putIn.get(seat) ?? 0n })),
    unit,
  );
  const left = new Map(due.map(({ seat, amount }) => [seat, amount]));
  const leastFirst = [...winners].sort((one, other) => (putIn.get(one)! < putIn.get(other)! ? -1 : 1));
  return pots.map((pot) => (isTheirs(pot) ? { ...pot, awards: takenFrom(pot, leastFirst, left) } : pot));
}

/**
 * Shares in whole units, rounded down; odd chips go one each to the seats in their order, less than a unit to the
 * first.
 */
function inProportion(total: Minor, stakes: readonly SeatShare[], unit: Minor): readonly SeatShare[] {
  const all = sumMinor(stakes.map(({ amount }) => amount));
  if (all === 0n) return stakes.map(({ seat }, index) => ({ seat, amount: index === 0 ? total : 0n }));
  const shares = stakes.map(({ seat, amount }) => ({ seat, amount: ((total * amount) / all / unit) * unit }));
  const odd = total - sumMinor(shares.map(({ amount }) => amount));
  const units = odd / unit;
  return shares.map(({ seat, amount }, index) => ({
    seat,
    amount: amount + (BigInt(index) < units ? unit : 0n) + (index === 0 ? odd % unit : 0n),
  }));
}

function takenFrom(
  { awards = [] }: SettledPot,
  seats: readonly number[],
  left: Map<number, Minor>,
): readonly SeatShare[] {
  let held = sumMinor(awards.map(({ amount }) => amount));
  return seats.flatMap((seat) => {
    const mine = left.get(seat) ?? 0n;
    const amount = mine < held ? mine : held;
    if (amount === 0n) return [];
    held -= amount;
    left.set(seat, mine - amount);
    return [{ seat, amount }];
  });
}

interface HandAtTable {
  readonly hand: ReportedHand;
  readonly setting: Setting;
}

interface DividedHand extends SettledPots {
  readonly returned: readonly ReturnedBet[];
  readonly showdown: Showdown;
}

/**
 * Settles a hand of non-banked poker: uncalled bets, pots, rake and awards. `complete` is false if cards are missing.
 */
export function settleHand(facts: PokerFacts, round: Round, setting: Setting): Settlement {
  const hand = pokerHandOf(round.outcome);
  if (hand === undefined) {
    return unevaluatedRound(round, facts.rules.handReported, said('hand-of-poker-with-its-seats-actions'));
  }
  const played = { hand, before: round.before, answers: setting.answers };
  const dealt = asDealt(facts, played);
  const settlement = asSettlement(dealt.facts, dividePots(dealt.facts, { hand: dealt.hand, setting }));
  return { ...settlement, after: remembered(facts, played) };
}

/** Divides the pots of a hand. `statedRakes`: the rake of each pot, as stated by the table. */
export function dividePots(
  facts: PokerFacts,
  { hand, setting }: HandAtTable,
  statedRakes: readonly Minor[] | undefined = hand.rakeByPot,
): DividedHand {
  const { answers } = setting;
  const { stakes, returned } = stakesAfterErrors(facts, hand, answers);
  const unit = oddUnitOf(facts, setting);
  const showdown = showdownOf(facts, hand, answers);
  const { uncalled, pots } = settlePots({
    stakes,
    carriedIn: hand.carriedIn,
    carriedOut: carriedOutOf(facts, hand, stakes),
    rake: hand.rake,
    ...present({ statedRakes }),
    winnersOf: winnersAt(showdown, answers),
    unit,
    oneOddUnitEach: facts.regulated !== undefined,
  });
  const isProRata =
    facts.regulated !== undefined && answers['OP2-07'] === 'pro-rata' && hasOneWinner(facts, hand);
  return { uncalled, pots: isProRata ? proRataSplit(pots, stakes, unit) : pots, returned, showdown };
}

/** The pot carried to the next hand, in minor units: as the table states; under a regulation all of the pot, or 0. */
function carriedOutOf(facts: PokerFacts, hand: ReportedHand, stakes: readonly SeatStake[]): Minor {
  if (facts.regulated === undefined) return hand.carriedOut;
  if (!staysInPot(facts, hand)) return 0n;
  return hand.carriedIn + sumMinor(stakes.map(({ live, dead }) => live + dead));
}

/** Whether only one hand can win a pot: there is neither a low hand nor a second board. */
const hasOneWinner = ({ lowUpTo }: PokerFacts, { boards }: ReportedHand): boolean =>
  lowUpTo === undefined && boards.length < 2;

function asSettlement(facts: PokerFacts, { uncalled, pots, returned, showdown }: DividedHand): Settlement {
  const complete = pots.every(({ awards }) => awards !== undefined);
  const rake = sumMinor(pots.map((pot) => pot.rake));
  return {
    bets: [],
    commissions: rake === 0n ? [] : [{ name: 'rake', amount: rake, rule: facts.rules.rake }],
    pools: [],
    awards: complete ? awardsOf(awardRules(facts, showdown), pots) : [],
    pots: pots.map(({ amount, contenders, rake: taken, carriedOut }) => ({
      amount,
      contenders,
      rake: taken,
      carriedOut,
    })),
    uncalled: [...returned, ...(uncalled === undefined ? [] : [uncalled])],
    after: EMPTY_TABLE,
    complete,
  };
}

const awardsOf = (ruleOf: AwardRule, pots: SettledPots['pots']): readonly Award[] =>
  pots.flatMap(({ awards = [], contenders }, potNo) =>
    awards.map(({ seat, amount }) => ({ seat, potNo, amount, rule: ruleOf(contenders, seat) })),
  );

type AwardRule = (contenders: readonly number[], seat: number) => Rule;

/**
 * The rule behind an award: the last player left, the better cards, or an even split. Where the regulation has a rule
 * for each category of hand, it is that of the winning hand, or that on ties within its category.
 */
function awardRules({ rules, regulated }: PokerFacts, showdown: Showdown): AwardRule {
  return (contenders, seat) => {
    if (contenders.length === 1) return rules.lastOneLeft;
    const pot = showdown(contenders);
    if (pot === undefined) return rules.ranking;
    if (regulated?.splitBy !== undefined) return regulated.splitBy;
    for (const claims of pot.boards) {
      const winners = bestClaims(claims, ({ high }) => high);
      if (!winners.includes(seat)) continue;
      if (winners.length > 1) return rules.split;
      return regulated === undefined
        ? rules.ranking
        : (categoryRule(regulated, pot, claims) ?? rules.ranking);
    }
    return regulated?.lowWinsBy ?? rules.split;
  };
}

function categoryRule(
  { winsBy, tiesBy }: NonNullable<PokerFacts['regulated']>,
  { ranking }: EvaluatedPot,
  claims: EvaluatedPot['boards'][number],
): Rule | undefined {
  const [best, second] = claims.map(({ high }) => high).sort((one, other) => other - one);
  const category = categoryOf(best!, ranking);
  const isTie = second !== undefined && categoryOf(second, ranking) === category;
  return (isTie ? tiesBy[category] : undefined) ?? winsBy[category];
}
