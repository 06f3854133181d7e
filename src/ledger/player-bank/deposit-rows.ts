import type { DepositMoveInBook } from './bank-figures';
import type { CellPart } from '../_core/books/cell-part';
import { type Cell, type Column, moment, money, text } from '../_core/books/book';

export const OF_DEPOSITS: readonly Column[] = [
  { id: 'banker', en: 'Banker', es: 'Banquero' },
  { id: 'day', en: 'Day', es: 'Jornada' },
  { id: 'at', en: 'At', es: 'Hora' },
  { id: 'concept', en: 'Concept', es: 'Concepto' },
  { id: 'means', en: 'Means', es: 'Medio' },
  { id: 'document', en: 'Document', es: 'Documento' },
  { id: 'bank', en: 'Bank', es: 'Banca' },
  { id: 'amount', en: 'Deposit', es: 'Depósito' },
  { id: 'balance', en: 'Owed to the banker', es: 'Debido al banquero', carries: 'balance' },
  { id: 'guarantee', en: 'Guarantee', es: 'Aval' },
  { id: 'guaranteed', en: 'Guaranteed', es: 'Avalado', carries: 'balance' },
];

const MEANS: Readonly<Record<string, string>> = { cash: 'efectivo', cheque: 'cheque', guarantee: 'aval' };

/** What moved a deposit or a guarantee, and what they came to by it. */
export const depositRow = (move: DepositMoveInBook): Cell[] => [
  text(move.banker),
  { moment: move.day },
  moment(move.at),
  { concept: move.eventType },
  text(MEANS[move.means ?? ''] ?? move.means ?? ''),
  text(move.document ?? ''),
  text(move.bank ?? ''),
  money(move.amount, move.currency, ofDeposit(move, 'amount', false)),
  money(move.balance, move.currency, ofDeposit(move, 'amount', true)),
  money(move.guarantee, move.currency, ofDeposit(move, 'guarantee', false)),
  money(move.guaranteed, move.currency, ofDeposit(move, 'guarantee', true)),
];

const ofDeposit = (
  { banker, currency, record }: DepositMoveInBook,
  measure: 'amount' | 'guarantee',
  isBalance: boolean,
): CellPart[] => [{ from: 'deposits', banker, currency, record, measure, isBalance, sign: 1 }];
