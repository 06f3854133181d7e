import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { ChangesDocument, type ChangesQuery, LastRecordDocument } from '../../api/generated/operations';
import type { ChangesSearch } from '../../app/search-values';
import { formatDay } from '../../days/days';
import { Allowed } from '../../parts/Allowed';
import { Amount } from '../../parts/Amount';
import { More } from '../../parts/Button';
import { RecordLink } from '../../parts/RecordLink';
import { Screen } from '../../parts/Screen';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { MomentFields } from '../../time-machine/MomentFields';
import { eventWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useServiceText, useWords } from '../../words/words';
import styles from './Changes.module.css';

type Change = ChangesQuery['restatement']['edges'][number]['node'];

/** What changed of closed days between two records, by the record that caused it. */
export function ChangesScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  return (
    <Allowed permission="ledger:read" act={words.changes.title} casino={casino}>
      <Changes casino={casino} />
    </Allowed>
  );
}

function Changes({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const { from = 1, to }: ChangesSearch = useSearch({ from: '/$casino/changes' });
  const lastAsked = useQuery({
    queryKey: ['last-record', casino],
    queryFn: ({ signal }) => ask(LastRecordDocument, { casino }, signal),
  });
  const last = lastAsked.data?.timeline.position;
  const upTo = to ?? last;
  const asked = useInfiniteQuery({
    queryKey: ['changes', casino, from, upTo],
    enabled: upTo !== undefined,
    queryFn: ({ signal, pageParam }) =>
      ask(
        ChangesDocument,
        { casino, after: { position: from }, upTo: { position: upTo! }, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ restatement: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
  });
  const changes =
    asked.data?.pages.flatMap(({ restatement }) => restatement.edges.map(({ node }) => node)) ?? [];
  const error = lastAsked.error;
  return (
    <>
      {error ? <TroubleBox error={error} again={() => void lastAsked.refetch()} /> : null}
      <Screen title={words.changes.title} asked={asked} answer={asked.data?.pages[0]?.restatement}>
        {() => (
          <>
            <p>{words.changes.lead}</p>
            <Ends {...{ casino, from }} last={last ?? from} to={upTo ?? from} />
            {changes.length === 0 ? <p role="status">{words.changes.none}</p> : null}
            {causesOf(changes).map(([cause, own]) => (
              <Cause key={cause} {...{ cause, own }} />
            ))}
            <More asked={asked}>{words.changes.more}</More>
          </>
        )}
      </Screen>
    </>
  );
}

/** The changes by their cause, the latest cause first. */
function causesOf(changes: readonly Change[]): (readonly [cause: number, own: readonly Change[]])[] {
  const byCause = new Map<number, Change[]>();
  for (const change of changes) byCause.set(change.cause, [...(byCause.get(change.cause) ?? []), change]);
  return [...byCause].sort(([one], [other]) => other - one);
}

interface EndsProps {
  readonly casino: string;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

/** The two records, each by number or by date and time. */
function Ends({ casino, last, from, to }: EndsProps): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  const set = (change: ChangesSearch): void =>
    void navigate({ to: '.', search: (search) => ({ ...search, ...change }), replace: true });
  return (
    <>
      {[
        { title: words.changes.after, record: from, choose: (record: number) => set({ from: record }) },
        { title: words.changes.upTo, record: to, choose: (record: number) => set({ to: record }) },
      ].map(({ title, record, choose }) => (
        <fieldset key={title} className={styles['end']}>
          <legend>{title}</legend>
          <MomentFields {...{ casino, last, record, choose }} />
        </fieldset>
      ))}
    </>
  );
}

function Cause({ cause, own }: { readonly cause: number; readonly own: readonly Change[] }): ReactNode {
  const { words, language } = useWords();
  const said = useServiceText();
  const what = fill(words.changes.cause, { what: eventWord(own[0]!.causeType, language) });
  return (
    <section>
      <h2>
        {what} <RecordLink record={cause} />
      </h2>
      <Sheet caption={`${what} ${cause}`}>
        <thead>
          <tr>
            <th scope="col">{words.changes.ownDay}</th>
            <th scope="col">{words.changes.bookedIn}</th>
            <th scope="col">{words.changes.code}</th>
            <th scope="col">{words.changes.account}</th>
            <th scope="col" data-kind="money">
              {words.changes.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ ownDay, bookedIn, account, inChart, amount }) => (
            <tr key={`${ownDay} ${bookedIn} ${account} ${amount.currency}`}>
              <th scope="row">{formatDay(ownDay)}</th>
              <td>{formatDay(bookedIn)}</td>
              <td>{inChart.code}</td>
              <td title={account}>{said(inChart.name, inChart.nameEs)}</td>
              <td data-kind="money">
                <Amount amount={amount.amount} currency={amount.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </section>
  );
}
