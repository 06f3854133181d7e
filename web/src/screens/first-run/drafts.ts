import { useState } from 'react';

const KEPT = 'cagnotte.first-run';

function kept<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(localStorage.getItem(`${KEPT}.${name}`) ?? '') as Value;
  } catch {
    return undefined;
  }
}

/** The unfinished input of a step, stored in this browser until the service has recorded it. */
export function useDraft<Value extends object>(
  name: string,
  empty: Value,
): readonly [Value, (next: Value) => void, () => void] {
  const [value, setValue] = useState<Value>(() => ({ ...empty, ...kept<Value>(name) }));
  const write = (next: Value): void => {
    localStorage.setItem(`${KEPT}.${name}`, JSON.stringify(next));
    setValue(next);
  };
  const clear = (): void => {
    localStorage.removeItem(`${KEPT}.${name}`);
    setValue(empty);
  };
  return [value, write, clear];
}
