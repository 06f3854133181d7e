import type { Typed } from './read-form';

/** What is being typed, kept in this browser until it is stored as a capture: no refresh and no sign-out loses it. */
const keptAs = (casino: string, kind: string): string => `cagnotte.capture.${casino}.${kind}`;

export function readDraft(casino: string, kind: string): Typed {
  try {
    return JSON.parse(localStorage.getItem(keptAs(casino, kind)) ?? '{}') as Typed;
  } catch {
    return {};
  }
}

export function keepDraft(casino: string, kind: string, typed: Typed): void {
  if (Object.keys(typed).length === 0) localStorage.removeItem(keptAs(casino, kind));
  else localStorage.setItem(keptAs(casino, kind), JSON.stringify(typed));
}
