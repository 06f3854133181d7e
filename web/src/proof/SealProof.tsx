import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../parts/Button';
import { Mark } from '../parts/Mark';
import { TroubleBox } from '../parts/TroubleBox';
import { useWords } from '../words/words';
import { canProve, type Proof, proveDay } from './prove-day';
import type { Seal } from './seal';
import styles from './SealProof.module.css';
import { fill } from '../words/fill';

interface SealProofProps {
  readonly casino: string;
  readonly seal: Seal;
  /** The preceding seal; undefined for the first of the casino. */
  readonly before: Seal | undefined;
  /** Starts the proof without a press of the button. */
  readonly atOnce?: boolean;
}

type State =
  | { readonly is: 'asked' | 'done'; readonly proof: Proof; readonly read: number }
  | { readonly is: 'failed'; readonly error: Error }
  | undefined;

/** The parts of a seal, and a button that verifies it in this browser. */
export function SealProof({ casino, seal, before, atOnce = false }: SealProofProps): ReactNode {
  const { words } = useWords();
  const [state, setState] = useState<State>();
  const prove = async (): Promise<void> => {
    setState({ is: 'asked', proof: {}, read: 0 });
    try {
      const progress = (proof: Proof, read: number): void => setState({ is: 'asked', proof, read });
      const proof = await proveDay({ casino, seal, before, progress });
      setState({ is: 'done', proof, read: seal.records });
    } catch (error) {
      setState({ is: 'failed', error: error as Error });
    }
  };
  useEffect(() => {
    if (atOnce && canProve()) void prove();
    // Runs once: the component has a key of its seal.
  }, []);
  return (
    <section className={styles['seal']}>
      <h2>{words.seal.title}</h2>
      <dl>
        <dt>{words.seal.hash}</dt>
        <dd>
          <code>{seal.hash}</code>
        </dd>
        <dt>{words.seal.key}</dt>
        <dd>
          <code>{seal.keyId}</code>
        </dd>
        <dt>{words.seal.records}</dt>
        <dd>{fill(words.seal.from, { first: seal.firstRecord, last: seal.lastRecord })}</dd>
      </dl>
      {canProve() ? (
        <Button disabled={state?.is === 'asked'} onClick={() => void prove()}>
          {state?.is === 'asked'
            ? fill(words.seal.verifying, { done: state.read, all: seal.records })
            : words.seal.verify}
        </Button>
      ) : (
        <p>{words.seal.insecure}</p>
      )}
      {state?.is === 'failed' ? <TroubleBox error={state.error} again={() => void prove()} /> : null}
      {state && state.is !== 'failed' ? <Ticks proof={state.proof} isDone={state.is === 'done'} /> : null}
    </section>
  );
}

function Ticks({ proof, isDone }: { readonly proof: Proof; readonly isDone: boolean }): ReactNode {
  const { words } = useWords();
  const ticks: readonly (readonly [boolean | undefined, string])[] = [
    [proof.signature, words.seal.signature],
    [proof.chain, words.seal.chain],
    [proof.records, words.seal.tree],
    [proof.balance, words.seal.balance],
  ];
  const holds = ticks.every(([found]) => found === true);
  return (
    <div aria-live="polite">
      <ul className={styles['ticks']}>
        {ticks.map(([found, says]) => (
          <li key={says}>
            <Mark kind={found === undefined ? 'pending' : found ? 'holds' : 'broken'} bare /> {says}
          </li>
        ))}
      </ul>
      {isDone ? <strong>{holds ? words.seal.verified : words.seal.failed}</strong> : null}
    </div>
  );
}
