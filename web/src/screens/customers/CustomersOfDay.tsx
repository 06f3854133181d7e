import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useClock } from '../../days/clock';
import { Amount } from '../../parts/Amount';
import { Mark } from '../../parts/Mark';
import { RecordLink } from '../../parts/RecordLink';
import { Sheet } from '../../parts/Sheet';
import { typeWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { type Customer, SUMS } from './customer';
import styles from './Customers.module.css';

interface CustomersProps {
  readonly customers: readonly Customer[];
  /** The customer about whom a decision is open. */
  readonly chosen: string | undefined;
}

/** The list: four sums of each customer with their operations, and whether the customer was identified. */
export function CustomersOfDay({ customers, chosen }: CustomersProps): ReactNode {
  const { words } = useWords();
  const { customers: said } = words;
  return (
    <Sheet caption={said.caption}>
      <thead>
        <tr>
          <th scope="col">{said.customer}</th>
          {SUMS.map((sum) => (
            <th key={sum} scope="col" data-kind="money">
              {said.sums[sum]}
            </th>
          ))}
          <th scope="col">{words.accounts.currency}</th>
          <th scope="col">{said.identified}</th>
          <th scope="col">{said.operations}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr
            key={`${customer.player ?? customer.operations[0]!.recordNumber} ${customer.cashBrought.currency}`}
            className={customer.atLimit === true ? styles['atLimit'] : undefined}
          >
            <th scope="row">{customer.player ?? said.nobody}</th>
            {SUMS.map((sum) => (
              <td key={sum} data-kind="money">
                <Amount amount={customer[sum].amount} />
              </td>
            ))}
            <td>{customer.cashBrought.currency}</td>
            <td>
              <Identified customer={customer} isChosen={customer.player === chosen} />
            </td>
            <td>
              <Operations customer={customer} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function Identified({
  customer: { player, atLimit, identification },
  isChosen,
}: {
  readonly customer: Customer;
  readonly isChosen: boolean;
}): ReactNode {
  const { words } = useWords();
  const clock = useClock();
  const { customers: said } = words;
  if (identification !== null) {
    const { document, by, at, recordNumber } = identification;
    return (
      <>
        <Mark kind="holds" bare /> {said.documents[document]} · {by}, {clock.moment(at)} ·{' '}
        <RecordLink record={recordNumber} />{' '}
        <ToActs player={player!} isChosen={isChosen} act={said.withdraw} />
      </>
    );
  }
  if (atLimit === null) return said.noAmountOfLaw;
  if (player === null) return said.namesNobody;
  return (
    <>
      {atLimit ? (
        <strong className={styles['missing']}>
          <span aria-hidden="true">✕</span> {said.notIdentified}
        </strong>
      ) : (
        said.below
      )}{' '}
      <ToActs player={player} isChosen={isChosen} act={said.identify} />
    </>
  );
}

interface ToActsProps {
  readonly player: string;
  readonly isChosen: boolean;
  readonly act: string;
}

/** Opens the decision about a customer below the list. */
function ToActs({ player, isChosen, act }: ToActsProps): ReactNode {
  const { casino, day } = useParams({ from: '/$casino/customers/$day' });
  const search = useSearch({ from: '/$casino/customers/$day' });
  const { words } = useWords();
  if (search.known !== undefined) return null;
  return (
    <Link
      to="/$casino/customers/$day"
      params={{ casino, day }}
      search={{ ...search, player }}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={fill(words.customers.actOn, { act, player })}
      className={styles['act']}
    >
      {act}
    </Link>
  );
}

function Operations({
  customer: { player, operations, operationCount },
}: {
  readonly customer: Customer;
}): ReactNode {
  const { words, language } = useWords();
  const clock = useClock();
  const { customers: said } = words;
  return (
    <details className={styles['operations']}>
      <summary aria-label={fill(said.operationsOf, { count: operationCount, player: player ?? said.nobody })}>
        {operationCount}
      </summary>
      <ol>
        {operations.map((each) => (
          <li key={each.recordNumber}>
            {clock.timeOfDay(each.happenedAt)} · {typeWord(each.eventType, language)} ·{' '}
            {each.table ?? said.cage} · <RecordLink record={each.recordNumber} />
            {SUMS.map((sum) =>
              /[1-9]/.test(each[sum].amount) ? (
                <span key={sum}>
                  {' '}
                  · {said.sums[sum]} <Amount amount={each[sum].amount} />
                </span>
              ) : null,
            )}
          </li>
        ))}
      </ol>
      {operationCount > operations.length ? (
        <p>{fill(said.firstOperations, { count: operations.length, all: operationCount })}</p>
      ) : null}
    </details>
  );
}
