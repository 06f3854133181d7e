import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import {
  type CorrectionShownFragment,
  CorrectionsDocument,
  RecordCorrectionDocument,
  WithdrawCorrectionDocument,
} from '../../api/generated/operations';
import { decideOrThrow } from '../../api/decide-or-throw';
import { decide } from '../../api/session';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { Allowed } from '../../parts/Allowed';
import { Button, More } from '../../parts/Button';
import { SecondPerson } from '../../parts/SecondPerson';
import { Documents } from '../../parts/Documents';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/TroubleBox';
import { Withdraw } from '../../parts/Withdraw';
import { useKnown } from '../../time-machine/known';
import { useServiceText, useWords } from '../../words/words';
import { eventWord } from '../../words/fact-words';
import { Changes } from './Changes';
import { DecisionOutcome } from '../../parts/DecisionOutcome';
import { CorrectionTabs } from './CorrectionTabs';
import { Effect } from './Effect';
import styles from './Corrections.module.css';
import {
  changesProposed,
  dataOf,
  decimalsOf,
  type FactToCorrect,
  readFactToCorrect,
} from './fact-to-correct';
import { fill } from '../../words/fill';

/** Corrections, proposed and recorded, the newest first, with the approval by another person. */
export function CorrectionsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { after } = useSearch({ from: '/$casino/corrections' });
  const { words } = useWords();
  const [receipt, setReceipt] = useState(after);
  const { known, knownAt } = useKnown();
  const asked = useInfiniteQuery({
    queryKey: ['corrections', casino, receipt, known],
    queryFn: ({ signal, pageParam }) =>
      ask(CorrectionsDocument, { casino, after: pageParam, waitFor: receipt, knownAt }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ corrections: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: (before) => before,
  });
  const { data, error, refetch, dataUpdatedAt } = asked;
  const first = data?.pages[0]?.corrections;
  const listed = data?.pages.flatMap(({ corrections }) => corrections.edges.map(({ node }) => node)) ?? [];
  return (
    <>
      <ScreenHead
        title={words.corrections.title}
        position={first?.position}
        complete={first?.complete}
        readAt={dataUpdatedAt}
        reload={() => void refetch()}
      />
      <CorrectionTabs casino={casino} />
      {error ? <TroubleBox error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <p>{words.state.loading}</p>}
      {data && listed.length === 0 ? <p>{words.corrections.none}</p> : null}
      {listed.toReversed().map((correction) => (
        <Item key={correction.recordNumber} {...{ casino, correction }} decided={setReceipt} />
      ))}
      <More asked={asked}>{words.corrections.more}</More>
    </>
  );
}

interface ItemProps {
  readonly casino: string;
  readonly correction: CorrectionShownFragment;
  /** Called after the approval or withdrawal; the list is read at or after its receipt. */
  readonly decided: (receipt: string) => void;
}

function Item({ casino, correction, decided }: ItemProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const said = useServiceText();
  const { status, eventType, gamingDay, reason, document, proposedBy, proposedAt, approvedBy } = correction;
  const waits = status === 'PROPOSED';
  return (
    <details className={styles['item']} open={waits}>
      <summary>
        <strong>{eventType === null ? correction.event : eventWord(eventType, language)}</strong> ·{' '}
        {formatDay(gamingDay)} · {words.record.status[status]} · <q>{reason}</q>
      </summary>
      <p>
        {proposedAt === null
          ? fill(words.corrections.by, { name: proposedBy })
          : fill(words.corrections.byAt, { name: proposedBy, at: clock.moment(proposedAt) })}
        {approvedBy === null ? '' : ` ${fill(words.corrections.approvedBy, { name: approvedBy })}`}
        {document === null ? '' : ` ${words.explain.document}: ${document}.`}{' '}
        {said(correction.signature.words, correction.signature.wordsEs)}
      </p>
      <Proposed {...{ casino, correction }} />
      {waits ? <Approve {...{ casino, correction, decided }} /> : null}
      <Documents casino={casino} attachedTo="CORRECTION" about={correction.eventId} />
    </details>
  );
}

/** The changes of a proposed correction beside the recorded fact. */
function Proposed({ casino, correction }: Omit<ItemProps, 'decided'>): ReactNode {
  const { words } = useWords();
  const { source, event, replacement } = correction;
  const { data: fact, error } = useQuery({
    queryKey: ['fact-of-correction', casino, source, event],
    queryFn: ({ signal }) => readFactToCorrect({ casino, source, eventId: event }, signal),
  });
  if (error) return <TroubleBox error={error} />;
  if (fact === undefined || 'message' in fact) return null;
  const { recordNumber } = fact.found.event;
  return (
    <>
      <p>
        <Link to="/$casino/records/$record" params={{ casino, record: String(recordNumber) }}>
          {fill(words.record.title, { record: String(recordNumber) })}
        </Link>
      </p>
      {replacement === null ? (
        <p>{words.corrections.cancels}</p>
      ) : (
        <Difference fact={fact} replacement={replacement} />
      )}
    </>
  );
}

function Difference({
  fact,
  replacement,
}: {
  readonly fact: FactToCorrect;
  readonly replacement: string;
}): ReactNode {
  const { language } = useWords();
  const decimals = decimalsOf(fact.data);
  const before = { ...fact, data: dataOf(null, fact.recorded) };
  const changes = changesProposed(before, dataOf(replacement, {}), { language, decimals });
  return changes === undefined ? (
    <pre className={styles['text']} tabIndex={0}>
      {replacement}
    </pre>
  ) : (
    <Changes changes={changes} decimals={decimals} />
  );
}

function Approve({ casino, correction, decided }: ItemProps): ReactNode {
  const { words } = useWords();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () =>
      (await decide(RecordCorrectionDocument, { casino, proposal: correction.eventId })).recordCorrection,
    onSuccess: (answer) => {
      if (answer.__typename === 'CorrectionDecided') decided(answer.receipt);
    },
  });
  return (
    <Allowed permission="corrections:decide" act={words.corrections.approve} casino={casino}>
      <Effect
        casino={casino}
        target={{ source: correction.source, event: correction.event }}
        replacement={correction.replacement ?? undefined}
      />
      <SecondPerson casino={casino} permission="CORRECTIONS_DECIDE" proposedBy={correction.proposedBy}>
        <Button kind="main" disabled={isPending} onClick={() => mutate()}>
          {words.corrections.approve}
        </Button>
        <DecisionOutcome outcome={data} error={error} />
      </SecondPerson>
      <Withdraw
        proposedBy={correction.proposedBy}
        withdraw={() => decideOrThrow(WithdrawCorrectionDocument, { casino, proposal: correction.eventId })}
        withdrawn={(outcome) => {
          if (outcome.__typename === 'CorrectionDecided') decided(outcome.receipt);
        }}
      />
    </Allowed>
  );
}
