import type { Minor } from '../../kernel/money';

/** What a fact does to a pool, in minor units; a part that is absent is zero. */
export interface DeclaredPoolUse {
  readonly pool: string;
  readonly staked?: Minor;
  /** One stake, where the fact tells how many make up its amount. */
  readonly unit?: Minor;
  readonly won?: Minor;
  /** Of what was won, the part that the meter bears, and not the house. */
  readonly wonOfMeter?: Minor;
  /** What the house, or another pool, puts in. */
  readonly given?: Minor;
  readonly cause?: 'seed' | 'shortfall';
}
