import { RecordLink } from '../../parts/RecordLink';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { ask } from '../../api/ask';
import { TableDocument, type TableQuery } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { Mark } from '../../parts/Mark';
import { Screen } from '../../parts/Screen';
import { signOf } from '../../money/money';
import { Sheet } from '../../parts/Sheet';
import { useKnown } from '../../time-machine/known';
import { gameName, isWithoutBank } from '../../words/game-name';
import { useWords } from '../../words/words';
import { momentsOf, type Session } from '../../parts/table-session';
import { Rounds, type SessionPlace } from './Rounds';
import styles from './Table.module.css';
import { fill } from '../../words/fill';

const TableSeats = lazy(() => import('../seats/TableSeats').then((part) => ({ default: part.TableSeats })));

/** A table session: its result as a formula, its events, banks and rounds. */
export function TableScreen(): ReactNode {
  const { casino, table, day, session } = useParams({ from: '/$casino/table/$table/$day/$session' });
  const { words, language } = useWords();
  const place = { casino, table, day, session: Number(session) };
  const { known, knownAt, isPast } = useKnown();
  const asked = useQuery({
    queryKey: ['table', place, known],
    queryFn: ({ signal }) => ask(TableDocument, { ...place, knownAt }, signal),
    refetchInterval: isPast ? false : 20_000,
  });
  const found = asked.data?.tableSession;
  const game = found?.__typename === 'TableSessionFound' ? found.session.opening?.game : undefined;
  const banks = asked.data?.playerBanks.edges.map(({ node }) => node) ?? [];
  return (
    <Screen
      title={fill(words.table.title, { table, day: formatDay(day) })}
      asked={asked}
      answer={asked.data?.tableSession}
      beside={
        <>
          {game === undefined ? null : <span>{gameName(game, language)}</span>}
          <Link to="/display/$casino/$table" params={{ casino, table }} target="_blank">
            {words.display.open}
          </Link>
          {place.session > 1 ? <span>{fill(words.table.session, { no: session })}</span> : null}
        </>
      }
    >
      {({ session: found }) => (
        <div className={styles['sections']}>
          <div className={styles['pair']}>
            <Result session={found} />
            <Moments session={found} />
          </div>
          <Suspense fallback={null}>
            <TableSeats {...place} />
          </Suspense>
          <Banks place={place} banks={banks.filter(({ sessionNo }) => sessionNo === place.session)} />
          {found.opening?.captures.rounds === false || banks.length > 0 ? null : <Rounds {...place} />}
        </div>
      )}
    </Screen>
  );
}

const PLUS = ['inventory', 'drop', 'credits', 'prizes', 'toSlot'] as const;
const MINUS = ['openingFloat', 'fills', 'stakesSwept'] as const;

/** R of a house-banked table with one row per letter of the formula; nothing for a table without counts or without a bank. */
function Result({
  session: { result, table, gamingDay, sessionNo, opening, books },
}: {
  readonly session: Session;
}): ReactNode {
  const { words } = useWords();
  if (!result)
    return (
      <section>
        <h2>{words.table.result}</h2>
        {isWithoutBank(opening?.game) ? (
          <>
            <p className={styles['soft']}>{words.table.notBanked}</p>
            {books ? (
              <p>
                {words.table.commissionSoFar}: <Amount {...books.commission} />
              </p>
            ) : null}
          </>
        ) : (
          <p className={styles['soft']}>{words.table.notCounted}</p>
        )}
      </section>
    );
  const row = (letter: (typeof PLUS)[number] | (typeof MINUS)[number], sign: string): ReactNode => (
    <tr key={letter}>
      <th scope="row">{words.table.letters[letter]}</th>
      <td>{sign}</td>
      <td className={styles['end']}>
        <Amount amount={result[letter].amount} />
      </td>
    </tr>
  );
  return (
    <section>
      <Sheet caption={`${words.table.result}: ${words.table.formula}`} isTitled>
        <tbody>
          {PLUS.map((letter) => row(letter, '+'))}
          {MINUS.map((letter) => row(letter, '−'))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.table.fromCounts}
            </th>
            <td className={styles['end']}>
              <Amount
                amount={result.fromCounts.amount}
                currency={result.fromCounts.currency}
                figure={`result/${table}/${gamingDay}/${sessionNo}`}
              />
            </td>
          </tr>
        </tfoot>
      </Sheet>
      <p>
        <Mark kind={result.ties ? 'holds' : 'broken'} /> {words.table.fromBooks}:{' '}
        <Amount amount={result.fromBooks.amount} />
      </p>
      {opening && signOf(opening.locked.amount) !== 0 ? (
        <p className={styles['soft']}>
          {words.table.withLocked}: <Amount {...opening.locked} />
        </p>
      ) : null}
    </section>
  );
}

function Moments({ session }: { readonly session: Session }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  return (
    <Sheet caption={words.table.moments} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.table.when}</th>
          <th scope="col">{words.table.happened}</th>
          <th scope="col">{words.table.paper}</th>
          <th scope="col" className={styles['end']}>
            {words.table.amount}
          </th>
          <th scope="col">{words.table.who}</th>
          <th scope="col" className={styles['end']}>
            {words.table.record}
          </th>
        </tr>
      </thead>
      <tbody>
        {momentsOf(session).map(({ what, at, record, amount, paper, who }) => (
          <tr key={`${what} ${at} ${paper ?? ''}`}>
            <td>{clock.timeOfDay(at)}</td>
            <th scope="row">{words.table.what[what]}</th>
            <td>{paper}</td>
            <td className={styles['end']}>{amount ? <Amount amount={amount.amount} /> : null}</td>
            <td>
              {who?.map((each) => (
                <span key={each} className={styles['name']}>
                  {each}
                </span>
              ))}
            </td>
            <td className={styles['end']}>
              <RecordLink record={record} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

type Bank = TableQuery['playerBanks']['edges'][number]['node'];

function Banks({
  place,
  banks,
}: {
  readonly place: SessionPlace;
  readonly banks: readonly Bank[];
}): ReactNode {
  const { words } = useWords();
  if (banks.length === 0) return null;
  const { casino, table, day, session } = place;
  return (
    <Sheet caption={words.table.banks} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.table.bank}</th>
          <th scope="col">{words.table.banker}</th>
          <th scope="col" className={styles['end']}>
            {words.table.coups}
          </th>
          <th scope="col" className={styles['end']}>
            {words.table.gain}
          </th>
          <th scope="col" className={styles['end']}>
            {words.table.commission}
          </th>
        </tr>
      </thead>
      <tbody>
        {banks.map(({ bank, banker, totals }) => (
          <tr key={bank}>
            <th scope="row">
              <Link
                to="/$casino/table/$table/$day/$session/bank/$bank"
                params={{ casino, table, day, session: String(session), bank }}
              >
                {bank}
              </Link>
            </th>
            <td>{banker ?? '—'}</td>
            <td className={styles['end']}>{totals?.coups ?? 0}</td>
            <td className={styles['end']}>{totals ? <Amount amount={totals.gain.amount} /> : '—'}</td>
            <td className={styles['end']}>{totals ? <Amount amount={totals.commission.amount} /> : '—'}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
