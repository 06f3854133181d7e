import { minorFromWire } from '../../kernel/money';
import {
  type Book,
  type Cell,
  type Column,
  moment,
  money,
  type Section,
  text,
  totalsOf,
} from '../_core/books/book';
import { ofMoves, stated } from '../_core/books/cell-part';
import { type FactFigures, factsOf, nameOf, namesOf } from '../_core/books/declared-fact';
import { type PostedMove, sumOfMoves } from '../_core/books/posted-move';

type ChequeEvent =
  | 'cagnotte.cage.cheque-issued.v1'
  | 'cagnotte.cage.cheque-returned.v1'
  | 'cagnotte.cage.chips-redeemed.v1';

/** What the book of cheques is made from. */
export interface ChequeFigures extends FactFigures<ChequeEvent> {
  /** The first day of the book. */
  readonly day: string;
  /** What moved on the customers' cheques in the cage, by their numbers, from the beginning until the last day. */
  readonly moves: readonly PostedMove[];
}

const ISSUED: readonly Column[] = [
  { id: 'document', en: 'Cheque', es: 'Cheque' },
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'amount', en: 'Amount', es: 'Importe' },
  { id: 'pays', en: 'Pays', es: 'Concepto' },
  { id: 'payee', en: 'Payee', es: 'Perceptor' },
  { id: 'by', en: 'Signed by', es: 'Firmado por' },
];

const RECEIVED: readonly Column[] = [
  { id: 'document', en: 'Cheque', es: 'Cheque' },
  { id: 'received', en: 'Received on', es: 'Recibido el' },
  { id: 'before', en: 'Open before', es: 'Pendiente anterior' },
  { id: 'taken', en: 'Received', es: 'Recibido' },
  { id: 'cleared', en: 'Cleared', es: 'Cobrado' },
  { id: 'returned', en: 'Returned', es: 'Devuelto' },
  { id: 'other', en: 'Counted or returned to the customer', es: 'Recuento o entrega al cliente' },
  { id: 'open', en: 'Open', es: 'Pendiente' },
];

const RETURNED: readonly Column[] = [
  { id: 'document', en: 'Cheque', es: 'Cheque' },
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'amount', en: 'Amount', es: 'Importe' },
  { id: 'after', en: 'After clearing', es: 'Tras el cobro' },
  { id: 'player', en: 'Customer', es: 'Cliente' },
  { id: 'reason', en: 'Reason', es: 'Motivo' },
];

const CERTIFICATES: readonly Column[] = [
  { id: 'certificate', en: 'Certificate', es: 'Certificado' },
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'player', en: 'Customer', es: 'Cliente' },
  { id: 'amount', en: 'Chips redeemed', es: 'Fichas canjeadas' },
  { id: 'byCheque', en: 'Paid by cheque', es: 'Pagado con cheque' },
  { id: 'by', en: 'Issued by', es: 'Expedido por' },
];

const PAYS: Readonly<Record<string, string>> = {
  chips: 'Fichas',
  prize: 'Premio',
  deposit: 'Depósito',
  'lost-money': 'Dinero perdido',
  other: 'Otros',
};

/**
 * Cheques of the house as they were issued, those of customers one by one from receipt to clearing or return with what
 * is open, and the certificates of winnings that were given out.
 */
export function chequesBook(figures: ChequeFigures): Book {
  const { currency } = figures;
  const section = (en: string, es: string, columns: readonly Column[], rows: readonly Cell[][]): Section => ({
    ...{ en, es, columns, rows },
    ...(rows.length === 0 ? {} : { totals: totalsOf(rows, currency) }),
  });
  return {
    sections: [
      section('Cheques of the house', 'Cheques librados por la casa', ISSUED, issuedRows(figures)),
      section('Cheques of customers', 'Cheques de clientes', RECEIVED, receivedRows(figures)),
      section('Cheques returned unpaid', 'Cheques devueltos', RETURNED, returnedRows(figures)),
      section(
        'Certificates of winnings',
        'Certificados de ganancias',
        CERTIFICATES,
        certificateRows(figures),
      ),
    ],
  };
}

const issuedRows = ({ facts }: ChequeFigures): Cell[][] =>
  factsOf(facts, 'cagnotte.cage.cheque-issued.v1').map(({ recordNumber, gamingDay, data }) => [
    text(data.document),
    moment(gamingDay),
    money(minorFromWire(data.amount), data.currency, [stated(recordNumber, 'amount')]),
    text(PAYS[data.pays] ?? data.pays),
    text(data.player ?? ''),
    text(namesOf(data.by)),
  ]);

const returnedRows = ({ facts }: ChequeFigures): Cell[][] =>
  factsOf(facts, 'cagnotte.cage.cheque-returned.v1').map(({ recordNumber, gamingDay, data }) => [
    text(data.document),
    moment(gamingDay),
    money(minorFromWire(data.amount), data.currency, [stated(recordNumber, 'amount')]),
    text(data.afterClearing === true ? 'sí' : 'no'),
    text(data.player ?? ''),
    text(data.reason ?? ''),
  ]);

const certificateRows = ({ facts }: ChequeFigures): Cell[][] =>
  factsOf(facts, 'cagnotte.cage.chips-redeemed.v1').map(({ recordNumber, gamingDay, data }) => {
    const cheques = data.paid
      .map((each, n) => ({ ...each, part: stated(recordNumber, `paid.${n}.amount`) }))
      .filter(({ means }) => means === 'cheque');
    const byCheque = cheques.reduce((sum, { amount }) => sum + minorFromWire(amount), 0n);
    return [
      text(data.certificate ?? ''),
      moment(gamingDay),
      text(data.player ?? ''),
      money(minorFromWire(data.amount), data.currency, [stated(recordNumber, 'amount')]),
      money(
        byCheque,
        data.currency,
        cheques.map(({ part }) => part),
      ),
      text(data.by === undefined ? '' : nameOf(data.by)),
    ];
  });

/** A row for each cheque in each currency that was open before, or that anything moved on these days. */
function receivedRows({ moves, day }: ChequeFigures): Cell[][] {
  const cheques = new Map<string, PostedMove[]>();
  for (const move of moves) {
    const key = [move.subLedger, move.currency].join('\0');
    cheques.set(key, [...(cheques.get(key) ?? []), move]);
  }
  return [...cheques.values()].flatMap((own) => {
    const before = own.filter(({ bookingDay }) => bookingDay < day);
    const now = own.filter(({ bookingDay }) => bookingDay >= day);
    return sumOfMoves(before) === 0n && now.length === 0 ? [] : [chequeRow(own, before, now)];
  });
}

function chequeRow(
  own: readonly PostedMove[],
  before: readonly PostedMove[],
  now: readonly PostedMove[],
): Cell[] {
  const [{ subLedger, currency, gamingDay }] = own as readonly [PostedMove];
  const of = (type: string): PostedMove[] => now.filter((move) => move.type === type);
  const settling = ['cagnotte.cage.cheque-cleared.v1', 'cagnotte.cage.cheque-returned.v1'];
  const rest = now.filter(({ type }) => !settling.includes(type));
  const taken = rest.filter(({ type, amount }) => amount > 0n && !COUNTS.includes(type));
  const amounts: [readonly PostedMove[], 1 | -1][] = [
    [before, 1],
    [taken, 1],
    [of('cagnotte.cage.cheque-cleared.v1'), -1],
    [of('cagnotte.cage.cheque-returned.v1'), -1],
    [rest.filter((move) => !taken.includes(move)), 1],
    [own, 1],
  ];
  return [
    text(subLedger),
    moment(gamingDay),
    ...amounts.map(([some, sign]) => money(BigInt(sign) * sumOfMoves(some), currency, ofMoves(some, sign))),
  ];
}

/** Cheques that a count finds or misses were not received or given away by it. */
const COUNTS: readonly string[] = ['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1'];
