import { ONE, rational, multiply, subtract, compare, type Rational } from '../../kernel/rational';
import type { GameRules, Setting } from '../game-rules';
import { PAI_GOW_SHAPES, type PaiGowDeal, type PaiGowFacts, paiGowHandAt, paiGowOf } from './pai-gow-facts';
import { atTable, notCheckable, rules as RULES } from './pai-gow-poker.register.json';
import { paiGowChecks } from './pai-gow-checks';
import { paiGowEdges } from './pai-gow-edges';
import { said, type Said } from '../../finding-catalogue/finding';
import type { Minor } from '../../kernel/money';
import {
  decide,
  givenBack,
  loses,
  notEvaluated,
  shareOf,
  notReadable,
  deductionsOf,
} from '../_mechanics/banked-bets';
import { isLate, settleEach, isCounted } from '../_mechanics/bets-in-play';
import { houseShareStep } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { Answers } from '../open-points';
import type { PlacedBet, Round, TableState } from '../round';
import type { Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { type ComparedHands, compareHands } from './pai-gow-hands';
import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';

/**
 * The rules of pai gow poker, out of its facts. Strength and comparison of hands are in `pai-gow-hands`, bank and first
 * hand in `pai-gow-checks`, the edge in `pai-gow-edges`.
 */
const paiGowRules = (facts: PaiGowFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  seating: { waitingList: { rule: atTable.waitingList, order: 'of-list' } },
  deckRule: facts.rules.deck,
  openPoints: ['OP1-32', 'OP2-01', 'OP2-17', 'OP2-23', 'OP2-24', 'OP2-25', 'OP2-26'],
  shapes: PAI_GOW_SHAPES,
  payTable: [
    {
      bet: 'player-bet',

      ruleId: facts.rules.comparison.id,
      covers: 'both hands better than those of the bank; less the highest commission',
      pays: multiply(facts.pays, subtract(ONE, facts.commission.atMost)),
      maximum: `${facts.multiple} × the minimum`,
    },
    {
      bet: 'bank',

      ruleId: facts.rules.bank.id,
      covers: "what a player's bank puts up: it has what the others lose and pays what they win",
      pays: facts.pays,
      maximum: 'none; it covers every bet',
    },
  ],
  settle: (round, setting) => settlePaiGow(facts, round, setting),
  checks: paiGowChecks(facts),
  edges: (answers) => paiGowEdges(facts, answers),
});

interface Deal extends PaiGowDeal {
  readonly facts: PaiGowFacts;
  readonly answers: Answers;
  readonly bets: readonly PlacedBet[];
  readonly rate: Rational;
}

function settlePaiGow(facts: PaiGowFacts, round: Round, { answers }: Setting): Settlement {
  const dealt = paiGowOf(round.outcome);
  if (dealt === undefined) {
    return unevaluatedRound(round, facts.rules.sevenCards, said('bank-and-hands-as-they-were-set'));
  }
  const deal: Deal = { ...dealt, facts, answers, bets: round.bets, rate: rateOf(facts, dealt) };
  const { bets, after } = settleEach(round, (bet) => settleBet(bet, deal));
  const isRateStated = dealt.commission !== undefined;
  const isBankKnown = dealt.bank === 'croupier' || bets.some((bet) => bet.type === 'bank' && isCounted(bet));
  return {
    bets,
    commissions: deductionsOf(bets, { name: facts.commission.name, rule: facts.rules.commission }).map(
      (commission) => (isRateStated ? commission : { ...commission, isRateAssumed: true }),
    ),
    pools: [],
    awards: [],
    after: remember(after, dealt),
    complete: isBankKnown && bets.every(({ fate }) => fate !== 'not-judged'),
  };
}

const remember = (after: TableState, { bank }: PaiGowDeal): TableState => ({ ...after, memory: { bank } });

function rateOf({ commission }: PaiGowFacts, { commission: announced }: PaiGowDeal): Rational {
  if (announced === undefined) return commission.atMost;
  const rate = rational(BigInt(announced.numerator), BigInt(announced.denominator));
  return compare(rate, commission.atMost) > 0 ? commission.atMost : rate;
}

function settleBet(bet: PlacedBet, deal: Deal): BetSettlement {
  const { rules } = deal.facts;
  const { type } = bet;
  if (type !== 'player-bet' && type !== 'bank') {
    const expected = said('one-of-player-bet-bank');
    return notEvaluated(bet, { code: 'bet-not-offered', rule: rules.pays, expected, found: type });
  }
  const late = isLate(bet.options);
  if (late === undefined) return unread(bet, said('late-true-or-false'), deal);
  if (type === 'bank') return late ? tooLate(bet, deal) : settleBank(bet, deal);
  const compared = againstBank(bet, deal);
  if (compared === undefined) return unread(bet, said('two-hands-of-seven-different-cards'), deal);
  if (late) return tooLate(bet, deal);
  if (bet.seat === deal.bank) return givenBack(bet, 'not-accepted', [rules.bank]);
  return settleHand(bet, compared, deal);
}

const tooLate = (bet: PlacedBet, { facts }: Deal): BetSettlement =>
  givenBack(bet, 'not-accepted', [facts.rules.lateBet]);

function againstBank({ seat }: PlacedBet, deal: Deal): ComparedHands | undefined {
  const [hand, bank] = [paiGowHandAt(seat, deal), paiGowHandAt(deal.bank, deal)];
  return hand === undefined || bank === undefined
    ? undefined
    : compareHands(deal.facts, { hand, bank }, deal.answers);
}

function settleHand(bet: PlacedBet, { fate, isByFoul }: ComparedHands, deal: Deal): BetSettlement {
  const { rules, pays } = deal.facts;
  const applied = isByFoul ? [rules.setHand, rules.fouledHand] : [rules.ranking, rules.comparison];
  if (fate === 'null') return givenBack(bet, 'null', [...applied, rules.bothHands]);
  if (fate === 'loses') return loses(bet, isByFoul ? [rules.pays, ...applied] : [...applied, rules.pays]);
  const { amount: prize } = shareOf(bet.stake, pays, houseShareStep(deal.answers));
  return paid(bet, prize, [...applied, rules.pays], deal);
}

function paid(bet: PlacedBet, prize: Minor, rules: readonly Rule[], deal: Deal): BetSettlement {
  const { amount: deducted, rounded } = shareOf(prize, deal.rate, houseShareStep(deal.answers));
  return decide(bet, 'wins', { paid: prize - deducted, deducted, rounded }, [
    ...rules,
    deal.facts.rules.commission,
  ]);
}

/**
 * Settles the stake of a player's bank: it wins what the others lose and pays what they win, before the commission. It
 * loses at most its stake; a bank that does not cover the bets is a finding (`bank-below-bets`).
 */
function settleBank(bet: PlacedBet, deal: Deal): BetSettlement {
  const { bank, bets, facts, answers } = deal;
  const { rules } = facts;
  if (bank === 'croupier' || bet.seat !== bank) return givenBack(bet, 'not-accepted', [rules.bank]);
  if (bets.filter(({ type }) => type === 'bank').length > 1)
    return unread(bet, said('one-stake-of-bank'), deal);
  const gain = bets.reduce((sum, other) => sum + gainOf(other, deal), gainOnCroupier(deal));
  if (gain === 0n) return givenBack(bet, 'null', [rules.bank]);
  if (gain < 0n) return decide(bet, 'loses', { taken: -gain > bet.stake ? bet.stake : -gain }, [rules.bank]);
  return answers['OP2-23'] === 'net-gain-too'
    ? paid(bet, gain, [rules.bank], deal)
    : decide(bet, 'wins', { paid: gain }, [rules.bank]);
}

function gainOf(other: PlacedBet, deal: Deal): Minor {
  if (other.type !== 'player-bet') return 0n;
  const { fate, taken, paid: won, deducted } = settleBet(other, deal);
  return fate === 'not-judged' ? 0n : taken - won - deducted;
}

function gainOnCroupier(deal: Deal): Minor {
  const stake = deal.croupierStake;
  const bank = paiGowHandAt(deal.bank, deal);
  const fate =
    bank === undefined
      ? undefined
      : compareHands(deal.facts, { hand: deal.croupier, bank }, deal.answers)?.fate;
  if (fate === 'loses') return stake;
  return fate === 'wins' ? -stake : 0n;
}

const unread = (bet: PlacedBet, expected: Said, { facts: { rules } }: Deal): BetSettlement =>
  notReadable(bet, rules.handForEach, said('colon', { what: bet.type, value: expected }), 'seat');

/** Pai gow poker under the Order of 4 February 2010 (heading 1.1.9.D), as data. */
export const PAI_GOW_POKER: PaiGowFacts = {
  code: 'pai-gow-poker',
  rules: { ...RULES, chief: RULES.staff, croupier: RULES.staff },
  register: { applied: [...Object.values(RULES), ...Object.values(atTable)], notCheckable },
  comparison: {
    superior: { superior: 'wins', equal: 'null', inferior: 'null' },
    equal: { superior: 'null', equal: 'loses', inferior: 'loses' },
    inferior: { superior: 'null', equal: 'loses', inferior: 'loses' },
  },
  pays: ONE,
  commission: { name: 'pai-gow', atMost: rational(1n, 20n) },
  limited: ['player-bet'],
  maximum: { atLeast: 1n, atMost: 25n },
  multiple: 25n,
  seats: 6,
  decks: 1,
  ...CHIEF_OF_TWO_TABLES,
};

export const paiGowPoker: GameRules = paiGowRules(PAI_GOW_POKER);
