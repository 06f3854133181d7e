import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ProposeCorrectionDocument } from '../../api/generated/operations';
import { decide } from '../../api/session';
import { exactJson } from '../../money/exact-json';
import { Allowed } from '../../parts/Allowed';
import { Button } from '../../parts/Button';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/TroubleBox';
import { useServiceText, useWords } from '../../words/words';
import { eventWord } from '../../words/fact-words';
import { keepDraft, readDraft } from '../capture/drafts';
import { readFact } from '../capture/read-fact';
import type { Typed } from '../capture/read-form';
import { holdsAll, typeFact } from '../capture/type-fact';
import { Changes } from './Changes';
import { DecisionOutcome } from '../../parts/DecisionOutcome';
import { Effect } from './Effect';
import { FactValues } from './FactValues';
import styles from './Corrections.module.css';
import { changesOf, contextOf, decimalsOf, type FactToCorrect, readFactToCorrect } from './fact-to-correct';
import { fill } from '../../words/fill';

/** Proposes to change the values of a recorded fact, or to cancel it; another person approves. */
export function CorrectScreen(): ReactNode {
  const { casino, record } = useParams({ from: '/$casino/records/$record/correct' });
  const { words } = useWords();
  const said = useServiceText();
  const asked = useQuery({
    queryKey: ['fact-to-correct', casino, record],
    queryFn: ({ signal }) => readFactToCorrect({ casino, record: Number(record) }, signal),
  });
  const fact = asked.data;
  return (
    <>
      <ScreenHead title={fill(words.corrections.titleOf, { record })} />
      {asked.error ? <TroubleBox error={asked.error} again={() => void asked.refetch()} /> : null}
      {fact === undefined && asked.error === null ? <p>{words.state.loading}</p> : null}
      {fact === undefined ? null : 'message' in fact ? (
        <p role="alert">{said(fact.message, fact.messageEs)}</p>
      ) : (
        <Allowed permission="corrections:decide" act={words.corrections.correct} casino={casino}>
          <Propose {...{ casino, record, fact }} />
        </Allowed>
      )}
    </>
  );
}

interface ProposeProps {
  readonly casino: string;
  readonly record: string;
  readonly fact: FactToCorrect;
}

function Propose({ casino, record, fact }: ProposeProps): ReactNode {
  const { words, language } = useWords();
  const { form, isCancelled } = fact;
  const read = { language, decimals: decimalsOf(fact.data) };
  const { corrections: said } = words;
  if (form === undefined) return <p role="status">{said.notAFact}</p>;
  if (isCancelled) return <p role="status">{said.cancelledBefore}</p>;
  const context = contextOf(fact, read);
  return (
    <>
      <p className={styles['intro']}>
        <strong>{eventWord(fact.found.event.eventType, language)}</strong> ·{' '}
        <Link to="/$casino/records/$record" params={{ casino, record }}>
          {fill(words.record.title, { record })}
        </Link>
      </p>
      <p className={styles['intro']}>{said.intro}</p>
      <Form
        {...{ casino, record, fact, read }}
        fields={form.fields}
        context={context}
        holds={holdsAll(form.fields, fact.data, context)}
      />
    </>
  );
}

interface FormProps extends ProposeProps {
  readonly fields: NonNullable<FactToCorrect['form']>['fields'];
  readonly context: ReturnType<typeof contextOf>;
  readonly read: { readonly language: 'es' | 'en'; readonly decimals: number };
  /** Whether the form can represent all of the data of the fact. */
  readonly holds: boolean;
}

/** Keys of reason, document and cancellation, stored with the fields of the fact. */
const REASON = '~reason';
const PAPER = '~document';
const CANCEL = '~cancel';

const isOfFact = (field: string): boolean => !field.startsWith('~');

/** The unfinished correction, stored in this browser until it is proposed. */
function useWritten(casino: string, record: string, recorded: Typed) {
  const of = `${casino}.correction`;
  const [written, setWritten] = useState<Typed>(() => readDraft(of, record));
  const write = (next: Typed): void => {
    keepDraft(of, record, next);
    setWritten(next);
  };
  const [ofFact, beside] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(written).filter(([field]) => isOfFact(field) === wanted)),
  ) as [Typed, Typed];
  const typed = Object.keys(ofFact).length === 0 ? recorded : ofFact;
  const said = (field: string): string => (beside[field] ?? '').trim();
  return {
    ...{ typed, beside, said, clear: () => write({}) },
    say: (field: string, text: string) => write({ ...written, [field]: text }),
    type: (next: Typed) => write({ ...beside, ...next }),
  };
}

function Form({ casino, record, fact, fields, context, read, holds }: FormProps): ReactNode {
  const { words } = useWords();
  const { corrections: said } = words;
  const recorded = typeFact(fields, fact.data, { read, gameForm: context.gameForm });
  const written = useWritten(casino, record, recorded);
  const { typed } = written;
  const { data, missing } = readFact(fields, typed, context);
  const isCancelling = !holds || written.said(CANCEL) === 'yes';
  const changes = changesOf(recorded, typed, read);
  const replacement = isCancelling ? undefined : exactJson(data);
  const isWhole = isCancelling || isOtherFact(changes, missing);
  const reason = written.said(REASON);
  const { propose, isPending, outcome } = useProposing({ casino, fact }, written.clear);
  const sent = (event: FormEvent): void => {
    event.preventDefault();
    propose({ reason, document: written.said(PAPER), replacement });
  };
  const isReady = reason !== '' && isWhole;
  return (
    <form className={styles['correct']} onSubmit={sent}>
      {holds ? null : <p role="status">{said.noForm}</p>}
      {isCancelling ? null : (
        <FactValues {...{ fields, context, recorded, typed, missing }} write={written.type} />
      )}
      {holds ? (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={isCancelling}
            onChange={({ target }) => written.say(CANCEL, target.checked ? 'yes' : '')}
          />{' '}
          {said.cancel}
        </label>
      ) : null}
      <Changes changes={isCancelling ? [] : changes} decimals={read.decimals} />
      <WhatFollows {...{ casino, isWhole, replacement }} target={fact.target} />
      <CorrectionReason {...written} />
      <Button kind="main" type="submit" disabled={!isReady || isPending}>
        {isPending ? said.proposing : said.propose}
      </Button>
      {isReady ? null : <p role="status">{said.notReady}</p>}
      {outcome}
    </form>
  );
}

const isOtherFact = (changes: readonly unknown[], missing: readonly unknown[]): boolean =>
  changes.length > 0 && missing.length === 0;

type WhatFollowsProps = Parameters<typeof Effect>[0] & { readonly isWhole: boolean };

const WhatFollows = ({ isWhole, ...effect }: WhatFollowsProps): ReactNode =>
  isWhole ? <Effect {...effect} /> : null;

/** Fields for the reason of a correction and its supporting document. */
function CorrectionReason({ beside, say }: Pick<ReturnType<typeof useWritten>, 'beside' | 'say'>): ReactNode {
  const { corrections: said } = useWords().words;
  return (
    <div className={styles['why']}>
      <div>
        <label htmlFor="reason">{said.reason}</label>
        <textarea
          id="reason"
          rows={2}
          maxLength={1_000}
          aria-describedby="reason-hint"
          value={beside[REASON] ?? ''}
          onChange={({ target }) => say(REASON, target.value)}
        />
        <small id="reason-hint">{said.reasonHint}</small>
      </div>
      <div>
        <label htmlFor="paper">{said.document}</label>
        <input
          id="paper"
          maxLength={80}
          value={beside[PAPER] ?? ''}
          onChange={({ target }) => say(PAPER, target.value)}
        />
      </div>
    </div>
  );
}

interface Proposal {
  readonly reason: string;
  readonly document: string;
  readonly replacement: string | undefined;
}

function useProposing({ casino, fact: { target } }: Pick<ProposeProps, 'casino' | 'fact'>, done: () => void) {
  const navigate = useNavigate();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async ({ reason, document, replacement }: Proposal) =>
      (
        await decide(ProposeCorrectionDocument, {
          ...{ casino, ...target, reason },
          ...(document === '' ? {} : { document }),
          ...(replacement === undefined ? {} : { replacement }),
        })
      ).proposeCorrection,
    onSuccess: (answer) => {
      if (answer.__typename !== 'CorrectionDecided') return;
      done();
      void navigate({ to: '/$casino/corrections', params: { casino }, search: { after: answer.receipt } });
    },
  });
  return { propose: mutate, isPending, outcome: <DecisionOutcome outcome={data} error={error} /> };
}
