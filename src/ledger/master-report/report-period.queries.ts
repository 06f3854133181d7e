export interface ReportPeriod {
  readonly casino: string;
  readonly position: bigint;
  /** In which its books are kept; undefined before it is known. */
  readonly currency: string | undefined;
  readonly until: string;
  /** The first days of the parts, ascending; each part ends before the next one. */
  readonly starts: readonly string[];
}

/** The parameters `$1` to `$4` of the statements over parts. */
export const periodParameters = ({ casino, position, until, starts }: ReportPeriod): unknown[] => [
  casino,
  position.toString(),
  until,
  starts,
];

/** Of a day: which part it is in, from 1. */
export const PART = `width_bucket(gaming_day, $4::date[])`;

export const IN_PERIOD = `casino = $1 AND gaming_day BETWEEN ($4::date[])[1] AND $3::date`;
