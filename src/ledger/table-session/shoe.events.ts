import { Type } from 'typebox';
import { Cards, Player, RoundNo, ShoeNo, StaffList } from '../_core/fields.schema';
import { type DataOf, defineEvent } from '../_core/event-definition';

export const shoeStarted = defineEvent({
  type: 'cagnotte.shoe.started.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'A shoe (talla) begins: decks, burnt cards, cards behind the cut card.',
  data: Type.Object({
    shoeNo: ShoeNo,
    decks: Type.Integer({ minimum: 1, maximum: 12 }),
    deckSet: Type.Optional(Type.String({ maxLength: 80 })),
    newDecks: Type.Optional(Type.Boolean()),
    shoeSerial: Type.Optional(Type.String({ maxLength: 80 })),
    burnt: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
    burntCards: Type.Optional(Cards),
    behindCutCard: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    by: Type.Optional(StaffList),
  }),
});
export type ShoeStarted = DataOf<typeof shoeStarted>;

export const shoeEnded = defineEvent({
  type: 'cagnotte.shoe.ended.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'A shoe ends; the banker who won its last coup may go on in the next.',
  data: Type.Object({
    shoeNo: ShoeNo,
    lastCoup: Type.Optional(RoundNo),
    cause: Type.Optional(Type.Enum(['cut-card', 'changed', 'session-ended'])),
    goesOn: Type.Optional(Player),
    cardsChecked: Type.Optional(Type.Boolean()),
  }),
});
export type ShoeEnded = DataOf<typeof shoeEnded>;

export const shoeEvents = [shoeStarted, shoeEnded] as const;
