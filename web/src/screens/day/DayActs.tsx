import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Operation } from '../../api/ask';
import { decide } from '../../api/session';
import {
  ApproveReopeningDocument,
  CertifyDayDocument,
  CloseDayDocument,
  type DayDecisionFragment,
  ProposeReopeningDocument,
} from '../../api/generated/operations';
import { Allowed } from '../../parts/Allowed';
import { Button } from '../../parts/Button';
import { SecondPerson } from '../../parts/SecondPerson';
import { TroubleBox } from '../../parts/TroubleBox';
import { useKeptText } from '../../parts/kept-text';
import { useServiceText, useWords } from '../../words/words';
import styles from './DayActs.module.css';
import type { Day } from './day';
import { explanationsOf, fieldOf, missingPlaces, placesToExplain, type Texts } from './explanations';
import { fill } from '../../words/fill';

interface DayActsProps {
  readonly casino: string;
  readonly found: Day;
  readonly texts: Texts;
  /** Called after a decision is recorded; the day is read at or after its receipt. */
  readonly decided: (receipt: string) => void;
  /** Called after the close, which records the explanations: drafts can be deleted. */
  readonly closed: () => void;
}

type Decided = Extract<DayDecisionFragment, { __typename: 'GamingDayDecided' }>;

interface ActProps extends Pick<DayActsProps, 'casino' | 'found' | 'texts' | 'closed'> {
  readonly decided: (outcome: Decided) => void;
}

interface Act<Variables> {
  readonly act: (variables: Variables) => void;
  readonly isPending: boolean;
  readonly said: ReactNode;
}

/** Sends a decision, once at a time, and keeps its refusal. */
function useDecision<Variables>(
  operation: Operation<Record<string, unknown>, Variables>,
  done: (outcome: Decided) => void,
): Act<Variables> {
  const queries = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (variables: Variables) =>
      Object.values(await decide(operation, variables))[0] as DayDecisionFragment,
    onSuccess: (outcome) => {
      if (outcome.__typename !== 'GamingDayDecided') return;
      done(outcome);
      void queries.invalidateQueries({ queryKey: ['days'] });
      void queries.invalidateQueries({ queryKey: ['seals'] });
    },
  });
  return {
    act: mutate,
    isPending,
    said: error ? (
      <TroubleBox error={error} />
    ) : data && data.__typename !== 'GamingDayDecided' ? (
      <Outcome {...data} />
    ) : null,
  };
}

function Outcome(outcome: DayDecisionFragment): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  if (outcome.__typename === 'GamingDayDecided')
    return (
      <p role="status" className={styles['done']}>
        {words.day.decided}
        {outcome.warning && outcome.warningEs ? ` ${said(outcome.warning, outcome.warningEs)}` : ''}
      </p>
    );
  return (
    <div role="alert" className={styles['refused']}>
      <p>{said(outcome.message, outcome.messageEs)}</p>
      {outcome.about.length > 0 ? (
        <ul>
          {outcome.about.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : null}
      <small>{said(outcome.citation, outcome.citationEs)}</small>
    </div>
  );
}

/** The decisions that the status of the day permits, and the last outcome, whose own form may be gone by then. */
export function DayActs({ casino, found, texts, decided, closed }: DayActsProps): ReactNode {
  const [last, setLast] = useState<Decided>();
  const keep = (outcome: Decided): void => {
    setLast(outcome);
    decided(outcome.receipt);
  };
  return (
    <>
      {last ? <Outcome {...last} /> : null}
      <Acts {...{ casino, found, texts, closed }} decided={keep} />
    </>
  );
}

function Acts(props: ActProps): ReactNode {
  const { casino, found } = props;
  const { status } = found;
  const { words } = useWords();
  const reopen = (
    <Allowed permission="days:reopen" act={words.day.propose} casino={casino}>
      <Reopen {...props} />
    </Allowed>
  );
  if (status === 'CLOSED')
    return (
      <>
        <Allowed permission="days:certify" act={words.day.certify} casino={casino}>
          <Certify {...props} />
        </Allowed>
        {reopen}
      </>
    );
  return status === 'CERTIFIED' ? (
    reopen
  ) : (
    <Allowed permission="days:close" act={words.day.close} casino={casino}>
      <Close {...props} />
    </Allowed>
  );
}

function Close({ casino, found, texts, decided, closed }: ActProps): ReactNode {
  const { words } = useWords();
  const { day, tieOuts } = found;
  const { act, isPending, said } = useDecision(CloseDayDocument, (outcome) => {
    closed();
    decided(outcome);
  });
  const places = placesToExplain(tieOuts);
  const missing = missingPlaces(places, texts);
  const isBlocked = tieOuts.some(({ holds, strength }) => !holds && strength === 'HARD');
  return (
    <section className={styles['act']}>
      <Button
        kind="main"
        disabled={isPending || missing.length > 0 || isBlocked}
        onClick={() => act({ casino, day, explanations: explanationsOf(places, texts) })}
      >
        {isPending ? words.day.closing : words.day.close}
      </Button>
      {missing.length > 0 ? (
        <p className={styles['missing']}>
          {fill(words.day.closeWithout, { count: missing.length })}{' '}
          <a href={`#${fieldOf(missing[0]!)}`}>{words.day.nextMissing}</a>
        </p>
      ) : null}
      {said}
    </section>
  );
}

function Certify({ casino, found: { day }, decided }: ActProps): ReactNode {
  const { words } = useWords();
  const [statement, setStatement] = useKeptText(casino, day, 'statement');
  const { act, isPending, said } = useDecision(CertifyDayDocument, (outcome) => {
    setStatement('');
    decided(outcome);
  });
  return (
    <section className={styles['act']}>
      <label htmlFor="statement">{words.day.statement}</label>
      <textarea
        id="statement"
        rows={3}
        maxLength={1_000}
        value={statement}
        onChange={({ target }) => setStatement(target.value)}
      />
      <small>{words.day.statementHint}</small>
      <Button
        kind="main"
        disabled={isPending}
        onClick={() => act({ casino, day, ...(statement.trim() ? { statement: statement.trim() } : {}) })}
      >
        {isPending ? words.day.certifying : words.day.certify}
      </Button>
      {said}
    </section>
  );
}

function Reopen({ casino, found, decided }: ActProps): ReactNode {
  const { words } = useWords();
  const { day, decisions } = found;
  const [reason, setReason] = useKeptText(casino, day, 'reopening');
  const propose = useDecision(ProposeReopeningDocument, (outcome) => {
    setReason('');
    decided(outcome);
  });
  const approve = useDecision(ApproveReopeningDocument, decided);
  const last = decisions.at(-1);
  if (last?.what === 'gaming-day.reopening-proposed')
    return (
      <section className={styles['act']}>
        <p>{fill(words.day.proposedBy, { who: last.by.join(', ') })}</p>
        {last.words ? <q>{last.words}</q> : null}
        <SecondPerson casino={casino} permission="DAYS_REOPEN" proposedBy={last.by.at(-1) ?? ''}>
          <Button disabled={approve.isPending} onClick={() => approve.act({ casino, day })}>
            {words.day.approve}
          </Button>
        </SecondPerson>
        {approve.said}
      </section>
    );
  return (
    <details className={styles['act']}>
      <summary>{words.day.propose}</summary>
      <label htmlFor="reason">{words.day.reason}</label>
      <textarea
        id="reason"
        rows={3}
        maxLength={1_000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        disabled={propose.isPending || reason.trim() === ''}
        onClick={() => propose.act({ casino, day, reason: reason.trim() })}
      >
        {words.day.propose}
      </Button>
      {propose.said}
    </details>
  );
}
