import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DaysQuery } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { DayMark, DayTasks, FindingMarks } from '../../parts/DayMark';
import reading from '../../parts/reading.module.css';
import { Sheet } from '../../parts/Sheet';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';

export type ListedDay = DaysQuery['dayBoard']['edges'][number]['node'];

export interface DaysTableProps {
  /** The casino of the page. */
  readonly casino: string;
  readonly days: readonly ListedDay[];
  /** Whether the days are those of several casinos. */
  readonly ofEvery: boolean;
}

/** Gaming days in rows, with the amounts of their books, their open findings and what they wait for. */
export function DaysTable({ casino, days, ofEvery }: DaysTableProps): ReactNode {
  const { words } = useWords();
  const currencies = new Set(days.map(({ win }) => win.currency));
  const isOneCurrency = currencies.size === 1;
  return (
    <Sheet caption={words.days.title}>
      <thead>
        <tr>
          <th scope="col">{words.days.day}</th>
          {ofEvery ? <th scope="col">{words.nav.casino}</th> : null}
          <th scope="col">{words.days.status}</th>
          {[words.days.win, words.days.drop, words.days.commission, words.days.duty].map((name) => (
            <th key={name} scope="col" data-kind="money">
              {isOneCurrency ? `${name} (${[...currencies].join('')})` : name}
            </th>
          ))}
          <th scope="col">{words.nav.findings}</th>
          <th scope="col" data-kind="number">
            {words.days.explanationsMissing}
          </th>
          <th scope="col">{words.days.waitsFor}</th>
          <th scope="col">{words.days.by}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((listed) => (
          <DayRow
            key={`${listed.day} ${listed.casino}`}
            {...{ listed, ofEvery, isOneCurrency }}
            isOfPage={listed.casino === casino}
          />
        ))}
      </tbody>
    </Sheet>
  );
}

interface DayRowProps extends Pick<DaysTableProps, 'ofEvery'> {
  readonly listed: ListedDay;
  readonly isOneCurrency: boolean;
  /** The addresses of figures are those of the casino of the page. */
  readonly isOfPage: boolean;
}

function DayRow({ listed, ofEvery, isOneCurrency, isOfPage }: DayRowProps): ReactNode {
  const { words } = useWords();
  const { casino, casinoName, day, status, win, drop, commission, duty, withoutResult, figure } = listed;
  const shown = (money: typeof win): { amount: string; currency?: string } =>
    isOneCurrency ? { amount: money.amount } : money;
  return (
    <tr>
      <th scope="row">
        <Link to="/$casino/day/$day" params={{ casino, day }}>
          {formatDay(day)}
        </Link>
      </th>
      {ofEvery ? <td>{casinoName ?? casino}</td> : null}
      <td>
        <DayMark status={status} />
      </td>
      <td data-kind="money">
        <Amount {...shown(win)} {...(isOfPage ? { figure } : {})} />
        {withoutResult > 0 ? (
          <small>
            <br />
            {fill(words.days.withoutResult, { count: withoutResult })}
          </small>
        ) : null}
      </td>
      <td data-kind="money">
        <Amount {...shown(drop)} />
      </td>
      <td data-kind="money">
        <Amount {...shown(commission)} />
      </td>
      <td data-kind="money">{duty === null ? '—' : <Amount {...shown(duty)} />}</td>
      <td>
        <FindingMarks of={listed.openFindings} />
      </td>
      <Missing count={listed.explanationsMissing} />
      <td>
        <DayTasks casino={casino} tasks={listed.waitsFor} />
      </td>
      <td data-kind="name">{listed.certifiedBy ?? listed.closedBy}</td>
    </tr>
  );
}

/** How many explanations the close of a day still needs; a dash where that is not looked at yet. */
function Missing({ count }: { readonly count: number | null }): ReactNode {
  const { words } = useWords();
  if (count === null)
    return (
      <td data-kind="number" title={words.days.notChecked}>
        <span aria-hidden="true">—</span>
        <span className={reading['hidden']}>{words.days.notChecked}</span>
      </td>
    );
  return <td data-kind="number">{count === 0 ? null : <strong>{count}</strong>}</td>;
}
