/** A bet in a naive model of roulette. */
export interface NaiveBet {
  readonly type: string;
  readonly selection?: number | readonly number[];
  readonly stake: bigint;
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const TIMES: Readonly<Record<string, bigint>> = {
  'straight-up': 35n,
  split: 17n,
  corner: 8n,
  dozen: 2n,
  red: 1n,
  even: 1n,
};

/** The win of each bet only: no prison, limits, findings or citations. */
export const naivelySettled = (bets: readonly NaiveBet[], number: number): readonly bigint[] =>
  bets.map(({ type, selection = [], stake }) =>
    wins(type, selection, number) ? stake * TIMES[type]! : -stake,
  );

function wins(type: string, selection: number | readonly number[], number: number): boolean {
  if (type === 'red') return RED.has(number);
  if (type === 'even') return number > 0 && number % 2 === 0;
  if (typeof selection === 'number') return Math.ceil(number / 12) === selection;
  return selection.includes(number);
}
