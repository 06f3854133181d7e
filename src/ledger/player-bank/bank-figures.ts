import { entryOf } from '../../kernel/same-value';
import type { Minor } from '../../kernel/money';
import type { StatementLine } from './bank-statement';
import type { CellPart } from '../_core/books/cell-part';
import { type ColumnOf, moment, moneyCell, text, bookColumn } from '../_core/books/book';

/** A bank of players in a table session, as its book shows it. Amounts in minor units of the book currency. */
export interface BankInBook {
  readonly day: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly bank: string;
  readonly banker: string;
  readonly mode: string | undefined;
  readonly from: string | undefined;
  /** When it ended, and why; undefined while it is held. */
  readonly until: string | undefined;
  readonly cause: string | undefined;
  readonly members: readonly BankMemberInBook[];
  readonly coups: readonly BankCoupInBook[];
  readonly garage: readonly GarageMoveInBook[];
  /** Its statement, fact by fact. */
  readonly lines: readonly StatementLine[];
}

export interface BankMemberInBook {
  readonly member: string;
  readonly putUp: Minor;
  readonly takenOut: Minor;
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
}

interface BankCoupInBook {
  readonly record: bigint;
  readonly at: string;
  readonly shoeNo: number;
  readonly coupNo: number;
  readonly results: readonly string[];
  readonly gain: Minor;
  readonly commission: Minor;
  readonly isVoided: boolean;
}

interface GarageMoveInBook {
  readonly record: bigint;
  readonly at: string;
  readonly kind: 'voluntary' | 'improper';
  readonly amount: Minor;
}

export interface DepositMoveInBook {
  readonly record: bigint;
  readonly at: string;
  readonly day: string;
  readonly banker: string;
  readonly bank: string | undefined;
  readonly eventType: string;
  readonly means: string | undefined;
  readonly document: string | undefined;
  readonly currency: string;
  readonly amount: Minor;
  readonly balance: Minor;
  readonly guarantee: Minor;
  readonly guaranteed: Minor;
}

export interface BankFigures {
  readonly currency: string;
  readonly banks: readonly BankInBook[];
  readonly deposits: readonly DepositMoveInBook[];
}

const MEANS: Readonly<Record<string, string>> = { cash: 'efectivo', cheque: 'cheque', guarantee: 'aval' };

const ofDeposit = (
  { banker, currency, record }: DepositMoveInBook,
  measure: 'amount' | 'guarantee',
  isBalance: boolean,
): CellPart[] => [{ from: 'deposits', banker, currency, record, measure, isBalance, sign: 1 }];

export const OF_DEPOSITS: readonly ColumnOf<DepositMoveInBook>[] = [
  bookColumn('banker', ['Banker', 'Banquero'], ({ banker }) => text(banker)),
  bookColumn('day', ['Day', 'Jornada'], ({ day }) => moment(day)),
  bookColumn('at', ['At', 'Hora'], ({ at }) => moment(at)),
  bookColumn('concept', ['Concept', 'Concepto'], ({ eventType }) => ({ concept: eventType })),
  bookColumn('means', ['Means', 'Medio'], ({ means = '' }) => text(entryOf(MEANS, means) ?? means)),
  bookColumn('document', ['Document', 'Documento'], ({ document = '' }) => text(document)),
  bookColumn('bank', ['Bank', 'Banca'], ({ bank = '' }) => text(bank)),
  bookColumn('amount', ['Deposit', 'Depósito'], (move) =>
    moneyCell(move.amount, move.currency, ofDeposit(move, 'amount', false)),
  ),
  bookColumn(
    'balance',
    ['Owed to the banker', 'Debido al banquero'],
    (move) => moneyCell(move.balance, move.currency, ofDeposit(move, 'amount', true)),
    { carries: 'balance' },
  ),
  bookColumn('guarantee', ['Guarantee', 'Aval'], (move) =>
    moneyCell(move.guarantee, move.currency, ofDeposit(move, 'guarantee', false)),
  ),
  bookColumn(
    'guaranteed',
    ['Guaranteed', 'Avalado'],
    (move) => moneyCell(move.guaranteed, move.currency, ofDeposit(move, 'guarantee', true)),
    { carries: 'balance' },
  ),
];
