import type { DepositMoveInBook } from './bank-figures';
import type { CellPart } from '../_core/books/cell-part';
import { type ColumnOf, moment, money, text } from '../_core/books/book';

const MEANS: Readonly<Record<string, string>> = { cash: 'efectivo', cheque: 'cheque', guarantee: 'aval' };

export const OF_DEPOSITS: readonly ColumnOf<DepositMoveInBook>[] = [
  { id: 'banker', en: 'Banker', es: 'Banquero', of: ({ banker }) => text(banker) },
  { id: 'day', en: 'Day', es: 'Jornada', of: ({ day }) => moment(day) },
  { id: 'at', en: 'At', es: 'Hora', of: ({ at }) => moment(at) },
  { id: 'concept', en: 'Concept', es: 'Concepto', of: ({ eventType }) => ({ concept: eventType }) },
  { id: 'means', en: 'Means', es: 'Medio', of: ({ means = '' }) => text(MEANS[means] ?? means) },
  { id: 'document', en: 'Document', es: 'Documento', of: ({ document = '' }) => text(document) },
  { id: 'bank', en: 'Bank', es: 'Banca', of: ({ bank = '' }) => text(bank) },
  {
    ...{ id: 'amount', en: 'Deposit', es: 'Depósito' },
    of: (move) => money(move.amount, move.currency, ofDeposit(move, 'amount', false)),
  },
  {
    ...{ id: 'balance', en: 'Owed to the banker', es: 'Debido al banquero', carries: 'balance' },
    of: (move) => money(move.balance, move.currency, ofDeposit(move, 'amount', true)),
  },
  {
    ...{ id: 'guarantee', en: 'Guarantee', es: 'Aval' },
    of: (move) => money(move.guarantee, move.currency, ofDeposit(move, 'guarantee', false)),
  },
  {
    ...{ id: 'guaranteed', en: 'Guaranteed', es: 'Avalado', carries: 'balance' },
    of: (move) => money(move.guaranteed, move.currency, ofDeposit(move, 'guarantee', true)),
  },
];

const ofDeposit = (
  { banker, currency, record }: DepositMoveInBook,
  measure: 'amount' | 'guarantee',
  isBalance: boolean,
): CellPart[] => [{ from: 'deposits', banker, currency, record, measure, isBalance, sign: 1 }];
