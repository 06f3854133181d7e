import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatAmount } from '../money/money';
import { useWords } from '../words/words';
import styles from './Amount.module.css';

interface AmountProps {
  /** Decimal text, as the service sends it. */
  readonly amount: string;
  readonly currency?: string;
  /** The address of the figure: the amount becomes a button that opens its explanation. */
  readonly figure?: string | null | undefined;
}

/** An amount in the format of the language. Copying it gives the plain number. */
export function Amount({ amount, currency, figure }: AmountProps): ReactNode {
  const { language } = useWords();
  const written = (
    <>
      {formatAmount(amount, language)}
      {currency === undefined ? null : <span className={styles['currency']}> {currency}</span>}
    </>
  );
  const copy = (event: React.ClipboardEvent): void => {
    if (getSelection()?.toString().trim() !== event.currentTarget.textContent?.trim()) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', amount);
  };
  if (!figure)
    return (
      <span className={styles['amount']} onCopy={copy}>
        {written}
      </span>
    );
  return <FigureButton figure={figure}>{written}</FigureButton>;
}

interface FigureButtonProps {
  readonly figure: string;
  readonly children: ReactNode;
}

/** Opens the explanation of a figure beside the screen; the address of the page names it. */
export function FigureButton({ figure, children }: FigureButtonProps): ReactNode {
  const navigate = useNavigate();
  const { figure: open } = useSearch({ strict: false });
  return (
    <button
      type="button"
      className={`${styles['amount']} ${styles['figure']}`}
      aria-expanded={open === figure}
      aria-haspopup="dialog"
      onClick={() => void navigate({ to: '.', search: (search) => ({ ...search, figure }) })}
    >
      {children}
    </button>
  );
}
