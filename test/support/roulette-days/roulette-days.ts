import type { CasinoEvent } from '../../../src/kernel/envelope';

const CASINO = '/casinos/granada';
const BY = [{ id: 'E-1' }];

/** A spin of French roulette: its bets as type, stake and win (+) or loss (-) of the house, in minor units. */
export type Spin = readonly (readonly [type: string, stake: number, won: number])[];

const FLOAT = 1_000_000;

/** Events of gaming days of one roulette table, with its sequence numbers. */
export class RouletteDays {
  private sequence = 0;

  constructor(private readonly table = 'RF1') {}

  /** A day with spins and a drop box; the closing count agrees with both. */
  day(gamingday: string, spins: readonly Spin[], { drop }: { readonly drop: number }): CasinoEvent[] {
    const won = spins.flat().reduce((sum, [, , amount]) => sum + amount, 0);
    const inventory = FLOAT + won - drop;
    return [
      this.event(gamingday, 'table.opened', {
        game: 'roulette-french',
        minimum: 100,
        float: { amount: FLOAT, slip: `O-${gamingday}` },
        staff: BY,
        captures: { rounds: true, buyIns: false },
      }),
      ...spins.map((spin, index) => this.spin(gamingday, index + 1, spin)),
      this.event(gamingday, 'drop.counted', { box: `B-${gamingday}`, amount: drop, by: BY }),
      this.event(gamingday, 'table.counted', {
        inventory,
        counts: [{ by: BY[0], amount: inventory }],
        certifiedBy: BY,
      }),
      this.event(gamingday, 'table.closed', {
        toCage: [{ holder: 'table', chips: inventory, slip: `C-${gamingday}` }],
        certifiedBy: BY,
      }),
    ];
  }

  spin(gamingday: string, roundNo: number, spin: Spin): CasinoEvent {
    return this.event(gamingday, 'round.settled', {
      roundNo,
      bets: spin.map(([type, stake, won], index) => ({
        betId: `${roundNo}-${index + 1}`,
        type,
        stake,
        ...(type === 'straight-up' ? { selection: [17] } : {}),
        paid: Math.max(0, -won),
        taken: Math.max(0, won),
      })),
      outcome: { number: 20 },
      result: spin.reduce((sum, [, , won]) => sum + won, 0),
    });
  }

  voided(gamingday: string, roundNo: number): CasinoEvent {
    return this.event(gamingday, 'round.voided', {
      roundNo,
      settled: true,
      reasonCode: 'ball-left-the-wheel',
      refunds: [],
      by: BY,
    });
  }

  private event(gamingday: string, type: string, data: object): CasinoEvent {
    this.sequence += 1;
    return {
      specversion: '1.0',
      id: `${this.table}-${this.sequence}`,
      source: `${CASINO}/tables/${this.table}`,
      type: `cagnotte.${type}.v1`,
      time: `${gamingday}T20:00:00Z`,
      gamingday,
      sequence: `${this.sequence}`,
      data: { currency: 'EUR', ...data },
    };
  }
}
