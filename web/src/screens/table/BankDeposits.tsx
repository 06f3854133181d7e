import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { BankDepositsDocument } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { Amount } from '../../parts/Amount';
import { Sheet } from '../../parts/Sheet';
import { useKnownToScreen } from '../../time-machine/known';
import { typeWord } from '../../words/fact-words';
import { useWords } from '../../words/words';
import styles from './Table.module.css';

/** The deposit that the house owes the banker, and the guarantee for him: baccarat with two tableaux. */
export function BankDeposits({
  casino,
  banker,
}: {
  readonly casino: string;
  readonly banker: string;
}): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const { known, knownAt } = useKnownToScreen();
  const { data } = useQuery({
    queryKey: ['bank-deposits', casino, banker, known],
    queryFn: ({ signal }) => ask(BankDepositsDocument, { casino, banker, knownAt }, signal),
    placeholderData: keepPreviousData,
  });
  const deposits = data?.bankDeposits.edges.map(({ node }) => node) ?? [];
  if (deposits.length === 0) return null;
  return (
    <Sheet caption={words.table.deposits} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.table.happened}</th>
          <th scope="col">{words.table.when}</th>
          {(['amount', 'balance', 'guaranteed'] as const).map((name) => (
            <th key={name} scope="col" className={styles['end']}>
              {words.table[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deposits.map(({ recordNumber, what, happenedAt, amount, balance, guaranteed }) => (
          <tr key={recordNumber}>
            <th scope="row">{typeWord(what, language)}</th>
            <td>{clock.moment(happenedAt)}</td>
            {[amount, balance, guaranteed].map((each, at) => (
              <td key={at} className={styles['end']}>
                <Amount amount={each.amount} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
