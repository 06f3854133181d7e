import type { Typed } from './read-form';

/** Unfinished input is stored in this browser until it becomes a capture, so that no refresh and no sign-out loses it. */
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
