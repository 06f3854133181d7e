/** Totals are cut by the records that brought them: so many records, one behind the other, are a block. */
const RECORDS_OF_A_BLOCK = 10_000n;

/** The block of a record. */
export const blockOf = (record: bigint): bigint => record / RECORDS_OF_A_BLOCK;

/** A total holds nothing that was recorded in a later block than the position; `$position` as it is written there. */
export const totalKnownAt = ($position: string): string =>
  `block <= ${$position}::bigint / ${RECORDS_OF_A_BLOCK}`;

/** A line was recorded behind the position and is in its block, so that it has to be taken off the totals. */
export const lineRecordedAfter = ($position: string): string =>
  `record_number > ${$position}::bigint
   AND record_number < (${$position}::bigint / ${RECORDS_OF_A_BLOCK} + 1) * ${RECORDS_OF_A_BLOCK}`;
