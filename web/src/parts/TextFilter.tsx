import { type ReactNode, useState } from 'react';

interface TextFilterProps {
  readonly label: string;
  readonly text: string | undefined;
  /** As long as the query takes a text. */
  readonly maxLength: number;
  readonly change: (text: string | undefined) => void;
}

/** A field to search by a text, which is applied with Enter or when the field loses the focus, not at every key. */
export function TextFilter({ label, text, maxLength, change }: TextFilterProps): ReactNode {
  const [typed, setTyped] = useState(text ?? '');
  const seek = (): void => {
    const sought = typed.trim() || undefined;
    if (sought !== text) change(sought);
  };
  return (
    <input
      type="search"
      maxLength={maxLength}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={seek}
      onKeyDown={({ key }) => key === 'Enter' && seek()}
    />
  );
}
