import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import {
  BookCatalogueDocument,
  type BookCatalogueQuery,
  type BookGroup,
} from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { DayMark } from '../../parts/DayMark';
import { Screen } from '../../parts/Screen';
import { Sheet } from '../../parts/Sheet';
import { useServiceText, useWords } from '../../words/words';
import { slugOf } from './book-names';
import { DayField } from '../../parts/DayField';
import styles from './BooksScreen.module.css';

/** The official books of a gaming day or a period. */
export function BooksScreen(): ReactNode {
  const { casino, day } = useParams({ from: '/$casino/books/$day' });
  const { until } = useSearch({ from: '/$casino/books/$day' });
  const { words } = useWords();
  const asked = useQuery({
    queryKey: ['books', casino, day, until],
    queryFn: ({ signal }) => ask(BookCatalogueDocument, { casino, day, until }, signal),
  });
  const status = asked.data?.dayBoard.edges[0]?.node.status;
  const days = until === undefined ? formatDay(day) : `${formatDay(day)} – ${formatDay(until)}`;
  return (
    <Screen title={`${words.books.title} · ${days}`} asked={asked} answer={asked.data?.books}>
      {(list) => (
        <>
          <Span {...{ casino, day, until }} />
          {status === undefined || until !== undefined ? null : (
            <p className={styles['status']}>
              <DayMark status={status} />
            </p>
          )}
          {list.open.length > 0 ? (
            <p className={styles['open']}>
              {words.books.openDays}: {list.open.map(formatDay).join(', ')}
            </p>
          ) : null}
          <Zips {...{ casino, day }} />
          <p className={styles['span']}>
            <Link to="/$casino/duty" params={{ casino }} search={dutyOf(until ?? day)}>
              {words.duty.ofQuarter}
            </Link>
          </p>
          <Catalogue {...{ casino, day, until }} books={list.books} />
        </>
      )}
    </Screen>
  );
}

type Listed = BookCatalogueQuery['books']['books'];

const GROUPS: readonly BookGroup[] = ['TABLES', 'CAGE', 'PLAYERS', 'CONTROL', 'ACCOUNTS'];

function Catalogue({ books, ...span }: SpanProps & { readonly books: Listed }): ReactNode {
  const { words } = useWords();
  const heads = [
    words.books.book,
    words.books.span,
    words.books.signs,
    words.books.rule,
    words.books.download,
  ];
  return (
    <div className={styles['list']}>
      <Sheet caption={words.books.title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.filter((group) => books.some((book) => book.group === group)).map((group) => (
          <tbody key={group}>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={heads.length}>
                {words.books.groups[group]}
              </th>
            </tr>
            {books
              .filter((book) => book.group === group)
              .map((book) => (
                <ListedBook key={book.name} {...span} book={book} />
              ))}
          </tbody>
        ))}
      </Sheet>
    </div>
  );
}

/** The formats that people open, by the language of the screen; the screen of the book has all of them. */
const FORMATS = {
  es: { PDF: 'pdf', XLSX: 'xlsx', CSV: 'csv-es' },
  en: { PDF: 'pdf-en', XLSX: 'xlsx', CSV: 'csv' },
} as const;

/** A book with its downloads, which have the bytes of the record that the screen states. */
function ListedBook({ casino, day, until, book }: SpanProps & { readonly book: Listed[number] }): ReactNode {
  const { words, language } = useWords();
  const said = useServiceText();
  const { name, en, es, citation, citationEn, ofPeriods, signatures, signaturesEn, address } = book;
  return (
    <tr>
      <th scope="row">
        <Link
          to="/$casino/books/$day/$book"
          params={{ casino, day, book: slugOf(name) }}
          search={until === undefined ? {} : { until }}
        >
          {said(en, es)}
        </Link>
      </th>
      <td>{ofPeriods ? words.books.ofPeriods : words.books.ofOneDay}</td>
      <td>{said(signaturesEn.join(', '), signatures.join(', '))}</td>
      <td className={styles['citation']}>{said(citationEn, citation)}</td>
      <td className={styles['files']}>
        {Object.entries(FORMATS[language]).map(([called, format]) => (
          <a
            key={format}
            href={`${address}&format=${format}`}
            aria-label={`${said(en, es)}, ${called}`}
            download
          >
            {called}
          </a>
        ))}
      </td>
    </tr>
  );
}

/** The return of the gaming duty is of a quarter, and has a screen of its own. */
const dutyOf = (day: string): { readonly year: number; readonly quarter: number } => ({
  year: Number(day.slice(0, 4)),
  quarter: Math.ceil(Number(day.slice(5, 7)) / 3),
});

/** Links to all books of the day, or of its month, as one ZIP file. */
function Zips({ casino, day }: Pick<SpanProps, 'casino' | 'day'>): ReactNode {
  const { words } = useWords();
  const address = (span: Readonly<Record<string, string>>): string =>
    `/v1/books?${new URLSearchParams({ casino, ...span, format: 'zip' }).toString()}`;
  return (
    <p className={styles['span']}>
      <a href={address({ day })} download>
        {words.books.zipOfDay}
      </a>
      <a href={address({ month: day.slice(0, 7) })} download>
        {words.books.zipOfMonth}
      </a>
    </p>
  );
}

interface SpanProps {
  readonly casino: string;
  readonly day: string;
  readonly until: string | undefined;
}

/** Fields for the day, or for the first and last day of a period. */
function Span({ casino, day, until }: SpanProps): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  return (
    <p className={styles['span']}>
      <span>
        <label htmlFor="books-from">{words.books.from}</label>{' '}
        <DayField
          id="books-from"
          value={day}
          write={(chosen) =>
            chosen && void navigate({ to: '/$casino/books/$day', params: { casino, day: chosen } })
          }
        />
      </span>
      <span>
        <label htmlFor="books-until">{words.books.until}</label>{' '}
        <DayField
          id="books-until"
          min={day}
          value={until ?? day}
          write={(chosen) =>
            void navigate({
              to: '/$casino/books/$day',
              params: { casino, day },
              search: chosen > day ? { until: chosen } : {},
            })
          }
        />
      </span>
    </p>
  );
}
