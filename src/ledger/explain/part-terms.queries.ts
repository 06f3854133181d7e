import type { SourcedPart } from '../_core/books/cell-part';
import type { Explanation, Term } from '../_core/explain/explanation';
import { addressOf, type Figure, figureAt } from '../_core/explain/figure';
import type { Queryable } from '../_core/store/queryable';
import { chipTerms } from './chip-terms.queries';
import { chosenTerms } from './chosen-lines.queries';
import type { BooksAt } from '../journal/journal-terms.queries';
import { bankTerms, coupTerms, depositTerms, meterTerms, slipTerms, statedTerms } from './told-terms.queries';

export type Explain = (db: Queryable, at: BooksAt, figure: Figure) => Promise<Explanation | undefined>;

interface Reading {
  readonly at: BooksAt;
  readonly explain: Explain;
}

export async function partTerms(db: Queryable, { at, explain }: Reading, part: SourcedPart): Promise<Term[]> {
  switch (part.from) {
    case 'lines':
      return chosenTerms(db, at, part);
    case 'stated':
      return statedTerms(db, at, part);
    case 'slip':
      return slipTerms(db, at, part);
    case 'coups':
      return coupTerms(db, at, part);
    case 'bank':
      return bankTerms(db, at, part);
    case 'deposits':
      return depositTerms(db, at, part);
    case 'meter':
      return meterTerms(db, at, part);
    case 'chips':
      return chipTerms(db, at, part);
    case 'computed':
      return [{ ...part, kind: 'computed', amount: BigInt(part.sign) * part.amount }];
    case 'figure': {
      const figure = figureAt(part.figure);
      const found = figure && (await explain(db, at, figure));
      if (figure === undefined || found === undefined) return [];
      const { sign } = part;
      return [{ kind: 'figure', sign, amount: BigInt(sign) * found.amount, figure: addressOf(figure) }];
    }
  }
}
