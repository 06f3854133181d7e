import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useClock } from '../../days/clock';
import { ask } from '../../api/ask';
import { BankDocument, type BankQuery } from '../../api/generated/operations';
import { Amount } from '../../parts/Amount';
import { Screen } from '../../parts/Screen';
import { Sheet } from '../../parts/Sheet';
import { useKnown } from '../../time-machine/known';
import { choiceWord } from '../../words/fact-words';
import { useWords } from '../../words/words';
import { BankDeposits } from './BankDeposits';
import { sharesOf } from './shares';
import styles from './Table.module.css';
import { fill } from '../../words/fill';

type Bank = Extract<BankQuery['playerBank'], { __typename: 'PlayerBankFound' }>['bank'];

/** A player's bank: the shares of its members in play and in garages, its coups, and its movements. */
export function BankScreen(): ReactNode {
  const clock = useClock();
  const place = useParams({ from: '/$casino/table/$table/$day/$session/bank/$bank' });
  const { casino, table, day, session, bank } = place;
  const { words, language } = useWords();
  const { known, knownAt, isPast } = useKnown();
  const asked = useQuery({
    queryKey: ['bank', place, known],
    queryFn: ({ signal }) => ask(BankDocument, { ...place, session: Number(session), knownAt }, signal),
    refetchInterval: isPast ? false : 20_000,
  });
  return (
    <Screen
      title={fill(words.table.bankOf, { bank })}
      asked={asked}
      answer={asked.data?.playerBank}
      beside={
        <Link to="/$casino/table/$table/$day/$session" params={{ casino, table, day, session }}>
          {words.table.toTable} {table}
        </Link>
      }
    >
      {({ bank: found }) => (
        <div className={styles['sections']}>
          <p>
            {words.table.banker}: <strong>{found.banker ?? '—'}</strong>
            {found.mode ? ` · ${choiceWord(found.mode, language)}` : ''} ·{' '}
            {found.end
              ? fill(words.table.ended, {
                  cause: choiceWord(found.end.cause, language).toLowerCase(),
                  at: clock.timeOfDay(found.end.happenedAt),
                })
              : words.table.goesOn}
          </p>
          <Members bank={found} />
          <Coups bank={found} />
          <Garages bank={found} />
          {found.banker ? <BankDeposits casino={casino} banker={found.banker} /> : null}
        </div>
      )}
    </Screen>
  );
}

/** The share of each member as a bar: in play, improper garage, voluntary garage; a table below states the figures. */
function Members({ bank: { members } }: { readonly bank: Bank }): ReactNode {
  const { words } = useWords();
  const columns = ['putUp', 'inPlay', 'improper', 'voluntary', 'takenOut', 'won'] as const;
  return (
    <Sheet caption={words.table.members} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.table.member}</th>
          <th scope="col">{words.table.share}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles['end']}>
              {words.table[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.member}>
            <th scope="row">{member.member}</th>
            <td className={styles['barCell']}>
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden="true"
                className={styles['bar']}
              >
                {sharesOf(member, members).map(({ name, from, width }) => (
                  <rect key={name} x={from} width={width} height="10" className={styles[name]} />
                ))}
              </svg>
            </td>
            {[
              member.putUp,
              member.inPlay,
              member.improperGarage,
              member.voluntaryGarage,
              member.takenOut,
              member.won,
            ].map(({ amount }, at) => (
              <td key={columns[at]} className={styles['end']}>
                <Amount amount={amount} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function Coups({ bank: { coups, totals } }: { readonly bank: Bank }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const tableaux = [...new Set(coups.flatMap(({ results }) => results.map(({ tableau }) => tableau)))].sort();
  return (
    <Sheet caption={words.table.coups} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.table.coup}</th>
          <th scope="col">{words.table.when}</th>
          {tableaux.map((tableau) => (
            <th key={tableau} scope="col">
              {tableaux.length > 1 ? fill(words.table.tableau, { no: tableau }) : words.table.outcome}
            </th>
          ))}
          <th scope="col" className={styles['end']}>
            {words.table.gain}
          </th>
          <th scope="col" className={styles['end']}>
            {words.table.commission}
          </th>
        </tr>
      </thead>
      <tbody>
        {coups.map((coup) => (
          <tr key={coup.recordNumber} className={coup.voidedBy === null ? undefined : styles['voided']}>
            <th scope="row">
              {words.table.shoe} {coup.shoeNo} · {coup.coupNo}
              {coup.allIn ? ` · ${words.table.allIn}` : ''}
              {coup.voidedBy === null ? '' : ` · ${words.table.voided}`}
            </th>
            <td>{clock.timeOfDay(coup.happenedAt)}</td>
            {tableaux.map((tableau) => {
              const winner = coup.results.find((result) => result.tableau === tableau)?.winner;
              return (
                <td key={tableau}>{winner === undefined ? '—' : (words.table.winner[winner] ?? winner)}</td>
              );
            })}
            <td className={styles['end']}>
              <Amount amount={coup.gain.amount} />
            </td>
            <td className={styles['end']}>
              <Amount amount={coup.commission.amount} />
            </td>
          </tr>
        ))}
      </tbody>
      {totals ? (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2 + tableaux.length}>
              {words.table.total}
            </th>
            <td className={styles['end']}>
              <Amount amount={totals.gain.amount} />
            </td>
            <td className={styles['end']}>
              <Amount amount={totals.commission.amount} />
            </td>
          </tr>
        </tfoot>
      ) : null}
    </Sheet>
  );
}

function Garages({ bank: { garageMovements } }: { readonly bank: Bank }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  if (garageMovements.length === 0) return null;
  return (
    <Sheet caption={words.table.garages} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.table.garage}</th>
          <th scope="col">{words.table.when}</th>
          <th scope="col">{words.table.happened}</th>
          <th scope="col" className={styles['end']}>
            {words.table.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {garageMovements.map(({ recordNumber, happenedAt, kind, setAside, amount }) => (
          <tr key={`${recordNumber} ${kind} ${String(setAside)}`}>
            <th scope="row">{words.table.garageKind[kind]}</th>
            <td>{clock.timeOfDay(happenedAt)}</td>
            <td>{setAside ? words.table.setAside : words.table.back}</td>
            <td className={styles['end']}>
              <Amount amount={amount.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
