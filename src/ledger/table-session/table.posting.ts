import type { AccountPath } from '../_core/chart-of-accounts';
import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from './session-key.state';
import { type Minor, minorFromWire } from '../../kernel/money';
import { cambistaCashOf, chipsOf, TRANSIT, underway, varianceOf, winOf } from '../_core/account-paths';
import { adjustToCount, creditAcrossSubLedgers, adjustHolder } from '../_core/counts';
import { type EntryLine, linesOf, move, signedLine } from '../_core/journal-entry';
import type { LedgerState, Posting } from '../_core/evaluation.state';
import { capturesAt, floatVarianceOf, gameAt } from '../_core/rules/rules-at-table';
import { findSlip } from '../slips/slips.state';
import { inSuccession } from '../_core/rules/owed-lines';
import { isNonBanked } from '../../games/game-codes';
import type { CasinoEvent } from '../../kernel/envelope';
import { uncountedDifference } from '../cage/counts.posting';

/**
 * A session begins: the table's half of its float, and the difference between the float found locked on the table
 * and what the last session left there. A float left locked for the
 * table may be found as that of the cambista, or the reverse.
 */
export const postTableOpened: Posting<'cagnotte.table.opened.v1'> = (event, { balances }) => {
  const { currency, float } = event.data;
  const table = tableConcerned(event);
  const kind = float.holder ?? 'table';
  const holder = chipsOf(kind, table);
  const found = float.locked === undefined ? undefined : minorFromWire(float.locked);
  const difference =
    kind === 'table' ? floatVarianceOf('table', { game: event.data.game, table }) : varianceOf(kind, table);
  const own = balances.of(holder, currency);
  const left = chipsOf(kind === 'table' ? 'cambista' : 'table', table);
  const ofOther = balances.of(left, currency);
  const takenOver = (found ?? 0n) > 0n && own === 0n && ofOther > 0n ? ofOther : 0n;
  return [
    ...move({ debit: holder, credit: left, amount: takenOver, currency }),
    ...(found === undefined
      ? []
      : adjustToCount({ holder, counted: found, currency, difference }, own + takenOver)),
    ...linesOf(
      [{ from: underway(float.slip), to: holder, amount: float.amount, slip: float.slip }],
      currency,
    ),
  ];
};

/**
 * The float is counted. Where rounds are not captured, the difference is the result of the session, and is posted
 * once, at its close. An opening count has no result: it is compared with the float.
 */
export const postTableCounted: Posting<'cagnotte.table.counted.v1'> = (event, before) => {
  const { currency, inventory, occasion } = event.data;
  if (occasion !== 'opening' && isResultOfCount(event, before)) return [];
  const table = tableConcerned(event);
  const holder = chipsOf('table', table);
  const count = {
    holder,
    counted: minorFromWire(inventory),
    currency,
    difference: floatVarianceOf('table', { game: gameAt(event, before), table }),
  };
  return adjustHolder(count, before.balances);
};

/** Where rounds are not captured, the count of the float determines the result; at a non-banked table it never does. */
const isResultOfCount = (event: CasinoEvent, before: LedgerState): boolean =>
  !capturesAt(event, before).rounds && !isNonBanked(gameAt(event, before));

type TableClosed = EventOf<'cagnotte.table.closed.v1'>;
type HandedOver = TableClosed['data']['toCage'][number];
type Holder = HandedOver['holder'];

const HOLDERS: readonly Holder[] = ['table', 'cambista', 'cagnotte', 'jackpot', 'tips'];

type Step = (event: TableClosed, before: LedgerState) => EntryLine[];

/**
 * A session ends in three steps: the result, where rounds are not captured; then each holder that is handed over or
 * left locked is adjusted to its declared amount; then the chips for the cage leave it. A holder that is not
 * mentioned keeps its balance.
 */
export const postTableClosed: Posting<'cagnotte.table.closed.v1'> = (event, before) => {
  const steps: Step[] = [
    postResultOfCount,
    ...HOLDERS.map(
      (holder): Step =>
        (closed, known) =>
          tieHolder(holder, closed, known),
    ),
    ...event.data.toCage.map(
      (part): Step =>
        (closed, known) =>
          handOver(part, closed, known),
    ),
  ];
  return inSuccession(steps, before, (step, known) => step(event, known));
};

/** Where rounds are not captured, the difference that the closing count leaves unexplained is the result of play. */
function postResultOfCount(event: TableClosed, before: LedgerState): EntryLine[] {
  const counted = before.session.closingCount;
  if (counted === undefined || !isResultOfCount(event, before)) return [];
  const { currency } = event.data;
  const table = tableConcerned(event);
  const holder = chipsOf('table', table);
  const difference = winOf(gameAt(event, before), table);
  return adjustHolder({ holder, counted, currency, difference }, before.balances);
}

function tieHolder(kind: Holder, event: TableClosed, before: LedgerState): EntryLine[] {
  const { currency, toCage, leftLocked = [] } = event.data;
  const said = [...toCage, ...leftLocked].filter(({ holder }) => holder === kind);
  const chips = sumOf(said.map((each) => each.chips));
  const cash = sumOf(said.map((each) => each.cash));
  const table = tableConcerned(event);
  const holder = chipsOf(kind, table);
  const difference = differenceAt(kind, event, before);
  const till = cambistaCashOf(table);
  return [
    ...(chips === undefined
      ? []
      : adjustHolder({ holder, counted: chips, currency, difference }, before.balances)),
    ...(cash === undefined || kind !== 'cambista'
      ? []
      : adjustHolder({ holder: till, counted: cash, currency, difference }, before.balances)),
  ];
}

function differenceAt(kind: Holder, event: TableClosed, before: LedgerState): AccountPath {
  const table = tableConcerned(event);
  if (kind === 'cagnotte') return uncountedDifference(event, before);
  if (kind !== 'table') return varianceOf(kind, table);
  const game = gameAt(event, before);
  const isResult = before.session.closingCount === undefined && isResultOfCount(event, before);
  return isResult ? winOf(game, table) : floatVarianceOf('table', { game, table });
}

function handOver(part: HandedOver, event: TableClosed, before: LedgerState): EntryLine[] {
  const { currency } = event.data;
  const cash = minorFromWire(part.cash ?? 0);
  return [
    ...chipsToCage(part, event, before),
    ...signedLine('cash:cage', cash, currency),
    ...signedLine(givesCash(part.holder, event, before), -cash, currency),
  ];
}

function givesCash(holder: Holder, event: TableClosed, before: LedgerState): AccountPath {
  const table = tableConcerned(event);
  if (holder === 'cambista') return cambistaCashOf(table);
  return holder === 'table'
    ? floatVarianceOf('table', { game: gameAt(event, before), table })
    : varianceOf(holder, table);
}

function chipsToCage({ slip, holder, chips: told = 0 }: HandedOver, event: TableClosed, before: LedgerState) {
  const { currency } = event.data;
  const chips = minorFromWire(told);
  const giver = chipsOf(holder, tableConcerned(event));
  const out =
    chips === 0n ? [] : creditAcrossSubLedgers({ holder: giver, amount: chips, currency }, before.balances);
  const use = slip === undefined ? undefined : findSlip(before.session.slips, { slip, direction: 'to-cage' });
  if (use?.cage === undefined || use.table !== undefined) {
    return [...signedLine('chips:cage', chips, currency), ...out];
  }
  return [...signedLine(TRANSIT, chips, currency, { subLedger: slip, slip }), ...out];
}

function sumOf(amounts: readonly (number | undefined)[]): Minor | undefined {
  const said = amounts.filter((amount) => amount !== undefined);
  return said.length === 0 ? undefined : said.reduce((sum, amount) => sum + minorFromWire(amount), 0n);
}
