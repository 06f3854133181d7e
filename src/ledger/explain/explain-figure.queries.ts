import type { Explanation } from '../_core/explain/explanation';
import type { Figure } from '../_core/explain/figure';
import type { Queryable } from '../_core/store/queryable';
import { explainBalance, explainCommission, explainMeter, explainMovement } from './explain-account.queries';
import { explainCell } from './explain-cell.queries';
import { explainDuty } from './explain-duty.queries';
import { explainControlBook, explainIncome } from './explain-income.queries';
import { explainMaster } from './explain-master.queries';
import { explainResult } from './explain-result.queries';
import { explainTieOut } from './explain-tie-out.queries';
import type { BooksAt } from '../journal/journal-terms.queries';

/**
 * What an amount is made of, as it was known at a position: the amount as reports show it, and parts that were read
 * for themselves. Undefined if nothing is known of the figure.
 */
export function explainFigure(db: Queryable, at: BooksAt, figure: Figure): Promise<Explanation | undefined> {
  switch (figure.kind) {
    case 'result':
      return explainResult(db, at, figure);
    case 'income':
      return explainIncome(db, at, figure);
    case 'control-book':
      return explainControlBook(db, at, figure);
    case 'balance':
      return explainBalance(db, at, figure);
    case 'movement':
      return explainMovement(db, at, figure);
    case 'commission':
      return explainCommission(db, at, figure);
    case 'meter':
      return explainMeter(db, at, figure);
    case 'duty':
      return explainDuty(db, at, figure);
    case 'master':
      return explainMaster(db, at, figure);
    case 'tie-out':
      return explainTieOut(db, at, figure, explainFigure);
    case 'book':
      return explainCell(db, at, figure, explainFigure);
  }
}
