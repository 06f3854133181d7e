import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonProps = ComponentProps<'button'> & {
  /** `main` for the one act that the screen is about. */
  readonly kind?: 'main' | 'plain';
};

/** A button of type `button`, so that it never sends a form by accident. */
export function Button({ kind = 'plain', className, type = 'button', ...rest }: ButtonProps): ReactNode {
  return (
    <button
      type={type}
      className={[styles['button'], styles[kind], className].filter(Boolean).join(' ')}
      {...rest}
    />
  );
}
