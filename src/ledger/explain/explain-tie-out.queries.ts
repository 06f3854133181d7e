import type { Explanation, Term } from '../_core/explain/explanation';
import { addressOf, type TieOutFigure } from '../_core/explain/figure';
import { type GamingDayBooks, readGamingDay } from '../day-close/gaming-day.queries';
import type { Queryable } from '../_core/store/queryable';
import type { BooksAt } from '../journal/journal-terms.queries';
import { type Explain, partTerms } from './part-terms.queries';

/**
 * What an amount that a tie-out compares is made of; undefined if words are compared (`explainCount`), or nothing is. Of a closed day
 * as it was known at the close.
 */
export async function explainTieOut(
  db: Queryable,
  at: BooksAt,
  figure: TieOutFigure,
  explain: Explain,
): Promise<Explanation | undefined> {
  const books = await readGamingDay(db, { ...at, day: figure.day });
  return books.known ? explainTieOutOf(db, { books, casino: at.casino, explain }, figure) : undefined;
}

export async function explainTieOutOf(
  db: Queryable,
  { books, casino, explain }: { books: GamingDayBooks; casino: string; explain: Explain },
  figure: TieOutFigure,
): Promise<Explanation | undefined> {
  const { side, check, place } = figure;
  if (side === 'counted') return undefined;
  const rows = books.tieOuts.find((tieOut) => tieOut.check === check)?.rows ?? [];
  const sides = rows.find(({ at, sides: compared }) => at === place && compared !== undefined)?.sides;
  if (sides === undefined) return undefined;
  const { expected, found, currency } = sides;
  if (side === 'difference') {
    const terms = [['found', 1] as const, ['expected', -1] as const].map(([of, sign]): Term => ({
      ...{ kind: 'figure', sign, amount: BigInt(sign) * sides[of].amount },
      figure: addressOf({ ...figure, side: of }),
    }));
    return { amount: found.amount - expected.amount, currency, terms };
  }
  const at = { casino, position: books.checkedThrough };
  const terms: Term[] = [];
  for (const part of sides[side].parts) terms.push(...(await partTerms(db, { at, explain }, part)));
  return { amount: sides[side].amount, currency, terms };
}
