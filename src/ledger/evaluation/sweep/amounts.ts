import type { Minor } from '../../../kernel/money';

/** An amount in one sub-ledger of an account, debit positive, in minor units. */
export interface Amount {
  readonly subLedger: string | undefined;
  readonly currency: string;
  readonly amount: Minor;
}

/** Amounts of an account, summed by currency and sub-ledger; those that come to nothing are not kept. */
export class Amounts {
  private readonly sums = new Map<string, Map<string | undefined, Minor>>();

  add({ currency, subLedger, amount }: Amount): void {
    const sums = this.sums.get(currency) ?? new Map<string | undefined, Minor>();
    const sum = (sums.get(subLedger) ?? 0n) + amount;
    if (sum === 0n) sums.delete(subLedger);
    else sums.set(subLedger, sum);
    if (sums.size === 0) this.sums.delete(currency);
    else this.sums.set(currency, sums);
  }

  get isNothing(): boolean {
    return this.sums.size === 0;
  }

  sumIn(currency: string): Minor {
    let sum = 0n;
    for (const amount of this.in(currency).values()) sum += amount;
    return sum;
  }

  in(currency: string): ReadonlyMap<string | undefined, Minor> {
    return this.sums.get(currency) ?? NOTHING;
  }
}

const NOTHING: ReadonlyMap<string | undefined, Minor> = new Map();

export const NO_AMOUNTS = new Amounts();
