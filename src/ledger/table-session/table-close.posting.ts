import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from './session-key.state';
import { findSlip } from './slips.state';
import { type Minor, minorFromWire } from '../../kernel/money';
import { cambistaCashOf, chipsOf, varianceOf, winOf } from '../_core/account-paths';
import type { Balances } from '../_core/balances';
import { creditAcrossSubLedgers, adjustToCount } from '../_core/counts';
import { inSuccession } from '../_core/rules/in-succession';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { capturesAt, gameAt } from '../_core/rules/reporting';
import { uncountedDifference } from '../counts/counts.posting';
import { TRANSIT } from '../slips/transit.posting';

type TableClosed = EventOf<'cagnotte.table.closed.v1'>;
type HandedOver = TableClosed['data']['toCage'][number];
type Holder = HandedOver['holder'];

const HOLDERS: readonly Holder[] = ['table', 'cambista', 'cagnotte', 'jackpot', 'tips'];

type Step = (event: TableClosed, before: LedgerState) => EntryLine[];

/**
 * A session ends. First the result, where rounds are not captured; then each holder that is handed over or left
 * locked is brought to what it was said to hold; then what goes to the cage leaves it. A holder that nobody mentions
 * keeps its balance.
 */
export function postTableClosed(event: TableClosed, before: LedgerState): EntryLine[] {
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
}

/** Where rounds are not captured: what the closing count leaves unexplained was won or lost in play. */
function postResultOfCount(event: TableClosed, before: LedgerState): EntryLine[] {
  const counted = before.session.closingCount;
  if (counted === undefined || capturesAt(event, before).rounds) return [];
  const { currency } = event.data;
  const table = tableConcerned(event);
  const holder = chipsOf('table', table);
  const difference = winOf(gameAt(event, before), table);
  return adjustToCount({ holder, counted, currency, difference }, before.balances.of(holder, currency));
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
      : adjustToCount(
          { holder, counted: chips, currency, difference },
          before.balances.of(holder, currency),
        )),
    ...(cash === undefined || kind !== 'cambista'
      ? []
      : adjustToCount(
          { holder: till, counted: cash, currency, difference },
          before.balances.of(till, currency),
        )),
  ];
}

/** What a difference at the close is: a variance, or, where nothing was captured or counted before, the result. */
function differenceAt(kind: Holder, event: TableClosed, before: LedgerState): string {
  const table = tableConcerned(event);
  if (kind === 'cagnotte') return uncountedDifference(event, before);
  const isResult =
    kind === 'table' && before.session.closingCount === undefined && !capturesAt(event, before).rounds;
  return isResult ? winOf(gameAt(event, before), table) : varianceOf(kind, table);
}

function handOver(part: HandedOver, event: TableClosed, before: LedgerState): EntryLine[] {
  const { currency } = event.data;
  const table = tableConcerned(event);
  const chips = minorFromWire(part.chips ?? 0);
  const cash = minorFromWire(part.cash ?? 0);
  return [
    ...chipsToCage(part, { chips, currency, table }, before),
    ...signedLine('cash:cage', cash, currency),
    ...signedLine(
      part.holder === 'cambista' ? cambistaCashOf(table) : varianceOf(part.holder, table),
      -cash,
      currency,
    ),
  ];
}

interface Chips {
  readonly chips: Minor;
  readonly currency: string;
  readonly table: string | undefined;
}

function chipsToCage(part: HandedOver, { chips, currency, table }: Chips, before: LedgerState): EntryLine[] {
  const { slip, holder } = part;
  const out = chipsOut({ holder: chipsOf(holder, table), amount: chips, currency }, before.balances);
  const use = slip === undefined ? undefined : findSlip(before.session.slips, { slip, direction: 'to-cage' });
  if (use?.cage === undefined || use.table !== undefined) {
    return [...signedLine('chips:cage', chips, currency), ...out];
  }
  return [...signedLine(TRANSIT, chips, currency, { subLedger: slip, slip }), ...out];
}

const chipsOut = (
  taking: { holder: string; amount: Minor; currency: string },
  balances: Balances,
): EntryLine[] => (taking.amount === 0n ? [] : creditAcrossSubLedgers(taking, balances));

function sumOf(amounts: readonly (number | undefined)[]): Minor | undefined {
  const said = amounts.filter((amount) => amount !== undefined);
  return said.length === 0 ? undefined : said.reduce((sum, amount) => sum + minorFromWire(amount), 0n);
}
