/** What the rules make of a bet; amounts that are nothing are left out. Minor units. */
export interface ExpectedBet {
  readonly betId: string;
  readonly fate: string;
  /** On top of the stake, after what is kept back of it. */
  readonly paid?: number;
  /** Of the winnings, what the house keeps back. */
  readonly deducted?: number;
  readonly taken?: number;
  readonly held?: number;
  readonly returned?: number;
}

/** Money that a pool gets or gives. */
export interface ExpectedMovement {
  readonly pool: string;
  readonly kind: string;
  readonly amount: number;
  readonly seat?: number;
}

/** What the regulation makes of a round. Absent is what the game has not, or what nothing is of. Minor units. */
export interface Expected {
  readonly bets?: readonly ExpectedBet[];
  /** What the house, or the bank, won on the bets before deductions. */
  readonly result: number;
  readonly commissions?: readonly { readonly name: string; readonly amount: number }[];
  readonly pools?: readonly ExpectedMovement[];
  /** Of a hand of non-banked poker: what is in each pot before the rake, and who takes what of it. */
  readonly pots?: readonly { readonly amount: number; readonly rake: number }[];
  readonly awards?: readonly { readonly seat: number; readonly potNo: number; readonly amount: number }[];
  readonly uncalled?: readonly { readonly seat: number; readonly amount: number }[];
  /** What the table did otherwise: code and rule. */
  readonly findings: readonly string[];
}

/** A round as `cagnotte settle` takes it, and what must be answered. */
export interface Vector {
  readonly round: object;
  readonly expected: Expected;
  /** The rules that the round shows: each must be cited in the answer. */
  readonly rules: readonly string[];
}

/** A bet with what comes of it; what is nothing is left out, what is neither taken nor held goes back. */
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

/** The house's result of bets. */
export const resultOfBets = (bets: readonly ExpectedBet[]): number =>
  bets.reduce((sum, { taken = 0, paid = 0, deducted = 0 }) => sum + taken - paid - deducted, 0);

/** As many lines as there are vectors. */
export const asLines = (vectors: readonly Vector[]): string =>
  vectors.map((vector) => `${JSON.stringify(vector)}\n`).join('');
