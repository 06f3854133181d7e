/** The expected settlement of a bet; zero amounts are left out. Minor units. */
export interface ExpectedBet {
  readonly betId: string;
  readonly fate: string;
  /** The win on top of the stake, after deductions. */
  readonly paid?: number;
  /** The deduction of the house from the win. */
  readonly deducted?: number;
  readonly taken?: number;
  readonly held?: number;
  readonly returned?: number;
}

/** A movement of a pool. */
export interface ExpectedMovement {
  readonly pool: string;
  readonly kind: string;
  readonly amount: number;
  readonly seat?: number;
}

/** The expected answer to a round. Members that the game does not have, or that are zero, are absent. Minor units. */
export interface Expected {
  readonly bets?: readonly ExpectedBet[];
  /** The win of the house or the bank on the bets before deductions. */
  readonly result: number;
  readonly commissions?: readonly { readonly name: string; readonly amount: number }[];
  readonly pools?: readonly ExpectedMovement[];
  /** Pots of a hand of non-banked poker, before the rake, and their awards. */
  readonly pots?: readonly { readonly amount: number; readonly rake: number }[];
  readonly awards?: readonly { readonly seat: number; readonly potNo: number; readonly amount: number }[];
  readonly uncalled?: readonly { readonly seat: number; readonly amount: number }[];
  /** Findings as code and rule. */
  readonly findings: readonly string[];
}

/** A round in the format of `cagnotte settle`, with its expected answer. */
export interface Vector {
  readonly round: object;
  readonly expected: Expected;
  /** The rules that the answer must cite. */
  readonly rules: readonly string[];
}

/** The expected settlement of a bet; zero amounts are left out, and the part neither taken nor held is returned. */
export function expectedBet(
  { betId, stake }: { readonly betId: string; readonly stake: number },
  fate: string,
  {
    paid = 0,
    deducted = 0,
    taken = 0,
    held = 0,
  }: Partial<Record<'paid' | 'deducted' | 'taken' | 'held', number>> = {},
): ExpectedBet {
  const money = { paid, deducted, taken, held, returned: stake - taken - held };
  const some = Object.entries(money).filter(([, amount]) => amount !== 0);
  return { betId, fate, ...Object.fromEntries(some) };
}

/** The result of the house on bets. */
export const resultOfBets = (bets: readonly ExpectedBet[]): number =>
  bets.reduce((sum, { taken = 0, paid = 0, deducted = 0 }) => sum + taken - paid - deducted, 0);

/** Vectors as NDJSON. */
export const asLines = (vectors: readonly Vector[]): string =>
  vectors.map((vector) => `${JSON.stringify(vector)}\n`).join('');
