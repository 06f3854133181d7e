import { varianceOf } from '../../_core/account-paths';
import { droppedIn, leftBefore, REMOVED } from '../../table-session/cagnotte-lines';
import { ofLines, type SourcedPart } from '../../_core/books/cell-part';
import type { CagnotteOfDay, DayFigures } from './day-figures';
import { amounts, type TieOutRow } from './tie-out';

const CLEARED = 'cagnotte.variance.cleared.v1';

/**
 * K7 by table: what was counted in a cagnotte, as declared, is what lay in it and was dropped, with the difference that the
 * counts posted. A difference that was calculated from another balance than that of the count does not tie.
 */
export const countedCagnotteRows = ({ cagnottes, currency, day }: DayFigures): TieOutRow[] =>
  cagnottes.map((cagnotte) => {
    const { table, sessionNo, counted, before, dropped, difference, onlyCounted } = cagnotte;
    return amounts(`cagnotte of ${table}${sessionNo === 1 ? '' : ` session ${sessionNo}`}`, {
      expected: {
        amount: before + dropped + difference + onlyCounted,
        parts: partsOf(cagnotte, day),
      },
      found: counted,
      currency,
    });
  });

function partsOf({ table, sessionNo }: CagnotteOfDay, day: string): SourcedPart[] {
  const session = { table, sessionNo, day };
  const own = { table, sessionNo, ofDays: [day, day] } as const;
  return [
    ...leftBefore(session),
    droppedIn(session),
    ofLines({ ...own, under: [varianceOf('cagnotte')], otherTypes: [CLEARED] }, -1),
    ofLines({ ...own, under: ['commission'], types: REMOVED }, -1),
  ];
}
