import type { GameCode } from '../../../src/games/game-codes';

/** Each game that keeps something back, a bet of which it does, and what it is. Amounts in cents. */
export interface Kept {
  readonly game: GameCode;
  readonly bet: {
    readonly type: string;
    readonly stake: bigint;
    readonly seat?: number;
    readonly selection?: unknown;
  };
  readonly outcome: unknown;
  readonly gross: bigint;
  readonly kept: bigint;
  /** Whether the rule says how much it is at most: less may be kept (OP2-01). */
  readonly isMaximum?: true;
}

const PAI_GOW = {
  bank: 'croupier',
  croupier: { big: ['2c', '3d', '5h', '7s', '9c'], small: ['Kd', 'Qh'] },
  hands: [{ seat: 1, big: ['8c', '8d', '4h', '3s', '2d'], small: ['Ac', 'Jd'] }],
};
export const KEEPING: readonly Kept[] = [
  {
    game: 'punto-y-banca',
    bet: { type: 'banca', stake: 10_000n },
    outcome: { punto: ['2h', '3d', 'Th'], banca: ['4s', '2h'] },
    gross: 10_000n,
    kept: 5_000n,
  },
  {
    game: 'monte',
    bet: { type: 'camo', stake: 1_000n, selection: 1 },
    outcome: { phase: 'primeras', placed: ['7o', 'Sc', '3e', 'Rb'], exposed: ['7c'] },
    gross: 11_000n,
    kept: 1_100n,
  },
  {
    game: 'pai-gow-poker',
    bet: { type: 'player-bet', stake: 10_000n, seat: 1 },
    outcome: PAI_GOW,
    gross: 10_000n,
    kept: 500n,
    isMaximum: true,
  },
];
