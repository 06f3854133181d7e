/** Totals are kept per block of this many consecutive records. */
const RECORDS_OF_A_BLOCK = 10_000n;

export const blockOf = (record: bigint): bigint => record / RECORDS_OF_A_BLOCK;

/** A total holds nothing that was recorded in a later block than the position; `$position` as it is written there. */
export const totalKnownAt = ($position: string): string =>
  `block <= ${$position}::bigint / ${RECORDS_OF_A_BLOCK}`;

export const lineRecordedAfter = ($position: string): string =>
  `record_number > ${$position}::bigint
   AND record_number < (${$position}::bigint / ${RECORDS_OF_A_BLOCK} + 1) * ${RECORDS_OF_A_BLOCK}`;
