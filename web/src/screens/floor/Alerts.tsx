import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { answers } from '../../api/answers';
import { Refused } from '../../api/ask';
import { AcknowledgeFindingDocument, type FloorQuery } from '../../api/generated/operations';
import { decide } from '../../api/session';
import { formatMoment } from '../../days/days';
import { Allowed } from '../../parts/Allowed';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/Trouble';
import { useSaid, useWords } from '../../words/words';
import styles from './Floor.module.css';

type Finding = FloorQuery['findings']['edges'][number]['node'];

const SHOWN = 20;

/** Who said that they saw it; to give it to somebody, or to note something, says nothing of that. */
const seenIn = ({ decisions }: Finding): Finding['decisions'] =>
  decisions.filter(({ what }) => what === 'finding.acknowledged');

/** What is open: what nobody has seen first, the oldest on top; beneath it who saw what and when. */
export function Alerts({
  casino,
  findings,
}: {
  readonly casino: string;
  readonly findings: readonly Finding[];
}): ReactNode {
  const { words } = useWords();
  const sorted = findings.toSorted(
    (one, other) =>
      Number(seenIn(one).length > 0) - Number(seenIn(other).length > 0) || one.openedBy - other.openedBy,
  );
  return (
    <section className={styles['alertList']} aria-label={words.floor.alertTitle}>
      <h2>{words.floor.alertTitle}</h2>
      <p aria-live="polite">
        {words.floor.unseen(findings.filter((finding) => seenIn(finding).length === 0).length)}
      </p>
      <ol>
        {sorted.slice(0, SHOWN).map((finding) => (
          <Alert key={finding.id} {...{ casino, finding }} />
        ))}
      </ol>
      {sorted.length > SHOWN ? <p>{words.floor.more(sorted.length - SHOWN)}</p> : null}
    </section>
  );
}

const SHAPES = { violation: '✕', advisory: '!', information: 'i' } as const;

function Alert({ casino, finding }: { readonly casino: string; readonly finding: Finding }): ReactNode {
  const { words } = useWords();
  const said = useSaid();
  const [error, setError] = useState<Error>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { acknowledgeFinding: answer } = await decide(AcknowledgeFindingDocument, {
        ...{ casino, finding: finding.id },
      });
      if (answer.__typename === 'FindingRefused')
        throw new Refused(answer.code, answer.message, answer.messageEs);
    },
    onError: setError,
    onSuccess: () => void answers.invalidateQueries({ queryKey: ['floor', casino] }),
  });
  const { severity, title, titleEs, table } = finding;
  const seen = seenIn(finding);
  return (
    <li>
      <span className={styles[severity]} title={words.findings.severity[severity]}>
        <span aria-hidden="true">{SHAPES[severity]}</span>
        <span className={styles['hidden']}>{words.findings.severity[severity]}</span>
      </span>
      <span>
        {table ? <strong>{table} · </strong> : null}
        {said(title, titleEs)}
        {seen.map(({ recordNumber, by, at, words: note }) => (
          <small key={recordNumber} className={styles['trail']}>
            {words.floor.seenBy(by, formatMoment(at))}
            {note ? ` · ${note}` : ''}
          </small>
        ))}
        {seen.length === 0 ? (
          <Allowed permission="findings:acknowledge" casino={casino}>
            <Button disabled={isPending} className={styles['see']} onClick={() => mutate()}>
              {words.floor.see}
            </Button>
          </Allowed>
        ) : null}
        {error ? <TroubleBox error={error} /> : null}
      </span>
    </li>
  );
}
