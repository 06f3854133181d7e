import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { wonByCount } from '../_core/chips-of-customers';
import { PARTS_OF_PLAY } from '../_core/session-part';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  BankId,
  CHIPS_AND_CASH,
  Currency,
  Pieces,
  Player,
  PoolField,
  StaffList,
  TakenToCage,
} from '../../kernel/fields.schema';

export const slotCounted = defineFact({
  type: 'cagnotte.slot.counted.v1',
  title: { en: 'Cagnotte counted', es: 'Recuento del pozo' },
  byRules: true,
  toCustomers: (_data, lines) => -wonByCount(lines),
  inBooks: true,
  unread: ['banks', ...PARTS_OF_PLAY],
  category: 'table',
  reportedBy: ['count-room', 'table'],
  description:
    'The slot of a table is opened and counted: the cagnotte (commissions) or the slot of a jackpot.',
  data: Type.Object({
    currency: Currency,
    slot: Type.Enum(['cagnotte', 'jackpot']),
    pool: Type.Optional(PoolField),
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

export const cambistaCounted = defineFact({
  type: 'cagnotte.cambista.counted.v1',
  title: { en: 'Imprest counted', es: 'Recuento del cambista' },
  byRules: true,
  inBooks: true,
  unread: ['banks', ...PARTS_OF_PLAY],
  category: 'table',
  reportedBy: ['count-room', 'table'],
  description: "The imprest of a non-banked table's cambista is counted, chips and cash apart.",
  data: Type.Object({
    currency: Currency,
    ...CHIPS_AND_CASH,
    takenToCage: TakenToCage,
    by: StaffList,
  }),
});

export const tableCountEvents = [slotCounted, cambistaCounted] as const;
