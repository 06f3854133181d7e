import type { Place } from '../../fact-order/place.state';

export class ByPlace<Thing extends { readonly place: Place }> {
  constructor(private readonly things: Thing[] = []) {
    this.things.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
  }

  private indexOf(place: Place): number {
    let [from, to] = [0, this.things.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.things[middle]!.place < place) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  at(place: Place): Thing | undefined {
    const found = this.things[this.indexOf(place)];
    return found?.place === place ? found : undefined;
  }

  lastBefore(place: Place): Thing | undefined {
    return this.things[this.indexOf(place) - 1];
  }

  nextAfter(place: Place): Thing | undefined {
    const index = this.indexOf(place);
    return this.things[index]?.place === place ? this.things[index + 1] : this.things[index];
  }

  behind(place: Place, most = Infinity): readonly Thing[] {
    const index = this.indexOf(place);
    const from = this.things[index]?.place === place ? index + 1 : index;
    return this.things.slice(from, Math.min(from + most, this.things.length));
  }

  before(place: Place): readonly Thing[] {
    return this.things.slice(0, this.indexOf(place));
  }

  from(place: Place): readonly Thing[] {
    return this.things.slice(this.indexOf(place));
  }

  put(thing: Thing): void {
    const index = this.indexOf(thing.place);
    this.things.splice(index, this.things[index]?.place === thing.place ? 1 : 0, thing);
  }

  remove(place: Place): void {
    const index = this.indexOf(place);
    if (this.things[index]?.place === place) this.things.splice(index, 1);
  }

  get all(): readonly Thing[] {
    return this.things;
  }

  get last(): Thing | undefined {
    return this.things.at(-1);
  }
}
