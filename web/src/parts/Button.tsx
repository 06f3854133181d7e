import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../words/words';
import styles from './Button.module.css';

type ButtonProps = ComponentProps<'button'> & {
  /** `main` for the principal action of the screen. */
  readonly kind?: 'main' | 'plain';
};

/** A button of type `button` by default, so that it never submits a form by accident. */
export function Button({ kind = 'plain', className, type = 'button', ...rest }: ButtonProps): ReactNode {
  return (
    <button
      type={type}
      className={[styles['button'], styles[kind], className].filter(Boolean).join(' ')}
      {...rest}
    />
  );
}

interface MoreProps {
  readonly asked: { readonly hasNextPage: boolean; readonly fetchNextPage: () => unknown };
  readonly children: ReactNode;
}

/** Reads the next page of a list, if there is one. In print it says that the list goes on. */
export function More({ asked, children }: MoreProps): ReactNode {
  const { words } = useWords();
  if (!asked.hasNextPage) return null;
  return (
    <>
      <Button onClick={() => void asked.fetchNextPage()}>{children}</Button>
      <p className={styles['onPaper']}>{words.print.notAll}</p>
    </>
  );
}
