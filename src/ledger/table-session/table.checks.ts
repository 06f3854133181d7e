import { type Finding, raise, said, type Said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import type { EventOf } from '../event-contract/catalogue';
import type { OpeningOfSession, TableSession } from './table-session.state';
import { money } from '../../games/wording';
import { isNonBanked } from '../../games/game-codes';
import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import { chipsOf } from '../_core/account-paths';
import type { EntryLine } from '../_core/journal-entry';
import { capturesAt, gameAt } from '../_core/rules/rules-at-table';
import { tableConcerned } from './session-key.state';
import { inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { LedgerState, Check } from '../_core/evaluation.state';

export const checkSessionOpenedOnce = ({ opening }: TableSession): Finding[] =>
  opening === undefined
    ? []
    : [
        raise({
          code: 'session-opened-twice',
          expected: said('one-opening-event', { event: opening.eventId }),
          found: said('further-opening'),
        }),
      ];

export const checkClosedOnce = ({ closedBy }: TableSession): Finding[] =>
  closedBy === undefined
    ? []
    : [
        raise({
          code: 'session-closed-twice',
          expected: said('one-close-event', { event: closedBy }),
          found: said('further-close'),
        }),
      ];

type TableFilled = EventOf<'cagnotte.table.filled.v1'>['data'];

/**
 * Each fill of a table equals its float until the limits are changed (article 47.1); where the float was
 * left locked on the table, a fill need not equal it.
 * @returns which float the fill does not equal; undefined where it does, or need not be compared
 */
export function unequalTo(
  { float, locked, limitsChanged }: Pick<OpeningOfSession, 'float' | 'locked'> & { limitsChanged: boolean },
  { amount, holder = 'table' }: Pick<TableFilled, 'amount' | 'holder'>,
): 'float' | 'locked-float' | undefined {
  if (limitsChanged || holder !== 'table' || minorFromWire(amount) === float) return undefined;
  return locked === true ? 'locked-float' : 'float';
}

export function checkFillEqualsFloat({ opening, limitsChanged }: TableSession, fill: TableFilled): Finding[] {
  const isCompared = opening?.holder === 'table';
  if (!isCompared || unequalTo({ ...opening, limitsChanged }, fill) !== 'float') return [];
  return [
    raise({
      code: 'fill-not-float',
      expected: said('fill-of', { amount: money(opening.float, fill.currency) }),
      found: money(minorFromWire(fill.amount), fill.currency),
    }),
  ];
}

/**
 * Finds a box that is counted or leaves a table although it was never put on it: the cash of one table would count
 * for another. A session that has named no box is not checked: not reported does not mean none.
 */
export const checkBoxLay = (
  { boxes = [] }: Pick<TableSession, 'boxes'>,
  { box, does }: { readonly box: string; readonly does: 'is counted' | 'leaves the table' },
): Finding[] =>
  boxes.length === 0 || boxes.includes(box)
    ? []
    : [
        raise({
          code: 'box-not-on-table',
          expected: said('box-that-was-put-on-table', { boxes: boxes.join(', ') }),
          found: does === 'is counted' ? said('box-is-counted', { box }) : said('box-leaves-table', { box }),
        }),
      ];

export function checkBlindCounts({
  counts = [],
  inventory,
  currency,
}: EventOf<'cagnotte.table.counted.v1'>['data']): Finding[] {
  const inMoney = (amount: WireAmount): Said => money(minorFromWire(amount), currency);
  const amounts = new Set(counts.map(({ amount }) => amount));
  if (amounts.size === 0 || (amounts.size === 1 && amounts.has(inventory))) return [];
  return [
    raise({
      code: 'blind-counts-differ',
      expected: said('from-everybody-who-counted', { amount: inMoney(inventory) }),
      found: listed(counts.map(({ by, amount }) => said('by', { amount: inMoney(amount), person: by.id }))),
    }),
  ];
}

/**
 * The float of a non-banked table is change, so none of it is won or lost. Where buy-ins are not captured, cash in
 * the box may still explain a shortage of chips.
 */
export function checkNonBankedFloat(
  event: EventOf<'cagnotte.table.counted.v1' | 'cagnotte.table.closed.v1'>,
  lines: readonly EntryLine[],
  before: LedgerState,
): Finding[] {
  if (!isNonBanked(gameAt(event, before)) || !capturesAt(event, before).buyIns) return [];
  const account = chipsOf('table', tableConcerned(event));
  const { currency } = event.data;
  const book = before.balances.of(account, currency);
  const counted = lines.filter((line) => line.account === account && line.basis === 'count');
  const difference = sumMinor(counted.map(({ debit, credit }) => debit - credit));
  if (difference === 0n) return [];
  return [
    raise({
      code: 'non-banked-float-differs',
      expected: said('at-by-books', { amount: money(book, currency), account }),
      found: said('counted', { amount: money(book + difference, currency) }),
    }),
  ];
}

export const checkOpeningFloat: Check<'cagnotte.table.opened.v1'> = ({ gamingday: day, data }, { books }) => {
  const { game, currency, minimum, float } = data;
  if ((float.holder ?? 'table') !== 'table') return [];
  const brought = minorFromWire(float.amount) + minorFromWire(float.locked ?? 0);
  return checkFloatReaches(books, { day, game, currency, minimum }, brought);
};

/** What was brought to the table so far must cover the new minimum: otherwise the float is completed. */
export const checkFloatAfterChange: Check<'cagnotte.table.limits-changed.v1'> = (
  { gamingday: day, data },
  { books, session: { opening, brought = 0n } },
) => {
  if (opening?.holder !== 'table') return [];
  const { newMinimum, currency } = data;
  return checkFloatReaches(books, { day, game: opening.game, currency, minimum: newMinimum }, brought);
};

/**
 * The float of a table is at least a multiple of its minimum bet: at the opening, and again when the limits change. The
 * multiplier is dated configuration of the casino; a game without one is not checked.
 */
function checkFloatReaches(
  { authorisations = [] }: Pick<CasinoBooks, 'authorisations'>,
  table: {
    readonly day: string;
    readonly game: string;
    readonly currency: string;
    readonly minimum: WireAmount;
  },
  float: Minor,
): Finding[] {
  const { day, game, currency } = table;
  const rule = inForce(authorisations, day)?.accounting?.floats?.find((each) => each.game === game);
  if (rule === undefined) return [];
  const [multiplier, minimum] = [minorFromWire(rule.multiplier), minorFromWire(table.minimum)];
  if (float >= multiplier * minimum) return [];
  return [
    raise({
      code: 'float-below-rule',
      expected: said('float-of-at-least-times-minimum-bet-of', {
        amount: money(multiplier * minimum, currency),
        times: multiplier,
        minimum: money(minimum, currency),
      }),
      found: money(float, currency),
    }),
  ];
}
