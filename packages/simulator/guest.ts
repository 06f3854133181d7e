import type { Minor } from '../../src/kernel/money';
import { Chance } from './chance';

/** A customer with a purse. Amounts in minor units, none negative. */
export class Guest {
  chips = 0n;
  bound = 0n;
  losses = 0;
  readonly chance: Chance;

  constructor(
    readonly id: string,
    public cash: Minor,
    /** The preferred stake in minima, and a style of play that the game interprets. */
    readonly taste: { readonly units: number; readonly style: number },
    seed: string,
  ) {
    this.chance = new Chance(seed, id);
  }

  get free(): Minor {
    return this.chips - this.bound;
  }

  /** The preferred stake, limited to whole minima that the guest can afford this many times; 0 if below the minimum. */
  stakeFor(minimum: Minor, times: bigint): Minor {
    const affordable = this.free / (minimum * times);
    const liked = BigInt(this.taste.units);
    return minimum * (liked < affordable ? liked : affordable);
  }

  give(amount: Minor): Minor {
    const given = amount < this.free ? amount : this.free;
    this.chips -= given;
    return given;
  }

  pay(amount: Minor): Minor {
    const paid = amount < this.cash ? amount : this.cash;
    this.cash -= paid;
    return paid;
  }
}

export interface OnDuty {
  readonly id: string;
  readonly role: string;
}

/** Assigns staff numbers in a night; each employee works at one place. */
export class Roster {
  private hired = 0;

  call(role: string): OnDuty {
    this.hired += 1;
    return { id: `E-${`${this.hired}`.padStart(3, '0')}`, role };
  }

  team(needs: Readonly<Record<string, number>>): readonly OnDuty[] {
    return Object.entries(needs).flatMap(([role, count]) =>
      Array.from({ length: count }, () => this.call(role)),
    );
  }
}
