import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { answers } from '../../api/answers';
import type { TableDisplayQuery } from '../../api/generated/operations';
import { watch } from '../../api/live';
import { Languages } from '../../parts/Languages';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useServiceText, useWords } from '../../words/words';
import styles from './Display.module.css';
import { Limits, Pool } from './DisplayParts';
import { readDisplay } from './read-display';

type Displayed = Extract<TableDisplayQuery['tableDisplay'], { __typename: 'TableDisplay' }>;

/** How often the display asks again; a person who is signed in is told of changes in between. */
const READ_AGAIN_MS = 5_000;

/** A reading that is older is shown as such: several questions have failed by then. */
const STALE_MS = 20_000;

/** A screen that stands at a table: its meters with their prizes, its limits and pay table, for everybody to read. */
export function DisplayScreen(): ReactNode {
  const { casino, table } = useParams({ from: '/display/$casino/$table' });
  const { words } = useWords();
  const said = useServiceText();
  const asked = useDisplay(casino, table);
  const { data, error, dataUpdatedAt } = asked;
  const age = useAge(dataUpdatedAt);
  if (data === undefined)
    return (
      <main className={styles['screen']}>
        {error ? (
          <TroubleBox error={error} again={() => void asked.refetch()} />
        ) : (
          <p role="status">{words.state.loading}</p>
        )}
      </main>
    );
  const { answer } = data;
  if (answer.__typename !== 'TableDisplay')
    return (
      <main className={styles['screen']}>
        <p role="alert">{said(answer.message, answer.messageEs)}</p>
      </main>
    );
  return (
    <main className={styles['screen']} data-stale={age > STALE_MS ? true : undefined}>
      {age > STALE_MS ? <CutOff at={dataUpdatedAt} age={age} /> : null}
      {answer.complete ? null : <p className={styles['warning']}>{words.display.incomplete}</p>}
      <Board shown={answer} />
    </main>
  );
}

/** Reads the display, again every few seconds and whenever a pool or the table reports. */
function useDisplay(casino: string, table: string) {
  const asked = useQuery({
    queryKey: ['display', casino, table],
    queryFn: ({ signal }) => readDisplay({ casino, table }, signal),
    refetchInterval: READ_AGAIN_MS,
    refetchIntervalInBackground: true,
    retry: false,
  });
  const { answer, isOfPerson = false } = asked.data ?? {};
  const position = answer?.__typename === 'TableDisplay' ? answer.position : undefined;
  const isRead = position !== undefined;
  useEffect(() => {
    if (!isOfPerson || !isRead) return undefined;
    const changed = (): void => void answers.invalidateQueries({ queryKey: ['display', casino, table] });
    return watch(casino, position, ['jackpotMeter', 'tableActivity'], changed);
    // The subscription starts once, at the position of the first answer.
  }, [casino, table, isOfPerson, isRead]);
  return asked;
}

/** Milliseconds since a moment, told again every second. */
function useAge(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, now - since);
}

function CutOff({ at, age }: { readonly at: number; readonly age: number }): ReactNode {
  const { words, language } = useWords();
  const time = new Date(at).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (
    <p role="alert" className={styles['warning']}>
      {fill(words.display.cutOff, { time, seconds: Math.floor(age / 1_000) })}
    </p>
  );
}

function Board({ shown }: { readonly shown: Displayed }): ReactNode {
  const { words, language } = useWords();
  return (
    <>
      <header className={styles['head']}>
        <h1>{shown.game[language]}</h1>
        <p>{fill(words.display.table, { table: shown.table })}</p>
        <Languages />
        {shown.session === null ? <p className={styles['closed']}>{words.display.closed}</p> : null}
      </header>
      <div className={styles['board']}>
        {shown.pools.map((pool) => (
          <Pool key={pool.pool} pool={pool} />
        ))}
        <Limits shown={shown} />
      </div>
    </>
  );
}
