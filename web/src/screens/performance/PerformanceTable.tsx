import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PerformanceRowFragment } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { FigureButton } from '../../parts/Amount';
import { Sheet } from '../../parts/Sheet';
import { fill } from '../../words/fill';
import type { Language } from '../../words/language';
import { useWords } from '../../words/words';
import {
  addressOf,
  familyName,
  FIGURES,
  figureOf,
  nameOf,
  shown,
  shownChange,
  unknownOf,
} from '../../figures/figures';
import styles from './Performance.module.css';
import { type FiguresNow, Now } from '../../time-machine/now';
import { groupName } from '../../figures/pictures';
import type { View } from './view';

type Row = PerformanceRowFragment;
type Figure = (typeof FIGURES)[number];

/** Names a figure of a row; a total has no groups. */
const placeOf = ({ key, family, currency, casinos }: Row, figure: string): string =>
  [...key.map(({ value }) => value), family, currency, ...(key.length === 0 ? [] : casinos), figure].join(
    ' ',
  );

/** The figures of rows and totals, by their places. */
export const figuresOf = (rows: readonly Row[], language: Language): FiguresNow =>
  new Map(
    rows.flatMap((row) =>
      FIGURES.map(
        (figure) => [placeOf(row, figure.figure), shown(row.figures, figure, language)?.text ?? '—'] as const,
      ),
    ),
  );

const isCompared = ({ compare, compareFrom }: View): boolean => (compare ?? compareFrom) !== undefined;

interface TableProps {
  readonly view: View;
  readonly rows: readonly Row[];
  readonly totals: readonly Row[];
}

/** The figures that at least one row knows, and the chosen one. */
const figuresShown = ({ view, rows, totals }: TableProps, language: Language): Figure[] =>
  FIGURES.filter(
    (figure) =>
      figure.figure === view.figure ||
      [...rows, ...totals].some((row) => shown(row.figures, figure, language) !== undefined),
  );

/** The columns of the table by the ids that they have in a file. */
export function columnsOfFile(shows: TableProps): string[] {
  const { view } = shows;
  const { name } = figureOf(view.figure);
  return [
    ...view.by.map((dimension) => dimension.toLowerCase()),
    'family',
    ...(isCompared(view) ? ['exists'] : []),
    'currency',
    ...figuresShown(shows, 'en').map((figure) => figure.name),
    ...(isCompared(view) ? [`${name}-before`, `${name}-change`] : []),
  ];
}

/** The rows with the figures that at least one of them knows, totals below, and what is not known with its reason. */
export function PerformanceTable({ view, rows, totals }: TableProps): ReactNode {
  const { words, language } = useWords();
  const columns = figuresShown({ view, rows, totals }, language);
  return (
    <>
      <Sheet caption={words.performance.title}>
        <thead>
          <tr>
            {view.by.map((dimension) => (
              <th key={dimension} scope="col">
                {words.performance.dimensions[dimension]}
              </th>
            ))}
            <th scope="col">{words.performance.family}</th>
            <th scope="col">{words.performance.currency}</th>
            {columns.map((figure) => (
              <Head key={figure.figure} {...{ view, figure }} />
            ))}
            <ComparedHead view={view} />
          </tr>
        </thead>
        <tbody>
          {view.by.length === 0
            ? null
            : rows.map((row) => (
                <tr
                  key={`${row.key.map(({ value }) => value).join(' ')} ${row.currency} ${row.family} ${row.casinos.join(' ')}`}
                >
                  {row.key.map((key, index) =>
                    index === 0 ? (
                      <th key={key.dimension} scope="row">
                        {groupName(key, language)}
                      </th>
                    ) : (
                      <td key={key.dimension}>{groupName(key, language)}</td>
                    ),
                  )}
                  <Cells {...{ row, columns, view }} />
                </tr>
              ))}
        </tbody>
        <tfoot>
          {totals.map((row) => (
            <tr key={`${row.currency} ${row.family}`}>
              {view.by.length === 0 ? null : (
                <th scope="row" colSpan={view.by.length}>
                  {words.performance.total}
                </th>
              )}
              <Cells {...{ row, columns, view }} />
            </tr>
          ))}
        </tfoot>
      </Sheet>
      <NotKnown rows={totals} columns={FIGURES} />
    </>
  );
}

/** A heading that orders the rows by its figure: largest first, then smallest first, then by the groups again. */
function Head({ view, figure }: { readonly view: View; readonly figure: Figure }): ReactNode {
  const { language } = useWords();
  const navigate = useNavigate({ from: '/$casino/performance' });
  const isOrdered = view.order === figure.figure;
  const sorted = isOrdered ? (view.isAscending ? 'ascending' : 'descending') : 'none';
  const next = isOrdered
    ? view.isAscending
      ? { order: undefined, ascending: undefined }
      : { order: figure.figure, ascending: true as const }
    : { order: figure.figure, ascending: undefined };
  return (
    <th scope="col" data-kind="number" aria-sort={sorted}>
      <button
        type="button"
        className={styles['order']}
        onClick={() => void navigate({ to: '.', search: (was) => ({ ...was, ...next }), replace: true })}
      >
        {nameOf(figure, language)}
        <span aria-hidden="true">{isOrdered ? (view.isAscending ? ' ▲' : ' ▼') : ''}</span>
      </button>
    </th>
  );
}

/** The heads of the compared figure and of its change. */
function ComparedHead({ view }: { readonly view: View }): ReactNode {
  const { words, language } = useWords();
  if (!isCompared(view)) return null;
  return (
    <>
      <th scope="col" data-kind="number">
        {fill(words.performance.before, { figure: nameOf(figureOf(view.figure), language) })}
      </th>
      <th scope="col" data-kind="number">
        {words.performance.change}
      </th>
    </>
  );
}

interface CellsProps {
  readonly row: Row;
  readonly columns: readonly Figure[];
  readonly view: View;
}

function Cells({ row, columns, view }: CellsProps): ReactNode {
  const { words, language } = useWords();
  const { casino } = useParams({ from: '/$casino' });
  const { data: session } = useQuery(sessionQuery);
  const mayExplain = session !== undefined && mayAt(session, 'ledger:read', casino);
  const main = figureOf(view.figure);
  return (
    <>
      <td className={styles['family']}>
        {familyName(row.family, language)}
        {row.exists === 'ONLY_NOW' || row.exists === 'ONLY_COMPARED' ? (
          <small> · {words.performance.only[row.exists]}</small>
        ) : null}
      </td>
      <td>{row.currency}</td>
      {columns.map((figure) => {
        const value = shown(row.figures, figure, language);
        const unknown = unknownOf(row, figure);
        const address = mayExplain ? addressOf(row, figure.figure) : null;
        return (
          <td key={figure.figure} data-kind="number" title={unknown?.[language]}>
            {value !== undefined && address !== null ? (
              <FigureButton figure={address}>{value.text}</FigureButton>
            ) : (
              (value?.text ?? '—')
            )}
            <Now of={placeOf(row, figure.figure)} then={value?.text ?? '—'} />
            {value !== undefined && unknown !== undefined ? <span aria-hidden="true">*</span> : null}
          </td>
        );
      })}
      {!isCompared(view) ? null : (
        <>
          <td data-kind="number">{shown(row.compared, main, language)?.text ?? '—'}</td>
          <td data-kind="number">{shownChange(row, main, language) ?? '—'}</td>
        </>
      )}
    </>
  );
}

/** Which figures are unknown, or known of some sessions only, and why. */
function NotKnown({
  rows,
  columns,
}: {
  readonly rows: readonly Row[];
  readonly columns: readonly Figure[];
}): ReactNode {
  const { words, language } = useWords();
  const lines = rows.flatMap((row) =>
    columns.flatMap((figure) => {
      const unknown = unknownOf(row, figure);
      if (unknown === undefined) return [];
      const whose = `${familyName(row.family, language)} (${row.currency})`;
      const known =
        unknown.knownSessions === 0
          ? ''
          : ` ${fill(words.performance.knownOf, { known: unknown.knownSessions, all: row.sessions ?? 0 })}`;
      return [{ at: `${whose} · ${nameOf(figure, language)}`, why: `${unknown[language]}${known}` }];
    }),
  );
  if (lines.length === 0) return null;
  return (
    <details className={styles['unknown']}>
      <summary>{words.performance.notKnown}</summary>
      <dl>
        {lines.map(({ at, why }) => (
          <div key={at}>
            <dt>{at}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
