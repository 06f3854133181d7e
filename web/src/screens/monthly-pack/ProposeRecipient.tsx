import type { ReactNode } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import {
  type PackForm,
  type PackLanguage,
  ProposePackRecipientDocument,
} from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { useOutsideWords } from '../../words/outside-words';
import { useDraft } from '../first-run/drafts';
import { Choice, Field } from '../first-run/Field';
import fields from '../first-run/FirstRun.module.css';
import { useStep } from '../first-run/step-outcome';
import { receiptIn } from './receipt';

interface TypedRecipient {
  readonly mailbox: string;
  readonly form: PackForm;
  readonly language: PackLanguage;
}

interface ProposeRecipientProps {
  readonly casino: string;
  readonly decided: (receipt: string) => void;
}

const FORMS = ['LINK', 'ZIP'] as const;
const LANGUAGES = ['ES', 'EN'] as const;

/** One person proposes who is sent the books of each certified month; another one approves it. */
export function ProposeRecipient({ casino, decided }: ProposeRecipientProps): ReactNode {
  const { packs: said } = useOutsideWords();
  const [typed, write, clear] = useDraft<TypedRecipient>(`pack-${casino}`, {
    ...{ mailbox: '', form: 'LINK', language: 'ES' },
  });
  const { act, isPending, trouble } = useStep(
    async ({ mailbox, form, language }: TypedRecipient) =>
      receiptIn(
        await decideOrThrow(ProposePackRecipientDocument, {
          ...{ casino, mailbox: mailbox.trim(), form, language },
        }),
      ),
    (receipt) => {
      clear();
      decided(receipt);
    },
  );
  return (
    <section className={styles['section']} aria-label={said.propose}>
      <h2>{said.propose}</h2>
      <p className={styles['intro']}>{said.proposeLead}</p>
      <div className={fields['fields']}>
        <Field
          name="pack-mailbox"
          label={said.mailbox}
          hint={said.mailboxHint}
          value={typed.mailbox}
          write={(mailbox) => write({ ...typed, mailbox })}
        />
        <Choice
          name="pack-form"
          label={said.form}
          value={typed.form}
          options={FORMS.map((form) => [form, said.forms[form]] as const)}
          write={(form) => write({ ...typed, form: FORMS.find((each) => each === form) ?? 'LINK' })}
        />
        <Choice
          name="pack-language"
          label={said.language}
          value={typed.language}
          options={LANGUAGES.map((each) => [each, said.languages[each]] as const)}
          write={(language) =>
            write({ ...typed, language: LANGUAGES.find((each) => each === language) ?? 'ES' })
          }
        />
      </div>
      {typed.form === 'ZIP' ? <p role="status">{said.zipWarning}</p> : null}
      <Button kind="main" disabled={isPending || typed.mailbox.trim() === ''} onClick={() => act(typed)}>
        {said.propose}
      </Button>
      {trouble}
    </section>
  );
}
