import type { Place } from '../../fact-order/place.state';
import { type Amount, Amounts } from './amounts';

/** What a fact at a place posted to one sub-ledger of an account. */
export interface Posted extends Amount {
  readonly place: Place;
  readonly account: string;
}

/** For so many places the sums are kept: those of the counts that late facts come before. */
const MOST_KEPT = 64;

/** What was posted to an account from a place on, with the sums behind the places that were asked for. */
export class AccountPostings {
  private readonly postings: Posted[];
  private readonly sums = new Map<Place, Amounts>();

  constructor(
    /** Nothing is known of what was posted before. */
    readonly from: Place,
    posted: readonly Posted[],
  ) {
    this.postings = [...posted];
  }

  add(posted: Posted): void {
    this.postings.push(posted);
    for (const [place, sums] of this.sums) if (place <= posted.place) sums.add(posted);
  }

  /** The place of the last fact whose postings come to something; undefined where there is none. */
  last(): Place | undefined {
    const byPlace = new Map<Place, Amounts>();
    for (const posted of this.postings) {
      const amounts = byPlace.get(posted.place) ?? new Amounts();
      amounts.add(posted);
      byPlace.set(posted.place, amounts);
    }
    let last: Place | undefined;
    for (const [place, amounts] of byPlace)
      if (!amounts.isNothing && (last === undefined || place > last)) last = place;
    return last;
  }

  /** What was posted at a place and behind it. */
  since(place: Place): Amounts {
    const known = this.sums.get(place);
    if (known !== undefined) return known;
    const sums = new Amounts();
    for (const posted of this.postings) if (posted.place >= place) sums.add(posted);
    if (this.sums.size === MOST_KEPT) this.sums.delete(this.sums.keys().next().value!);
    this.sums.set(place, sums);
    return sums;
  }
}
