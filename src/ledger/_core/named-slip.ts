import type { WireAmount } from '../../kernel/money';

/** The kinds of slips; true where the table and the cage both report the slip. */
export const HAS_TWO_ENDS = {
  float: true,
  fill: true,
  credit: true,
  closing: false,
  'cambista-order': true,
  'bank-order': false,
  'buy-in': false,
  sale: false,
  box: true,
} as const;
export type SlipKind = keyof typeof HAS_TWO_ENDS;

export type SlipEnd = 'table' | 'cage';

/** The slip was requested only, or voided by two persons: no chips, cash or box move under it. */
type SlipStep = 'requested' | 'rejected';

/** A slip, or a box, that a fact names. */
export interface NamedSlip {
  readonly slip: string;
  /** Undefined where chips, cash or a box move under it. */
  readonly step?: SlipStep;
  readonly kind: SlipKind;
  readonly end: SlipEnd;
  readonly table: string | null;
  /** Minor units; undefined for a box that was only put on a table. */
  readonly amount?: number | undefined;
}

/** The end of a slip that a table reports. */
export interface TableEnd {
  readonly end: 'table';
  readonly table: string | null;
}

/** Chips between table and cage under a slip. One end of it reports what it has sent or received. */
export interface ChipsUnderSlip {
  readonly direction: 'to-table' | 'to-cage';
  /** Minor units. */
  readonly chips: WireAmount;
}

/** A slip as a definition declares it; it is left out where the fact has no slip number. */
export interface DeclaredSlip extends Omit<NamedSlip, 'slip'> {
  readonly slip: string | undefined;
  /** The chips that travel between table and cage under it, where it is reported by both ends, or by the close alone. */
  readonly travel?: ChipsUnderSlip;
}
