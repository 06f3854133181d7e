import type { GamingDay } from '../../kernel/gaming-day';
import { dayOf, type Place } from '../fact-order/place.state';
import type { Minor } from '../../kernel/money';
import {
  type Balances,
  BalancesAfter,
  type HeldPart,
  type SubLedgerBalance,
  type BookedLine,
} from '../_core/balances';

export interface Posted extends Amount {
  readonly place: Place;
  readonly account: string;
}

/** Number of places whose sums are cached, the last requested ones, for counts after late facts. */
const MOST_KEPT = 16;

const NOTHING: ReadonlyMap<string | undefined, Minor> = new Map();

/** Amounts of an account, summed by currency and sub-ledger; zero sums are not kept. */
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

  copy(): Amounts {
    const copy = new Amounts();
    for (const [currency, sums] of this.sums) copy.sums.set(currency, new Map(sums));
    return copy;
  }

  get isNothing(): boolean {
    return this.sums.size === 0;
  }

  get isMore(): boolean {
    for (const sums of this.sums.values()) for (const amount of sums.values()) if (amount > 0n) return true;
    return false;
  }

  sumIn(currency: string): Minor {
    let sum = 0n;
    for (const amount of this.in(currency).values()) sum += amount;
    return sum;
  }

  held({ currency, subLedger }: Omit<HeldPart, 'account'>): Minor {
    return subLedger === undefined
      ? this.sumIn(currency)
      : (this.in(currency).get(subLedger ?? undefined) ?? 0n);
  }

  in(currency: string): ReadonlyMap<string | undefined, Minor> {
    return this.sums.get(currency) ?? NOTHING;
  }
}

export class AccountPostings {
  private readonly postings: Posted[];
  private readonly sums = new Map<Place, Amounts>();
  private days: Map<GamingDay, Amounts> | undefined;

  constructor(
    readonly from: Place,
    posted: readonly Posted[],
  ) {
    this.postings = [...posted].sort(byPlace);
  }

  add(posted: Posted): void {
    this.postings.splice(this.indexOf(posted.place), 0, posted);
    for (const [place, sums] of this.sums) if (place <= posted.place) sums.add(posted);
    if (this.days !== undefined) addTo(this.days, posted);
  }

  since(place: Place): Amounts {
    const known = this.sums.get(place);
    if (known !== undefined) {
      this.sums.delete(place);
      this.sums.set(place, known);
      return known;
    }
    const behind = this.keptBehind(place);
    const sums = behind === undefined ? new Amounts() : this.sums.get(behind)!.copy();
    const end = behind === undefined ? this.postings.length : this.indexOf(behind);
    for (let index = this.indexOf(place); index < end; index += 1) sums.add(this.postings[index]!);
    if (this.sums.size === MOST_KEPT) this.sums.delete(this.sums.keys().next().value!);
    this.sums.set(place, sums);
    return sums;
  }

  sinceEach(): (place: Place) => Amounts {
    let sums: Amounts | undefined;
    let index = 0;
    return (place) => {
      if (sums === undefined) {
        sums = this.since(place).copy();
        index = this.indexOf(place);
      }
      for (; index < this.postings.length && this.postings[index]!.place < place; index += 1) {
        const posted = this.postings[index]!;
        sums.add({ ...posted, amount: -posted.amount });
      }
      return sums;
    };
  }

  private keptBehind(place: Place): Place | undefined {
    let nearest: Place | undefined;
    for (const kept of this.sums.keys())
      if (kept > place && (nearest === undefined || kept < nearest)) nearest = kept;
    return nearest;
  }

  private indexOf(place: Place): number {
    return indexByPlace(this.postings, place);
  }

  byDay(): ReadonlyMap<GamingDay, Amounts> {
    if (this.days === undefined) {
      this.days = new Map();
      for (const posted of this.postings) addTo(this.days, posted);
    }
    return this.days;
  }
}

interface Placed {
  readonly place: Place;
}

/** No two things stand at one place. */
export const byPlace = (a: Placed, b: Placed): number => (a.place < b.place ? -1 : 1);

/** The index of the first of some sorted things that is not before a place. */
export function indexByPlace(things: readonly Placed[], place: Place): number {
  let [from, to] = [0, things.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (things[middle]!.place < place) from = middle + 1;
    else to = middle;
  }
  return from;
}

function addTo(days: Map<GamingDay, Amounts>, posted: Posted): void {
  const day = dayOf(posted.place);
  const amounts = days.get(day) ?? new Amounts();
  days.set(day, amounts);
  amounts.add(posted);
}

/** An amount in one sub-ledger of an account, debit positive, in minor units. */
interface Amount {
  readonly subLedger: string | undefined;
  readonly currency: string;
  readonly amount: Minor;
}

export const NO_AMOUNTS = new Amounts();

type Later = (account: string) => readonly Amounts[];

export class BalancesAt implements Balances {
  constructor(
    private readonly now: Balances,
    private readonly later: Later,
  ) {}

  of(account: string, currency: string): Minor {
    let sum = this.now.of(account, currency);
    for (const amounts of this.later(account)) sum -= amounts.sumIn(currency);
    return sum;
  }

  held(part: HeldPart): Minor {
    let held = this.now.held(part);
    for (const amounts of this.later(part.account)) held -= amounts.held(part);
    return held;
  }

  isAtMost(part: HeldPart, most: Minor): boolean {
    return this.held(part) <= most;
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    const later = this.later(account);
    if (later.every((amounts) => amounts.isNothing)) return this.now.subLedgersOf(account, currency);
    const sums = new Map<string | undefined, Minor>();
    for (const { subLedger, balance } of this.now.subLedgersOf(account, currency))
      sums.set(subLedger, balance);
    for (const amounts of later)
      for (const [subLedger, amount] of amounts.in(currency))
        sums.set(subLedger, (sums.get(subLedger) ?? 0n) - amount);
    return [...sums]
      .map(([subLedger, balance]) => ({ subLedger, balance }))
      .filter(({ balance }) => balance !== 0n)
      .sort((a, b) => ((a.subLedger ?? '') < (b.subLedger ?? '') ? -1 : 1));
  }

  after(lines: readonly BookedLine[]): Balances {
    return lines.length === 0 ? this : new BalancesAfter(this, lines);
  }
}
