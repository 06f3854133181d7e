import { cambistaCashOf, chipsOf, dropOf } from '../_core/account-paths';
import { Type } from 'typebox';
import { minorFromWire } from '../../kernel/money';
import { customerOperation } from '../_core/customer-operation';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  DocumentId,
  FloatHolderField,
  Notes,
  Pieces,
  Player,
  RoundNo,
  Seat,
  Slip,
  StaffList,
} from '../../kernel/fields.schema';

export const chipsExchanged = defineFact({
  type: 'cagnotte.chips.exchanged.v1',
  title: { en: 'Exchange at the table', es: 'Cambio en mesa' },
  // The notes of a customer go into the box of the table, or into the imprest of the cambista. Chips for chips change no
  // holder's value.
  moves: ({ kind, at, amount, slip }, { table, box }) => {
    if (kind === 'chips-for-chips') return [];
    const chips = chipsOf(at === 'cambista' ? 'cambista' : 'table', table);
    const cash = at === 'cambista' ? cambistaCashOf(table) : { account: dropOf(table), subLedger: box };
    return kind === 'cash-for-chips'
      ? [{ from: chips, to: cash, amount, slip }]
      : [{ from: cash, to: chips, amount, slip }];
  },
  customer: ({ kind, amount, ...data }) => {
    if (kind === 'chips-for-chips') return undefined;
    const exchanged = minorFromWire(amount);
    return customerOperation(
      data,
      kind === 'cash-for-chips'
        ? { cashBrought: exchanged, chipsBought: exchanged }
        : { cashTaken: exchanged, chipsRedeemed: exchanged },
    );
  },
  slips: ({ slip, amount }, at) => [{ ...at, slip, kind: 'buy-in', amount }],
  unread: ['slips', 'boxes', 'banks'],
  asideOfPlay: true,
  category: 'table',
  reportedBy: ['table'],
  description:
    'A customer exchanges at a table or its cambista: cash for chips, chips for cash, or chips for plaques.',
  data: Type.Object({
    currency: Currency,
    kind: Type.Enum(['cash-for-chips', 'chips-for-cash', 'chips-for-chips'], {
      description: 'given by the customer – received; chips for chips or plaques changes no value',
    }),
    amount: Amount,
    at: Type.Optional(FloatHolderField),
    player: Type.Optional(Player),
    seat: Type.Optional(Seat),
    roundNo: Type.Optional(RoundNo),
    slip: Type.Optional(Slip),
    notes: Type.Optional(Notes),
    pieces: Type.Optional(Pieces),
    colour: Type.Optional(
      Type.Object(
        { colour: Type.String({ maxLength: 40 }), value: Amount, pieces: Type.Integer({ minimum: 0 }) },
        { description: 'colour chips given out, and the value declared for one' },
      ),
    ),
  }),
});

const chipSetMoved = {
  currency: Currency,
  set: Type.String({ minLength: 1, maxLength: 63, description: 'the chip set' }),
  amount: Amount,
  pieces: Pieces,
  by: StaffList,
  document: Type.Optional(DocumentId),
};

export const chipsPutInService = defineFact({
  type: 'cagnotte.chips.put-in-service.v1',
  title: { en: 'Chips put in service', es: 'Puesta en servicio de fichas' },
  moves: ({ amount }) => [{ from: 'chips:issued', to: 'chips:cage', amount }],
  inBooks: true,
  category: 'cage',
  reportedBy: ['cage', 'office'],
  description: 'Chips or plaques of a set enter the cage and from then on are owed to whoever holds them.',
  data: Type.Object(chipSetMoved),
});

export const chipsWithdrawnFromService = defineFact({
  type: 'cagnotte.chips.withdrawn-from-service.v1',
  title: { en: 'Chips withdrawn from service', es: 'Retirada de fichas del servicio' },
  moves: ({ amount }) => [{ from: 'chips:cage', to: 'chips:issued', amount }],
  inBooks: true,
  category: 'cage',
  reportedBy: ['cage', 'office'],
  description: 'Chips or plaques of a set leave the cage for good.',
  data: Type.Object(chipSetMoved),
});

export const chipEvents = [chipsExchanged, chipsPutInService, chipsWithdrawnFromService] as const;
