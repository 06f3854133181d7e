import type { BoxOfSession } from '../books/box-placings';
import type { DayFigures, DaySession } from './day-figures';
import { amounts, fact, type TieOutRow } from './tie-out';

/** K3: each session closed, counted and signed, and its result tied. */
export const sessionRows = ({ sessions }: DayFigures): TieOutRow[] => sessions.flatMap(rowsOfSession);

function rowsOfSession({ name, closed, signed, result, isHouseBanked }: DaySession): TieOutRow[] {
  if (!closed) return [fact(name, 'closed', 'still open')];
  if (!signed) return [fact(name, 'signed', 'not signed')];
  if (result === undefined) return isHouseBanked ? [fact(name, 'counted', 'not counted')] : [];
  const { fromCounts: expected, fromBooks: found, currency } = result;
  return [amounts(name, { expected, found, currency })];
}

/** K5: each box that was put on a table was counted, and no cash is left in boxes. */
export function boxRows({ sessions, balances }: DayFigures): TieOutRow[] {
  const boxes = sessions.flatMap(({ name, boxes: own }) =>
    own.flatMap((box, index) => boxRowsOf(box, { name, time: timesBefore(own, index) + 1 })),
  );
  const cash = balances
    .filter(({ account }) => account === 'cash:drop' || account.startsWith('cash:drop:'))
    .map(({ account, currency, balance }) => amounts(account, { expected: 0n, found: balance, currency }));
  return [...boxes, ...cash];
}

const timesBefore = (boxes: readonly BoxOfSession[], index: number): number =>
  boxes.slice(0, index).filter(({ box }) => box === boxes[index]!.box).length;

/** A table that says nothing of its boxes puts one on the cloth all the same. */
function boxRowsOf(
  { box, isPlaced, counts }: BoxOfSession,
  { name, time }: { name: string; time: number },
): TieOutRow[] {
  const at = `box ${box} of ${name}${time === 1 ? '' : `, placing ${time}`}`;
  return [
    ...(isPlaced ? [fact(at, 'counted', counts > 0 ? 'counted' : 'not counted')] : []),
    ...(counts > 1 ? [fact(`${at}, again`, 'counted once', `counted ${counts} times`)] : []),
  ];
}
