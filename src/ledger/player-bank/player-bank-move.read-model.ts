import { movesOf } from '../_core/rules/bank-lines';
import { sessionColumns } from '../_core/store/fact-columns';
import { appendOnly } from '../_core/store/read-model';

export const playerBankMoveReadModel = appendOnly('player_bank_move', (fact) => {
  const session = sessionColumns(fact);
  if (session === undefined) return [];
  const { casino, number, ofRecord, entry, event, posts } = fact;
  return posts
    .flatMap((line) => movesOf([line]).map((move) => ({ ...move, currency: line.currency })))
    .map(({ bank, member, place, amount, currency }, index) => ({
      casino,
      record_number: number.toString(),
      of_record: ofRecord.toString(),
      entry,
      move_no: index + 1,
      gaming_day: event.gamingday,
      event_type: event.type,
      ...session,
      bank,
      member,
      place,
      amount: amount.toString(),
      currency,
    }));
});
