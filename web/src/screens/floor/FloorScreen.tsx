import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { answers } from '../../api/answers';
import { ask } from '../../api/ask';
import { FloorDocument, FloorTablesDocument } from '../../api/generated/operations';
import { watch } from '../../api/live';
import { formatDay } from '../../days/days';
import { Button } from '../../parts/Button';
import { Screen } from '../../parts/Screen';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/TroubleBox';
import { useKnown } from '../../time-machine/known';
import { useWords } from '../../words/words';
import { Alerts, type FloorAlert } from './Alerts';
import { FloorSummary, LastHour } from './FloorSummary';
import styles from './Floor.module.css';
import { TableTile } from './TableTile';
import type { Session } from '../../parts/table-session';
import { fill } from '../../words/fill';

/** Pictures are on the wall board only. */
const WallPictures = lazy(() => import('./WallPictures').then((part) => ({ default: part.WallPictures })));

/** Polling interval in addition to the subscription. */
const READ_AGAIN_MS = 20_000;

/** The tables of the newest gaming day, with alerts and open findings. */
export function FloorScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { day: asked } = useSearch({ from: '/$casino/floor' });
  const { words } = useWords();
  const { known, knownAt, isPast } = useKnown();
  const tables = useQuery({
    queryKey: ['floor-tables', casino, known],
    queryFn: ({ signal }) => ask(FloorTablesDocument, { casino, knownAt }, signal),
    refetchInterval: isPast ? false : READ_AGAIN_MS,
  });
  const days = tables.data?.tables.edges.map(({ node }) => node.lastGamingDay) ?? [];
  const day = asked ?? days.sort().at(-1);
  if (tables.error) return <TroubleBox error={tables.error} again={() => void tables.refetch()} />;
  if (day !== undefined) return <Board casino={casino} day={day} />;
  return (
    <>
      <ScreenHead title={words.floor.title} />
      <p>{tables.data ? words.floor.none : words.state.loading}</p>
    </>
  );
}

/** Whether an alert is about a session. An alert about a slip names table and day only. */
const isOf = ({ table, gamingDay, sessionNo }: FloorAlert, session: Session): boolean =>
  table === session.table &&
  gamingDay === session.gamingDay &&
  (sessionNo === null || sessionNo === session.sessionNo);

/** Opens the wall board, or leaves it. */
function WallButton({ turn }: { readonly turn: () => void }): ReactNode {
  const { words } = useWords();
  const { wall } = useSearch({ from: '/$casino/floor' });
  return (
    <Button className={styles['wallButton']} onClick={turn}>
      {wall ? words.floor.leaveWall : words.floor.wall}
    </Button>
  );
}

/** Open tables, then closed ones, each in the order of their names. */
function openFirst(sessions: readonly Session[]): readonly Session[] {
  const order = ({ close, table }: Session): string => `${close === null ? 0 : 1} ${table}`;
  return sessions.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
}

interface BoardProps {
  readonly casino: string;
  readonly day: string;
}

/** Reads the board, again whenever a table reports or a finding is raised. */
function useBoard({ casino, day }: BoardProps) {
  const { known, knownAt, isPast } = useKnown();
  const asked = useQuery({
    queryKey: ['floor', casino, day, known],
    queryFn: ({ signal }) => ask(FloorDocument, { casino, day, knownAt, isPast }, signal),
    refetchInterval: isPast ? false : READ_AGAIN_MS,
  });
  const position = asked.data?.tableSessions.position;
  const isRead = position !== undefined;
  useEffect(() => {
    if (!isRead || isPast) return undefined;
    const changed = (): void => void answers.invalidateQueries({ queryKey: ['floor', casino] });
    return watch(casino, position, ['tableActivity', 'findingRaised', 'floorAlertsChanged'], changed);
    // The subscription starts once, at the position of the first answer.
  }, [casino, day, isRead, isPast]);
  return asked;
}

function Board({ casino, day }: BoardProps): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/floor' });
  const { wall } = useSearch({ from: '/$casino/floor' });
  const { isPast } = useKnown();
  const asked = useBoard({ casino, day });
  const leave = (): void => void navigate({ search: ({ wall: _, ...rest }) => rest });
  const findings = asked.data?.findings.edges.map(({ node }) => node) ?? [];
  const due = asked.data?.floorAlerts?.alerts ?? [];
  const sessions = asked.data?.tableSessions.edges.map(({ node }) => node) ?? [];
  return (
    <div
      className={wall ? styles['wall'] : undefined}
      onKeyDown={({ key }) => wall === true && key === 'Escape' && leave()}
    >
      <Screen
        title={fill(words.floor.titleOf, { day: formatDay(day) })}
        asked={asked}
        answer={asked.data?.tableSessions}
        beside={
          <WallButton
            turn={() => (wall ? leave() : void navigate({ search: (was) => ({ ...was, wall: true }) }))}
          />
        }
      >
        {() => (
          <>
            <FloorSummary
              sessions={sessions}
              pools={asked.data?.jackpots.edges.map(({ node }) => node) ?? []}
            >
              {wall ? <LastHour {...{ casino, day }} /> : null}
            </FloorSummary>
            <div className={styles['board']}>
              <ul className={styles['tiles']} aria-label={words.floor.tables}>
                {openFirst(sessions).map((session) => (
                  <li key={`${session.table} ${session.sessionNo}`}>
                    <TableTile
                      {...{ casino, session }}
                      alerts={findings.filter(({ table }) => table === session.table).length}
                      due={due.filter((alert) => isOf(alert, session)).length}
                    />
                  </li>
                ))}
              </ul>
              <Alerts
                {...{ casino, findings, at: asked.data?.floorAlerts?.at ?? '' }}
                alerts={isPast ? undefined : due}
              />
            </div>
            {wall ? (
              <Suspense>
                <WallPictures {...{ casino, day }} />
              </Suspense>
            ) : null}
          </>
        )}
      </Screen>
    </div>
  );
}
