import { ONE, multiply, type Rational, rational, subtract } from '../../kernel/rational';
import type { GameRules, BetEdge } from '../game-rules';
import { bankCommission } from './bank-commission';
import type { BankGameFacts } from './bank-game-facts';
import { coupShapes } from './coup-outcome';
import { settleCoup } from './coup-settlement';
import { countEndings } from '../baccarat/coup-endings';
import type { BankMode } from '../round';

/**
 * The rules of a game with a player's bank, out of its facts and its checks. Settling stands in `coup-settlement`,
 * what the bank covers in `coverage`, third cards in `coup-drawing`, the life of a bank in `bank-life`.
 */
export const bankGameRules = (
  facts: BankGameFacts,
  { checks, openPoints }: Pick<GameRules, 'checks' | 'openPoints'>,
): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.decks,
  openPoints,
  shapes: coupShapes(Object.keys(facts.bets)),
  payTable: Object.entries(facts.bets).map(([bet, { spanish, rule, covers, maximum }]) => ({
    bet,
    spanish,
    ruleId: rule.id,
    covers,
    pays: ONE,
    maximum,
  })),
  settle: (round, setting) => settleCoup(facts, round, setting),
  checks,
  bankCommission: (gain, bank) => bankCommission(facts, gain, bank),
  edges: () => bankEdges(facts),
});

const METHOD =
  'what the house takes of a unit the bank wins, the banker following his table and drawing where he may choose;' +
  ' enumeration of all orders of six cards from the full shoe of six decks';

/**
 * The house's share of one unit staked against the bank on one cloth. It takes no part, and has only its commission on
 * what the bank wins; over two cloths it has less, as they are netted.
 */
function bankEdges(facts: BankGameFacts): readonly BetEdge[] {
  const { puntoDrawsUpTo, puntoFreeOn, bankTable } = facts.drawing;
  const bancaTable = bankTable.map((row) => row.replaceAll('O', 'T'));
  const rates = Object.entries(facts.commission) as [BankMode, Rational][];
  const byRate = new Map<string, { readonly mode: BankMode; readonly rate: Rational }>();
  for (const [mode, rate] of rates) {
    const key = `${rate.numerator}/${rate.denominator}`;
    if (!byRate.has(key)) byRate.set(key, { mode, rate });
  }
  return [
    [`draws-on-${puntoFreeOn}`, puntoFreeOn] as const,
    [`stands-on-${puntoFreeOn}`, puntoDrawsUpTo] as const,
  ].flatMap(([choice, upTo]) => {
    const bankWins = chanceOfBank({ decks: facts.decks, puntoDrawsUpTo: upTo, bancaTable });
    return [...byRate.values()].map(({ mode, rate }) => ({
      bet: byRate.size === 1 ? `punto/${choice}` : `punto/${choice}/${mode}-bank`,
      edge: multiply(rate, bankWins),
      variance: multiply(multiply(rate, rate), multiply(bankWins, subtract(ONE, bankWins))),
      method: METHOD,
    }));
  });
}

function chanceOfBank(game: Parameters<typeof countEndings>[0]): Rational {
  let [won, all] = [0n, 0n];
  countEndings(game, (punto, bank, orders) => {
    all += BigInt(orders);
    if (bank > punto) won += BigInt(orders);
  });
  return rational(won, all);
}
