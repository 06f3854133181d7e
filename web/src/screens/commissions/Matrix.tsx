import type { KeyboardEvent, ReactNode } from 'react';
import type { CommissionsSearch } from '../../app/search-values';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { Sheet } from '../../parts/Sheet';
import { useWords } from '../../words/words';
import { type Commission, gameOf, ruleName } from './commission-groups';

interface MatrixProps {
  readonly by: NonNullable<CommissionsSearch['by']>;
  readonly currency: string;
  readonly cells: readonly Commission[];
  readonly ofRows: readonly Commission[];
  readonly ofRules: readonly Commission[];
  /** Undefined if the period has none in this currency. */
  readonly all: Commission | undefined;
}

/** Days, tables or games against rules, with totals; each amount opens its explanation, and the arrow keys go from one to the next. */
export function Matrix({ by, currency, cells, ofRows, ofRules, all }: MatrixProps): ReactNode {
  const spoken = useWords();
  const { words } = spoken;
  if (all === undefined) return null;
  const field = ({ DAY: 'day', TABLE: 'table', GAME: 'game' } as const)[by];
  const named = (row: Commission): string => {
    if (by === 'GAME') return gameOf(row.game, spoken);
    const of = row[field];
    if (of === null) return words.commissions.unstated;
    return by === 'DAY' ? formatDay(of) : of;
  };
  return (
    <div onKeyDown={moveBetweenCells}>
      <Sheet caption={`${words.commissions.matrix} · ${currency}`} isTitled>
        <thead>
          <tr>
            <th scope="col">{words.performance.dimensions[by]}</th>
            {ofRules.map(({ rule }) => (
              <th key={rule} scope="col" data-kind="money">
                {ruleName(rule, spoken)}
              </th>
            ))}
            <th scope="col" data-kind="money">
              {words.books.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {ofRows.map((row) => (
            <tr key={row[field]}>
              <th scope="row">{named(row)}</th>
              {ofRules.map(({ rule }) => (
                <Cell
                  key={rule}
                  of={cells.find((each) => each[field] === row[field] && each.rule === rule)}
                />
              ))}
              <Cell of={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.books.total}</th>
            {ofRules.map((of) => (
              <Cell key={of.rule} of={of} />
            ))}
            <Cell of={all} />
          </tr>
        </tfoot>
      </Sheet>
    </div>
  );
}

/** An empty cell has no commission of the rule; that is no amount of zero. */
export function Cell({ of }: { readonly of: Commission | undefined }): ReactNode {
  return (
    <td data-kind="money">
      {of === undefined ? '' : <Amount amount={of.amount.amount} figure={of.figure} />}
    </td>
  );
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
};

/** The arrow keys go over empty cells to the next amount of the row or column. */
function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  const table = cell?.closest('table');
  if (step === undefined || !cell || !table) return;
  event.preventDefault();
  let [row, column] = [(cell.parentElement as HTMLTableRowElement).rowIndex, cell.cellIndex];
  for (;;) {
    row += step[0];
    column += step[1];
    const next = table.rows[row]?.cells[column];
    if (next === undefined) return;
    const amount = next.querySelector('button');
    if (amount === null) continue;
    amount.focus();
    return;
  }
}
