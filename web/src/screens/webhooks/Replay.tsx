import { type ReactNode, useState } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import { ReplayWebhookDocument, type WebhookFragment } from '../../api/generated/operations';
import styles from '../../parts/decision.module.css';
import { SureButton } from '../../parts/SureButton';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { Choice, Field } from '../first-run/Field';
import fields from '../first-run/FirstRun.module.css';
import { useStep } from '../first-run/step-outcome';
import { rereadWebhooks } from './webhooks-of-house';

interface ReplayProps {
  readonly webhook: WebhookFragment;
  readonly casino: string;
}

/** The number of a record, or nothing: from the one after the last that was accepted. */
const RECORD = /^[1-9]\d{0,14}$/;

/** Sends the notices of a casino again from a record on; a casino that is parked is tried at once. */
export function Replay({ webhook: { id, name, places }, casino }: ReplayProps): ReactNode {
  const { webhooks: said } = useOutsideWords();
  const names = places.map((place) => place.casino);
  const [which, setWhich] = useState(names.includes(casino) ? casino : names[0]!);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState(false);
  const from = typed.trim();
  const isRecord = from === '' || RECORD.test(from);
  const { act, isPending, trouble } = useStep(
    (record: string) =>
      decideOrThrow(ReplayWebhookDocument, {
        ...{ webhook: id, casino: which, from: record === '' ? null : Number(record) },
      }),
    () => {
      setTyped('');
      setDone(true);
      void rereadWebhooks();
    },
  );
  return (
    <details className={styles['item']}>
      <summary>{said.replay}</summary>
      <p>{said.replayLead}</p>
      <div className={fields['fields']}>
        <Choice
          name={`replay-casino-${id}`}
          label={said.casino}
          value={which}
          options={names.map((each) => [each, each] as const)}
          write={setWhich}
        />
        <Field
          name={`replay-from-${id}`}
          label={said.from}
          hint={isRecord ? said.fromHint : said.noRecord}
          value={typed}
          write={(text) => {
            setDone(false);
            setTyped(text);
          }}
        />
      </div>
      <SureButton
        label={said.replay}
        name={`${said.replay}: ${name}`}
        sure={
          from === ''
            ? fill(said.replayNext, { casino: which })
            : fill(said.replayNow, { casino: which, record: from })
        }
        isDisabled={isPending || !isRecord}
        act={() => act(from)}
      />
      {done ? <p role="status">{said.replayed}</p> : null}
      {trouble}
    </details>
  );
}
