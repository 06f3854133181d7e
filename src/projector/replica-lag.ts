/** A place in the write-ahead log as PostgreSQL writes it, `16/B374D848`, as a number that can be compared. */
export function walPlace(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

interface Written {
  readonly place: bigint;
  /** When the primary was first seen to have something that ends here, in milliseconds of any steady clock. */
  readonly since: number;
}

/** With one look a second, an hour of standstill is told to within half a minute. */
const MOST_REMEMBERED = 120;

/**
 * How long a replica has been without something that the primary had. It compares places of the write-ahead log that were
 * seen at known moments: the time of the last replayed transaction grows on an idle primary, too, and clocks differ.
 */
export class ReplicaLag {
  private awaited: Written[] = [];
  private last = 0n;

  /** The primary has written as far as this. */
  written(place: bigint, now: number): void {
    if (place <= this.last) return;
    this.last = place;
    this.awaited.push({ place, since: now });
    if (this.awaited.length > MOST_REMEMBERED) this.awaited = inPairs(this.awaited);
  }

  /** @returns for how many milliseconds it has lacked something; 0 where it has replayed all that was seen */
  behind(replayed: bigint, now: number): number {
    this.awaited = this.awaited.filter(({ place }) => place > replayed);
    const [oldest] = this.awaited;
    return oldest === undefined ? 0 : now - oldest.since;
  }
}

/** Two observations as one with the later place and the earlier moment: the lag is rather too large than too small. */
const inPairs = (looks: readonly Written[]): Written[] =>
  looks.flatMap(({ since, place }, at) =>
    at % 2 === 1 ? [] : [{ since, place: looks[at + 1]?.place ?? place }],
  );
