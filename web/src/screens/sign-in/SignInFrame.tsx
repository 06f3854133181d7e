import type { ReactNode } from 'react';
import { Languages } from '../../parts/Languages';
import styles from './SignInFrame.module.css';

interface SignInFrameProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of the screens before sign-in. */
export function SignInFrame({ title, lead, children }: SignInFrameProps): ReactNode {
  return (
    <main className={styles['door']}>
      <img src="/mark.svg" alt="" width="40" height="40" />
      <h1>{title}</h1>
      {lead === undefined ? null : <p>{lead}</p>}
      {children}
      <Languages />
    </main>
  );
}
