import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FindingCountsQuery, FindingSeverity } from '../../api/generated/operations';
import { useServiceText, useWords } from '../../words/words';
import type { FindingsSearch } from '../../app/search-values';
import { DayField } from '../../parts/DayField';
import { TextFilter } from '../../parts/TextFilter';
import styles from './FindingsScreen.module.css';

interface FiltersProps extends Pick<FindingsSearch, 'severity' | 'day' | 'code' | 'text'> {
  readonly show: NonNullable<FindingsSearch['show']>;
  /** The codes with the number of findings of each. */
  readonly codes: FindingCountsQuery['findingCounts']['counts'];
}

/** The filters of the list; all of them are search parameters of the address. */
export function Filters({ show, severity, day, code, text, codes }: FiltersProps): ReactNode {
  const said = useServiceText();
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/findings' });
  const change = (change: FindingsSearch): void =>
    void navigate({ to: '.', search: (was) => ({ ...was, finding: undefined, ...change }) });
  const tabs: readonly FiltersProps['show'][] = ['new', 'mine', 'open', 'closed', 'all'];
  return (
    <div className={styles['filters']}>
      <div role="group" aria-label={words.findings.title} className={styles['tabs']}>
        {tabs.map((tab) => (
          <button key={tab} type="button" aria-pressed={tab === show} onClick={() => change({ show: tab })}>
            {words.findings[tab]}
          </button>
        ))}
      </div>
      <select
        aria-label={words.findings.every}
        value={severity ?? ''}
        onChange={({ target }) =>
          change({ severity: (target.value || undefined) as FindingSeverity | undefined })
        }
      >
        <option value="">{words.findings.every}</option>
        {(['violation', 'advisory', 'information'] as const).map((each) => (
          <option key={each} value={each}>
            {words.findings.severity[each]}
          </option>
        ))}
      </select>
      <DayField
        aria-label={words.integrity.day}
        value={day ?? ''}
        write={(chosen) => change({ day: chosen || undefined })}
      />
      <select
        aria-label={words.findings.kinds}
        value={code ?? ''}
        onChange={({ target }) => change({ code: target.value || undefined })}
      >
        <option value="">{words.findings.everyKind}</option>
        {codes.map(({ key, title, titleEs, count }) => (
          <option key={key} value={key}>
            {said(title, titleEs)} ({count})
          </option>
        ))}
      </select>
      <TextFilter
        key={text ?? ''}
        label={words.findings.text}
        maxLength={100}
        text={text}
        change={(next) => change({ text: next })}
      />
    </div>
  );
}
