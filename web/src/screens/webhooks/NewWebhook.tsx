import { type ReactNode, useState } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import { type NoticeKind, RegisterWebhookDocument } from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useDraft } from '../first-run/drafts';
import { Choice, Field } from '../first-run/Field';
import fields from '../first-run/FirstRun.module.css';
import { useStep } from '../first-run/step-outcome';
import { secretIn, type SecretShown, ShownSecret } from './ShownSecret';
import { rereadWebhooks } from './webhooks-of-house';

interface TypedWebhook {
  readonly name: string;
  readonly url: string;
  readonly notices: readonly NoticeKind[];
  readonly where: 'casino' | 'all';
}

/** In the order in which they are met: days, findings, corrections, prizes, the floor. */
const KINDS: readonly NoticeKind[] = [
  ...(['DAY_CLOSED', 'DAY_CERTIFIED', 'DAY_REOPENED', 'ANCHOR_DUE'] as const),
  ...(['FINDING_RAISED', 'FINDING_ENDED', 'CORRECTION_RECORDED'] as const),
  ...(['JACKPOT_WON', 'JACKPOT_PAID', 'FLOOR_ALERT'] as const),
];

const EMPTY: TypedWebhook = { name: '', url: '', notices: [], where: 'casino' };

/** Registers a program outside; its secret is shown once. */
export function NewWebhook({ casino }: { readonly casino: string }): ReactNode {
  const { webhooks: said } = useOutsideWords();
  const [shown, setShown] = useState<SecretShown>();
  const [typed, write, clear] = useDraft<TypedWebhook>('webhook', EMPTY);
  const { act, isPending, trouble } = useStep(
    ({ name, url, notices, where }: TypedWebhook) =>
      decideOrThrow(RegisterWebhookDocument, {
        input: {
          ...{ name: name.trim(), url: url.trim(), notices: [...notices] },
          ...(where === 'all' ? { everyCasino: true } : { casinos: [casino] }),
        },
      }),
    (outcome) => {
      setShown(secretIn(outcome, typed.name.trim()));
      clear();
      void rereadWebhooks();
    },
  );
  const isWhole = typed.name.trim() !== '' && typed.url.trim() !== '' && typed.notices.length > 0;
  return (
    <section className={styles['section']} aria-label={said.register}>
      <h2>{said.register}</h2>
      <p className={styles['intro']}>{said.registerLead}</p>
      <div className={fields['fields']}>
        <Field
          name="webhook-name"
          label={said.name}
          value={typed.name}
          write={(name) => write({ ...typed, name })}
        />
        <Field
          name="webhook-url"
          label={said.url}
          hint={said.urlHint}
          value={typed.url}
          write={(url) => write({ ...typed, url })}
        />
        <Choice
          name="webhook-where"
          label={said.where}
          value={typed.where}
          options={[
            ['casino', fill(said.thisCasino, { casino })],
            ['all', said.everyCasino],
          ]}
          write={(where) => write({ ...typed, where: where === 'all' ? 'all' : 'casino' })}
        />
      </div>
      <NoticeChoice {...{ chosen: typed.notices }} choose={(notices) => write({ ...typed, notices })} />
      <Button kind="main" disabled={isPending || !isWhole} onClick={() => act(typed)}>
        {said.register}
      </Button>
      {shown === undefined ? null : <ShownSecret {...shown} />}
      {trouble}
    </section>
  );
}

interface NoticeChoiceProps {
  readonly chosen: readonly NoticeKind[];
  readonly choose: (kinds: readonly NoticeKind[]) => void;
}

function NoticeChoice({ chosen, choose }: NoticeChoiceProps): ReactNode {
  const { webhooks: said } = useOutsideWords();
  const toggle = (kind: NoticeKind): void =>
    choose(KINDS.filter((each) => (each === kind ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset className={fields['tables']}>
      <legend>{said.notices}</legend>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="checkbox" checked={chosen.includes(kind)} onChange={() => toggle(kind)} />{' '}
          {said.kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}
