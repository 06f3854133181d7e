import type { PoolTerms } from '../../src/games/game-rules';
import type { PoolPosting } from '../../src/games/settlement';
import type { Minor } from '../../src/kernel/money';
import { rateFromWire } from '../../src/kernel/rational';
import type { OnDuty } from './guest';
import type { Premises } from './pieces';
import { type Reported, toWire } from './reporter';
import type { PoolTable } from './house-jackpot';
import type { GameCode } from '../../src/games/game-codes';

interface RoundOfPool {
  readonly table: Pick<PoolTable, 'plan' | 'staff' | 'report'>;
  readonly roundNo: number;
  readonly staked: Minor;
  readonly stakes: number;
  /** The report of the round; undefined where the table reports none. */
  readonly reported: Reported | undefined;
}

const WHOLE_METER: ReadonlySet<string | undefined> = new Set(['royal-flush', 'three-suited-sevens']);

/** Whether a prize is the whole meter, which is paid later by bank transfer instead of in chips. */
export const isWholeMeter = ({ kind, combination }: PoolPosting): boolean =>
  kind === 'prize' && WHOLE_METER.has(combination);

export class GamePool {
  private meter: Minor = 0n;
  private isOpen = false;

  constructor(
    private readonly house: Premises,
    readonly terms: GamePoolTerms,
  ) {}

  open(tables: readonly string[], approvedBy: readonly OnDuty[]): void {
    if (this.isOpen) return;
    this.isOpen = true;
    const { pool, seed, rate, game } = this.terms;
    this.house.report({
      type: 'cagnotte.jackpot.opened.v1',
      from: `pools/${pool}`,
      data: {
        pool,
        currency: this.house.name.currency,
        ...this.raise(seed),
        seed,
        rate,
        tables,
        game,
        approvedBy,
        document: `pool ${pool}`,
      },
    });
  }

  get known(): Required<Pick<PoolTerms, 'rate' | 'opening'>> & { readonly meter: Minor } {
    const { rate, seed } = this.terms;
    return { rate: rateFromWire(rate), meter: this.meter, opening: seed };
  }

  fundBefore(movements: readonly PoolPosting[], { staff }: RoundOfPool['table']): void {
    if (this.terms.postedBy === 'jackpot') return;
    for (const movement of movements) if (movement.kind === 'shortfall') this.fund(movement, staff);
  }

  /** Applies the movements of a round in the order of the rules, and reports those that the round does not post. */
  follow(movements: readonly PoolPosting[], round: RoundOfPool): void {
    const { staff } = round.table;
    const tells = this.terms.postedBy === 'jackpot';
    for (const movement of movements) {
      if (movement.kind === 'reseed') this.fund(movement, staff);
      if (movement.kind === 'shortfall' && tells) this.fund(movement, staff);
      if (movement.kind === 'contribution') this.contribute(movement, round, tells);
      if (movement.kind !== 'prize') continue;
      const won = this.giveOut(movement, round, tells);
      if (isWholeMeter(movement)) this.owe(movement, staff, won ?? round.reported);
    }
  }

  private contribute(
    { amount: toMeter }: PoolPosting,
    { table, roundNo, staked, stakes }: RoundOfPool,
    tells: boolean,
  ): void {
    const meters = this.raise(toMeter);
    const { pool, how } = this.terms;
    const { currency } = this.house.name;
    if (!tells) return;
    table.report({
      type: 'cagnotte.jackpot.contributed.v1',
      data: {
        pool,
        currency,
        ...meters,
        table: table.plan.table,
        roundNo,
        amount: staked,
        toMeter,
        how,
        stakes,
      },
    });
  }

  private giveOut(prize: PoolPosting, { table, roundNo }: RoundOfPool, tells: boolean): Reported | undefined {
    const { amount, borneBy = 'pool', combination = '' } = prize;
    const meters = borneBy === 'house' ? {} : this.raise(-amount);
    const { pool, paidFrom } = this.terms;
    const { currency } = this.house.name;
    if (!tells) return undefined;
    return table.report({
      type: 'cagnotte.jackpot.won.v1',
      data: {
        pool,
        currency,
        ...meters,
        table: table.plan.table,
        roundNo,
        amount,
        borneBy,
        paidFrom: isWholeMeter(prize) ? 'later' : paidFrom,
        combination,
        player: prize.player!,
        seat: prize.seat!,
        approvedBy: table.staff.slice(0, 2),
      },
    });
  }

  private owe(
    { amount, player, seat }: PoolPosting,
    staff: readonly OnDuty[],
    win: Reported | undefined,
  ): void {
    const { pool } = this.terms;
    this.house.prizes.owe({ pool, amount, player: player!, seat, approvedBy: staff.slice(0, 2), win });
  }

  private fund({ kind, amount }: PoolPosting, staff: readonly OnDuty[]): void {
    const { pool } = this.terms;
    const { currency } = this.house.name;
    const cause = kind === 'reseed' ? 'seed' : 'shortfall';
    this.house.report({
      type: 'cagnotte.jackpot.reseeded.v1',
      from: `pools/${pool}`,
      data: { pool, currency, ...this.raise(amount), amount, cause, approvedBy: staff.slice(0, 2) },
    });
  }

  private raise(amount: Minor): { readonly meterBefore: number; readonly meterAfter: number } {
    const meterBefore = toWire(this.meter);
    this.meter += amount;
    return { meterBefore, meterAfter: toWire(this.meter) };
  }
}

/** The announced terms of a pool whose prizes are fixed by the rules. Amounts in minor units. */
export interface GamePoolTerms {
  readonly pool: string;
  readonly game: GameCode;
  readonly stake: Minor;
  readonly rate: { readonly numerator: number; readonly denominator: number };
  readonly seed: Minor;
  readonly postedBy: 'round.settled' | 'jackpot';
  readonly how: 'slot' | 'swept';
  readonly paidFrom: 'table' | 'cage-chips';
}

/** Bolsa of blackjack, which links the tables of the game; its seed is 3,000 stakes. */
export const BOLSA: GamePoolTerms = {
  pool: 'veintiuno-progresivo',
  game: 'blackjack',
  stake: 100n,
  rate: { numerator: 80, denominator: 100 },
  seed: 300_000n,
  postedBy: 'round.settled',
  how: 'swept',
  paidFrom: 'table',
};

const OF_CARRUSEL = {
  pool: 'carrusel',
  stake: 100n,
  postedBy: 'jackpot',
  how: 'slot',
  paidFrom: 'cage-chips',
} as const;

/** The carrusel of the Decree of 1996: whole stakes go to the meter, and there is no seed. */
export const CARRUSEL_1996: GamePoolTerms = {
  ...OF_CARRUSEL,
  game: 'caribbean-stud',
  rate: { numerator: 1, denominator: 1 },
  seed: 0n,
};

/** The carrusel of three card poker and caribbean stud: a seed of 5,000 stakes, and more than 70 % of each stake to the meter. */
export const CARRUSEL: GamePoolTerms = {
  ...OF_CARRUSEL,
  game: 'three-card-poker',
  rate: { numerator: 75, denominator: 100 },
  seed: 500_000n,
};
