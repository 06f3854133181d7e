/** How a statement says which lines of a casino are meant: those of facts of some gaming days. */
interface LaterLinesWanted {
  /** `$1`. */
  readonly casino: string;
  /** `$2`: only lines of records behind it. */
  readonly position: string;
  /** A condition on the column that holds the day. */
  readonly isOfDays: (day: string) => string;
}

/**
 * The lines that records behind a position brought for facts of some gaming days, as a table for `FROM`. Most lines count
 * in the books of their own day, and are found by that; of the few others an index knows. Asked for by gaming day alone,
 * the database would read everything behind the position.
 */
export const laterLines = ({ casino, position, isOfDays }: LaterLinesWanted): string => {
  const later = `SELECT * FROM journal_line WHERE casino = ${casino} AND record_number > ${position}`;
  return `(${later} AND booking_day = gaming_day AND ${isOfDays('booking_day')}
           UNION ALL ${later} AND booking_day <> gaming_day AND ${isOfDays('gaming_day')}) later`;
};
