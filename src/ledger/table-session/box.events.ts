import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { minorFromWire } from '../../kernel/money';
import { boughtInByCount } from '../_core/chips-of-customers';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  DocumentId,
  Notes,
  OtherCurrencies,
  Reason,
  StaffList,
} from '../../kernel/fields.schema';

const Box = Type.String({ minLength: 1, maxLength: 80, description: 'number of the locked box' });

export const boxIssued = defineFact({
  type: 'cagnotte.box.issued.v1',
  title: { en: 'Drop box placed', es: 'Entrega de caja metálica' },
  slips: ({ box }, at) => [{ ...at, slip: box, kind: 'box' }],
  inBooks: true,
  category: 'table',
  reportedBy: ['count-room', 'table'],
  description: 'An empty locked box for notes is put on a table.',
  data: Type.Object({ box: Box, by: StaffList }),
});

export const boxSwapped = defineFact({
  type: 'cagnotte.box.swapped.v1',
  title: { en: 'Drop box swapped', es: 'Cambio de caja metálica' },
  slips: ({ replacement }, at) => [{ ...at, slip: replacement, kind: 'box' }],
  inBooks: true,
  category: 'table',
  reportedBy: ['table'],
  description: 'A full box leaves the table and an empty one takes its place.',
  data: Type.Object({
    box: Type.String({ minLength: 1, maxLength: 80, description: 'the box that leaves' }),
    replacement: Type.String({ minLength: 1, maxLength: 80, description: 'the box that takes its place' }),
    by: StaffList,
    document: Type.Optional(DocumentId),
    reason: Type.Optional(Reason),
  }),
});

export const dropCounted = defineFact({
  type: 'cagnotte.drop.counted.v1',
  title: { en: 'Drop box counted', es: 'Recuento de caja metálica' },
  byRules: true,
  toCustomers: (_data, lines) => boughtInByCount(lines),
  slips: ({ box, amount }, { table }) => [{ end: 'cage', table, slip: box, kind: 'box', amount }],
  declares: ({ amount }) => ({ boxes: minorFromWire(amount) }),
  unread: ['banks'],
  asideOfPlay: true,
  category: 'table',
  reportedBy: ['count-room'],
  foreignCurrency: true,
  description: 'A box is opened and the cash in it counted; the cash goes to the cage.',
  data: Type.Object({
    currency: Currency,
    box: Box,
    amount: Amount,
    notes: Type.Optional(Notes),
    otherCurrencies: Type.Optional(OtherCurrencies),
    by: StaffList,
  }),
});
export type DropCounted = DataOf<typeof dropCounted>;

export const boxEvents = [boxIssued, boxSwapped, dropCounted] as const;
