import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { GameCode } from '../../../src/games/game-codes';
import { BY, OFFICE, openedBook, tell } from './told';
import { present } from '../../../src/kernel/present';

/** The prize that the cards of a box win: none, a fixed amount, or the whole pool. */
export type Holding = 'nothing' | 'fixed' | 'whole';

/** A game with a pool. Amounts in cents; a stake is 1.00. */
export interface PoolGame {
  readonly name: string;
  readonly game: GameCode;
  readonly rulebook: 'ES-AN-2010' | 'ES-AN-1996';
  readonly day: string;
  /** The seed, and the share of a stake that goes to the meter. */
  readonly seed: number;
  readonly rate: readonly [number, number];
  /** The amount of a fixed prize, and who bears it; absent if there is none. */
  readonly fixed?: { readonly amount: number; readonly borneBy: 'pool' | 'house' };
  /** The ids of the rules on its opening, on prizes of its meter, and on its tables. */
  readonly rules: { readonly opening?: string; readonly whole: string; readonly tables: string };
  readonly bets: (seat: number) => readonly object[];
  /** The outcome with the cards of boxes 1, 2 … and the cards of the house or common cards. */
  readonly deal: (boxes: readonly Holding[]) => object;
}

const handsOf = (cards: Readonly<Record<Holding, string>>, boxes: readonly Holding[]) =>
  boxes.map((holds, index) => ({ seat: index + 1, cards: cards[holds].split(' ') }));
const bet = (type: string, seat: number, options?: object) => ({
  betId: `${type}-${seat}`,
  type,
  stake: 500,
  seat,
  ...present({ options }),
});

const STUD = {
  game: 'caribbean-stud',
  bets: (seat: number) => [bet('initial-bet', seat, { passed: true })],
  deal: (boxes: readonly Holding[]) => ({
    dealer: ['2c', '4c', '7h', '8d', 'Jd'],
    hands: handsOf({ nothing: '2s 5d 7s 9c Jc', fixed: 'Qs Qd Qc 4d 4s', whole: 'As Ks Qs Js Ts' }, boxes),
  }),
} as const;
/** Own cards that make hands of five with the common jack and ten of hearts. */
const THREE_OWN = {
  common: ['Jh', 'Th'],
  cards: { nothing: '2c 3d 5s', fixed: 'Jd Js Tc', whole: 'Ah Kh Qh' },
} as const;
const LINKED = {
  opening: '1.1.9.C-IX.2-01',
  whole: '1.1.9.C-IX.3-01',
  tables: '1.1.9.C-IX.1-01',
};
const BEGUN_2010 = { rulebook: 'ES-AN-2010', day: '2026-01-01' } as const;
const OF_2010 = {
  ...BEGUN_2010,
  seed: 500_000,
  rate: [4, 5],
  fixed: { amount: 10_000, borneBy: 'pool' },
} as const;

/** Every game that has a pool. */
export const POOL_GAMES: readonly PoolGame[] = [
  {
    name: 'Bolsa',
    game: 'blackjack',
    ...BEGUN_2010,
    seed: 300_000,
    rate: [4, 5],
    fixed: { amount: 1_100, borneBy: 'house' },
    rules: { opening: '1.1.3-V.1.e-03', whole: '1.1.3-V.1.e-08', tables: '1.1.3-V.1.e-11' },
    bets: (seat) => [bet('main', seat)],
    deal: (boxes) => ({
      dealer: ['Th', '7d'],
      hands: handsOf({ nothing: '8h 9d', fixed: '7h 7d', whole: '7h 7h 7h' }, boxes),
    }),
  },
  {
    name: 'the carrusel of 2010',
    ...OF_2010,
    ...STUD,
    rules: { opening: '1.1.9.A-VII.6-04', whole: '1.1.9.A-VII.6-07', tables: '1.1.9.A-VII.6-01' },
  },
  {
    name: 'the carrusel of 1996',
    ...STUD,
    rulebook: 'ES-AN-1996',
    day: '2005-03-31',
    seed: 437_350,
    rate: [1, 1],
    rules: { whole: 'D385/1996-I.8-03', tables: 'D385/1996-I.8-02' },
  },
  {
    name: 'linked tables, at trijoker',
    ...OF_2010,
    game: 'trijoker',
    rules: LINKED,
    bets: (seat) => ['bet-1', 'bet-2', 'bet-3'].map((type) => bet(type, seat)),
    deal: (boxes) => ({ common: THREE_OWN.common, hands: handsOf(THREE_OWN.cards, boxes) }),
  },
  {
    name: 'linked tables, at three card poker',
    ...OF_2010,
    game: 'three-card-poker',
    rules: LINKED,
    bets: (seat) => [bet('ante', seat, { surrendered: true })],
    deal: (boxes) => ({
      dealer: ['9c', '7s', '4d'],
      common: THREE_OWN.common,
      hands: handsOf(THREE_OWN.cards, boxes),
    }),
  },
];

/** Builds the events of a pool, a minute apart: authorisation, opening, rounds. */
export class ToldPool {
  private minute = 0;

  constructor(readonly of: PoolGame) {}

  /** Authorises the casino with its pool, opens the pool and its table. */
  begin(
    change: { readonly authorised?: object | null; readonly opened?: object } = {},
  ): readonly CasinoEvent[] {
    return [this.authorised(change.authorised), this.opened(change.opened), this.tableOpened()];
  }

  /** The authorisation of the pool; with `null` one without a pool. */
  authorised(pool: object | null = {}): CasinoEvent {
    const { game, rulebook, day, seed } = this.of;
    const jackpot = {
      pool: 'pool',
      game,
      tables: ['T1'],
      rate: this.rate,
      seed,
      postedBy: 'round.settled',
      ...pool,
    };
    const table = (name: string) => ({ table: name, game, minimum: { from: 500 } });
    return this.at(
      tell(
        'casino.authorised',
        {
          validFrom: day,
          rulebook,
          games: [game],
          tables: ['T1', 'T9'].map(table),
          jackpots: pool === null ? [] : [jackpot as never],
        },
        OFFICE,
      ),
    );
  }

  opened(more: object = {}): CasinoEvent {
    const { game, seed } = this.of;
    const data = { pool: 'pool', seed, rate: this.rate, tables: ['T1'], game, approvedBy: BY, ...more };
    return this.at(tell('jackpot.opened', data, OFFICE));
  }

  tableOpened(table = 'T1'): CasinoEvent {
    const staff = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));
    const data = { game: this.of.game, minimum: 500, float: { amount: 1_000_000 }, staff };
    const captures = { rounds: true, buyIns: true };
    return this.at(tell('table.opened', { ...data, captures }, { at: `tables/${table}` }));
  }

  /** A round with a stake of 1.00 on each box. */
  round(roundNo: number, boxes: readonly Holding[], more: object = {}, table = 'T1'): CasinoEvent {
    const data = {
      roundNo,
      bets: boxes.flatMap((_holds, index) => this.of.bets(index + 1)) as never,
      outcome: this.of.deal(boxes),
      result: 0,
      poolStakes: boxes.map((_holds, index) => ({
        pool: 'pool',
        amount: 100,
        how: 'slot' as const,
        seat: index + 1,
      })),
    };
    return this.at(tell('round.settled', { ...data, ...more }, { at: `tables/${table}` }));
  }

  prize(amount: number, more: object = {}): { readonly poolPrizes: readonly object[] } {
    return { poolPrizes: [{ pool: 'pool', amount, paidFrom: 'bank', seat: 1, ...more }] };
  }

  reseeded(amount: number, cause: 'seed' | 'shortfall' = 'seed'): CasinoEvent {
    return this.at(tell('jackpot.reseeded', { pool: 'pool', amount, cause }, OFFICE));
  }

  /** Sets the next minute as the time of another fact. */
  at(event: CasinoEvent): CasinoEvent {
    this.minute += 1;
    const minute = (this.minute % 60).toString().padStart(2, '0');
    return { ...event, gamingday: this.of.day, time: `${this.of.day}T21:${minute}:00Z` };
  }

  get rate(): { readonly numerator: number; readonly denominator: number } {
    const [numerator, denominator] = this.of.rate;
    return { numerator, denominator };
  }

  /** The share of a number of stakes that goes to the meter, in cents. */
  fed(stakes: number): number {
    const [numerator, denominator] = this.of.rate;
    return (stakes * 100 * numerator) / denominator;
  }
}

const OF_POOLS = /^(pool|prize|reseed|movement|jackpot)-/;

/** The findings about pools of the last of these events: code, rule, expected and found. */
export const foundOfPools = (...events: readonly CasinoEvent[]): readonly string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => OF_POOLS.test(code))
    .map(({ code, ruleId, expected, found }) => `${code} ${ruleId} | ${expected} | ${found}`);
