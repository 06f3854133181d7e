import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ask } from '../../api/ask';
import { watch } from '../../api/live';
import { mayAt, sessionQuery } from '../../api/session';
import { DayDocument, type DayOnBoardFragment, type DayQuery } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { dayBy, formatDay } from '../../days/days';
import { Documents } from '../../parts/Documents';
import { Screen } from '../../parts/Screen';
import { useSingleKeys } from '../../parts/single-key';
import { formatAmount } from '../../money/money';
import { useKnown } from '../../time-machine/known';
import { type FiguresNow, NowProvider } from '../../time-machine/now';
import type { Words } from '../../words/catalogue';
import type { Language } from '../../words/language';
import { useServiceText, useWords } from '../../words/words';
import { Checks, placeOf, SIDES } from './Checks';
import type { Day } from './day';
import styles from './DayScreen.module.css';
import { DayActs } from './DayActs';
import { DayFigures } from './DayFigures';
import type { Explaining } from './ExplanationField';
import { type Drafts, keepDrafts, notSaved, readDrafts, savedByKey, textsOf } from './explanations';
import { Progress } from './Progress';
import { SealCard } from './SealCard';
import { Steps } from './Steps';
import { ToCustomers } from './ToCustomers';
import { fill } from '../../words/fill';

/** Polling interval of an open day: long enough for a hundred screens at a time. */
const WHILE_OPEN_MS = 10_000;

const isOpen = (data: DayQuery | undefined): boolean =>
  data?.gamingDay.__typename === 'GamingDayFound' && data.gamingDay.status === 'OPEN';

/** A gaming day: its status, its checks with explanations, and the decisions about it. */
export function DayScreen(): ReactNode {
  const { casino, day } = useParams({ from: '/$casino/day/$day' });
  const { known, knownAt, isPast } = useKnown();
  const { words, language } = useWords();
  const [receipt, setReceipt] = useState<string>();
  const asked = useQuery({
    queryKey: ['day', casino, day, known, receipt],
    queryFn: ({ signal }) => ask(DayDocument, { casino, day, knownAt, waitFor: receipt }, signal),
    refetchInterval: ({ state }) => (!isPast && isOpen(state.data) ? WHILE_OPEN_MS : false),
    // After a decision the former answer stays visible until the new one arrives; another day starts empty.
    placeholderData: (before) => (receipt === undefined ? undefined : before),
  });
  const { data: now } = useQuery({
    queryKey: ['day', casino, day, undefined, receipt],
    queryFn: ({ signal }) => ask(DayDocument, { casino, day, knownAt: undefined, waitFor: receipt }, signal),
    enabled: isPast,
  });
  const figures = useMemo(() => (isPast ? figuresOf(now, language) : undefined), [isPast, now, language]);
  useDecisions(casino, !isPast ? positionOf(asked.data) : undefined);
  return (
    <Screen
      title={fill(words.day.title, { day: formatDay(day) })}
      beside={<OtherDays casino={casino} day={day} />}
      asked={asked}
      answer={asked.data?.gamingDay}
    >
      {(found) => (
        <NowProvider figures={figures}>
          <DayFound
            key={`${casino} ${day}`}
            {...{ casino, found }}
            sessions={asked.data?.dayProgress.sessions}
            figures={asked.data?.dayBoard.edges[0]?.node}
            isPast={isPast}
            decided={setReceipt}
          />
        </NowProvider>
      )}
    </Screen>
  );
}

/** The amounts of the checks, by their places. */
function figuresOf(data: DayQuery | undefined, language: Language): FiguresNow | undefined {
  if (data?.gamingDay.__typename !== 'GamingDayFound') return undefined;
  return new Map(
    data.gamingDay.tieOuts.flatMap(({ check, rows }) =>
      rows.flatMap((row) =>
        SIDES.flatMap((side) => {
          const amount = row[side];
          return amount
            ? [[placeOf(check, row.at, side), formatAmount(amount.amount, language)] as const]
            : [];
        }),
      ),
    ),
  );
}

function OtherDays({ casino, day }: { readonly casino: string; readonly day: string }): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  const [before, behind] = [dayBy(day, -1), dayBy(day, 1)];
  useSingleKeys(({ key }) => {
    const other = key === '[' ? before : key === ']' ? behind : undefined;
    if (other !== undefined) void navigate({ to: '/$casino/day/$day', params: { casino, day: other } });
  });
  return (
    <nav className={styles['others']} aria-label={words.nav.days}>
      <Link to="/$casino/day/$day" params={{ casino, day: before }} aria-label={words.day.previous}>
        ‹
      </Link>
      <Link to="/$casino/day/$day" params={{ casino, day: behind }} aria-label={words.day.next}>
        ›
      </Link>
    </nav>
  );
}

const positionOf = (data: DayQuery | undefined): number | undefined =>
  data?.gamingDay.__typename === 'GamingDayFound' ? data.gamingDay.position : undefined;

/** Reads the day again when another person has decided about it; drafts stay. */
function useDecisions(casino: string, position: number | undefined): void {
  const queries = useQueryClient();
  const isRead = position !== undefined;
  useEffect(() => {
    if (!isRead) return undefined;
    const changed = (): void => void queries.invalidateQueries({ queryKey: ['day', casino] });
    return watch(casino, position, ['gamingDayChanged'], changed);
    // The subscription starts once, at the position of the first answer.
  }, [casino, isRead]);
}

/** The drafts of explanations of a day, stored in this browser until the service has saved them. */
function useExplaining(
  casino: string,
  { day, savedExplanations }: Day,
  saw: (receipt: string) => void,
): Explaining & { readonly forget: () => void } {
  const queries = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(casino, day));
  const saved = useMemo(() => savedByKey(savedExplanations), [savedExplanations]);
  useEffect(() => keepDrafts(casino, day, drafts), [casino, day, drafts]);
  useEffect(() => setDrafts((now) => notSaved(saved, now)), [saved]);
  return {
    ...{ casino, day, drafts, saved },
    maySave: session !== undefined && mayAt(session, 'days:explain', casino),
    write: (key, change) =>
      setDrafts(({ [key]: draft, ...others }) => {
        const next = change(draft);
        return next === undefined ? others : { ...others, [key]: next };
      }),
    changed: (receipt) =>
      receipt === undefined ? void queries.invalidateQueries({ queryKey: ['day', casino] }) : saw(receipt),
    forget: () => setDrafts({}),
  };
}

interface DayFoundProps {
  readonly casino: string;
  readonly found: Day;
  readonly sessions: DayQuery['dayProgress']['sessions'] | undefined;
  readonly figures: DayOnBoardFragment | undefined;
  readonly isPast: boolean;
  readonly decided: (receipt: string) => void;
}

function DayFound({ casino, found, sessions, figures, isPast, decided }: DayFoundProps): ReactNode {
  const { words } = useWords();
  const { day } = found;
  const explaining = useExplaining(casino, found, decided);
  const { drafts, saved, forget } = explaining;
  const isSettled = found.status === 'CLOSED' || found.status === 'CERTIFIED';
  return (
    <>
      <Steps status={found.status} decisions={found.decisions} />
      {figures === undefined ? null : <DayFigures day={figures} />}
      <div className={styles['columns']}>
        <div>
          <Checks checks={found.tieOuts} explaining={explaining} isSettled={isSettled || isPast} />
          <Documents key={day} casino={casino} attachedTo="GAMING_DAY" about={day} />
          <Decisions decisions={found.decisions} />
        </div>
        <aside className={styles['side']}>
          <Progress sessions={sessions} />
          <Missing title={words.day.openTables} items={found.openTables} />
          <Missing
            title={words.day.uncounted}
            items={found.uncounted.map((item) => uncounted(item, words.day))}
          />
          {isPast ? null : (
            <DayActs {...{ casino, found, decided }} texts={textsOf(saved, drafts)} closed={forget} />
          )}
          <p className={styles['booksOfDay']}>
            <Link to="/$casino/books/$day" params={{ casino, day }}>
              {words.day.booksOfDay}
            </Link>
          </p>
          <ToCustomers casino={casino} day={day} />
          {isSettled ? <SealCard casino={casino} day={day} /> : null}
        </aside>
      </div>
    </>
  );
}

function Missing({ title, items }: { readonly title: string; readonly items: readonly string[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className={styles['missing']}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Decisions({ decisions }: Pick<Day, 'decisions'>): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const said = useServiceText();
  if (decisions.length === 0) return null;
  return (
    <section className={styles['decisions']}>
      <h2>{words.day.decisions}</h2>
      <ol>
        {decisions.map(({ what, by, at, words: reason, recordNumber, imported, signature }) => (
          <li key={recordNumber}>
            <strong>{words.day.what[what] ?? what}</strong> · {by.join(', ')} · {clock.moment(at)} ·{' '}
            {fill(words.position.upTo, { record: recordNumber })}
            {imported ? <em> · {words.day.imported}</em> : null}
            {imported ? null : (
              <em title={said(signature.words, signature.wordsEs)}>
                {' · '}
                {signature.signed ? words.day.signed : words.day.notSigned}
              </em>
            )}
            {reason ? <q>{reason}</q> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Words for an uncounted item, which the service names `cage`, `box 7 of RF1`, `float of RF1`. */
function uncounted(item: string, words: Words['day']): string {
  if (item === 'cage') return words.uncountedCage;
  const [, box, of] = /^box (.+) of (.*)$/s.exec(item) ?? [];
  if (box !== undefined) return fill(words.uncountedBox, { box, table: of! });
  const [, table] = /^float of (.*)$/s.exec(item) ?? [];
  return table === undefined ? item : fill(words.uncountedFloat, { table });
}
