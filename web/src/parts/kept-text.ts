import { useState } from 'react';

const KEPT = 'cagnotte.text';

/**
 * A text that stays in this browser until the caller empties it, after the service has recorded it. No error, refresh or
 * sign-out loses it.
 * @param of parts of its key, such as casino, day and action
 */
export function useKeptText(...of: readonly string[]): readonly [string, (text: string) => void] {
  const key = [KEPT, ...of].join('.');
  const [written, setWritten] = useState<{ readonly key: string; readonly text: string }>();
  const write = (text: string): void => {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    setWritten({ key, text });
  };
  return [written?.key === key ? written.text : (localStorage.getItem(key) ?? ''), write];
}
