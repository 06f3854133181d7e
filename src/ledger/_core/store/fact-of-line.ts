/**
 * The record of the fact that a line is about. The own entry of a void names the entry that it reverses in `of_record`; what
 * a later record caused names the fact that it restates there.
 */
export const factOf = (line: string): string =>
  `CASE WHEN ${line}.cause_record IS NULL THEN ${line}.record_number ELSE ${line}.of_record END`;
