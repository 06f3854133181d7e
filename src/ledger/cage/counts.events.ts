import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  Notes,
  OtherCurrencies,
  Pieces,
  PoolField,
  Staff,
  TableId,
} from '../../kernel/fields.schema';

export const countSubmitted = defineFact({
  type: 'cagnotte.count.submitted.v1',
  title: { en: 'Count submitted', es: 'Recuento a ciegas de una persona' },
  movesNothing: 'the count that the cage reports posts the difference',
  category: 'count',
  reportedBy: 'person',
  decidedBy: 'submitBlindCount',
  permission: 'counts:submit',
  begunHere: true,
  appendedWith: 'exact-version',
  description: 'One person has counted, without seeing what another one counted or what is expected.',
  data: Type.Object({
    kind: Type.Enum(['box', 'slot', 'cambista', 'tips']),
    table: Type.Optional(TableId),
    sessionNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    currency: Currency,
    countedAt: Type.String({ format: 'instant', description: 'when this person counted' }),
    counted: Type.Object(
      {
        box: Type.Optional(
          Type.String({ minLength: 1, maxLength: 80, description: 'number of the locked box' }),
        ),
        slot: Type.Optional(Type.Enum(['cagnotte', 'jackpot'])),
        pool: Type.Optional(PoolField),
        amount: Type.Optional(Amount),
        chips: Type.Optional(Amount),
        cash: Type.Optional(Amount),
        pieces: Type.Optional(Pieces),
        notes: Type.Optional(Notes),
        otherCurrencies: Type.Optional(OtherCurrencies),
        takenToCage: Type.Optional(Type.Boolean()),
      },
      { description: 'as the event of the count has it, without the persons' },
    ),
    by: Staff,
  }),
});
export type CountSubmitted = DataOf<typeof countSubmitted>;

export const captureEvents = [countSubmitted] as const;
