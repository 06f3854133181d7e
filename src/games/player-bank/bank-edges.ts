import { multiply, type Rational, rational, subtract, ONE } from '../../kernel/rational';
import { countEndings } from '../baccarat/coup-endings';
import type { BetEdge } from '../game-rules';
import type { BankMode } from '../round';
import type { BankGameFacts } from './bank-game-facts';

const METHOD =
  'what the house takes of a unit the bank wins, the banker following his table and drawing where he may choose;' +
  ' enumeration of all orders of six cards from the full shoe of six decks';

/**
 * The house's share of one unit staked against the bank on one cloth. It takes no part, and has only its commission on
 * what the bank wins; over two cloths it has less, as they are netted.
 */
export function bankEdges(facts: BankGameFacts): readonly BetEdge[] {
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
