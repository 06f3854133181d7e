import { type ReactNode, useState } from 'react';
import { Button } from './Button';

interface SureButtonProps {
  /** Short, for the row; `name` says for screen readers what it acts on. */
  readonly label: string;
  readonly name: string;
  /** What the second press does, in words that name it. */
  readonly sure: string;
  readonly isDisabled?: boolean;
  readonly act: () => void;
}

/** A button for what cannot be taken back: the first press asks, the second one acts. */
export function SureButton({ label, name, sure, isDisabled = false, act }: SureButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button aria-label={name} disabled={isDisabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  const confirmed = (): void => {
    setAsking(false);
    act();
  };
  return (
    <Button autoFocus disabled={isDisabled} onBlur={() => setAsking(false)} onClick={confirmed}>
      {sure}
    </Button>
  );
}
