/** A person who acts and then waits a number of seconds, repeatedly, until finished. */
export type Course = Generator<number, void, void>;

interface Waiting {
  at: number;
  readonly course: Course;
}

/** Lets courses take turns: the one with the earliest time continues; of equals, the one that began first. */
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
