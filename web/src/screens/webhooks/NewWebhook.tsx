import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import { type NoticeKind, RegisterWebhookDocument } from '../../api/generated/operations';
import { frameQuery } from '../../app/frame';
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
  readonly where: 'casino' | 'some' | 'all';
  /** The casinos that are chosen, where it is for some. */
  readonly casinos: readonly string[];
}

/** In the order in which they are met: days, findings, corrections, prizes, the floor. */
const KINDS: readonly NoticeKind[] = [
  ...(['DAY_CLOSED', 'DAY_CERTIFIED', 'DAY_REOPENED', 'ANCHOR_DUE'] as const),
  ...(['FINDING_RAISED', 'FINDING_ENDED', 'CORRECTION_RECORDED'] as const),
  ...(['JACKPOT_WON', 'JACKPOT_PAID', 'FLOOR_ALERT'] as const),
];

const EMPTY: TypedWebhook = { name: '', url: '', notices: [], where: 'casino', casinos: [] };

/** Registers a program outside; its secret is shown once. */
export function NewWebhook({ casino }: { readonly casino: string }): ReactNode {
  const { webhooks: said } = useOutsideWords();
  const [shown, setShown] = useState<SecretShown>();
  const [typed, write, clear] = useDraft<TypedWebhook>('webhook', EMPTY);
  const { act, isPending, trouble } = useStep(
    ({ name, url, notices, ...wanted }: TypedWebhook) =>
      decideOrThrow(RegisterWebhookDocument, {
        input: {
          ...{ name: name.trim(), url: url.trim(), notices: [...notices] },
          ...casinosOf(wanted, casino),
        },
      }),
    (outcome) => {
      setShown(secretIn(outcome, typed.name.trim()));
      clear();
      void rereadWebhooks();
    },
  );
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
        <WhichCasinos {...{ casino, typed, write }} />
      </div>
      <Ticked
        legend={said.notices}
        of={KINDS}
        nameOf={(kind) => said.kinds[kind]}
        chosen={typed.notices}
        choose={(notices) => write({ ...typed, notices })}
      />
      <Button kind="main" disabled={isPending || !isWhole(typed)} onClick={() => act(typed)}>
        {said.register}
      </Button>
      {shown === undefined ? null : <ShownSecret {...shown} />}
      {trouble}
    </section>
  );
}

const isWhole = ({ name, url, notices, where, casinos }: TypedWebhook): boolean =>
  name.trim() !== '' && url.trim() !== '' && notices.length > 0 && (where !== 'some' || casinos.length > 0);

interface WhichCasinosProps {
  readonly casino: string;
  readonly typed: TypedWebhook;
  readonly write: (typed: TypedWebhook) => void;
}

/** The casinos whose notices are sent: of those that the person may see, or every one. */
function WhichCasinos({ casino, typed, write }: WhichCasinosProps): ReactNode {
  const { webhooks: said } = useOutsideWords();
  const { data: frame } = useQuery(frameQuery);
  const casinos = frame?.casinos.map(({ id }) => id) ?? [];
  return (
    <>
      <Choice
        name="webhook-where"
        label={said.where}
        value={typed.where}
        options={[
          ['casino', fill(said.thisCasino, { casino })],
          ...(casinos.length > 1 ? [['some', said.someCasinos] as const] : []),
          ['all', said.everyCasino],
        ]}
        write={(where) => write({ ...typed, where: where as TypedWebhook['where'] })}
      />
      {typed.where === 'some' ? (
        <Ticked
          legend={said.someCasinos}
          of={casinos}
          nameOf={(each) => each}
          chosen={typed.casinos}
          choose={(chosen) => write({ ...typed, casinos: chosen })}
        />
      ) : null}
    </>
  );
}

const casinosOf = (
  { where, casinos }: Pick<TypedWebhook, 'where' | 'casinos'>,
  casino: string,
): { readonly everyCasino: true } | { readonly casinos: string[] } =>
  where === 'all' ? { everyCasino: true } : { casinos: where === 'some' ? [...casinos] : [casino] };

interface TickedProps<Each extends string> {
  readonly legend: string;
  readonly of: readonly Each[];
  readonly nameOf: (each: Each) => string;
  readonly chosen: readonly Each[];
  readonly choose: (chosen: readonly Each[]) => void;
}

/** Any number of several, which stay in their order. */
function Ticked<Each extends string>({ legend, of, nameOf, chosen, choose }: TickedProps<Each>): ReactNode {
  const toggle = (toggled: Each): void =>
    choose(of.filter((each) => (each === toggled ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset className={fields['tables']}>
      <legend>{legend}</legend>
      {of.map((each) => (
        <label key={each}>
          <input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each)} />{' '}
          {nameOf(each)}
        </label>
      ))}
    </fieldset>
  );
}
