import type { ReactNode } from 'react';
import type { ShownPrizeFragment, TableDisplayQuery } from '../../api/generated/operations';
import { Amount } from '../../parts/Amount';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import styles from './Display.module.css';

type Displayed = Extract<TableDisplayQuery['tableDisplay'], { __typename: 'TableDisplay' }>;

/** The meter of a pool in large figures, with the share of stakes that it gets and its scale of prizes. */
export function Pool({
  pool: { pool, meter, rate, prizes },
}: {
  readonly pool: Displayed['pools'][number];
}): ReactNode {
  const { words, language } = useWords();
  return (
    <section aria-labelledby={`pool-${pool}`}>
      <h2 id={`pool-${pool}`}>{pool}</h2>
      <p className={styles['meter']} data-meter={pool} aria-live="polite">
        {meter === null ? <span title={words.display.noMeter}>—</span> : <Amount {...meter} />}
      </p>
      {meter === null ? <p>{words.display.noMeter}</p> : null}
      {rate === null ? null : <p>{fill(words.display.rate, { rate: rate[language] })}</p>}
      <Prizes caption={fill(words.display.prizes, { pool })} rows={prizes} />
    </section>
  );
}

/** The limits of the table, what was announced for the session, and what the bets pay. */
export function Limits({ shown }: { readonly shown: Displayed }): ReactNode {
  const { words, language } = useWords();
  const { session, minimum, minimumTo, maxima, payTable } = shown;
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">{words.display.limits}</h2>
      <dl className={styles['limits']}>
        <dt>{words.display.minimum}</dt>
        <dd>
          <Amount {...(session?.minimum ?? minimum)} />
          {session === null && minimumTo !== null ? (
            <>
              {' – '}
              <Amount {...minimumTo} />
            </>
          ) : null}
        </dd>
        <dt>{words.display.maximum}</dt>
        {maxima.length === 0 ? <dd>{words.display.byRules}</dd> : null}
        {maxima.map(({ bet, amount }) => (
          <dd key={bet?.es ?? ''}>
            {bet === null ? words.display.otherBets : bet[language]} <Amount {...amount} />
          </dd>
        ))}
        {session === null || session.share === null ? null : (
          <>
            <dt>{words.display.share}</dt>
            <dd>{session.share[language]}</dd>
          </>
        )}
        {session === null || session.minutes === null ? null : (
          <>
            <dt>{words.display.length}</dt>
            <dd>{fill(words.display.minutes, { count: session.minutes })}</dd>
          </>
        )}
      </dl>
      <Prizes caption={words.display.pays} rows={payTable} />
    </section>
  );
}

interface PrizesProps {
  readonly caption: string;
  readonly rows: readonly ShownPrizeFragment[];
}

function Prizes({ caption, rows }: PrizesProps): ReactNode {
  const { words, language } = useWords();
  if (rows.length === 0) return null;
  return (
    <table className={styles['prizes']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.display.bet}</th>
          <th scope="col">{words.display.wins}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bet, covers, pays }, index) => (
          <tr key={index}>
            <th scope="row">
              {bet[language]}
              {covers === null ? null : <small>{covers[language]}</small>}
            </th>
            <td>{pays[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
