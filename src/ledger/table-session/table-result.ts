import { accountOf, isAt, isOf, isOfPool } from '../_core/account';
import type { DeclaredParts } from '../_core/declared-parts';
import type { Minor } from '../../kernel/money';
import { chipsOf, varianceOf } from '../_core/account-paths';
import { isPoolPlay } from '../jackpot/jackpot.events';
import { isNonBanked } from '../../games/game-codes';
import { type EntryLine, reversalOf } from '../_core/journal-entry';

export interface SessionMoney {
  /** Undefined where the game is not reported. */
  readonly game: string | undefined;
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

/**
 * Undefined while the float is not counted, and for a non-banked table: a shortage of its float is no result
 * (Orden of 9 January 1979, articles 52.1 and 53.1: the register of floats is that of house-banked tables).
 */
export function resultPartsOf({ game, declared, posted }: SessionMoney): ResultParts | undefined {
  const { inventory, boxes, credits, openingFloat, fills } = declared;
  if (inventory === undefined || isNonBanked(game)) return undefined;
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

/** What the entries of one session have posted at its table, in minor units; a revenue and a surplus are positive. */
export interface PostedParts {
  readonly win: Minor;
  readonly commission: Minor;
  readonly varianceTable: Minor;
  readonly varianceDrop: Minor;
  readonly prizesFromFloat: Minor;
  readonly deductionsToSlot: Minor;
  readonly stakesSwept: Minor;
}

export const NOTHING_POSTED: PostedParts = {
  win: 0n,
  commission: 0n,
  varianceTable: 0n,
  varianceDrop: 0n,
  prizesFromFloat: 0n,
  deductionsToSlot: 0n,
  stakesSwept: 0n,
};

interface TableEntry {
  readonly type: string;
  readonly table: string;
  readonly lines: readonly EntryLine[];
  readonly reversal: boolean;
}

export const postedTogether = (entries: readonly TableEntry[]): PostedParts =>
  entries.reduce((sum, entry) => sumOfParts(sum, postedBy(entry)), NOTHING_POSTED);

const sumOfParts = (one: PostedParts, other: PostedParts): PostedParts => ({
  win: one.win + other.win,
  commission: one.commission + other.commission,
  varianceTable: one.varianceTable + other.varianceTable,
  varianceDrop: one.varianceDrop + other.varianceDrop,
  prizesFromFloat: one.prizesFromFloat + other.prizesFromFloat,
  deductionsToSlot: one.deductionsToSlot + other.deductionsToSlot,
  stakesSwept: one.stakesSwept + other.stakesSwept,
});

export function postedBy({ type, table, lines, reversal }: TableEntry): PostedParts {
  const own = type === 'cagnotte.variance.cleared.v1' ? [] : lines;
  const ofKind = (kind: 'win' | 'commission'): Minor =>
    credits(own.filter(({ account }) => isOf(account, kind) && accountOf(account).table === table));
  // The difference of a float that was left locked, which an opening finds, belongs to neither session.
  const counted = type === 'cagnotte.table.opened.v1' ? [] : own;
  const sign = reversal ? -1n : 1n;
  const { prizes, stakes, slot } = throughFloat(type, table, reversal ? reversalOf(lines) : lines);
  return {
    win: ofKind('win'),
    commission: ofKind('commission'),
    varianceTable: credits(counted.filter(({ account }) => account === varianceOf('table', table))),
    varianceDrop: credits(counted.filter(({ account }) => account === varianceOf('drop', table))),
    prizesFromFloat: sign * prizes,
    deductionsToSlot: sign * slot,
    stakesSwept: sign * stakes,
  };
}

function throughFloat(type: string, table: string, lines: readonly EntryLine[]) {
  if (!isPoolPlay(type)) return { prizes: 0n, stakes: 0n, slot: 0n };
  const sumOf = (side: 'debit' | 'credit', is: (account: string) => boolean): Minor =>
    lines.reduce((sum, line) => (is(line.account) ? sum + line[side] : sum), 0n);
  const elsewhere = (account: string): boolean =>
    isAt(account, 'chips:cage', 'cash:cage', 'bank', 'prizes-payable');
  return {
    prizes: sumOf('debit', isOfPool) - sumOf('credit', elsewhere),
    stakes: sumOf('credit', isOfPool) - sumOf('debit', (account) => account === chipsOf('jackpot', table)),
    slot: sumOf('debit', (account) => account === chipsOf('cagnotte', table)),
  };
}

/** Credits less debits: positive for a revenue or a surplus. */
const credits = (lines: readonly EntryLine[]): Minor =>
  lines.reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
