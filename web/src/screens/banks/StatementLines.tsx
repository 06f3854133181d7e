import type { ReactNode } from 'react';
import type { StatementLineFragment } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { Amount } from '../../parts/Amount';
import { RecordLink } from '../../parts/RecordLink';
import { Sheet } from '../../parts/Sheet';
import type { Words } from '../../words/catalogue';
import { useWords } from '../../words/words';
import { hasAny, lineName, reasonOf } from './bank-picture';
import styles from './Banks.module.css';

type Line = StatementLineFragment;

interface Column {
  /** The name of the amount among the addresses of a line. */
  readonly address: string;
  readonly name: (words: Words) => string;
  readonly of: (line: Line) => Line['after'] | null | undefined;
  /** Shown only where a line has something there. */
  readonly isRare?: true;
}

/** In the order of the sum: after = before + put in - taken out + won - commission + undone + not covered. */
const COLUMNS: readonly Column[] = [
  { address: 'before', name: ({ banks }) => banks.before, of: ({ before }) => before },
  { address: 'in-play', name: ({ banks }) => banks.inPlay, of: ({ coup }) => coup?.inPlay },
  { address: 'covered', name: ({ banks }) => banks.covered, of: ({ coup }) => coup?.covered },
  {
    address: 'mandatory-garage',
    name: ({ banks }) => banks.mandatory,
    of: ({ coup }) => coup?.mandatoryGarage,
  },
  { address: 'put-in', name: ({ banks }) => banks.putIn, of: ({ putIn }) => putIn },
  { address: 'taken-out', name: ({ banks }) => banks.takenOut, of: ({ takenOut }) => takenOut },
  { address: 'gain', name: ({ banks }) => banks.won, of: ({ coup }) => coup?.gain },
  { address: 'commission', name: ({ table }) => table.commission, of: ({ coup }) => coup?.commission.amount },
  { address: 'undone', name: ({ banks }) => banks.undone, of: ({ undone }) => undone, isRare: true },
  {
    address: 'not-covered',
    name: ({ banks }) => banks.notCovered,
    of: ({ notCovered }) => notCovered,
    isRare: true,
  },
  { address: 'after', name: ({ banks }) => banks.after, of: ({ after }) => after },
  {
    address: 'voluntary-garage',
    name: ({ table }) => table.voluntary,
    of: ({ voluntaryGarage }) => voluntaryGarage,
  },
  {
    address: 'improper-garage',
    name: ({ table }) => table.improper,
    of: ({ improperGarage }) => improperGarage,
  },
  { address: 'deposit', name: ({ banks }) => banks.deposit, of: ({ deposit }) => deposit, isRare: true },
  {
    address: 'guarantee',
    name: ({ banks }) => banks.guarantee,
    of: ({ guarantee }) => guarantee,
    isRare: true,
  },
];

const addressOf = ({ addresses }: Line, name: string, member: string | null): string | undefined =>
  addresses.find((each) => each.amount === name && each.member === member)?.figure;

interface LinesProps {
  readonly lines: readonly Line[];
}

/** Line by line, what the bank had, put at stake, won and has after it. Each amount opens its explanation. */
export function Lines({ lines }: LinesProps): ReactNode {
  const { words } = useWords();
  const columns = COLUMNS.filter(({ isRare, of }) => isRare === undefined || hasAny(lines.map(of)));
  return (
    <Sheet caption={`${words.table.coups} · ${lines[0]!.after.currency}`} isTitled>
      <thead>
        <tr>
          <LineHeads />
          {columns.map(({ address, name }) => (
            <th key={address} scope="col" data-kind="money">
              {name(words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.recordNumber}>
            <LineCells line={line} />
            {columns.map(({ address, of }) => {
              const money = of(line);
              return (
                <td key={address} data-kind="money" title={money ? undefined : reasonOf(line, words)}>
                  {money ? <Amount amount={money.amount} figure={addressOf(line, address, null)} /> : '—'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

/** What each member has after each line, with his part of what was in play in the coup. */
export function Shares({ lines }: LinesProps): ReactNode {
  const { words } = useWords();
  const members = [...new Set(lines.flatMap(({ shares }) => shares.map(({ member }) => member)))];
  if (members.length === 0) return null;
  return (
    <Sheet caption={`${words.banks.members} · ${lines[0]!.after.currency}`} isTitled>
      <thead>
        <tr>
          <LineHeads />
          {members.map((member) => (
            <th key={member} scope="col" data-kind="money">
              {member}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.recordNumber}>
            <LineCells line={line} />
            {members.map((member) => {
              const own = line.shares.find((each) => each.member === member);
              return (
                <td key={member} data-kind="money">
                  {own === undefined ? (
                    '—'
                  ) : (
                    <>
                      <Amount amount={own.after.amount} figure={addressOf(line, 'after', member)} />
                      {own.share === null ? null : <span className={styles['share']}>{own.share}</span>}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function LineHeads(): ReactNode {
  const { words } = useWords();
  return [words.table.when, words.accounts.record, words.accounts.what].map((head) => (
    <th key={head} scope="col">
      {head}
    </th>
  ));
}

function LineCells({ line }: { readonly line: Line }): ReactNode {
  const spoken = useWords();
  const clock = useClock();
  const { words } = spoken;
  const { recordNumber, happenedAt, voidedBy, coup } = line;
  return (
    <>
      <td>{clock.timeOfDay(happenedAt)}</td>
      <td data-kind="number">
        <RecordLink record={recordNumber} />
      </td>
      <th scope="row">
        <span className={voidedBy === null ? undefined : styles['voided']}>{lineName(line, spoken)}</span>
        {coup?.allIn ? ` · ${words.table.allIn}` : ''}
        {voidedBy === null ? null : (
          <>
            {' '}
            · {words.banks.voidedBy} <RecordLink record={voidedBy} />
          </>
        )}
      </th>
    </>
  );
}
