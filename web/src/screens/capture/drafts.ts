import type { Typed } from './read-form';

/** What is being typed, kept in this browser until it is stored as a capture: no refresh and no sign-out loses it. */
const keptAs = (of: string, kind: string): string => `cagnotte.capture.${of}.${kind}`;

export function readDraft(of: string, kind: string): Typed {
  try {
    return JSON.parse(localStorage.getItem(keptAs(of, kind)) ?? '{}') as Typed;
  } catch {
    return {};
  }
}

export function keepDraft(of: string, kind: string, typed: Typed): void {
  if (Object.keys(typed).length === 0) localStorage.removeItem(keptAs(of, kind));
  else localStorage.setItem(keptAs(of, kind), JSON.stringify(typed));
}
