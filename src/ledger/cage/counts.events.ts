import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../../kernel/event-definition';
import {
  Amount,
  BankId,
  Currency,
  Notes,
  OtherCurrencies,
  Pieces,
  Player,
  Pool,
  StaffList,
  Staff,
  TableId,
} from '../../kernel/fields.schema';

/** Whether what was counted goes to the cage with this event; else the close of the table, or a later count, takes it. */
const TakenToCage = Type.Boolean({ description: 'goes to the cage with this event' });

const CHIPS_AND_CASH = {
  chips: Amount,
  cash: Amount,
  pieces: Type.Optional(Pieces),
  notes: Type.Optional(Notes),
};

export const tipsCounted = defineEvent({
  type: 'cagnotte.tips.counted.v1',
  category: 'table',
  toldBy: ['count-room', 'table', 'cage'],
  withoutTable: 'cage',
  foreignCurrency: true,
  description:
    'A tip box (of a table, the cage, the reception) is counted; its cash goes to the cage in any case.',
  data: Type.Object({
    currency: Currency,
    ...CHIPS_AND_CASH,
    otherCurrencies: Type.Optional(OtherCurrencies),
    takenToCage: TakenToCage,
    by: StaffList,
  }),
});

export const slotCounted = defineEvent({
  type: 'cagnotte.slot.counted.v1',
  category: 'table',
  toldBy: ['count-room', 'table'],
  description:
    'The slot of a table is opened and counted: the cagnotte (commissions) or the slot of a jackpot.',
  data: Type.Object({
    currency: Currency,
    slot: Type.Enum(['cagnotte', 'jackpot']),
    pool: Type.Optional(Pool),
    chips: Amount,
    cash: Type.Optional(Amount),
    pieces: Type.Optional(Pieces),
    sections: Type.Optional(
      Type.Array(Type.Object({ bank: Type.Optional(BankId), banker: Type.Optional(Player), chips: Amount }), {
        maxItems: 200,
        description: 'chips per banker, where the slot is counted at each change of banker',
      }),
    ),
    takenToCage: TakenToCage,
    by: StaffList,
  }),
});
export type SlotCounted = DataOf<typeof slotCounted>;

export const cambistaCounted = defineEvent({
  type: 'cagnotte.cambista.counted.v1',
  category: 'table',
  toldBy: ['count-room', 'table'],
  description: "The imprest of a non-banked table's cambista is counted, chips and cash apart.",
  data: Type.Object({
    currency: Currency,
    ...CHIPS_AND_CASH,
    takenToCage: TakenToCage,
    by: StaffList,
  }),
});

export const countEvents = [tipsCounted, slotCounted, cambistaCounted] as const;

export const countSubmitted = defineEvent({
  type: 'cagnotte.count.submitted.v1',
  category: 'count',
  toldBy: 'person',
  decidedBy: 'submitBlindCount',
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
        pool: Type.Optional(Pool),
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
