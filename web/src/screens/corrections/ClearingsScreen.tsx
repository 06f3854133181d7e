import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import {
  ClearingsDocument,
  type ClearingsQuery,
  RecordClearingDocument,
} from '../../api/generated/operations';
import { decide } from '../../api/session';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { decimalText, type Exact, readExact } from '../../money/exact-json';
import { Allowed } from '../../parts/Allowed';
import { Amount } from '../../parts/Amount';
import { Button, More } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { RecordLink } from '../../parts/RecordLink';
import { Screen } from '../../parts/Screen';
import { SecondPerson } from '../../parts/SecondPerson';
import { Sheet } from '../../parts/Sheet';
import { useKnown } from '../../time-machine/known';
import { useServiceText, useWords } from '../../words/words';
import { DecisionOutcome } from '../../parts/DecisionOutcome';
import { CorrectionTabs } from './CorrectionTabs';
import { type OpenVariance, ProposeClearing } from './ProposeClearing';
import { fill } from '../../words/fill';

type Clearing = ClearingsQuery['clearings']['edges'][number]['node'];
type BalanceLine = ClearingsQuery['trialBalance']['lines'][number];

/** Open variances of counts, and the decision of two persons to clear one. */
export function ClearingsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const { clearings: said } = words;
  const { known, knownAt, isPast } = useKnown();
  const [receipt, setReceipt] = useState<string>();
  const [chosen, setChosen] = useState<OpenVariance>();
  const asked = useInfiniteQuery({
    queryKey: ['clearings', casino, receipt, known],
    queryFn: ({ signal, pageParam }) =>
      ask(
        ClearingsDocument,
        { casino, after: pageParam, knownAt, waitFor: isPast ? undefined : receipt },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ clearings: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: (before) => before,
  });
  const listed = asked.data?.pages.flatMap(({ clearings }) => clearings.edges.map(({ node }) => node)) ?? [];
  const open = (asked.data?.pages.at(-1)?.trialBalance.lines ?? []).flatMap(openVariance);
  const decided = (newest: string): void => {
    setChosen(undefined);
    setReceipt(newest);
  };
  return (
    <Screen title={said.title} asked={asked} answer={asked.data?.pages[0]?.clearings}>
      {() => (
        <>
          <CorrectionTabs casino={casino} />
          <p className={styles['intro']}>{said.intro}</p>
          <Open {...{ casino, open, chosen }} choose={setChosen} />
          {chosen === undefined || isPast ? null : (
            <ProposeClearing key={chosen.account} {...{ casino, decided }} variance={chosen} />
          )}
          {listed.length === 0 ? (
            <p role="status">{said.noneProposed}</p>
          ) : (
            <h2 className={styles['heading']}>{said.proposals}</h2>
          )}
          {listed.toReversed().map((clearing) => (
            <Item key={clearing.eventId} {...{ casino, clearing, decided }} />
          ))}
          <More asked={asked}>{said.more}</More>
        </>
      )}
    </Screen>
  );
}

/** Open variances are the balances of accounts such as `variance:drop:RF1`; a shortage is a debit. */
function openVariance({ account, inChart, debit, credit }: BalanceLine): OpenVariance[] {
  const [head, point, table] = account.split(':');
  if (head !== 'variance' || point === undefined) return [];
  const isShort = /[1-9]/.test(debit.amount);
  if (!isShort && !/[1-9]/.test(credit.amount)) return [];
  const { amount, currency } = isShort ? debit : credit;
  return [{ account, inChart, point, table, amount, currency, isShort }];
}

interface OpenProps {
  readonly casino: string;
  readonly open: readonly OpenVariance[];
  readonly chosen: OpenVariance | undefined;
  readonly choose: (variance: OpenVariance) => void;
}

function Open({ casino, open, chosen, choose }: OpenProps): ReactNode {
  const { words } = useWords();
  const inWords = useServiceText();
  const { clearings: said } = words;
  if (open.length === 0) return <p role="status">{said.none}</p>;
  return (
    <Sheet caption={said.open} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.point}</th>
          <th scope="col">{said.kind}</th>
          <th scope="col" data-kind="money">
            {said.amount}
          </th>
          <th scope="col" />
        </tr>
      </thead>
      <tbody>
        {open.map((variance) => {
          const { account, inChart, amount, currency, isShort } = variance;
          const name = inWords(inChart.name, inChart.nameEs);
          return (
            <tr key={`${account} ${currency}`}>
              <th scope="row">{name}</th>
              <td>{isShort ? said.shortage : said.surplus}</td>
              <td data-kind="money">
                <Amount {...{ amount, currency }} figure={`balance/${account}`} />
              </td>
              <td>
                <Allowed permission="corrections:decide" act={said.clear} casino={casino}>
                  <Button
                    aria-pressed={chosen?.account === account}
                    aria-label={`${said.clear}: ${name}`}
                    onClick={() => choose(variance)}
                  >
                    {said.clear}
                  </Button>
                </Allowed>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Sheet>
  );
}

interface ItemProps {
  readonly casino: string;
  readonly clearing: Clearing;
  readonly decided: (receipt: string) => void;
}

const textOf = (value: Exact | undefined): string => (typeof value === 'string' ? value : '');

function Item({ casino, clearing, decided }: ItemProps): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const inWords = useServiceText();
  const { clearings: said } = words;
  const { gamingDay, reason, document, proposedBy, proposedAt, recordedAs, signature } = clearing;
  const data = readExact(clearing.clearing) as Readonly<Record<string, Exact>>;
  const amount = typeof data['amount'] === 'bigint' ? data['amount'] : 0n;
  const point = textOf(data['point']);
  const to = textOf(data['to']);
  const size = decimalText(amount < 0n ? -amount : amount, 2);
  return (
    <details className={styles['item']} open={recordedAs === null}>
      <summary>
        <strong>{said.points[point] ?? point}</strong>
        {data['table'] ? ` · ${textOf(data['table'])}` : ''} · {amount < 0n ? said.surplus : said.shortage}{' '}
        <Amount amount={size} currency={textOf(data['currency'])} /> → {said.targets[to] ?? to} ·{' '}
        {recordedAs === null ? words.record.status.PROPOSED : words.record.status.RECORDED}
      </summary>
      <p>
        {fill(words.corrections.byAt, { name: proposedBy, at: clock.moment(proposedAt) })}{' '}
        {fill(said.booked, { day: formatDay(gamingDay) })} <q>{reason}</q> {words.explain.document}:{' '}
        {document}. {inWords(signature.words, signature.wordsEs)}
      </p>
      {recordedAs === null ? (
        <Approve {...{ casino, clearing, decided }} />
      ) : (
        <p>
          <RecordLink record={recordedAs} />
        </p>
      )}
    </details>
  );
}

function Approve({ casino, clearing, decided }: ItemProps): ReactNode {
  const { words } = useWords();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () =>
      (await decide(RecordClearingDocument, { casino, proposal: clearing.eventId })).recordClearing,
    onSuccess: (answer) => {
      if (answer.__typename === 'ClearingDecided') decided(answer.receipt);
    },
  });
  return (
    <Allowed permission="corrections:decide" act={words.clearings.approve} casino={casino}>
      <SecondPerson casino={casino} permission="CORRECTIONS_DECIDE" proposedBy={clearing.proposedBy}>
        <Button kind="main" disabled={isPending} onClick={() => mutate()}>
          {words.clearings.approve}
        </Button>
        <DecisionOutcome outcome={data} error={error} />
      </SecondPerson>
    </Allowed>
  );
}
