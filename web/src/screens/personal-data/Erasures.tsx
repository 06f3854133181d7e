import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClock } from '../../days/clock';
import { ask } from '../../api/ask';
import { ErasuresDocument, type ErasuresQuery, RecordErasureDocument } from '../../api/generated/operations';
import { decide, mayAt, sessionQuery } from '../../api/session';
import { Button, More } from '../../parts/Button';
import { SecondPerson } from '../../parts/SecondPerson';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { useOutsideWords } from '../../words/outside-words';
import { useServiceText } from '../../words/words';
import { DecisionOutcome } from '../../parts/DecisionOutcome';
import { fill } from '../../words/fill';

type Erasure = ErasuresQuery['erasures']['edges'][number]['node'];

interface ErasuresProps {
  readonly casino: string;
  /** The receipt of the last decision: the list is read at or after it. */
  readonly receipt: string | undefined;
  readonly decided: (receipt: string) => void;
}

/** Erasures, proposed and approved, the newest first, with the approval by another person. */
export function Erasures({ casino, receipt, decided }: ErasuresProps): ReactNode {
  const { personal: said } = useOutsideWords();
  const { data: session } = useQuery(sessionQuery);
  const asked = useInfiniteQuery({
    queryKey: ['erasures', casino, receipt],
    queryFn: ({ signal, pageParam }) =>
      ask(ErasuresDocument, { casino, first: 50, after: pageParam, waitFor: receipt }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ erasures: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    placeholderData: (before) => before,
  });
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (proposal: string) =>
      (await decide(RecordErasureDocument, { casino, proposal })).recordErasure,
    onSuccess: (outcome) => {
      if (outcome.__typename === 'ErasureDecided') decided(outcome.receipt);
    },
  });
  const listed = asked.data?.pages.flatMap(({ erasures }) => erasures.edges.map(({ node }) => node)) ?? [];
  const mayErase = session !== undefined && mayAt(session, 'personal:erase', casino);
  if (asked.error) return <TroubleBox error={asked.error} again={() => void asked.refetch()} />;
  if (listed.length === 0) return null;
  return (
    <>
      <DecisionOutcome outcome={data} error={error} done={said.done} />
      <Sheet caption={said.proposals} isTitled>
        <thead>
          <tr>
            <th scope="col">{said.whose}</th>
            <th scope="col">{said.reason}</th>
            <th scope="col">{said.by}</th>
            <th scope="col">{said.state}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((erasure) => (
            <Row
              key={erasure.eventId}
              casino={casino}
              erasure={erasure}
              approve={mayErase && !isPending ? () => mutate(erasure.eventId) : undefined}
            />
          ))}
        </tbody>
      </Sheet>
      <More asked={asked}>{said.moreProposals}</More>
    </>
  );
}

interface RowProps {
  readonly casino: string;
  readonly erasure: Erasure;
  /** Absent if the person may not approve. */
  readonly approve: (() => void) | undefined;
}

function Row({ casino, erasure, approve }: RowProps): ReactNode {
  const clock = useClock();
  const { personal: said } = useOutsideWords();
  const inWords = useServiceText();
  const { subjects, reason, proposedBy, proposedAt, recordedAs, signature } = erasure;
  return (
    <tr>
      <th scope="row">{subjects.join(', ')}</th>
      <td>{reason}</td>
      <td>
        {proposedBy} · {clock.moment(proposedAt)}
      </td>
      <td>
        {recordedAs === null ? said.waits : fill(said.recordedAs, { record: String(recordedAs) })}{' '}
        {inWords(signature.words, signature.wordsEs)}{' '}
        {recordedAs === null && approve ? (
          <SecondPerson {...{ casino, proposedBy }} permission="PERSONAL_ERASE">
            <Button onClick={approve}>{fill(said.approve, { subjects: subjects.join(', ') })}</Button>
          </SecondPerson>
        ) : null}
      </td>
    </tr>
  );
}
