import type { Rational } from '../../kernel/rational';
import type { Rule } from '../rule';

/** A share that must lie between two others. */
interface ShareBand {
  readonly rule: Rule;
  readonly least: Rational;
  readonly most: Rational;
}

export interface SessionRules {
  /** That the house takes its share in one way only. */
  readonly oneShare?: Rule;
  readonly minimum?: { readonly rule: Rule; readonly most: Rational };
  /** How much of that stack the least addition is; to the nearest unit where it is a fixed share of it. */
  readonly topUp: ShareBand;
  /** What a player may be charged of the stack, or of the maximum bet; the house has a rake only where it is absent. */
  readonly percentage?: ShareBand;
  readonly fee?: Rule;
  readonly length?: Rule;
  readonly unannounced: Rule;
  readonly withoutAnte?: { readonly rule: Rule; readonly atMost: number };
  /** With how many players the house must open the table; with fewer it may wait for more. */
  readonly mustOpen?: { readonly rule: Rule; readonly players: number };
}
