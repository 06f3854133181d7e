import type { ReactNode } from 'react';
import type { JournalLineShownFragment } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { signOf } from '../../money/money';
import { Amount } from '../../parts/Amount';
import { RecordLink } from '../../parts/RecordLink';
import { useServiceText, useWords } from '../../words/words';
import styles from './Accounts.module.css';

interface CellsProps {
  readonly line: JournalLineShownFragment;
}

/** Heads of the columns that lines of the journal and of an account share. */
export function LineHeads(): ReactNode {
  const { words } = useWords();
  return (
    <>
      <th scope="col">{words.accounts.day}</th>
      <th scope="col">{words.accounts.record}</th>
      <th scope="col">{words.accounts.what}</th>
      <th scope="col">{words.accounts.table}</th>
      <th scope="col">{words.accounts.document}</th>
    </>
  );
}

/** Day, record, event, table and document of a line. */
export function LineCells({ line }: CellsProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const { bookingDay, gamingDay, recordNumber, entryKind, title, titleEs, table, slip, subLedger } = line;
  const kind = words.record.kinds[entryKind];
  return (
    <>
      <td>
        {formatDay(bookingDay)}
        {gamingDay === bookingDay ? null : (
          <span className={styles['subLedger']}> ({formatDay(gamingDay)})</span>
        )}
      </td>
      <td data-kind="number">
        <RecordLink record={recordNumber} />
      </td>
      <th scope="row">
        {said(title, titleEs)}
        {kind ? ` · ${kind}` : ''}
      </th>
      <td>{table}</td>
      <td>{slip ?? subLedger}</td>
    </>
  );
}

/** The cells of debit and credit. An amount opens the explanation of the account's movement on that day, which lists the line. */
export function Sides({ line: { debit, credit, figure } }: CellsProps): ReactNode {
  return [debit, credit].map(({ amount }, at) => (
    <td key={at} data-kind="money">
      {signOf(amount) === 0 ? null : <Amount amount={amount} figure={figure} />}
    </td>
  ));
}

export function SideHeads(): ReactNode {
  const { words } = useWords();
  return [words.accounts.debits, words.accounts.credits].map((head) => (
    <th key={head} scope="col" data-kind="money">
      {head}
    </th>
  ));
}
