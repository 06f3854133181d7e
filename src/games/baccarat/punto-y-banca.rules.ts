import { ONE, rational, multiply, subtract, add, type Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameRules, PayTableRow, BetEdge } from '../game-rules';
import { atTable, notCheckable, rules as RULES } from './punto-y-banca.register.json';
import { DEAL_SHAPES, type PuntoYBancaFacts, type TableSize } from './punto-y-banca-facts';
import { puntoYBancaChecks, settleDeal } from './deal';
import { edgeOf, sumOfMoments, withChance } from '../_mechanics/chances';
import type { Answers } from '../open-points';
import { countEndings } from './drawing';

const CHIEF: StaffNeed = { role: 'table-chief', atLeast: 1 };

const small = (name: 'mini' | 'midi', seatsAtMost: number): TableSize => ({
  name,
  seatsAtMost,
  staff: [CHIEF, { role: 'croupier', atLeast: 1, atMost: 2 }],
  staffRule: RULES.staffSmall,
  tablesOfChief: 2,
  playersDeal: false,
});

const LARGE: TableSize = {
  name: 'large',
  staff: [CHIEF, { role: 'croupier', atLeast: 3 }],
  staffRule: RULES.staffLarge,
  tablesOfChief: 1,
  playersDeal: true,
};

/**
 * The rules of punto y banca, out of its facts. Settlement is in `deal`, third cards in `drawing`, seats, shoe and
 * limits in `seats-and-hands`.
 */
export const puntoYBancaRules = (facts: PuntoYBancaFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.decks,
  openPoints: ['OP1-01', 'OP1-06', 'OP1-15c', 'OP1-15d', 'OP1-32'],
  shapes: DEAL_SHAPES,
  payTable: payTableOf(facts),
  settle: (round, setting) => settleDeal(facts, round, setting),
  checks: puntoYBancaChecks(facts),
  seating: { waitingList: { rule: atTable.waitingList, order: 'of-list' } },
  edges: (answers) => puntoYBancaEdges(facts, answers),
});

function payTableOf({ bets, deduction, rules, maximum, tieShare }: PuntoYBancaFacts): readonly PayTableRow[] {
  const ofHands = `between ${maximum.atLeast} and ${maximum.atMost} × the minimum, by table`;
  const ofTie = `${tieShare.numerator}/${tieShare.denominator} of that of the table`;
  const rows = Object.entries(bets).map(([bet, { rule, covers, pays }]) => ({
    bet,
    ruleId: rule.id,
    covers,
    pays,
    maximum: bet === 'tie' ? ofTie : ofHands,
  }));
  const deducted: PayTableRow = {
    bet: 'banca',
    spanish: `banca con ${deduction.onTotal}`,
    ruleId: rules.bancaWithSix.id,
    covers: `banca has the higher total with ${deduction.onTotal}`,
    pays: multiply(bets.banca.pays, subtract(ONE, deduction.share)),
    maximum: ofHands,
  };
  return [...rows, deducted];
}

interface Ways {
  punto: bigint;
  banca: bigint;
  bancaDeducted: bigint;
  tie: bigint;
}

const METHOD = 'enumeration of all orders of six cards from the full shoe of six decks';

function puntoYBancaEdges(facts: PuntoYBancaFacts, answers: Answers): readonly BetEdge[] {
  const ways = countWays(facts);
  const all = ways.punto + ways.banca + ways.bancaDeducted + ways.tie;
  const chance = (count: bigint): Rational => rational(count, all);
  const { punto, banca, tie } = facts.bets;
  const push = withChance(chance(ways.tie), ONE);
  const deducted = multiply(banca.pays, subtract(ONE, facts.deduction.share));
  const tieBack = answers['OP1-15c'] === 'consumed' ? tie.pays : add(ONE, tie.pays);
  return [
    edgeOf('punto', sumOfMoments([push, withChance(chance(ways.punto), add(ONE, punto.pays))]), METHOD),
    edgeOf(
      'banca',
      sumOfMoments([
        push,
        withChance(chance(ways.banca), add(ONE, banca.pays)),
        withChance(chance(ways.bancaDeducted), add(ONE, deducted)),
      ]),
      METHOD,
    ),
    edgeOf('tie', withChance(chance(ways.tie), tieBack), METHOD),
  ];
}

function countWays(facts: PuntoYBancaFacts): Ways {
  const ways: Ways = { punto: 0n, banca: 0n, bancaDeducted: 0n, tie: 0n };
  countEndings(facts, (punto, banca, orders) => {
    const won = BigInt(orders);
    if (punto > banca) ways.punto += won;
    else if (punto === banca) ways.tie += won;
    else if (banca === facts.deduction.onTotal) ways.bancaDeducted += won;
    else ways.banca += won;
  });
  return ways;
}

/** Punto y banca under the Order of 4 February 2010 (heading 1.1.7), as data. */
export const PUNTO_Y_BANCA: PuntoYBancaFacts = {
  code: 'punto-y-banca',
  rules: RULES,
  register: { applied: [...Object.values(RULES), ...Object.values(atTable)], notCheckable },
  bets: {
    punto: { rule: RULES.punto, covers: 'punto has the higher total', pays: ONE },
    banca: { rule: RULES.banca, covers: 'banca has the higher total', pays: ONE },
    tie: { rule: RULES.tie, covers: 'equal totals', pays: rational(8n) },
  },
  deduction: { name: 'banker-6', onTotal: 6, share: rational(1n, 2n) },
  puntoDrawsUpTo: 5,
  bancaTable: [
    'TTTTTTTTTTT',
    'TTTTTTTTTTT',
    'TTTTTTTTTTT',
    'TTTTTTTTPTT',
    'PPTTTTTTPPT',
    'PPPPTTTTPPT',
    'PPPPPPTTPPP',
    'PPPPPPPPPPP',
  ],
  maximum: { atLeast: 10n, atMost: 200n },
  tieShare: rational(1n, 10n),
  decks: 6,
  cutCard: { cards: 7, orMore: false },
  sizes: [small('mini', 7), small('midi', 9), LARGE],
};

export const puntoYBanca: GameRules = puntoYBancaRules(PUNTO_Y_BANCA);
