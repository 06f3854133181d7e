import type { Minor } from '../../kernel/money';

/** What of a journal line the base of the gaming duty needs; minor units of the book currency. */
export interface DutyLine {
  readonly account: string;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly eventType: string;
  readonly reversal: boolean;
}

export interface DutyOptions {
  /** `surpluses`: chips missing in a cagnotte or a pool slot are no prize. `count`: the count decides. */
  readonly slots: 'surpluses' | 'count';
  /** `paid`: stakes less prizes. `funded`: the share of the house less seeds, whether won or not. */
  readonly pools: 'paid' | 'funded';
}

export const USUAL_OPTIONS: DutyOptions = { slots: 'surpluses', pools: 'paid' };

/** The base: income from play less what was paid to players, in minor units. */
export const dutyBase = (lines: Iterable<DutyLine>, options: DutyOptions = USUAL_OPTIONS): Minor => {
  let base = 0n;
  for (const line of lines) if (isInBase(line, options)) base += line.credit - line.debit;
  return base;
};

export interface ReadDutyLine extends DutyLine {
  readonly options: DutyOptions;
}

export const baseAsRead = (lines: Iterable<ReadDutyLine>): Minor => {
  let base = 0n;
  for (const line of lines) if (isInBase(line, line.options)) base += line.credit - line.debit;
  return base;
};

/** Result and commissions, and what the count of a float or a box makes of them until it is cleared otherwise. */
const PLAY = /^(win:|commission:|variance:(table|drop)(:|$))/;
const SLOTS = /^variance:(cagnotte|jackpot)(:|$)/;
const METERS = /^jackpot:/;
const HOUSE_PART_OF_POOLS = /^jackpot-(share|funding):/;

export function isInBase(line: DutyLine, options: DutyOptions): boolean {
  const { account } = line;
  if (PLAY.test(account) || HOUSE_PART_OF_POOLS.test(account)) return true;
  if (METERS.test(account)) return options.pools === 'paid';
  return SLOTS.test(account) && (options.slots === 'count' || isSurplus(line));
}

const CLEARING = 'cagnotte.variance.cleared.v1';

/** A surplus found, its clearing, or the undoing of either; never a shortage or the clearing of one. */
function isSurplus({ credit, eventType, reversal }: DutyLine): boolean {
  const foundSide = eventType === CLEARING ? credit === 0n : credit > 0n;
  return reversal ? !foundSide : foundSide;
}
