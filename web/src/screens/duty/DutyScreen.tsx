import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { DutyYearDocument } from '../../api/generated/operations';
import { useDayInView } from '../../app/day-in-view';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { Screen } from '../../parts/Screen';
import { knownAt } from '../../time-machine/known';
import { Sheet } from '../../parts/Sheet';
import { TakeAway } from '../../parts/TakeAway';
import { fill } from '../../words/fill';
import { useServiceText, useWords } from '../../words/words';
import styles from './Duty.module.css';
import { DutyReturn } from './DutyReturn';
import { OfCasinos } from './OfCasinos';
import { QuarterActs } from './QuarterActs';
import type { Quarter } from './quarter';

/** The gaming duty of a year: four quarters with their state, and the return of the chosen one. */
export function DutyScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known, year: asYear, quarter } = useSearch({ from: '/$casino/duty' });
  const day = useDayInView(casino);
  const { words } = useWords();
  const [receipt, setReceipt] = useState<string>();
  const year = asYear ?? Number((day ?? new Date().toISOString()).slice(0, 4));
  const asked = useQuery({
    queryKey: ['duty', casino, year, known, receipt],
    queryFn: ({ signal }) =>
      ask(DutyYearDocument, { casino, year, knownAt: knownAt(known), waitFor: receipt }, signal),
    placeholderData: (before) => before,
  });
  return (
    <Screen
      title={`${words.duty.title} · ${year}`}
      asked={asked}
      answer={asked.data?.dutyQuarters}
      beside={
        asked.data?.dutyQuarters.__typename === 'DutyQuarters' ? (
          <TakeAway list="duty-quarters" asked={{ casino, year }} known={asked.data.dutyQuarters.position} />
        ) : null
      }
      isWide
    >
      {({ quarters }) => {
        const chosen = quarters.find((each) => each.quarter === (quarter ?? quarterOf(day))) ?? quarters[0]!;
        return (
          <>
            <Years year={year} />
            <Warning quarter={chosen} />
            <Quarters quarters={quarters} year={year} chosen={chosen.quarter} />
            <DutyReturn {...{ casino, year }} quarter={chosen} />
            {known === undefined ? <OfCasinos year={year} /> : null}
            {known === undefined ? (
              <QuarterActs key={chosen.quarter} {...{ casino, year }} quarter={chosen} decided={setReceipt} />
            ) : null}
          </>
        );
      }}
    </Screen>
  );
}

const quarterOf = (day: string | undefined): number =>
  day === undefined ? 1 : Math.ceil(Number(day.slice(5, 7)) / 3);

function Years({ year }: { readonly year: number }): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known } = useSearch({ from: '/$casino/duty' });
  return (
    <p className={styles['years']}>
      {[year - 1, year + 1].map((other) => (
        <Link
          key={other}
          to="/$casino/duty"
          params={{ casino }}
          search={{ year: other, ...(known === undefined ? {} : { known }) }}
        >
          {other < year ? `← ${other}` : `${other} →`}
        </Link>
      ))}
    </p>
  );
}

/** Says loudly where the quarter lies beyond the text of the law that was read. */
function Warning({ quarter: { warning, warningEs } }: { readonly quarter: Quarter }): ReactNode {
  const said = useServiceText();
  if (!warning || !warningEs) return null;
  return (
    <p role="alert" className={styles['warning']}>
      {said(warning, warningEs)}
    </p>
  );
}

interface QuartersProps {
  readonly quarters: readonly Quarter[];
  readonly year: number;
  readonly chosen: number;
}

const AMOUNTS = ['base', 'due', 'toPay', 'paid', 'outstanding'] as const;

function Quarters({ quarters, year, chosen }: QuartersProps): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const search = useSearch({ from: '/$casino/duty' });
  return (
    <Sheet caption={words.duty.quarters}>
      <thead>
        <tr>
          <th scope="col">{words.duty.quarter}</th>
          <th scope="col">{words.duty.state}</th>
          <th scope="col">{words.duty.term}</th>
          {AMOUNTS.map((each) => (
            <th key={each} scope="col" data-kind="money">
              {words.duty[each]}
            </th>
          ))}
          <th scope="col">{words.duty.readUntil}</th>
          <th scope="col">{words.books.download}</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map((each) => (
          <tr key={each.quarter}>
            <th scope="row">
              <Link
                to="/$casino/duty"
                params={{ casino }}
                search={{ ...search, year, quarter: each.quarter }}
                aria-current={each.quarter === chosen ? 'true' : undefined}
              >
                {fill(words.duty.ofYear, { quarter: each.quarter, year })}
              </Link>
            </th>
            <td>{words.duty.states[each.state]}</td>
            <td>
              {formatDay(each.dueFrom)} – {formatDay(each.dueUntil)}
            </td>
            {AMOUNTS.map((of) => (
              <td key={of} data-kind="money">
                {each[of] ? <Amount {...each[of]} figure={of === 'toPay' ? each.figure : undefined} /> : '—'}
              </td>
            ))}
            <td>{each.readUntil ? formatDay(each.readUntil) : '—'}</td>
            <td className={styles['files']}>
              {each.state === 'NO_TARIFF' ? '—' : <Files {...{ casino, year }} quarter={each.quarter} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

const FORMATS = ['pdf', 'pdf-en', 'xlsx', 'csv-es', 'csv'] as const;

const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31'] as const;

interface FilesProps {
  readonly casino: string;
  readonly year: number;
  readonly quarter: number;
}

/** The return as a file: the service makes it of any day of the quarter. */
function Files({ casino, year, quarter }: FilesProps): ReactNode {
  const { words } = useWords();
  const day = `${String(year).padStart(4, '0')}-${LAST_DAYS[quarter - 1]}`;
  return FORMATS.map((format) => (
    <a
      key={format}
      href={`/v1/books/tasa-de-juego?${new URLSearchParams({ casino, day, format }).toString()}`}
      aria-label={fill(words.duty.file, { quarter, year, format: format.toUpperCase() })}
      download
    >
      {format.toUpperCase()}
    </a>
  ));
}
