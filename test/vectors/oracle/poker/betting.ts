import type { Chance } from '../../../../packages/simulator/chance';

/** An action of a seat in a betting round, with its amount. */
export interface Act {
  readonly street: number;
  readonly seat: number;
  readonly action: string;
  readonly amount?: number;
  readonly allIn?: true;
}

/** A no-limit betting round with the total of each seat. */
export interface Betting {
  readonly seats: readonly number[];
  readonly actions: readonly Act[];
  readonly put: ReadonlyMap<number, number>;
  readonly folded: ReadonlySet<number>;
  readonly uncalled?: { readonly seat: number; readonly amount: number };
  /** The seat with the last bet or raise. */
  readonly lastBettor: number;
}

const UNIT = 100;

/** The ante of each player. */
const ANTE = 50;

/**
 * A round in which every raise at least doubles the bet (VII.2-03), a call equals the highest bet or is all-in (IX.6-03,
 * IX.8-01), and an uncalled bet is returned (OP2-02). The first seat opens.
 */
export function bettingOf(chance: Chance, players: number): Betting {
  const seats = Array.from({ length: players }, (_, index) => index + 1);
  const stacks = new Map(seats.map((seat) => [seat, chance.between(10, 200) * UNIT]));
  const table = new Table(chance, seats, stacks);
  table.play();
  return table.told();
}

class Table {
  private readonly actions: Act[] = [];
  private readonly put: Map<number, number>;
  private readonly folded = new Set<number>();
  private highest = 0;
  private raises = 0;
  private lastBettor = 1;

  constructor(
    private readonly chance: Chance,
    private readonly seats: readonly number[],
    private readonly stacks: ReadonlyMap<number, number>,
  ) {
    this.put = new Map(seats.map((seat) => [seat, 0]));
  }

  play(): void {
    let waiting = [...this.seats];
    while (waiting.length > 0 && this.seats.length - this.folded.size > 1) {
      const seat = waiting.shift()!;
      if (!this.act(seat)) continue;
      const others = this.seats.filter((other) => other !== seat && this.canAct(other));
      waiting = [...others.filter((other) => other > seat), ...others.filter((other) => other < seat)];
    }
  }

  private canAct(seat: number): boolean {
    return !this.folded.has(seat) && this.put.get(seat)! < this.stacks.get(seat)!;
  }

  /** @returns whether the others have to act again */
  private act(seat: number): boolean {
    const stack = this.stacks.get(seat)!;
    if (this.highest === 0) return this.bet(seat, Math.min(stack, this.chance.between(5, 40) * UNIT), 'bet');
    const mostly = this.chance.below(100);
    if (mostly < 25) {
      this.folded.add(seat);
      this.actions.push({ street: 1, seat, action: 'fold' });
      return false;
    }
    const [least, most] = [2 * this.highest, Math.min(stack, 4 * this.highest)];
    if (mostly < 50 && this.raises < 3 && stack >= least) {
      const to = this.chance.percent(30) ? stack : this.chance.between(least / UNIT, most / UNIT) * UNIT;
      this.raises += 1;
      return this.bet(seat, to, 'raise');
    }
    this.pay(seat, Math.min(stack, this.highest), 'call');
    return false;
  }

  private bet(seat: number, to: number, action: string): boolean {
    this.pay(seat, to, action);
    this.highest = to;
    this.lastBettor = seat;
    return true;
  }

  private pay(seat: number, to: number, action: string): void {
    const amount = to - this.put.get(seat)!;
    const isAllIn = to === this.stacks.get(seat)!;
    this.put.set(seat, to);
    this.actions.push({ street: 1, seat, action, amount, ...(isAllIn && { allIn: true }) });
  }

  told(): Betting {
    const { seats, put, folded, lastBettor } = this;
    const antes = seats.map((seat): Act => ({ street: 0, seat, action: 'ante', amount: ANTE }));
    const actions = [...antes, ...this.actions];
    for (const [seat, amount] of put) put.set(seat, amount + ANTE);
    const [[seat, most] = [0, 0], [, second] = [0, 0]] = [...put].sort(([, one], [, other]) => other - one);
    if (most === second) return { seats, actions, put, folded, lastBettor };
    const amount = most - second;
    put.set(seat, second);
    const back: Act = { street: 1, seat, action: 'uncalled-returned', amount };
    return { seats, actions: [...actions, back], put, folded, lastBettor, uncalled: { seat, amount } };
  }
}
