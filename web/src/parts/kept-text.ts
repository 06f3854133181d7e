import { useState } from 'react';

const KEPT = 'cagnotte.text';

/**
 * What somebody writes: kept in this browser until it is emptied, which who writes it does when the service has it. No error,
 * refresh or sign-out loses it.
 * @param of what it is about, such as the casino, the day and the act
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
