/** One line of the doctor: what was looked at and what was seen. */
export interface Check {
  readonly name: string;
  readonly seen: string;
  /** A fault makes the command fail; advice does not. */
  readonly verdict: 'well' | 'advice' | 'fault';
  /** What to do, where all is not well. */
  readonly remedy?: string;
}

export const well = (name: string, seen: string): Check => ({ name, seen, verdict: 'well' });

export const advice = (name: string, seen: string, remedy: string): Check => ({
  ...{ name, seen, verdict: 'advice', remedy },
});

export const fault = (name: string, seen: string, remedy: string): Check => ({
  ...{ name, seen, verdict: 'fault', remedy },
});

const MARKS = { well: '', advice: 'ADVICE ', fault: 'FAULT ' } as const;

export const checkText = ({ name, seen, verdict, remedy }: Check): string =>
  `${name.padEnd(11)}${MARKS[verdict]}${seen}${remedy === undefined ? '' : `. ${remedy}.`}`;

const DAY_MS = 24 * 60 * 60_000;

/** Credentials that end sooner are named, so that new ones can be made in time. */
export const ENDS_SOON_DAYS = 30;

/** Of something that ends: at an instant of the past a fault, soon advice. */
export function checkEnd(name: string, what: string, ends: Date, remedy: string): Check {
  const days = Math.floor((ends.getTime() - Date.now()) / DAY_MS);
  const on = ends.toISOString().slice(0, 10);
  if (days < 0) return fault(name, `${what} ended on ${on}`, remedy);
  if (days < ENDS_SOON_DAYS) return advice(name, `${what} ends on ${on}, in ${days} days`, remedy);
  return well(name, `${what} is valid until ${on}`);
}
