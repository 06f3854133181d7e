import type { WireAmount } from '../../kernel/money';

/** The kinds of slips, and whether both the table and the cage report one of the kind. */
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

/** Reports that a slip was only requested, or that two persons voided it: nothing moves under it. */
type SlipStep = 'requested' | 'rejected';

/** A slip, or a box, that a fact names. */
export interface NamedSlip {
  readonly slip: string;
  /** Undefined where chips, cash or a box move under it. */
  readonly step?: SlipStep;
  readonly kind: SlipKind;
  readonly end: SlipEnd;
  readonly table: string | null;
  /** Minor units; of a box that was only put on a table, undefined. */
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

/** A slip as a definition names it; without a number, the fact names none. */
export interface DeclaredSlip extends Omit<NamedSlip, 'slip'> {
  readonly slip: string | undefined;
  /** The chips that travel between table and cage under it, where it is reported by both ends, or by the close alone. */
  readonly travel?: ChipsUnderSlip;
}
