import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DayOnBoardFragment, GamingDayStatus } from '../api/generated/operations';
import { mayAt, sessionQuery } from '../api/session';
import { fill } from '../words/fill';
import { useWords } from '../words/words';
import styles from './DayMark.module.css';

/** The first and the last day that a list of days may ask for: all of them. */
export const EVERY_DAY = { from: '1900-01-01', to: '2999-12-31' } as const;

const SHAPES: Record<GamingDayStatus, string> = {
  OPEN: '○',
  COUNTING: '◔',
  PRELIMINARY: '◑',
  REOPENED: '↺',
  CLOSED: '◕',
  CERTIFIED: '●',
};

/** The status of a gaming day by shape, colour and word. */
export function DayMark({ status }: { readonly status: GamingDayStatus }): ReactNode {
  const { words } = useWords();
  return (
    <span className={`${styles['mark']} ${styles[status]}`}>
      <span aria-hidden="true">{SHAPES[status]}</span>
      {words.status[status]}
    </span>
  );
}

type Task = DayOnBoardFragment['waitsFor'][number];

const PERMISSIONS: Readonly<Record<Task, string>> = {
  ...{ APPROVE_REOPENING: 'days:reopen', CERTIFY: 'days:certify', CLOSE: 'days:close' },
  ...{
    CLOSE_TABLES: 'events:record',
    COUNT: 'events:record',
    IDENTIFY_CUSTOMERS: 'customers:identify',
    LOOK_AT_VIOLATIONS: 'findings:decide',
  },
};

interface DayTasksProps {
  readonly casino: string;
  readonly tasks: readonly Task[];
}

/** What a day waits for, one after the other; what the person may do stands out. */
export function DayTasks({ casino, tasks }: DayTasksProps): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  return tasks.map((task, index) => {
    const isMine = session !== undefined && mayAt(session, PERMISSIONS[task], casino);
    return (
      <span key={task}>
        {index > 0 ? ' · ' : null}
        {isMine ? <strong>{words.days.tasks[task]}</strong> : words.days.tasks[task]}
      </span>
    );
  });
}

/** Open findings of a day by shape, colour and number; information is not counted. */
export function FindingMarks({ of }: { readonly of: DayOnBoardFragment['openFindings'] }): ReactNode {
  const { words } = useWords();
  const { counted } = words.findings;
  const marks = [
    { shape: '✕', count: of.violations, said: counted.violation, style: styles['violations'] },
    { shape: '!', count: of.advisories, said: counted.advisory, style: styles['advisories'] },
  ];
  return marks
    .filter(({ count }) => count > 0)
    .map(({ shape, count, said, style }) => (
      <span key={shape} className={style} title={fill(said, { count })}>
        <span aria-hidden="true">
          {shape} {count}
        </span>
        <span className={styles['hidden']}>{fill(said, { count })}</span>
      </span>
    ));
}
