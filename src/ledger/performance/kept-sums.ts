import type { GamingDay } from '../../kernel/gaming-day';
import { sha256 } from '../../kernel/identity';
import type { Rational } from '../../kernel/rational';
import { RELEASE } from '../../kernel/release';
import { RULEBOOK_WITHOUT_AUTHORISATION } from '../_core/rules/rules-at-table';
import { inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { NO_TALLY, SUMS, type Tally } from './tally';

/** The sums of one table and game on a gaming day. */
export interface TableSums {
  readonly table: string;
  readonly game: string;
  readonly tally: Tally;
}

/** Changes whenever what is kept of a day would be summed or written differently, so that no former sums are taken. */
const FORM = 1;

/**
 * What the sums of a day are made of besides its facts: the release, the currency of the books, and what the edges of its
 * games follow from. Sums that were made of something else are not taken.
 */
export function madeOf({ currency, authorisations = [] }: CasinoBooks, day: GamingDay): string {
  const authorisation = inForce(authorisations, day);
  const { rulebook = RULEBOOK_WITHOUT_AUTHORISATION, validFrom = null, answers = null } = authorisation ?? {};
  const parts = [FORM, RELEASE, SUMS, currency ?? null, rulebook, validFrom, answers];
  return sha256(JSON.stringify(parts));
}

type KeptRow = readonly [
  table: string,
  game: string,
  sums: readonly string[],
  expected: readonly string[],
  ...bets: readonly (readonly string[])[],
];

/** The text of the sums of a day; amounts in minor units, as decimal texts. */
export const textOfSums = (tables: readonly TableSums[]): string =>
  JSON.stringify(
    tables.map(({ table, game, tally }): KeptRow => {
      const { handle, theoretical, variance, byChoice, approximate, withoutEdge } = tally.expected;
      const numbers = [handle, ...fractionOf(theoretical), ...fractionOf(variance)];
      const sums = SUMS.map((name) => tally[name].toString());
      return [table, game, sums, numbers.map(String), byChoice, approximate, withoutEdge];
    }),
  );

const fractionOf = ({ numerator, denominator }: Rational): bigint[] => [numerator, denominator];

/** The sums of a day from their text. */
export const sumsOfText = (text: string): TableSums[] =>
  (JSON.parse(text) as KeptRow[]).map(([table, game, sums, expected, ...bets]) => {
    const [handle = 0n, won = 0n, ofWon = 1n, squares = 0n, ofSquares = 1n] = expected.map(BigInt);
    const [byChoice = [], approximate = [], withoutEdge = []] = bets;
    const tally: { -readonly [Name in keyof Tally]: Tally[Name] } = {
      ...NO_TALLY,
      expected: {
        handle,
        theoretical: { numerator: won, denominator: ofWon },
        variance: { numerator: squares, denominator: ofSquares },
        byChoice,
        approximate,
        withoutEdge,
      },
    };
    SUMS.forEach((name, at) => (tally[name] = BigInt(sums[at]!)));
    return { table, game, tally };
  });
