import { present } from '../../../kernel/present';

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

/** The parts of the address of a line. */
export const addressPartsOfBankLine = (figure: BankLineFigure): readonly (string | number | undefined)[] => {
  const { kind, table, day, sessionNo, bank, record, measure, member } = figure;
  return [kind, table, day, sessionNo, bank, `${record}`, measure, member];
};

type SessionOfLine = Pick<BankLineFigure, 'table' | 'day' | 'sessionNo'>;

/** Reads what follows the session in an address: the bank, the record, the measure, and the member if there is one. */
export function bankLineAt(
  session: SessionOfLine | undefined,
  [bank, record = '', named, member, ...more]: readonly (string | undefined)[],
): BankLineFigure | undefined {
  const measure = BANK_MEASURES.find((each) => each === named);
  if (session === undefined || bank === undefined || measure === undefined || more.length > 0)
    return undefined;
  if (!/^[1-9]\d{0,17}$/.test(record)) return undefined;
  return { kind: 'bank', ...session, bank, record: BigInt(record), measure, ...present({ member }) };
}
