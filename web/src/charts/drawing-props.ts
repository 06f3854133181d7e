import type { Picture } from './picture';

/** What every kind of drawing needs. Sizes are CSS pixels. */
export interface DrawingProps {
  readonly picture: Picture;
  readonly width: number;
  readonly height: number;
  /** The chosen group. */
  readonly chosen: number | undefined;
  readonly choose: (group: number) => void;
}
