import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { BookCatalogueDocument } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { ScreenHead } from '../../parts/ScreenHead';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/Trouble';
import { useSaid, useWords } from '../../words/words';
import { slugOf } from './book-names';
import styles from './BooksScreen.module.css';

/** The official books of a gaming day or a period. */
export function BooksScreen(): ReactNode {
  const { casino, day } = useParams({ from: '/$casino/books/$day' });
  const { until } = useSearch({ from: '/$casino/books/$day' });
  const { words } = useWords();
  const said = useSaid();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['books', casino, day, until ?? day],
    queryFn: ({ signal }) =>
      ask(BookCatalogueDocument, { casino, day, ...(until === undefined ? {} : { until }) }, signal),
  });
  const list = data?.books;
  return (
    <>
      <ScreenHead
        title={`${words.books.title} · ${formatDay(day)}${until === undefined ? '' : ` – ${formatDay(until)}`}`}
        position={list?.position}
        complete={list?.complete}
        readAt={dataUpdatedAt}
        reload={() => void refetch()}
      />
      <Span {...{ casino, day, until }} />
      {error ? <TroubleBox error={error} again={() => void refetch()} /> : null}
      {list && list.open.length > 0 ? (
        <p className={styles['open']}>
          {words.books.openDays}: {list.open.map(formatDay).join(', ')}
        </p>
      ) : null}
      {list ? (
        <Sheet caption={words.books.title}>
          <tbody>
            {list.books.map(({ name, en, es, citation, ofPeriods, signatures }) => (
              <tr key={name}>
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
                <td>{signatures.join(', ')}</td>
                <td className={styles['citation']}>{citation}</td>
              </tr>
            ))}
          </tbody>
        </Sheet>
      ) : null}
    </>
  );
}

interface SpanProps {
  readonly casino: string;
  readonly day: string;
  readonly until: string | undefined;
}

/** The day, or the first and last day of a period. */
function Span({ casino, day, until }: SpanProps): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  return (
    <p className={styles['span']}>
      <label>
        {words.books.from}{' '}
        <input
          type="date"
          value={day}
          onChange={({ target }) =>
            target.value &&
            void navigate({ to: '/$casino/books/$day', params: { casino, day: target.value } })
          }
        />
      </label>
      <label>
        {words.books.until}{' '}
        <input
          type="date"
          min={day}
          value={until ?? day}
          onChange={({ target }) =>
            void navigate({
              to: '/$casino/books/$day',
              params: { casino, day },
              search: target.value && target.value > day ? { until: target.value } : {},
            })
          }
        />
      </label>
    </p>
  );
}
