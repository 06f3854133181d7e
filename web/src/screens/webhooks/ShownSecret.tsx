import { type ReactNode, useEffect, useRef } from 'react';
import { Copied } from '../../parts/Copied';
import styles from '../../parts/decision.module.css';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';

export interface SecretShown {
  readonly name: string;
  readonly secret: string;
}

/** The outcome of a decision that draws a secret, or refuses to. */
interface SecretOutcome {
  readonly __typename: string;
  readonly secret?: string;
}

export const secretIn = ({ secret }: SecretOutcome, name: string): SecretShown | undefined =>
  secret === undefined ? undefined : { name, secret };

/** The secret of a webhook, which the service shows once. */
export function ShownSecret({ name, secret }: SecretShown): ReactNode {
  const { webhooks: said } = useOutsideWords();
  const shown = useRef<HTMLElement>(null);
  // It may lie below the edge of the window, and is shown this once.
  // Newer browsers return a promise, which is no clean-up of the effect.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [secret]);
  const title = fill(said.secretOf, { name });
  return (
    <section ref={shown} role="status" className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      <p>{said.keepSecret}</p>
      <Copied text={secret} />
    </section>
  );
}
