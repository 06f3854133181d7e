import { isAt } from '../_core/account';
import { said } from '../../finding-catalogue/finding';
import type { BoxOfSession } from '../slips/box-uses';
import type { DayFigures, DaySession } from './day-figures';
import { ofFigure } from '../_core/books/cell-part';
import { addressOfFigure } from '../_core/books/figure';
import { amounts, fact, ofRecords, type TieOutRow, NOTHING, ofAccount, type TieOutSide } from './tie-out';

/** K3: each session is closed, counted and signed, and its results from counts and from books agree. */
export const sessionRows = ({ sessions, day }: DayFigures): TieOutRow[] =>
  sessions.flatMap((session) => rowsOfSession(session, day));

function rowsOfSession(session: DaySession, day: string): TieOutRow[] {
  const { name, closed, signed, result, isHouseBanked } = session;
  const reports = ofRecords(session.records);
  if (!closed) return [fact(name, said('closed'), said('still-open'), reports)];
  if (!signed) return [fact(name, said('signed'), said('not-signed'), reports)];
  if (result === undefined)
    return isHouseBanked ? [fact(name, said('is-counted'), said('not-counted'), reports)] : [];
  const { currency } = result;
  return [amounts(name, { expected: fromCounts(session, day), found: fromBooks(session, day), currency })];
}

export const fromCounts = ({ table, sessionNo, result }: DaySession, day: string): TieOutSide =>
  result === undefined
    ? NOTHING
    : {
        amount: result.fromCounts,
        parts: [ofFigure(addressOfFigure({ kind: 'result', table, day, sessionNo }))],
      };

export const fromBooks = (
  { table, sessionNo, result }: DaySession,
  day: string,
  sign: 1 | -1 = 1,
): TieOutSide =>
  result === undefined
    ? NOTHING
    : {
        amount: BigInt(sign) * result.fromBooks,
        parts: [ofFigure(addressOfFigure({ kind: 'result', table, day, sessionNo, part: 'booked' }), sign)],
      };

/** K5: every box that was placed on a table was counted, and boxes hold no cash. */
export function boxRows({ sessions, balances, day }: DayFigures): TieOutRow[] {
  const boxes = sessions.flatMap(({ name, boxes: own }) =>
    own.flatMap((box, index) => boxRowsOf(box, { name, time: timesBefore(own, index) + 1 })),
  );
  const cash = balances
    .filter(({ account }) => isAt(account, 'cash:drop'))
    .map((held) =>
      amounts(held.account, {
        expected: NOTHING,
        found: ofAccount(held, { day }),
        currency: held.currency,
      }),
    );
  return [...boxes, ...cash];
}

const timesBefore = (boxes: readonly BoxOfSession[], index: number): number =>
  boxes.slice(0, index).filter(({ box }) => box === boxes[index]!.box).length;

function boxRowsOf(
  { box, isPlaced, isForeign, counts, records }: BoxOfSession,
  { name, time }: { name: string; time: number },
): TieOutRow[] {
  const at = said('box-of', { box, table: name, placing: time === 1 ? '' : said('then-placing', { time }) });
  const reports = ofRecords(records);
  return [
    ...(isPlaced
      ? [fact(at, said('is-counted'), counts > 0 ? said('is-counted') : said('not-counted'), reports)]
      : []),
    ...(isForeign ? [fact(at, said('put-on-table'), said('never-put-on-it'), reports)] : []),
    ...(counts > 1
      ? [fact(said('again-at', { at }), said('counted-once'), said('counted-times', { counts }), reports)]
      : []),
  ];
}
