import { movesOf } from '../_core/rules/bank-lines';
import { SESSION_COLUMNS, sessionColumns } from '../_core/store/fact-columns';
import { appendOnly, type EntryOfFact } from '../_core/store/read-model';
import { bigint, date, integer, key, numeric, oneOf, text, table } from '../_core/store/table';

export const PLAYER_BANK_MOVE = table('player_bank_move', {
  ...SESSION_COLUMNS,
  casino: key(text),
  recordNumber: key(bigint),
  moveNo: key(integer),
  gamingDay: date,
  eventType: text,
  bank: text,
  member: text,
  place: text,
  amount: numeric,
  currency: text,
  ofRecord: key(bigint),
  entry: key(oneOf<EntryOfFact>()),
});

export const playerBankMoveReadModel = appendOnly(PLAYER_BANK_MOVE, (fact) => {
  const session = sessionColumns(fact);
  if (session === undefined) return [];
  const { casino, number, ofRecord, entry, event, posts } = fact;
  return posts
    .flatMap((line) => movesOf([line]).map((move) => ({ ...move, currency: line.currency })))
    .map(({ bank, member, place, amount, currency }, index) => ({
      casino,
      recordNumber: number,
      ofRecord,
      entry,
      moveNo: index + 1,
      gamingDay: event.gamingday,
      eventType: event.type,
      ...session,
      bank,
      member,
      place,
      amount,
      currency,
    }));
});
