import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useClock } from '../../days/clock';
import { answers } from '../../api/answers';
import { Refused } from '../../api/ask';
import {
  AcknowledgeFindingDocument,
  AcknowledgeFloorAlertDocument,
  type FloorQuery,
} from '../../api/generated/operations';
import { decide } from '../../api/session';
import { NoticesButton } from '../../notices/NoticesButton';
import { Allowed } from '../../parts/Allowed';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/TroubleBox';
import { useServiceText, useWords } from '../../words/words';
import styles from './Floor.module.css';
import { fill } from '../../words/fill';

type Finding = FloorQuery['findings']['edges'][number]['node'];
export type FloorAlert = NonNullable<FloorQuery['floorAlerts']>['alerts'][number];

const SHOWN = 20;

const minutesBetween = (from: string, until: string): number =>
  Math.floor((Date.parse(until) - Date.parse(from)) / 60_000);

/** The acknowledgements of a finding. Assignments and notes are not acknowledgements. */
const acknowledgementsOf = ({ decisions }: Finding): Finding['decisions'] =>
  decisions.filter(({ what }) => what === 'finding.acknowledged');

/** Alerts and open findings of the floor, each with its acknowledgements. */
export function Alerts({
  casino,
  findings,
  alerts,
  at,
}: {
  readonly casino: string;
  readonly findings: readonly Finding[];
  /** Undefined of an earlier moment: what is overdue is known of now only. */
  readonly alerts: readonly FloorAlert[] | undefined;
  /** The moment of the alerts by the clock of the service. */
  readonly at: string;
}): ReactNode {
  return (
    <div className={styles['alertList']}>
      {alerts === undefined ? null : <CurrentAlerts {...{ casino, alerts, at }} />}
      <OpenFindings {...{ casino, findings }} />
    </div>
  );
}

/** Alerts about missing reports, the oldest first. */
function CurrentAlerts({
  casino,
  alerts,
  at,
}: {
  readonly casino: string;
  readonly alerts: readonly FloorAlert[];
  readonly at: string;
}): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  return (
    <section aria-label={words.floor.nowTitle}>
      <h2>{words.floor.nowTitle}</h2>
      <p aria-live="polite">
        {alerts.length === 0 ? words.floor.nowNone : fill(words.floor.now, { count: alerts.length })}
      </p>
      <ol>
        {alerts.slice(0, SHOWN).map(({ id, table, says, saysEs, since, decisions }) => (
          <Alert
            key={id}
            {...{ casino, table, severity: 'advisory' as const, seen: decisions }}
            text={said(says, saysEs)}
            since={fill(words.floor.since, { minutes: minutesBetween(since, at) })}
            acknowledge={async () => {
              const asked = { casino, alert: id };
              return (await decide(AcknowledgeFloorAlertDocument, asked)).acknowledgeFloorAlert;
            }}
          />
        ))}
      </ol>
      {alerts.length > SHOWN ? <p>{fill(words.floor.more, { count: alerts.length - SHOWN })}</p> : null}
      <NoticesButton className={styles['see']} />
    </section>
  );
}

/** Open findings: first those without an acknowledgement, then the oldest. */
function OpenFindings({
  casino,
  findings,
}: {
  readonly casino: string;
  readonly findings: readonly Finding[];
}): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const sorted = findings.toSorted(
    (one, other) =>
      Number(acknowledgementsOf(one).length > 0) - Number(acknowledgementsOf(other).length > 0) ||
      one.openedBy - other.openedBy,
  );
  const unseen = findings.filter((finding) => acknowledgementsOf(finding).length === 0).length;
  return (
    <section aria-label={words.floor.alertTitle}>
      <h2>{words.floor.alertTitle}</h2>
      <p aria-live="polite">
        {unseen === 0 ? words.floor.unseenNone : fill(words.floor.unseen, { count: unseen })}
      </p>
      <ol>
        {sorted.slice(0, SHOWN).map((finding) => (
          <Alert
            key={finding.id}
            {...{
              casino,
              table: finding.table,
              severity: finding.severity,
              seen: acknowledgementsOf(finding),
            }}
            text={said(finding.title, finding.titleEs)}
            acknowledge={async () => {
              const asked = { casino, finding: finding.id };
              return (await decide(AcknowledgeFindingDocument, asked)).acknowledgeFinding;
            }}
          />
        ))}
      </ol>
      {sorted.length > SHOWN ? <p>{fill(words.floor.more, { count: sorted.length - SHOWN })}</p> : null}
    </section>
  );
}

const SHAPES = { violation: '✕', advisory: '!', information: 'i' } as const;

type Acknowledged =
  | { readonly __typename: 'FindingDecided' | 'FloorAlertAcknowledged' }
  | {
      readonly __typename: 'FindingRefused' | 'FloorAlertRefused';
      readonly code: string;
      readonly message: string;
      readonly messageEs: string;
    };

interface AlertProps {
  readonly casino: string;
  readonly severity: keyof typeof SHAPES;
  readonly table: string | null;
  readonly text: string;
  readonly since?: string;
  readonly seen: readonly Pick<Finding['decisions'][number], 'recordNumber' | 'by' | 'at' | 'words'>[];
  readonly acknowledge: () => Promise<Acknowledged>;
}

function Alert({ casino, severity, table, text, since, seen, acknowledge }: AlertProps): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const [error, setError] = useState<Error>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const answer = await acknowledge();
      if ('code' in answer) throw new Refused(answer.code, answer.message, answer.messageEs);
    },
    onError: setError,
    onSuccess: () => void answers.invalidateQueries({ queryKey: ['floor', casino] }),
  });
  return (
    <li>
      <span className={styles[severity]} title={words.findings.severity[severity]}>
        <span aria-hidden="true">{SHAPES[severity]}</span>
        <span className={styles['hidden']}>{words.findings.severity[severity]}</span>
      </span>
      <span>
        {table ? <strong>{table} · </strong> : null}
        {text}
        {since === undefined ? null : <small className={styles['trail']}>{since}</small>}
        {seen.map(({ recordNumber, by, at, words: note }) => (
          <small key={recordNumber} className={styles['trail']}>
            {fill(words.floor.seenBy, { by, at: clock.moment(at) })}
            {note ? ` · ${note}` : ''}
          </small>
        ))}
        {seen.length === 0 ? (
          <Allowed permission="findings:acknowledge" act={words.floor.see} casino={casino}>
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
