import type { DeclaredParts } from '../declared-parts.state';
import type { Minor } from '../../../kernel/money';
import type { PostedParts } from './posted-parts';

export interface SessionMoney {
  readonly declared: DeclaredParts;
  readonly posted: PostedParts;
}

/** The parts of R by the letters of the register of anticipos, in minor units. */
export interface ResultParts {
  /** I: closing inventory, cloth empty. */
  readonly inventory: Minor;
  readonly boxes: Minor;
  readonly credits: Minor;
  readonly prizes: Minor;
  readonly toSlot: Minor;
  /** O: opening float, with what was found locked on the table. */
  readonly openingFloat: Minor;
  readonly fills: Minor;
  readonly stakesSwept: Minor;
}

/** The parts of a session's result; undefined while its float is not counted. */
export function resultPartsOf({ declared, posted }: SessionMoney): ResultParts | undefined {
  const { inventory, boxes, credits, openingFloat, fills } = declared;
  if (inventory === undefined) return undefined;
  return {
    inventory,
    boxes,
    credits,
    prizes: posted.prizesFromFloat,
    toSlot: posted.deductionsToSlot,
    openingFloat,
    fills,
    stakesSwept: posted.stakesSwept,
  };
}

/** R = (I + D + C + JP + SL) - (O + F + JS), from what was counted, for a house-banked table. */
export const resultFromCounts = (of: ResultParts): Minor =>
  of.inventory +
  of.boxes +
  of.credits +
  of.prizes +
  of.toSlot -
  (of.openingFloat + of.fills + of.stakesSwept);

export const resultFromBooks = ({ posted }: Pick<SessionMoney, 'posted'>): Minor =>
  posted.win + posted.commission + posted.varianceTable + posted.varianceDrop;
