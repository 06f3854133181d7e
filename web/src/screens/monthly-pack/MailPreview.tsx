import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { PackPreviewDocument } from '../../api/generated/operations';
import styles from '../../parts/decision.module.css';
import { TroubleBox } from '../../parts/TroubleBox';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { Field } from '../first-run/Field';
import { isMonth } from './receipt';

/** What a mail about a month would say now, in the language of the screen. Its books are not made. */
export function MailPreview({ casino }: { readonly casino: string }): ReactNode {
  const { language } = useWords();
  const { packs: said } = useOutsideWords();
  const [typed, setTyped] = useState('');
  const month = typed.trim();
  const asked = useQuery({
    queryKey: ['pack-preview', casino, month, language],
    queryFn: ({ signal }) =>
      ask(PackPreviewDocument, { casino, month, language: language === 'es' ? 'ES' : 'EN' }, signal),
    enabled: isMonth(month),
  });
  const preview = asked.data?.packPreview;
  return (
    <section className={styles['section']} aria-label={said.preview}>
      <h2>{said.preview}</h2>
      <Field name="pack-preview" label={said.month} hint={said.monthHint} value={typed} write={setTyped} />
      {asked.error ? <TroubleBox error={asked.error} /> : null}
      {preview === undefined ? null : (
        <>
          <p role="status">{preview.isComplete ? said.isComplete : said.notComplete}</p>
          <p>
            <strong>{preview.subject}</strong>
          </p>
          <pre className={styles['shown']} tabIndex={0}>
            {preview.text}
          </pre>
        </>
      )}
    </section>
  );
}
