import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { type FreeBankTable, noteDice, noteFreeBank } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from './session-key.state';
import type { SlipReport } from './table-session.state';
import { money } from '../../games/wording';
import { minorFromWire, type WireAmount } from '../../kernel/money';
import { chipsOf } from '../_core/account-paths';
import { checkGuaranteeOfTable } from '../cage/cage.posting';
import {
  checkBlindCounts,
  checkBoxLay,
  checkClosedOnce,
  checkFillEqualsFloat,
  checkFloatAfterChange,
  checkNonBankedFloat,
  checkOpenedOnce,
  checkOpeningFloat,
} from './table.checks';
import { checkLarge, checkLargeBox, type SlipMoved, checkSlip } from '../slips/slip.checks';
import { about } from '../_core/finding';
import type { EntryLine } from '../_core/journal-entry';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { checkSessionEnd } from '../poker-hand/hand.evaluation';
import { checkClosing, checkLimitChange, checkOpening, checkShoeEnd, checkShoeStart } from './session-checks';
import { postCreditReceived, postDropCounted, postFloatIssued } from '../slips/slips.posting';
import {
  postTableClosed,
  postTableCounted,
  postTableCredited,
  postTableFilled,
  postTableOpened,
} from './table.posting';

export function evaluateTableOpened(
  event: EventOf<'cagnotte.table.opened.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const { currency, float, game, minimum } = event.data;
  const { slip, amount } = float;
  const slips: Finding[] =
    slip === undefined
      ? []
      : checkHalf(before, { slip, amount, currency }, { direction: 'to-table', half: 'table' });
  return {
    lines: postTableOpened(event, before),
    ...noteOpening(event, before),
    findings: about(
      [
        ...checkOpenedOnce(before.session),
        ...slips,
        ...checkOpeningFloat(event, before),
        ...checkGuaranteeOfTable({ game, minimum: minorFromWire(minimum) }, whenAndIn(event), before),
        ...checkOpening(event, before),
      ],
      event.id,
    ),
  };
}

function noteOpening(
  event: EventOf<'cagnotte.table.opened.v1'>,
  { books }: LedgerState,
): Pick<Partial<Evaluation>, 'books'> {
  const { bank, equipment } = event.data;
  if (bank === 'free') return { books: noteFreeBank(books, whereAndWhen(event)) };
  const dice = equipment?.dice;
  return dice === undefined ? {} : { books: noteDice(books, { day: event.gamingday, dice }) };
}

const whereAndWhen = (event: EventOf<'cagnotte.table.opened.v1'>): FreeBankTable => ({
  day: event.gamingday,
  table: tableConcerned(event)!,
});

const whenAndIn = ({
  gamingday,
  data,
}: EventOf<'cagnotte.table.opened.v1' | 'cagnotte.table.limits-changed.v1'>) => ({
  gamingday,
  currency: data.currency,
});

export const evaluateTableFilled = (
  event: EventOf<'cagnotte.table.filled.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postTableFilled(event),
  findings: about(
    [
      ...checkFillEqualsFloat(before.session, event.data),
      ...checkMoved(before, event, { direction: 'to-table', half: 'table' }),
    ],
    event.id,
  ),
});

export const evaluateTableCredited = (
  event: EventOf<'cagnotte.table.credited.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postTableCredited(event),
  findings: about(checkMoved(before, event, { direction: 'to-cage', half: 'table' }), event.id),
});

export const evaluateFloatIssued = (
  event: EventOf<'cagnotte.cage.float-issued.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postFloatIssued(event, before),
  findings: about(checkMoved(before, event, { direction: 'to-table', half: 'cage' }), event.id),
});

export const evaluateCreditReceived = (
  event: EventOf<'cagnotte.cage.credit-received.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postCreditReceived(event, before),
  findings: about(checkMoved(before, event, { direction: 'to-cage', half: 'cage' }), event.id),
});

export function evaluateLimitsChanged(
  event: EventOf<'cagnotte.table.limits-changed.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const terms = {
    game: before.session.opening?.game,
    minimum: minorFromWire(event.data.newMinimum),
  };
  const own = [
    ...checkFloatAfterChange(event, before),
    ...checkGuaranteeOfTable(terms, whenAndIn(event), before),
    ...checkLimitChange(event, before),
  ];
  return { findings: about(own, event.id) };
}

/** A full box leaves the table, and an empty one takes its place: no money moves. */
export const evaluateBoxSwapped = (
  { id, data: { box } }: EventOf<'cagnotte.box.swapped.v1'>,
  { session }: LedgerState,
): Partial<Evaluation> => ({
  findings: about(checkBoxLay(session, { box, does: 'leaves the table' }), id),
});

export const evaluateDropCounted = (
  event: EventOf<'cagnotte.drop.counted.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postDropCounted(event, before),
  findings: about(
    [
      ...checkBoxLay(before.session, { box: event.data.box, does: 'is counted' }),
      ...checkLargeBox(before.books, event),
    ],
    event.id,
  ),
});

export const evaluateTableCounted = (
  event: EventOf<'cagnotte.table.counted.v1'>,
  before: LedgerState,
): Partial<Evaluation> => {
  const lines = postTableCounted(event, before);
  const findings = [...checkBlindCounts(event.data), ...checkNonBankedFloat(event, lines, before)];
  return { lines, findings: about(findings, event.id) };
};

export function evaluateTableClosed(
  event: EventOf<'cagnotte.table.closed.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const lines = postTableClosed(event, before);
  const slips = event.data.toCage.flatMap(({ slip, chips = 0 }) =>
    slip === undefined
      ? []
      : checkHalf(
          before,
          { slip, amount: chips, currency: event.data.currency },
          { direction: 'to-cage', half: 'table' },
        ),
  );
  return {
    lines,
    findings: about(
      [
        ...checkClosedOnce(before.session),
        ...slips,
        ...checkFloatSpokenFor(event, lines, before),
        ...checkNonBankedFloat(event, lines, before),
        ...checkClosing(event, before),
        ...checkSessionEnd(event, before),
      ],
      event.id,
    ),
  };
}

const checkHalf = (
  { session }: LedgerState,
  { slip, amount, currency }: { slip: string; amount: WireAmount; currency: string },
  half: Pick<SlipReport, 'direction' | 'half'>,
): Finding[] => checkSlip(session.slips, { slip, amount: minorFromWire(amount), currency, ...half });

const checkMoved = (
  before: LedgerState,
  event: SlipMoved,
  half: Pick<SlipReport, 'direction' | 'half'>,
): Finding[] => [...checkHalf(before, event.data, half), ...checkLarge(before, event, half)];

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
      expected: said`the float handed to the cage or left locked on the table`,
      found: said`${money(left, currency)} at ${account} by the books`,
    }),
  ];
}

export const evaluateShoeStarted = (
  event: EventOf<'cagnotte.shoe.started.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({ findings: about(checkShoeStart(event, before), event.id) });

export const evaluateShoeEnded = (
  event: EventOf<'cagnotte.shoe.ended.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({ findings: about(checkShoeEnd(event, before), event.id) });
