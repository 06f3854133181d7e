import { type EdgeRow, edgeTable } from '../../games/edges-at-hand';
import { exactJson } from '../../kernel/stored-form';
import { formatRational, type Rational } from '../../kernel/rational';
import { answer, failure, type Saying, say } from './terminal';

/** `cagnotte edge [GAME]`: the edges of all bets of a game, or of all games. Returns the exit code. */
export const edge = (game?: string): Promise<number> => Promise.resolve(say(edgeText(game)));

/** Writes the edges as a JSON array with one row per bet, or states why there are none. */
export function edgeText(game?: string): Saying {
  const table = edgeTable(game);
  return table.ok ? answer(exactJson(table.value.map(rowOf))) : failure('edge', table.refusal);
}

/** Writes an exact edge as a fraction and a decimal number, and an estimated one as a decimal number with its error. */
const rowOf = ({ game, rulebook, bet, edge: share, variance, method, error }: EdgeRow): object => ({
  game,
  rulebook,
  bet,
  edge:
    error === undefined
      ? { numerator: share.numerator, denominator: share.denominator, decimal: decimal(share) }
      : { decimal: decimal(share), error: decimal(error) },
  variance: decimal(variance),
  method,
});

const PLACES = 12;

/** Rounded to twelve places: for display, never for amounts. */
const decimal = (exact: Rational): number => Number(formatRational(exact, PLACES));
