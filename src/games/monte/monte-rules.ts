import { rational, add, multiply, ONE, type Rational, subtract, sumRational } from '../../kernel/rational';
import type { GameRules, PayTableRow, BetEdge } from '../game-rules';
import { settleMonte } from './monte';
import { monteChecks } from './monte-checks';
import { type MonteBet, type MonteFacts, monteShapes, type Phase, PHASES } from './monte-facts';
import { edgeOf, type Moments, sumOfMoments, withChance } from '../_mechanics/chances';
import type { PlacedBet, Round } from '../round';

/**
 * The rules of monte, out of its facts. Matches, annulled suits and available bets are in `layout`, settlement in
 * `monte`, checks in `monte-checks`.
 */
export const monteRules = (facts: MonteFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.decks,
  openPoints: [
    'OP1-06',
    'OP1-32',
    'OP2-01',
    'OP2-35a',
    'OP2-35b',
    'OP2-35c',
    'OP2-35d',
    'OP2-35e',
    'OP2-35f',
  ],
  shapes: monteShapes(facts),
  payTable: facts.bets.flatMap(rowsOf),
  settle: (round, setting) => settleMonte(facts, round, setting),
  checks: monteChecks(facts),
  edges: () => monteEdges(facts),
  edgeNameOf: monteEdgeName,
});

/** One row of the pay table where both phases pay alike, else one for each. */
function rowsOf({ type, rule, covers, pays, pointsLost, maximum }: MonteBet): readonly PayTableRow[] {
  const phases = PHASES.filter((phase) => pays[phase] !== undefined);
  const alike = new Set(phases.map((phase) => pays[phase])).size === 1;
  const points = {
    none: '',
    doubled: ', less a point for each doubled card',
    'doubled-and-burnt': ', less a point for each doubled or burnt card',
  };
  return (alike ? phases.slice(0, 1) : phases).map((phase) => {
    const where = alike && phases.length > 1 ? '' : ` in ${phase}`;
    return {
      bet: type,
      ruleId: rule.id,
      covers: `${covers}${where}${phase === 'primeras' ? points[pointsLost] : ''}`,
      pays: rational(pays[phase] ?? 0n),
      maximum: `${maximum[phase]} × the minimum`,
    };
  });
}

const RANKS = 10n;
const SUITS = 4n;
const PLACED = 4n;
const ROW = 2n;
const HALF = rational(1n, 2n);
const THIRD = rational(1n, 3n);

interface Chance {
  readonly wins: Rational;
  readonly withFirstCard: Rational;
}

interface Shoe {
  readonly cards: bigint;
  readonly ofRank: bigint;
  readonly ofSuit: bigint;
  readonly firstOfSegundas: Rational;
}

/**
 * The exact house edges by phase, for four placed cards of different ranks, none doubled or burnt, and phases that end
 * with the deciding card.
 */
export function monteEdges(facts: MonteFacts): readonly BetEdge[] {
  const shoe = shoeOf(facts);
  return facts.bets.flatMap((bet) => {
    const row = (name: string, phase: Phase, chance: Chance): BetEdge =>
      edgeOf(`${bet.type}/${name}`, backOf(facts, { bet, phase, chance }), methodOf(facts));
    const phases = (['primeras', 'segundas'] as const).filter((phase) => bet.pays[phase] !== undefined);
    if (bet.wins.kind !== 'cards')
      return phases.map((phase) => row(phase, phase, chanceOf(bet, phase, shoe)));
    return [
      row('two-against-two', 'primeras', twoAgainstTwo(shoe)),
      row('beside', 'primeras', oneBeside(shoe)),
      edgeOf(`${bet.type}/below`, belowBack(facts, bet, shoe), methodOf(facts)),
      row('segundas', 'segundas', inSegundas(shoe, shoe.ofRank)),
    ];
  });
}

function monteEdgeName({ type }: PlacedBet, { outcome }: Round): string {
  const { phase } = (outcome ?? {}) as Readonly<Record<string, unknown>>;
  return phase === 'primeras' || phase === 'segundas' ? `${type}/${phase}` : type;
}

const methodOf = ({ decks }: MonteFacts): string =>
  `enumeration of ${decks} decks over four different ranks, none doubled or burnt`;

function shoeOf({ decks }: MonteFacts): Shoe {
  const cards = BigInt(decks) * RANKS * SUITS - PLACED;
  const ofRank = BigInt(decks) * SUITS - 1n;
  return { cards, ofRank, ofSuit: BigInt(decks), firstOfSegundas: meanOfOneOver(cards, PLACED * ofRank) };
}

function meanOfOneOver(cards: bigint, matching: bigint): Rational {
  const terms: Rational[] = [];
  let noneYet = ONE;
  for (let left = cards; left >= matching; left -= 1n) {
    if (left > 1n) terms.push(multiply(noneYet, rational(matching, left * (left - 1n))));
    noneYet = multiply(noneYet, rational(left - matching, left));
  }
  return sumRational(terms);
}

function chanceOf({ wins }: MonteBet, phase: Phase, shoe: Shoe): Chance {
  const fitting = wins.kind === 'suit' ? shoe.ofSuit : shoe.ofRank;
  const first = rational(fitting, shoe.cards);
  if (wins.kind === 'suit' && wins.onlyFirstCard) return { wins: first, withFirstCard: first };
  if (phase === 'segundas') return inSegundas(shoe, fitting);
  return { wins: rational(fitting, PLACED * shoe.ofRank), withFirstCard: first };
}

const inSegundas = ({ ofRank, firstOfSegundas }: Shoe, fitting: bigint): Chance => ({
  wins: rational(fitting, ROW * ofRank),
  withFirstCard: multiply(rational(fitting), firstOfSegundas),
});

const twoAgainstTwo = ({ ofRank, cards }: Shoe): Chance => ({
  wins: HALF,
  withFirstCard: rational(2n * ofRank, cards),
});

/** Primeras decides the bet in half of the cases; otherwise both cards are in the row of Segundas, which decides it. */
function oneBeside(shoe: Shoe): Chance {
  const later = inSegundas(shoe, shoe.ofRank);
  const now = { wins: multiply(HALF, HALF), withFirstCard: rational(shoe.ofRank, shoe.cards) };
  return {
    wins: add(now.wins, multiply(HALF, later.wins)),
    withFirstCard: add(now.withFirstCard, multiply(HALF, later.withFirstCard)),
  };
}

/**
 * The return of a bet on one card against the one below it. If Primeras does not decide it, one of the two is in the
 * row of Segundas. Either rank then comes first in a third of the cases, and in the last third the bet is returned. A
 * win bears the deduction only if the card is in the row in play.
 */
function belowBack(facts: MonteFacts, bet: MonteBet, shoe: Shoe): Moments {
  const later = inSegundas(shoe, shoe.ofRank);
  const chance: Chance = {
    wins: add(multiply(HALF, HALF), multiply(HALF, THIRD)),
    withFirstCard: add(
      rational(shoe.ofRank, shoe.cards),
      multiply(multiply(HALF, HALF), later.withFirstCard),
    ),
  };
  const goesBack = withChance(multiply(HALF, THIRD), ONE);
  return sumOfMoments([backOf(facts, { bet, phase: 'primeras', chance }), goesBack]);
}

function backOf(
  { deduction }: MonteFacts,
  { bet, phase, chance }: { readonly bet: MonteBet; readonly phase: Phase; readonly chance: Chance },
): Moments {
  const prize = rational(bet.pays[phase] ?? 0n);
  const { wins, withFirstCard } = chance;
  if (!bet.isDeducted) return withChance(wins, add(ONE, prize));
  const kept = multiply(prize, subtract(ONE, deduction.share));
  return sumOfMoments([
    withChance(withFirstCard, add(ONE, kept)),
    withChance(subtract(wins, withFirstCard), add(ONE, prize)),
  ]);
}
