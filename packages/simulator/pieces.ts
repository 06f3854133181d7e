import { type Minor, sumMinor } from '../../src/kernel/money';
import type { EventType } from '../../src/ledger/event-contract/catalogue';
import type { GamingDay } from '../../src/kernel/gaming-day';
import { Agenda, Chance } from './chance';
import { Guest, type OnDuty, Roster } from './guest';
import { PrizeDesk } from './prize-desk';
import { type Report, type Reported, Reporter } from './reporter';
import { type Answers, answersOf } from '../../src/games/open-points';

/** The chips of the house, the largest first, in minor units. */
const DENOMINATIONS = [
  1_000_000n,
  500_000n,
  100_000n,
  50_000n,
  10_000n,
  5_000n,
  1_000n,
  500n,
  100n,
  50n,
  10n,
  5n,
  1n,
];

/** Notes and coins, the largest first, in minor units. */
const NOTES_AND_COINS = [
  ...[50_000n, 20_000n, 10_000n, 5_000n, 2_000n, 1_000n, 500n],
  ...[200n, 100n, 50n, 20n, 10n, 5n, 2n, 1n],
];

export interface PiecesOfValue {
  readonly denomination: Minor;
  readonly pieces: Minor;
}

export const inPieces = (amount: Minor): readonly PiecesOfValue[] => inFewest(amount, DENOMINATIONS);

export const inNotes = (amount: Minor): readonly PiecesOfValue[] => inFewest(amount, NOTES_AND_COINS);

function inFewest(amount: Minor, denominations: readonly Minor[]): readonly PiecesOfValue[] {
  let left = amount;
  return denominations.flatMap((denomination) => {
    const pieces = left / denomination;
    left -= pieces * denomination;
    return pieces === 0n ? [] : [{ denomination, pieces }];
  });
}

/** Chips of the house per table: 600,000 euros, of each denomination more than the guests can hold. */
const OF_A_TABLE: readonly PiecesOfValue[] = [
  { denomination: 1_000_000n, pieces: 20n },
  { denomination: 500_000n, pieces: 20n },
  { denomination: 100_000n, pieces: 100n },
  { denomination: 50_000n, pieces: 100n },
  { denomination: 10_000n, pieces: 1_000n },
  { denomination: 5_000n, pieces: 500n },
  { denomination: 1_000n, pieces: 1_500n },
  { denomination: 500n, pieces: 1_000n },
  { denomination: 100n, pieces: 3_000n },
  { denomination: 50n, pieces: 2_000n },
  { denomination: 10n, pieces: 5_000n },
  { denomination: 5n, pieces: 5_000n },
  { denomination: 1n, pieces: 25_000n },
];

export const piecesOfHouse = (tables: bigint): readonly PiecesOfValue[] =>
  OF_A_TABLE.map(({ denomination, pieces }) => ({ denomination, pieces: pieces * tables }));

const withoutPieces = (
  all: readonly PiecesOfValue[],
  elsewhere: readonly PiecesOfValue[],
): readonly PiecesOfValue[] =>
  all.map(({ denomination, pieces }) => {
    const others = elsewhere.filter((each) => each.denomination === denomination);
    return { denomination, pieces: pieces - sumMinor(others.map((each) => each.pieces)) };
  });

const valueOf = (pieces: readonly PiecesOfValue[]): Minor =>
  sumMinor(pieces.map((each) => each.denomination * each.pieces));

export interface CasinoName {
  readonly casino: string;
  readonly currency: string;
  readonly seed: string;
}

export interface PremisesOptions {
  readonly isPlain?: boolean | undefined;
  /** Pays some prizes in parts and on the next day, by payments that name the win. */
  readonly prizesWait?: boolean | undefined;
  /** The day that decides what is drawn at the tables; another one than the first where a night must be the same on any date. */
  readonly firstDrawn?: GamingDay | undefined;
}

export class Premises {
  agenda = new Agenda();
  roster = new Roster();
  readonly reporter: Reporter;
  readonly chance: Chance;
  readonly prizes = new PrizeDesk(this);
  floor: Guest[] = [];
  readonly locked = new Map<string, Minor>();
  private guests = 0;

  readonly isPlain: boolean;
  readonly prizesWait: boolean;
  drawnDay: GamingDay;

  constructor(
    readonly name: CasinoName,
    public day: GamingDay,
    { isPlain = false, prizesWait = false, firstDrawn = day }: PremisesOptions = {},
  ) {
    this.isPlain = isPlain;
    this.prizesWait = prizesWait;
    this.drawnDay = firstDrawn;
    this.chance = new Chance(name.seed, 'house');
    this.reporter = new Reporter(name.casino, () => ({ day: this.day, seconds: this.agenda.now }));
  }

  report<Type extends EventType>(report: Report<Type>): Reported {
    return this.reporter.report(report);
  }

  /** Chips as reports state them: by denomination, except in a plain house. */
  chipsStated(amount: Minor): { readonly pieces?: readonly PiecesOfValue[] } {
    return this.isPlain ? {} : { pieces: inPieces(amount) };
  }

  cashStated(amount: Minor): { readonly notes?: readonly PiecesOfValue[] } {
    return this.isPlain ? {} : { notes: inNotes(amount) };
  }

  welcome(cash: Minor): Guest {
    this.guests += 1;
    const id = `cli-${`${this.guests}`.padStart(5, '0')}`;
    const taste = { units: this.chance.between(1, 6), style: this.chance.below(100) };
    return new Guest(id, cash, taste, this.name.seed);
  }

  fromFloor(atLeast: Minor): Guest | undefined {
    const at = this.floor.findIndex(({ chips }) => chips >= atLeast);
    return at === -1 ? undefined : this.floor.splice(at, 1)[0];
  }

  leave(guest: Guest): void {
    guest.losses = 0;
    if (guest.chips > 0n) this.floor.push(guest);
  }
}

export class PiecesInService {
  private all: readonly PiecesOfValue[] = [];

  constructor(private readonly house: Premises) {}

  put(pieces: readonly PiecesOfValue[], by: readonly OnDuty[]): Minor {
    if (pieces.length === 0) return 0n;
    const { currency } = this.house.name;
    const amount = valueOf(pieces);
    this.all = pieces;
    const data = { currency, amount, pieces, set: 'house', by, document: 'chips 1' };
    this.house.report({ type: 'cagnotte.chips.put-in-service.v1', from: 'cage', data });
    return amount;
  }

  /** The pieces in the cage: those in service without the ones locked on tables or in purses. */
  inCage(): { readonly pieces?: readonly PiecesOfValue[] } {
    if (this.all.length === 0) return {};
    const purses = this.house.floor.map(({ chips }) => chips);
    const elsewhere = [...purses, ...this.house.locked.values()].flatMap((amount) => inPieces(amount));
    return { pieces: withoutPieces(this.all, elsewhere) };
  }
}

export const GIVEN_ANSWERS = { 'OP2-09': 'every-card' } as const satisfies Partial<Answers>;

export const HOUSE_ANSWERS: Answers = answersOf(GIVEN_ANSWERS);
