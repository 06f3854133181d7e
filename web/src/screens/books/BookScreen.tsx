import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { BookDocument, type BookQuery } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { BookSections } from '../../parts/BookSection';
import { Screen } from '../../parts/Screen';
import { knownAt } from '../../time-machine/known';
import { useLetterhead } from '../../parts/letterhead';
import { useServiceText, useWords } from '../../words/words';
import { nameOf } from './book-names';
import styles from './BookScreen.module.css';
import { fill } from '../../words/fill';

type Book = Extract<BookQuery['book'], { __typename: 'Book' }>;

const PAGE = 500;

/** An official book with the columns, order and totals of its printed form; every amount opens its explanation. */
export function BookScreen(): ReactNode {
  const { casino, day, book: slug } = useParams({ from: '/$casino/books/$day/$book' });
  const { until, known, after = 0 } = useSearch({ from: '/$casino/books/$day/$book' });
  const { words } = useWords();
  const said = useServiceText();
  const asked = useQuery({
    queryKey: ['book', casino, slug, day, until, known, after],
    queryFn: ({ signal }) =>
      ask(
        BookDocument,
        { casino, day, until, book: nameOf(slug), first: PAGE, after, knownAt: knownAt(known) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const answer = asked.data?.book;
  const catalogue = (
    <Link
      className={styles['back']}
      to="/$casino/books/$day"
      params={{ casino, day }}
      search={until === undefined ? {} : { until }}
    >
      {words.books.catalogue}
    </Link>
  );
  const title = answer?.__typename === 'Book' ? said(answer.en, answer.es) : words.books.title;
  return (
    <Screen title={title} beside={catalogue} asked={asked} answer={answer} isWide>
      {(book) => <BookPaper {...{ casino, slug, book }} first={after} />}
    </Screen>
  );
}

interface BookPaperProps {
  readonly casino: string;
  readonly slug: string;
  readonly book: Book;
  readonly first: number;
}

function BookPaper({ casino, slug, book, first }: BookPaperProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const shown = book.sections.reduce((count, { rowsEs }) => count + rowsEs.length, 0);
  const isSettled = book.status === 'CLOSED' || book.status === 'CERTIFIED';
  return (
    <>
      <p className={styles['about']}>
        <strong>{useLetterhead({ casino, day: book.day }).name ?? casino}</strong> · {formatDay(book.day)}
        {book.until === book.day ? '' : ` – ${formatDay(book.until)}`} · {words.status[book.status]} ·{' '}
        {fill(words.books.through, { record: book.through })}
        {isSettled ? null : <em> · {words.books.provisional}</em>}
      </p>
      <Downloads {...{ casino, slug, book }} />
      <BookSections sections={book.sections} />
      <Pages {...{ casino, slug, book, first, shown }} />
      {book.total ? (
        <p className={styles['total']}>
          {words.books.total}:{' '}
          <Amount
            amount={book.total.amount.amount}
            currency={book.total.amount.currency}
            figure={book.total.figure}
          />
          <span>
            {' '}
            ({words.books.inWords}: {said(book.total.wordsEn, book.total.words)})
          </span>
        </p>
      ) : null}
      <footer className={styles['foot']}>
        <p>{said(book.citationEn, book.citation)}</p>
        {book.certifiedBy.length > 0 ? (
          <p>
            {words.books.certifiedBy} {said(book.certifiedByEn.join(', '), book.certifiedBy.join(', '))}
          </p>
        ) : null}
        <ul className={styles['signatures']} aria-label={words.books.signs}>
          {book.signatures.map((signature, index) => (
            <li key={signature}>{said(book.signaturesEn[index]!, signature)}</li>
          ))}
        </ul>
      </footer>
    </>
  );
}

const FORMATS = ['pdf', 'pdf-en', 'xlsx', 'csv-es', 'csv', 'jsonl'] as const;

function Downloads({ casino, slug, book }: Omit<BookPaperProps, 'first'>): ReactNode {
  const { words } = useWords();
  const query = (format: string): string =>
    new URLSearchParams({
      ...{ casino, day: book.day, format },
      ...(book.until === book.day ? {} : { until: book.until }),
    }).toString();
  return (
    <p className={styles['downloads']}>
      {words.books.download}:{' '}
      {FORMATS.map((format) => (
        <a key={format} href={`/v1/books/${slug}?${query(format)}`} download>
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}

function Pages({ casino, slug, book, first, shown }: BookPaperProps & { readonly shown: number }): ReactNode {
  const { words } = useWords();
  if (first === 0 && shown >= book.rowCount) return null;
  const params = { casino, day: book.day, book: slug };
  const search = book.until === book.day ? {} : { until: book.until };
  return (
    <nav className={styles['pages']}>
      {first > 0 ? (
        <Link
          to="/$casino/books/$day/$book"
          params={params}
          search={first > PAGE ? { ...search, after: first - PAGE } : search}
        >
          ← {words.books.before}
        </Link>
      ) : null}
      <span>{fill(words.books.of, { from: first + 1, to: first + shown, all: book.rowCount })}</span>
      {first + shown < book.rowCount ? (
        <Link to="/$casino/books/$day/$book" params={params} search={{ ...search, after: first + shown }}>
          {words.books.more} →
        </Link>
      ) : null}
    </nav>
  );
}
