import type { ReactNode } from 'react';
import type { JackpotsQuery } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { decimalText } from '../../money/exact-json';
import { sumOf } from '../../money/money';
import { Amount } from '../../parts/Amount';
import { More } from '../../parts/Button';
import { RecordLink } from '../../parts/RecordLink';
import { Sheet } from '../../parts/Sheet';
import { choiceWord, typeWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import styles from './Jackpots.module.css';

type Unpaid = JackpotsQuery['unpaidPrizes']['edges'][number]['node'];

interface UnpaidProps {
  readonly asked: {
    readonly data: { readonly pages: readonly JackpotsQuery[] } | undefined;
    readonly hasNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** What pools owe and to whom, the parts that were paid, and how long it waits; a total for each currency. */
export function UnpaidPrizes({ asked }: UnpaidProps): ReactNode {
  const { words } = useWords();
  const { jackpots: said } = words;
  const prizes =
    asked.data?.pages.flatMap(({ unpaidPrizes }) => unpaidPrizes.edges.map(({ node }) => node)) ?? [];
  if (prizes.length === 0) return <p role="status">{said.nothingUnpaid}</p>;
  return (
    <>
      <Sheet caption={said.unpaid} isTitled>
        <thead>
          <tr>
            <th scope="col">{words.accounts.day}</th>
            <th scope="col">{words.accounts.record}</th>
            <th scope="col">{said.pool}</th>
            <th scope="col">{words.accounts.what}</th>
            <th scope="col">{said.winner}</th>
            <th scope="col">{words.accounts.table}</th>
            <th scope="col">{words.accounts.document}</th>
            <th scope="col">{said.waiting}</th>
            <th scope="col">{said.expiresOn}</th>
            {[said.won, said.paid, said.rest].map((head) => (
              <th key={head} scope="col" data-kind="money">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize) => (
            <PrizeRow key={`${prize.recordNumber} ${prize.part}`} prize={prize} />
          ))}
        </tbody>
        {asked.hasNextPage ? null : (
          <tfoot>
            {[...new Set(prizes.map(({ rest }) => rest.currency))].map((currency) => (
              <tr key={currency}>
                <th scope="row" colSpan={11}>
                  {words.books.total}
                </th>
                <td data-kind="money">
                  <Amount
                    amount={totalOf(prizes.filter(({ rest }) => rest.currency === currency))}
                    currency={currency}
                  />
                </td>
              </tr>
            ))}
          </tfoot>
        )}
      </Sheet>
      <More asked={asked}>{said.more}</More>
    </>
  );
}

const totalOf = (prizes: readonly Unpaid[]): string =>
  decimalText(
    sumOf(prizes.map(({ rest }) => rest.minorUnits)),
    prizes[0]!.rest.amount.split('.')[1]?.length ?? 0,
  );

function PrizeRow({ prize }: { readonly prize: Unpaid }): ReactNode {
  const { words, language } = useWords();
  const { jackpots: said } = words;
  const { kind, combination, table, roundNo, seat, payments } = prize;
  const what = kind === 'PRIZE' ? typeWord(prize.eventType, language) : said.kinds[kind];
  const at = [
    table,
    roundNo === null ? null : `${words.table.round} ${roundNo}`,
    seat === null ? null : `${said.seat} ${seat}`,
  ];
  return (
    <tr>
      <td>{formatDay(prize.gamingDay)}</td>
      <td data-kind="number">
        <RecordLink record={prize.recordNumber} />
      </td>
      <th scope="row">{prize.pool}</th>
      <td>{combination === null ? what : `${what} · ${choiceWord(combination, language)}`}</td>
      <td>{prize.player ?? '—'}</td>
      <td>{at.filter((part) => part !== null).join(' · ')}</td>
      <td>{prize.document}</td>
      <td>{prize.daysWaiting === null ? '—' : fill(said.days, { count: prize.daysWaiting })}</td>
      <td>
        {prize.expiresOn === null ? '—' : formatDay(prize.expiresOn)}
        {prize.isExpired ? <strong> · {said.expired}</strong> : null}
      </td>
      <td data-kind="money">
        <Amount {...prize.amount} />
      </td>
      <td data-kind="money">
        <Amount {...prize.paid} />
        {payments.map(({ recordNumber, gamingDay, amount, how }) => (
          <div key={recordNumber} className={styles['parts']}>
            {formatDay(gamingDay)} · <RecordLink record={recordNumber} />
            {how === 'matched' ? ` · ${said.matched}` : ''}: <Amount amount={amount.amount} />
          </div>
        ))}
      </td>
      <td data-kind="money">
        <Amount {...prize.rest} />
      </td>
    </tr>
  );
}
