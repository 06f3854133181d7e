/** The amounts of a line in the statement of a player's bank. */
export const BANK_MEASURES = [
  'before',
  'in-play',
  'answers-for',
  'staked',
  'covered',
  'mandatory-garage',
  'voluntary-garage',
  'improper-garage',
  'gain',
  'commission',
  'put-in',
  'taken-out',
  'undone',
  'not-covered',
  'change',
  'after',
  'deposit',
  'guarantee',
] as const;
export type BankMeasure = (typeof BANK_MEASURES)[number];

/** A line in the statement of a player's bank, by its session and the record of its fact. */
export interface BankLineFigure {
  readonly kind: 'bank';
  readonly table: string;
  readonly day: string;
  readonly sessionNo: number;
  readonly bank: string;
  readonly record: bigint;
  readonly measure: BankMeasure;
  /** Only what this member has or had of it: for the change, what is held after it, and the garages. */
  readonly member?: string;
}
