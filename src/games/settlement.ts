import type { Part } from '../words/message';
import type { Minor } from '../kernel/money';
import type { RoundedAmount } from '../kernel/rounding';
import type { TableState } from './round';
import type { Rule } from './rule';

const BET_FATES = [
  'wins',
  'loses',
  'null',
  'part-back',
  'held',
  'freed',
  /** Did not count: placed too late, or nothing of a player's bank was left to cover it. */
  'not-accepted',
  'not-judged',
] as const;
export type BetFate = (typeof BET_FATES)[number];

export interface Fault {
  readonly code: 'bet-not-offered' | 'bet-not-readable' | 'outcome-not-readable';
  readonly rule: Rule;
  readonly expected: Part;
  readonly found: Part;
}

/**
 * What the rules make of one bet. Amounts in minor units, none negative.
 * Always stake = taken + held + returned: no stake appears or disappears.
 */
export interface BetSettlement {
  readonly betId: string;
  readonly type: string;
  readonly stake: Minor;
  readonly fate: BetFate;
  readonly paid: Minor;
  /**
   * What the house keeps back of the winnings; paid + deducted is the gross win. A premium is taken whole and deducted
   * whole: it is a commission, and no part of the result.
   */
  readonly deducted: Minor;
  readonly taken: Minor;
  readonly held: Minor;
  readonly returned: Minor;
  /** Against a player's bank: the part of the stake that really played, because the bank answers for no more. */
  readonly covered?: Minor;
  /** Against a player's bank over two cloths: what of it played on each. */
  readonly onCloths?: readonly { readonly tableau: 1 | 2; readonly covered: Minor }[];
  /** The one rounding step, where the exact amount was no whole number of units. */
  readonly rounded?: RoundedAmount;
  readonly rules: readonly Rule[];
  readonly fault?: Fault;
}

export interface Commission {
  readonly name: string;
  readonly amount: Minor;
  readonly rule: Rule;
  /** The announced rate is not reported, and the highest of the rule was taken: less may have been announced. */
  readonly isRateAssumed?: true;
  /** For a player's bank: the amount on which it is taken, and the rule for that. */
  readonly basis?: { readonly amount: Minor; readonly rule: Rule };
  readonly rounded?: RoundedAmount;
}

export interface PoolPosting {
  readonly pool: string;
  readonly kind: 'contribution' | 'house-share' | 'prize' | 'shortfall' | 'reseed';
  readonly amount: Minor;
  readonly rule: Rule;
  readonly betId?: string;
  readonly seat?: number;
  readonly player?: string;
  /** Of a prize: who bears it; the pool where not given. */
  readonly borneBy?: 'pool' | 'house';
  readonly combination?: string;
  readonly rounded?: RoundedAmount;
}

export interface Award {
  readonly seat: number;
  readonly potNo: number;
  readonly amount: Minor;
  readonly rule: Rule;
}

/** A pot of a hand as it was divided; the main pot is the first. Minor units. */
export interface DividedPot {
  readonly amount: Minor;
  readonly contenders: readonly number[];
  readonly rake: Minor;
  readonly carriedOut: Minor;
}

export interface ReturnedBet {
  readonly seat: number;
  readonly amount: Minor;
}

export interface Settlement {
  readonly bets: readonly BetSettlement[];
  readonly commissions: readonly Commission[];
  readonly pools: readonly PoolPosting[];
  readonly awards: readonly Award[];
  readonly pots?: readonly DividedPot[];
  readonly uncalled?: readonly ReturnedBet[];
  readonly after: TableState;
  readonly complete: boolean;
  readonly fault?: Fault;
}

/** What the house (or the bank) won (+) or lost (−) on the bets, before deductions, in minor units. */
export function resultOf({ bets }: Settlement): Minor {
  let result = 0n;
  for (const { taken, paid, deducted } of bets) result += taken - paid - deducted;
  return result;
}

/** The deductions and commissions of a round, in minor units. */
export function totalCommission({ commissions }: Settlement): Minor {
  let total = 0n;
  for (const { amount } of commissions) total += amount;
  return total;
}
