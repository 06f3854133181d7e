import type { ReactNode } from 'react';
import type { PeriodSearch } from '../app/search-values';
import { useWords } from '../words/words';
import { DayField } from './DayField';
import type { Period } from './period';

interface FieldsProps {
  readonly period: Period;
  readonly change: (days: PeriodSearch) => void;
}

/** The first and the last day of a screen. A day on the wrong side of the other takes that one along. */
export function PeriodFields({ period, change }: FieldsProps): ReactNode {
  const { words } = useWords();
  return (
    <>
      <label>
        {words.books.from}{' '}
        <DayField
          value={period.from}
          write={(from) => from && change({ from, ...(from > period.until ? { until: from } : {}) })}
        />
      </label>
      <label>
        {words.books.until}{' '}
        <DayField
          value={period.until}
          min={period.from}
          write={(until) => until && change({ until, ...(until < period.from ? { from: until } : {}) })}
        />
      </label>
    </>
  );
}
