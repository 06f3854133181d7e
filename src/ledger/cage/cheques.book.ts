import { entryOf } from '../../kernel/same-value';
import { minorFromWire, sumMinor } from '../../kernel/money';
import type { Book, Cell, ColumnOf } from '../_core/books/book';
import { moment, moneyCell, sectionOf, text, bookColumn } from '../_core/books/book';
import { ofMoves, stated, type PostedMove, sumOfAmounts } from '../_core/books/cell-part';
import type { DeclaredFact, FactFigures } from '../_core/books/declared-fact';
import { customerOf, factsOf, staffName, namesOf } from '../_core/books/declared-fact';
import { chequeCleared, chequeIssued, chequeReturned, chipsRedeemed } from './cage.events';
import { isCountOfSeveral } from '../_core/counts';

const [ISSUES, RETURNS, REDEMPTIONS] = [chequeIssued.type, chequeReturned.type, chipsRedeemed.type] as const;
export const CHEQUE_EVENTS = [ISSUES, RETURNS, REDEMPTIONS] as const;
type ChequeEvent = (typeof CHEQUE_EVENTS)[number];

export interface ChequeFigures extends FactFigures<ChequeEvent> {
  readonly day: string;
  readonly moves: readonly PostedMove[];
}

const PAYS: Readonly<Record<string, string>> = {
  chips: 'Fichas',
  prize: 'Premio',
  deposit: 'Depósito',
  'lost-money': 'Dinero perdido o abandonado',
  other: 'Otros',
};

/**
 * The cheques of the house as issued; each cheque of a customer from receipt to clearing or return, with the open
 * amount; and the certificates of winnings.
 */
export const chequesBook = ({ currency, facts, moves, day }: ChequeFigures): Book => ({
  sections: [
    sectionOf(
      { en: 'Cheques of the house', es: 'Cheques librados por la casa' },
      ISSUED,
      factsOf(facts, ISSUES),
      currency,
    ),
    sectionOf(
      { en: 'Cheques of customers', es: 'Cheques de clientes' },
      RECEIVED,
      chequesOf(moves, day),
      currency,
    ),
    sectionOf(
      { en: 'Cheques returned unpaid', es: 'Cheques devueltos impagados' },
      RETURNED,
      factsOf(facts, RETURNS),
      currency,
    ),
    sectionOf(
      { en: 'Certificates of winnings', es: 'Certificados de ganancias' },
      CERTIFICATES,
      factsOf(facts, REDEMPTIONS),
      currency,
    ),
  ],
});

const DAY: ColumnOf<DeclaredFact> = bookColumn('day', ['Gaming day', 'Jornada'], ({ gamingDay }) =>
  moment(gamingDay),
);

const amountNamed = (en: string, es: string): ColumnOf<DeclaredFact<ChequeEvent>> => ({
  id: 'amount',
  en,
  es,
  of: ({ recordNumber, data }) =>
    moneyCell(minorFromWire(data.amount), data.currency, [stated(recordNumber, 'amount')]),
});

const ISSUED: readonly ColumnOf<DeclaredFact<typeof ISSUES>>[] = [
  bookColumn('document', ['Cheque', 'Cheque'], ({ data }) => text(data.document)),
  DAY,
  amountNamed('Amount', 'Importe'),
  bookColumn('pays', ['Pays', 'Concepto'], ({ data }) => text(entryOf(PAYS, data.pays) ?? data.pays)),
  bookColumn('payee', ['Payee', 'Perceptor'], ({ data }) => text(customerOf(data.payee, data.player))),
  bookColumn('by', ['Signed by', 'Firmado por'], ({ data }) => text(namesOf(data.by))),
];

const RETURNED: readonly ColumnOf<DeclaredFact<typeof RETURNS>>[] = [
  bookColumn('document', ['Cheque', 'Cheque'], ({ data }) => text(data.document)),
  DAY,
  amountNamed('Amount', 'Importe'),
  bookColumn('after', ['After clearing', 'Tras el cobro'], ({ data }) =>
    text(data.afterClearing === true ? 'sí' : 'no'),
  ),
  bookColumn('player', ['Customer', 'Cliente'], ({ data }) => text(customerOf(data.drawer, data.player))),
  bookColumn('reason', ['Reason', 'Motivo'], ({ data }) => text(data.reason ?? '')),
];

const CERTIFICATES: readonly ColumnOf<DeclaredFact<typeof REDEMPTIONS>>[] = [
  bookColumn('certificate', ['Certificate', 'Certificado'], ({ data }) => text(data.certificate ?? '')),
  DAY,
  bookColumn('player', ['Customer', 'Cliente'], ({ data }) => text(data.player ?? '')),
  amountNamed('Chips redeemed', 'Fichas canjeadas'),
  bookColumn(
    'byCheque',
    ['Paid by cheque', 'Pagado con cheque'],
    ({ recordNumber, data: { paid, currency } }) => {
      const cheques = paid
        .map((each, n) => ({ ...each, part: stated(recordNumber, `paid.${n}.amount`) }))
        .filter(({ means }) => means === 'cheque');
      return moneyCell(
        sumMinor(cheques.map(({ amount }) => minorFromWire(amount))),
        currency,
        cheques.map(({ part }) => part),
      );
    },
  ),
  bookColumn('by', ['Issued by', 'Expedido por'], ({ data }) =>
    text(data.by === undefined ? '' : staffName(data.by)),
  ),
];

/**
 * The movements of a cheque in one currency: all of them, those before the days of the book, and those of these days by
 * kind.
 */
interface CustomersCheque {
  readonly all: readonly [PostedMove, ...PostedMove[]];
  readonly before: readonly PostedMove[];
  readonly taken: readonly PostedMove[];
  readonly cleared: readonly PostedMove[];
  readonly returned: readonly PostedMove[];
  readonly other: readonly PostedMove[];
}

function chequesOf(moves: readonly PostedMove[], day: string): CustomersCheque[] {
  const cheques = new Map<string, [PostedMove, ...PostedMove[]]>();
  for (const move of moves) {
    const key = [move.subLedger, move.currency].join('\0');
    const known = cheques.get(key);
    if (known === undefined) cheques.set(key, [move]);
    else known.push(move);
  }
  return [...cheques.values()].flatMap((all) => {
    const before = all.filter(({ bookingDay }) => bookingDay < day);
    const now = all.filter(({ bookingDay }) => bookingDay >= day);
    return sumOfAmounts(before) === 0n && now.length === 0 ? [] : [{ all, before, ...byKind(now) }];
  });
}

function byKind(
  moves: readonly PostedMove[],
): Pick<CustomersCheque, 'taken' | 'cleared' | 'returned' | 'other'> {
  const [cleared, returned] = [chequeCleared.type, RETURNS].map((kind) =>
    moves.filter(({ type }) => type === kind),
  );
  const rest = moves.filter(({ type }) => type !== chequeCleared.type && type !== RETURNS);
  const taken = rest.filter(({ type, amount }) => amount > 0n && !isCountOfSeveral(type));
  const other = rest.filter((move) => !taken.includes(move));
  return { taken, cleared: cleared!, returned: returned!, other };
}

const moved = (cheque: CustomersCheque, part: keyof CustomersCheque, sign: 1 | -1 = 1): Cell =>
  moneyCell(BigInt(sign) * sumOfAmounts(cheque[part]), cheque.all[0].currency, ofMoves(cheque[part], sign));

const RECEIVED: readonly ColumnOf<CustomersCheque>[] = [
  bookColumn('document', ['Cheque', 'Cheque'], ({ all }) => text(all[0].subLedger)),
  bookColumn('received', ['Received on', 'Recibido el'], ({ all }) => moment(all[0].gamingDay)),
  bookColumn('before', ['Open before', 'Pendiente anterior'], (cheque) => moved(cheque, 'before')),
  bookColumn('taken', ['Received', 'Recibido'], (cheque) => moved(cheque, 'taken')),
  bookColumn('cleared', ['Cleared', 'Cobrado'], (cheque) => moved(cheque, 'cleared', -1)),
  bookColumn('returned', ['Returned', 'Devuelto'], (cheque) => moved(cheque, 'returned', -1)),
  bookColumn('other', ['Counted or returned to the customer', 'Recuento o entrega al cliente'], (cheque) =>
    moved(cheque, 'other'),
  ),
  bookColumn('open', ['Open', 'Pendiente'], (cheque) => moved(cheque, 'all')),
];
