import type { ReactNode } from 'react';
import type { BookQuery } from '../api/generated/operations';
import { useClock } from '../days/clock';
import { formatDay } from '../days/days';
import { useServiceText, useWords } from '../words/words';
import { Amount } from './Amount';
import { type SharedWidths, sharedWidths } from './shared-widths';
import { Sheet } from './Sheet';
import { Unbroken } from './Unbroken';
import styles from './BookSection.module.css';

type Section = Extract<BookQuery['book'], { __typename: 'Book' }>['sections'][number];

/** Alignment by the kind of a column. */
const SIDES = { MONEY: 'money', COUNT: 'number', TEXT: 'text', DATE: 'text', TIME: 'text' } as const;

const sideOf = (column: Section['columns'][number] | undefined): string => SIDES[column?.kind ?? 'TEXT'];

/** A section with the rows of one language. */
type ShownSection = Omit<Section, 'rowsEs' | 'rowsEn'> & { readonly rows: Section['rowsEs'] };

/** The section in its printed form: without columns for programs, and with names instead of codes. */
function asOnPaper(section: Section, language: 'es' | 'en'): ShownSection {
  const { columns, rowsEs, rowsEn, figures, totals, totalFigures } = section;
  const shown = <Each,>(row: readonly Each[]): Each[] => row.filter((_, at) => columns[at]?.isOnPaper);
  return {
    ...section,
    columns: shown(columns),
    rows: (language === 'es' ? rowsEs : rowsEn).map(shown),
    figures: figures.map(shown),
    totals: totals ? shown(totals) : null,
    totalFigures: totalFigures ? shown(totalFigures) : null,
  };
}

/** The sections of a book in their printed form; those with the same columns are aligned, and every amount opens its explanation. */
export function BookSections({ sections }: { readonly sections: readonly Section[] }): ReactNode {
  const { language } = useWords();
  const printed = sections.map((section) => asOnPaper(section, language));
  const widths = sharedWidths(printed);
  return printed.map((section, at) => (
    <PrintedSection key={`${section.en} ${at}`} section={section} widths={widths[at]} />
  ));
}

interface PrintedSectionProps {
  readonly section: ReturnType<typeof asOnPaper>;
  readonly widths: SharedWidths | undefined;
}

function PrintedSection({ section, widths }: PrintedSectionProps): ReactNode {
  const said = useServiceText();
  const { words } = useWords();
  const { columns, rows, figures, totals, totalFigures } = section;
  return (
    <Sheet caption={said(section.en, section.es)} isTitled keepsFirst {...(widths && { widths })}>
      <thead>
        <tr>
          {columns.map(({ id, kind, en, es }) => (
            <th key={id} scope="col" data-kind={SIDES[kind]}>
              {said(en, es)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={section.rowsBefore + line}>
            {row.map((cell, at) => (
              <td key={columns[at]?.id} data-kind={sideOf(columns[at])}>
                <Cell text={cell} figure={figures[line]?.[at]} column={columns[at]} />
              </td>
            ))}
          </tr>
        ))}
        {section.rowCount === 0 ? (
          <tr>
            <td className={styles['none']} colSpan={columns.length}>
              {words.books.empty}
            </td>
          </tr>
        ) : null}
      </tbody>
      {totals ? (
        <tfoot>
          <tr>
            {totals.map((cell, at) => (
              <td key={columns[at]?.id} data-kind={sideOf(columns[at])}>
                <Cell text={cell} figure={totalFigures?.[at]} column={columns[at]} />
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </Sheet>
  );
}

interface CellProps {
  readonly text: string;
  readonly figure: string | undefined;
  readonly column: Section['columns'][number] | undefined;
}

/** A cell. In a column of several kinds a cell with the address of a figure is an amount; a total may be a word in any column. */
function Cell({ text, figure, column }: CellProps): ReactNode {
  const clock = useClock();
  if (text === '') return null;
  if (figure) return <Amount amount={text} figure={figure} />;
  // A ratio is formatted like an amount, but has no explanation.
  if (column?.kind === 'MONEY' || (column?.kind === 'COUNT' && text.includes('.')))
    return <Amount amount={text} />;
  // A column with both days and moments is of kind TEXT.
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
  return /^\d{4}-\d\d-\d\dT\d\d:/.test(text) ? clock.moment(text) : <Unbroken text={text} />;
}
