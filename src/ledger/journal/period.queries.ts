/** Which lines of a casino's journal are taken: known at a position, of the days of a period. */
export interface Period {
  readonly casino: string;
  readonly position: bigint;
  /** First day; from the beginning where undefined. */
  readonly from?: string | undefined;
  /** Last day; no end where undefined. */
  readonly asOf?: string | undefined;
  readonly day: 'booking_day' | 'gaming_day';
}

/** The parameters `$1` to `$4` of a statement that uses the conditions below. */
export const periodParameters = ({ casino, position, from, asOf }: Period): unknown[] => [
  casino,
  position.toString(),
  from ?? null,
  asOf ?? null,
];

/** A line, or a total, is of the casino `$1`, not before day `$3` and not after day `$4`. */
export const inPeriod = ({ day }: Period): string =>
  `casino = $1 AND ($3::date IS NULL OR ${day} >= $3::date) AND ($4::date IS NULL OR ${day} <= $4::date)`;
