import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { BookDocument } from '../../api/generated/operations';
import type { CommissionsSearch } from '../../app/search-values';
import { BookSections } from '../../parts/BookSection';
import { DayField } from '../../parts/DayField';
import { useKnownToScreen } from '../../time-machine/known';
import { TroubleBox } from '../../parts/TroubleBox';
import { useServiceText, useWords } from '../../words/words';
import styles from './Commissions.module.css';

interface CagnottesProps {
  readonly casino: string;
  readonly day: string;
  readonly change: (next: CommissionsSearch) => void;
}

/** The register of profits of a day: what was expected and counted of each banker, and the difference of each, never set off. */
export function Cagnottes({ casino, day, change }: CagnottesProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const { known, knownAt } = useKnownToScreen();
  const asked = useQuery({
    queryKey: ['cagnottes', casino, day, known],
    queryFn: ({ signal }) =>
      ask(BookDocument, { casino, day, book: 'BENEFICIOS', first: 500, after: 0, knownAt }, signal),
    placeholderData: keepPreviousData,
  });
  const book = asked.data?.book;
  return (
    <section aria-label={words.commissions.cagnotte}>
      <h2>{words.commissions.cagnotte}</h2>
      <p className={styles['filters']}>
        <label>
          {words.commissions.ofDay} <DayField value={day} write={(of) => of && change({ day: of })} />
        </label>
      </p>
      {asked.error ? <TroubleBox error={asked.error} again={() => void asked.refetch()} /> : null}
      {book === undefined ? <p role="status">{asked.error ? '' : words.state.loading}</p> : null}
      {book?.__typename === 'NotFound' ? <p role="status">{said(book.message, book.messageEs)}</p> : null}
      {book?.__typename === 'Book' && book.sections.length === 0 ? (
        <p role="status">{words.books.empty}</p>
      ) : null}
      {book?.__typename === 'Book' ? <BookSections sections={book.sections} /> : null}
    </section>
  );
}
