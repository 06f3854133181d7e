import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { noteDice, noteFreeBank } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from './session-key.state';
import { money } from '../../games/wording';
import { minorFromWire } from '../../kernel/money';
import { chipsOf } from '../_core/account-paths';
import { checkGuaranteeOfTable } from '../cage/cage.posting';
import {
  checkBlindCounts,
  checkBoxLay,
  checkClosedOnce,
  checkFillEqualsFloat,
  checkFloatAfterChange,
  checkNonBankedFloat,
  checkOpeningFloat,
  checkSessionOpenedOnce,
} from './table.checks';
import { checkPlaysOfIncidents } from '../incidents/incidents.checks';
import { checkLargeBox, checkSlips, checkSlipMoved } from '../slips/slip.checks';
import type { EntryLine } from '../_core/journal-entry';
import type { Evaluation, LedgerState, Evaluator, Check } from '../_core/evaluation.state';
import { checkSessionEnd } from '../poker-hand/hand.evaluation';
import { checkClosing, checkLimitChange, checkOpening, checkShoeStartAtTable } from './session-checks';
import { giveBackEquipment, useEquipment } from '../equipment/equipment-at-table';
import { rulesAtTable, rulesOn } from '../_core/rules/rules-at-table';
import { postTableClosed, postTableCounted, postTableOpened } from './table.posting';

export const evaluateTableOpened: Evaluator<'cagnotte.table.opened.v1'> = (event, before) => {
  const { gamingday, data } = event;
  const { currency, game } = data;
  const terms = { game, minimum: minorFromWire(data.minimum) };
  const rules = rulesOn(gamingday, game, before);
  const used = useEquipment(event, data.equipment ?? {}, before, rules.ok ? rules.value : undefined);
  return {
    lines: postTableOpened(event, before),
    ...noteOpening(event, before),
    ...used,
    findings: [
      ...checkSessionOpenedOnce(before.session),
      ...checkSlips(event, before),
      ...checkOpeningFloat(event, before),
      ...checkGuaranteeOfTable(terms, { gamingday, currency }, before),
      ...checkOpening(event, before),
      ...used.findings,
    ],
  };
};

function noteOpening(
  event: EventOf<'cagnotte.table.opened.v1'>,
  { books }: LedgerState,
): Pick<Partial<Evaluation>, 'books'> {
  const { bank, equipment } = event.data;
  const day = event.gamingday;
  if (bank === 'free') return { books: noteFreeBank(books, { day, table: tableConcerned(event)! }) };
  const dice = equipment?.dice;
  return dice === undefined ? {} : { books: noteDice(books, { day, dice }) };
}

export const checkTableFilled: Check<'cagnotte.table.filled.v1'> = (event, before) => [
  ...checkFillEqualsFloat(before.session, event.data),
  ...checkSlipMoved(event, before),
];

export const checkLimitsChanged: Check<'cagnotte.table.limits-changed.v1'> = (event, before) => {
  const { gamingday, data } = event;
  const terms = { game: before.session.opening?.game, minimum: minorFromWire(data.newMinimum) };
  return [
    ...checkFloatAfterChange(event, before),
    ...checkGuaranteeOfTable(terms, { gamingday, currency: data.currency }, before),
    ...checkLimitChange(event, before),
  ];
};

/** A full box leaves the table, and an empty one takes its place: no money moves. */
export const checkBoxSwapped: Check<'cagnotte.box.swapped.v1'> = ({ data: { box } }, { session }) =>
  checkBoxLay(session, { box, does: 'leaves the table' });

export const checkDropCounted: Check<'cagnotte.drop.counted.v1'> = (event, { session, books }) => [
  ...checkBoxLay(session, { box: event.data.box, does: 'is counted' }),
  ...checkLargeBox(books, event),
];

export const evaluateShoeStarted: Evaluator<'cagnotte.shoe.started.v1'> = (event, before) => {
  const rules = rulesAtTable(event, before);
  const used = useEquipment(event, event.data, before, rules?.ok === true ? rules.value : undefined);
  return { ...used, findings: [...checkShoeStartAtTable(event, before), ...used.findings] };
};

export const evaluateTableCounted: Evaluator<'cagnotte.table.counted.v1'> = (event, before) => {
  const lines = postTableCounted(event, before);
  const findings = [...checkBlindCounts(event.data), ...checkNonBankedFloat(event, lines, before)];
  return { lines, findings };
};

export const evaluateTableClosed: Evaluator<'cagnotte.table.closed.v1'> = (event, before) => {
  const lines = postTableClosed(event, before);
  return {
    lines,
    ...giveBackEquipment(event, before),
    findings: [
      ...checkClosedOnce(before.session),
      ...checkSlips(event, before),
      ...checkFloatSpokenFor(event, lines, before),
      ...checkNonBankedFloat(event, lines, before),
      ...checkClosing(event, before),
      ...checkSessionEnd(event, before),
      ...checkPlaysOfIncidents(event, before),
    ],
  };
};

function checkFloatSpokenFor(
  event: EventOf<'cagnotte.table.closed.v1'>,
  lines: readonly EntryLine[],
  before: LedgerState,
): Finding[] {
  const { toCage, leftLocked = [], currency } = event.data;
  const spokenFor = [...toCage, ...leftLocked].some(
    ({ holder, chips }) => holder === 'table' && chips !== undefined,
  );
  const account = chipsOf('table', tableConcerned(event));
  const left = before.balances.after(lines).of(account, currency);
  if (spokenFor || left === 0n) return [];
  return [
    raise({
      code: 'float-not-spoken-for',
      expected: said('float-handed-to-cage-or-left-locked-on-table'),
      found: said('at-by-books', { amount: money(left, currency), account }),
    }),
  ];
}
