import type { GameCode } from '../../../src/games/game-codes';

/** A game with a deduction, a bet with it, and its amount. Amounts in cents. */
export interface DeductionCase {
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
  /** The rate: of the rule, or as reported. */
  readonly at: string;
  /** Whether the announced rate is not reported and the highest of the rule is assumed. */
  readonly isRateAssumed?: true;
}

const PAI_GOW_BET = { type: 'player-bet', stake: 10_000n, seat: 1 } as const;
const PAI_GOW = {
  bank: 'croupier',
  croupier: { big: ['2c', '3d', '5h', '7s', '9c'], small: ['Kd', 'Qh'] },
  hands: [{ seat: 1, big: ['8c', '8d', '4h', '3s', '2d'], small: ['Ac', 'Jd'] }],
};
export const DEDUCTIONS: readonly DeductionCase[] = [
  {
    game: 'punto-y-banca',
    at: '50 % of a six',
    bet: { type: 'banca', stake: 10_000n },
    outcome: { punto: ['2h', '3d', 'Th'], banca: ['4s', '2h'] },
    gross: 10_000n,
    kept: 5_000n,
  },
  {
    game: 'monte',
    at: '10 % of the first card',
    bet: { type: 'camo', stake: 1_000n, selection: 1 },
    outcome: { phase: 'primeras', placed: ['7o', 'Sc', '3e', 'Rb'], exposed: ['7c'] },
    gross: 11_000n,
    kept: 1_100n,
  },
  {
    game: 'pai-gow-poker',
    at: 'no stated rate',
    bet: PAI_GOW_BET,
    outcome: PAI_GOW,
    gross: 10_000n,
    kept: 500n,
    isRateAssumed: true,
  },
  {
    game: 'pai-gow-poker',
    at: '5 %',
    bet: PAI_GOW_BET,
    outcome: { ...PAI_GOW, commission: { numerator: 5, denominator: 100 } },
    gross: 10_000n,
    kept: 500n,
  },
  {
    game: 'pai-gow-poker',
    at: '2.5 %',
    bet: PAI_GOW_BET,
    outcome: { ...PAI_GOW, commission: { numerator: 25, denominator: 1000 } },
    gross: 10_000n,
    kept: 250n,
  },
];
