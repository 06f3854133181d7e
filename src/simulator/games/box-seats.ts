import type { Guest } from '../people/guest';
import type { Cloth } from './house-game';

/** The boxes of a table: each guest has one of his own as long as he sits there. */
export class BoxSeats {
  private readonly boxes = new Map<string, number>();

  constructor(
    private readonly count: number,
    private readonly cloth: Pick<Cloth, 'present'>,
  ) {}

  of({ id }: Guest): number {
    const known = this.boxes.get(id);
    if (known !== undefined) return known;
    const present = new Set(this.cloth.present());
    for (const guest of this.boxes.keys()) if (!present.has(guest)) this.boxes.delete(guest);
    const taken = new Set(this.boxes.values());
    const boxes = Array.from({ length: this.count }, (_, index) => index + 1);
    const free = boxes.find((box) => !taken.has(box)) ?? this.count;
    this.boxes.set(id, free);
    return free;
  }
}
