/**
 * Reproducible pseudo-random choices: the generator sfc32 (small fast counting), seeded from the given words. Each person and
 * table has its own generator: a table that is added to a simulation leaves the events of every existing table as they were.
 */
export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(...words: readonly (string | number)[]) {
    const text = words.join('/');
    this.a = hashOf(text, 0x9e3779b9);
    this.b = hashOf(text, 0x85ebca6b);
    this.c = hashOf(text, 0xc2b2ae35);
    for (let round = 0; round < 12; round += 1) this.next();
  }

  below(count: number): number {
    const limit = RANGE - (RANGE % count);
    let drawn = this.next();
    while (drawn >= limit) drawn = this.next();
    return drawn % count;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  percent(share: number): boolean {
    return this.below(100) < share;
  }

  oneOf<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('there is nothing to choose from');
    return item;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }

  private next(): number {
    const drawn = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + drawn;
    return drawn >>> 0;
  }
}

const RANGE = 2 ** 32;

function hashOf(text: string, start: number): number {
  let hash = start | 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
}

/** A sequence of actions; each yield is the number of seconds until the next one. */
export type Course = Generator<number, void, void>;

interface Waiting {
  at: number;
  readonly course: Course;
}

/** Runs courses in order of time; of equal times the course that started first comes first. */
export class Agenda {
  private readonly waiting: Waiting[] = [];
  /** Seconds since midnight of the gaming day. */
  now = 0;

  begin(at: number, course: Course): void {
    this.waiting.push({ at, course });
  }

  step(): boolean {
    const next = this.waiting.reduce<Waiting | undefined>(
      (first, each) => (first === undefined || each.at < first.at ? each : first),
      undefined,
    );
    if (next === undefined) return false;
    this.now = next.at;
    const { done, value } = next.course.next();
    if (done === true) this.waiting.splice(this.waiting.indexOf(next), 1);
    else next.at = this.now + value;
    return true;
  }
}

export interface Hours {
  readonly opens: number;
  readonly closes: number;
}
