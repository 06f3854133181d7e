import { useEffect, useRef } from 'react';

const KEPT = 'cagnotte.keys';

/** Whether keys of one letter act: a person can switch them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => localStorage.getItem(KEPT) !== 'off';

export const keepSingleKeys = (areOn: boolean): void => localStorage.setItem(KEPT, areOn ? 'on' : 'off');

/** Inputs in which a letter is not text. */
const WITHOUT_TEXT = ['button', 'checkbox', 'radio', 'range'];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target instanceof HTMLInputElement && !WITHOUT_TEXT.includes(target.type)) ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls `act` for each key that is pressed outside of text fields, while single keys are on. */
export function useSingleKeys(act: (event: KeyboardEvent) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!areSingleKeysOn() || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      latest.current(event);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
