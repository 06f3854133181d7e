import type { GamingDay } from '../../../kernel/gaming-day';
import { dayOf, type Place } from '../../fact-order/place.state';
import { type Amount, Amounts } from './amounts';

export interface Posted extends Amount {
  readonly place: Place;
  readonly account: string;
}

/** Number of places whose sums are kept: those of the counts after late facts. */
const MOST_KEPT = 64;

export class AccountPostings {
  private readonly postings: Posted[];
  private readonly sums = new Map<Place, Amounts>();
  private days: Map<GamingDay, Amounts> | undefined;

  constructor(
    readonly from: Place,
    posted: readonly Posted[],
  ) {
    this.postings = [...posted];
  }

  add(posted: Posted): void {
    this.postings.push(posted);
    for (const [place, sums] of this.sums) if (place <= posted.place) sums.add(posted);
    if (this.days !== undefined) addTo(this.days, posted);
  }

  since(place: Place): Amounts {
    const known = this.sums.get(place);
    if (known !== undefined) return known;
    const sums = new Amounts();
    for (const posted of this.postings) if (posted.place >= place) sums.add(posted);
    if (this.sums.size === MOST_KEPT) this.sums.delete(this.sums.keys().next().value!);
    this.sums.set(place, sums);
    return sums;
  }
  byDay(): ReadonlyMap<GamingDay, Amounts> {
    if (this.days === undefined) {
      this.days = new Map();
      for (const posted of this.postings) addTo(this.days, posted);
    }
    return this.days;
  }
}

function addTo(days: Map<GamingDay, Amounts>, posted: Posted): void {
  const day = dayOf(posted.place);
  const amounts = days.get(day) ?? new Amounts();
  days.set(day, amounts);
  amounts.add(posted);
}
