import { RecordLink } from '../../parts/RecordLink';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { decide, sessionQuery } from '../../api/session';
import {
  AcknowledgeFindingDocument,
  AssignFindingDocument,
  type FindingOutcomeFragment,
  type FindingSeverity,
  NoteOnFindingDocument,
  ResolveFindingDocument,
} from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { withDays } from '../../days/days';
import { withAmounts } from '../../money/money';
import { Allowed } from '../../parts/Allowed';
import { Button } from '../../parts/Button';
import { Documents } from '../../parts/Documents';
import { TroubleBox } from '../../parts/TroubleBox';
import { useKeptText } from '../../parts/kept-text';
import { useServiceText, useWords } from '../../words/words';
import type { Finding } from './finding';
import styles from './FindingsScreen.module.css';
import { fill } from '../../words/fill';

/** Loaded when a finding is opened, because it contains the words of all events. */
const FindingFacts = lazy(() => import('./FindingFacts').then((part) => ({ default: part.FindingFacts })));

/** Shapes of severities, so that colour is not the only sign (WCAG 1.4.1). */
export const SHAPES: Record<FindingSeverity, string> = { violation: '■', advisory: '▲', information: '●' };

/** A recorded decision: its receipt, and the message to show. */
export interface Decided {
  readonly receipt: string;
  readonly words: string;
}

interface DetailProps {
  readonly casino: string;
  readonly finding: Finding;
  readonly decided: (decided: Decided) => void;
}

/** A finding: text, remedy, rule, facts, and the decisions about it. */
export function FindingDetail({ casino, finding, decided }: DetailProps): ReactNode {
  const { words, language } = useWords();
  const said = useServiceText();
  const shown = (en: string, es: string): string => withAmounts(withDays(said(en, es)), language);
  const { severity, title, titleEs, expected, expectedEs, found, foundEs, remedy, remedyEs } = finding;
  const isOpen = finding.closedBy === null && !finding.resolution;
  return (
    <section className={styles['detail']} aria-label={said(title, titleEs)}>
      <p className={styles[severity]}>
        {SHAPES[severity]} {words.findings.severity[severity]}
      </p>
      <h2>{said(title, titleEs)}</h2>
      <dl>
        <dt>{words.findings.expected}</dt>
        <dd>{shown(expected, expectedEs)}</dd>
        <dt>{words.findings.found}</dt>
        <dd>{shown(found, foundEs)}</dd>
        <dt>{words.findings.remedy}</dt>
        <dd>{shown(remedy, remedyEs)}</dd>
        <dt>{words.findings.rule}</dt>
        <dd>
          {said(finding.citation, finding.citationEs)} <code>{finding.ruleId}</code>
        </dd>
        {finding.assignee ? (
          <>
            <dt>{words.findings.assignee}</dt>
            <dd>{finding.assignee}</dd>
          </>
        ) : null}
        <dt>{words.findings.events}</dt>
        <dd>
          {words.findings.openedBy} <RecordLink record={finding.openedBy} />
          <Suspense>
            <FindingFacts casino={casino} ids={finding.eventIds} />
          </Suspense>
        </dd>
      </dl>
      {isOpen ? (
        <Allowed permission="findings:acknowledge" act={words.findings.acknowledge} casino={casino}>
          <Acts {...{ casino, finding, decided }} />
        </Allowed>
      ) : null}
      <Documents key={finding.id} casino={casino} attachedTo="FINDING" about={finding.id} />
      <History finding={finding} />
    </section>
  );
}

function History({ finding: { decisions, closedBy, resolution } }: { readonly finding: Finding }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  if (decisions.length === 0 && closedBy === null) return null;
  return (
    <>
      <h3>{words.findings.history}</h3>
      <ol>
        {decisions.map(({ recordNumber, what, by, to, at, words: note }) => (
          <li key={recordNumber}>
            {words.findings.what[what] ?? what}
            {to ? ` ${fill(words.findings.givenTo, { name: to })}` : ''} · {by} · {clock.moment(at)}
            {note ? <q> {note}</q> : null}
          </li>
        ))}
        {closedBy !== null && !resolution ? <li>{words.findings.byItself}</li> : null}
      </ol>
    </>
  );
}

type Act = 'acknowledge' | 'resolve' | 'note' | 'assign';

function Acts({ casino, finding: { id, assignee, title, titleEs }, decided }: DetailProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const { data: session } = useQuery(sessionQuery);
  const [text, setText] = useKeptText(casino, 'finding', id);
  const note = text.trim();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (act: Act): Promise<FindingOutcomeFragment> => {
      const of = { casino, finding: id };
      const noted = note ? { note } : {};
      switch (act) {
        case 'resolve':
          return decide(ResolveFindingDocument, { ...of, reason: note }).then((each) => each.resolveFinding);
        case 'note':
          return decide(NoteOnFindingDocument, { ...of, note }).then((each) => each.noteOnFinding);
        case 'assign': {
          const { person: to, name: toName } = session!;
          return decide(AssignFindingDocument, { ...of, to, toName, ...noted }).then(
            (each) => each.assignFinding,
          );
        }
        case 'acknowledge':
          return decide(AcknowledgeFindingDocument, { ...of, ...noted }).then(
            (each) => each.acknowledgeFinding,
          );
      }
    },
    onSuccess: (outcome) => {
      if (outcome.__typename !== 'FindingDecided') return;
      setText('');
      const { receipt, what } = outcome;
      decided({ receipt, words: `${words.findings.what[what] ?? what}: ${said(title, titleEs)}` });
    },
  });
  const act = (which: Act, words: string, isReady = true): ReactNode => (
    <Button
      kind={which === 'resolve' ? 'main' : 'plain'}
      disabled={isPending || !isReady}
      onClick={() => mutate(which)}
    >
      {words}
    </Button>
  );
  return (
    <div className={styles['acts']}>
      <label htmlFor="finding-words">
        {words.findings.reason} / {words.findings.note}
      </label>
      <textarea
        id="finding-words"
        rows={2}
        maxLength={1_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles['buttons']}>
        {session && session.name !== assignee ? act('assign', words.findings.assign) : null}
        {act('note', words.findings.keepNote, note !== '')}
        {act('acknowledge', words.findings.acknowledge)}
        {act('resolve', words.findings.resolve, note !== '')}
      </div>
      {error ? <TroubleBox error={error} /> : null}
      {data?.__typename === 'FindingRefused' ? (
        <p role="alert">{said(data.message, data.messageEs)}</p>
      ) : null}
    </div>
  );
}
