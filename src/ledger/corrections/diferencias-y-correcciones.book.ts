import { accountOf, parseAccount } from '../_core/account';
import { entryOf } from '../../kernel/same-value';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import { type AccountMovements, ofBalances } from '../journal/account-movements';
import {
  type Book,
  type ColumnOf,
  moment,
  moneyCell,
  sectionOf,
  text,
  bookColumn,
} from '../_core/books/book';
import type { Layouts } from '../_core/books/layout';
import { isCountOfSeveral } from '../_core/counts';
import { ofCells, ofLines, ofMoves, stated, type PostedMove, sumOfAmounts } from '../_core/books/cell-part';
import type { DeclaredFact, FactFigures } from '../_core/books/declared-fact';
import { factsOf, namesOf, signedAs, staffName } from '../_core/books/declared-fact';
import { type ExplanationInBook, explanationsSection, pointsInText } from '../_core/books/addressed-book';
import { varianceCleared } from './corrections.events';

const POINTS: Readonly<Record<string, string>> = {
  table: 'Anticipo de mesa',
  drop: 'Caja metálica',
  cagnotte: 'Pozo',
  jackpot: 'Ranura de bolsa',
  tips: 'Propinas',
  cambista: 'Cambista',
  cage: 'Caja central',
  custody: 'Custodia',
};

const HOLDERS: Readonly<Record<string, string>> = { chips: 'fichas', cash: 'efectivo', cheques: 'cheques' };

const CLEARED_TO = {
  win: 'Resultado del juego',
  loss: 'Pérdida',
  receivable: 'Deudores',
  'other-income': 'Otros ingresos',
} as const;

type ClearingEvent = 'cagnotte.variance.cleared.v1' | 'cagnotte.correction.recorded.v1';

export interface DifferenceFigures extends FactFigures<ClearingEvent> {
  readonly variances: AccountMovements;
  /** What counts of several holders moved at each holder, because chips and cash do not offset each other. */
  readonly holders: readonly PostedMove[];
  readonly explanations: readonly ExplanationInBook[];
}

/**
 * Differences as counts found them, their clearing by two persons, the pending amount at each point, corrections with
 * both signatures, and explanations given at closes. Surpluses are positive, shortages negative.
 */
export const diferenciasBook = ({
  currency,
  facts,
  variances,
  holders,
  explanations,
}: DifferenceFigures): Book => ({
  sections: [
    sectionOf(
      { en: 'Differences found', es: 'Diferencias halladas' },
      FOUND,
      differencesIn(variances, holders),
      currency,
    ),
    sectionOf(
      { en: 'Differences cleared', es: 'Diferencias regularizadas' },
      CLEARED,
      factsOf(facts, CLEARING),
      currency,
    ),
    sectionOf(
      { en: 'Pending differences', es: 'Diferencias pendientes' },
      pendingColumns(variances.dayBefore),
      pendingIn(variances),
      currency,
    ),
    sectionOf(
      { en: 'Corrections', es: 'Correcciones' },
      CORRECTED,
      factsOf(facts, 'cagnotte.correction.recorded.v1'),
    ),
    explanationsSection(explanations),
  ],
});

export const DIFERENCIAS_LAYOUTS: Layouts<DifferenceFigures> = [
  { since: '0.2.0', was: pointsInText },
  { since: '0.3.0' },
];

const CLEARING = varianceCleared.type;

/** Names the point of a difference, or the holder at which a count of several found it. */
const pointOf = (account: string): string => {
  const { of: point, holder } = parseAccount(account) ?? {};
  return entryOf(POINTS, holder ?? point ?? '') ?? account;
};

interface Difference {
  readonly move: PostedMove;
  readonly isOfHolder: boolean;
}

const differencesIn = (variances: AccountMovements, holders: readonly PostedMove[]): Difference[] =>
  [
    ...variances.moves
      .filter(({ type }) => type !== CLEARING && !isCountOfSeveral(type))
      .map((move) => ({ move, isOfHolder: false })),
    ...holders.map((move) => ({ move, isOfHolder: true })),
  ].toSorted(
    ({ move: one }, { move: other }) =>
      compareText(one.place ?? '', other.place ?? '') || Number(one.ofRecord - other.ofRecord),
  );

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const whereFound = ({ move: { account, subLedger }, isOfHolder }: Difference): string =>
  isOfHolder
    ? [`${pointOf(account)}: ${HOLDERS[accountOf(account).family]}`, subLedger].join(' ').trim()
    : pointOf(account);

/**
 * Identifies a fact by its source within the casino and its id. Record numbers are not shown: they depend on the order
 * of arrival.
 */
const nameOfFact = ({ source, eventId }: PostedMove): string =>
  `${source.split('/').slice(3).join('/')} ${eventId}`;

const FOUND: readonly ColumnOf<Difference>[] = [
  bookColumn('booked', ['In the books of', 'En los libros de'], ({ move }) => moment(move.bookingDay)),
  bookColumn('day', ['Gaming day', 'Jornada'], ({ move }) => moment(move.gamingDay)),
  bookColumn('point', ['Counted at', 'Punto de recuento'], (difference) => text(whereFound(difference))),
  bookColumn('table', ['Table', 'Mesa'], ({ move: { table } }) => text(table ?? '')),
  bookColumn('session', ['Session', 'Sesión'], ({ move }) => ({ number: move.sessionNo })),
  bookColumn('fact', ['Event', 'Hecho'], ({ move }) => text(nameOfFact(move))),
  bookColumn('currency', ['Currency', 'Moneda'], ({ move }) => text(move.currency)),
  // A surplus is a debit of its holder, but a credit of an account of differences.
  bookColumn('difference', ['Over (+), short (-)', 'Sobrante (+), faltante (-)'], ({ move, isOfHolder }) =>
    isOfHolder
      ? moneyCell(move.amount, move.currency, [
          ofLines({ moves: [move], ofFacts: [move.ofRecord], basis: 'count' }),
        ])
      : moneyCell(-move.amount, move.currency, ofMoves([move], -1)),
  ),
];

const CLEARED: readonly ColumnOf<DeclaredFact<typeof CLEARING>>[] = [
  bookColumn('day', ['Gaming day', 'Jornada'], ({ gamingDay }) => moment(gamingDay)),
  bookColumn('document', ['Document', 'Documento'], ({ data }) => text(data.document)),
  bookColumn('point', ['Counted at', 'Punto de recuento'], ({ data }) => text(POINTS[data.point]!)),
  bookColumn('table', ['Table', 'Mesa'], ({ data }) => text(data.table ?? '')),
  bookColumn('ofDay', ['Of the day', 'De la jornada'], ({ data }) => moment(data.ofDay)),
  bookColumn('currency', ['Currency', 'Moneda'], ({ data }) => text(data.currency)),
  bookColumn('difference', ['Over (+), short (-)', 'Sobrante (+), faltante (-)'], ({ recordNumber, data }) =>
    moneyCell(-minorFromWire(data.amount), data.currency, [stated(recordNumber, 'amount', -1)]),
  ),
  bookColumn('to', ['Cleared as', 'Imputado a'], ({ data }) => text(CLEARED_TO[data.to])),
  bookColumn('reason', ['Reason', 'Motivo'], ({ data }) => text(data.reason)),
  bookColumn('approvedBy', ['Signed by', 'Firmado por'], ({ data, imported }) =>
    text(signedAs(namesOf(data.approvedBy), imported)),
  ),
];

const CORRECTED: readonly ColumnOf<DeclaredFact<'cagnotte.correction.recorded.v1'>>[] = [
  bookColumn('day', ['Gaming day', 'Jornada'], ({ gamingDay }) => moment(gamingDay)),
  bookColumn('record', ['Record', 'Registro'], ({ recordNumber }) => text(recordNumber.toString())),
  bookColumn('corrects', ['Corrected event', 'Hecho corregido'], ({ data: { corrects } }) =>
    text(`${corrects.source} ${corrects.id}`),
  ),
  bookColumn('kind', ['Kind', 'Clase'], ({ data }) =>
    text(data.replacement === undefined ? 'Anulación' : 'Sustitución'),
  ),
  bookColumn('reason', ['Reason', 'Motivo'], ({ data }) => text(data.reason)),
  bookColumn('proposedBy', ['Proposed by', 'Propuesta por'], ({ data, imported }) =>
    text(signedAs(staffName(data.proposedBy), imported)),
  ),
  bookColumn('approvedBy', ['Approved by', 'Aprobada por'], ({ data, imported }) =>
    text(signedAs(staffName(data.approvedBy), imported)),
  ),
  bookColumn('document', ['Document', 'Documento'], ({ data }) => text(data.document ?? '')),
];

interface Pending {
  readonly account: string;
  readonly currency: string;
  readonly before: AccountMovements['before'];
  readonly found: readonly PostedMove[];
  readonly cleared: readonly PostedMove[];
}

function pendingIn({ before, moves }: AccountMovements): Pending[] {
  const keys = new Set([...before, ...moves].map(({ account, currency }) => `${account}\0${currency}`));
  return [...keys].sort().map((key) => {
    const isOf = (each: { account: string; currency: string }) => `${each.account}\0${each.currency}` === key;
    const own = moves.filter(isOf);
    const [account = '', currency = ''] = key.split('\0');
    return {
      account,
      currency,
      before: before.filter(isOf),
      found: own.filter(({ type }) => type !== CLEARING),
      cleared: own.filter(({ type }) => type === CLEARING),
    };
  });
}

const balanceOf = ({ before }: Pending): Minor => sumMinor(before.map(({ balance }) => balance));

/** Shows surpluses, which are credits of their accounts, as positive amounts. */
const pendingColumns = (dayBefore: AccountMovements['dayBefore']): readonly ColumnOf<Pending>[] => [
  bookColumn('point', ['Counted at', 'Punto de recuento'], ({ account }) => text(pointOf(account))),
  bookColumn('table', ['Table', 'Mesa'], ({ account }) => text(parseAccount(account)?.table ?? '')),
  bookColumn('currency', ['Currency', 'Moneda'], ({ currency }) => text(currency)),
  bookColumn('before', ['Pending before', 'Pendiente anterior'], (each) =>
    moneyCell(-balanceOf(each), each.currency, ofBalances(each.before, { day: dayBefore, sign: -1 })),
  ),
  bookColumn('found', ['Found', 'Hallado'], ({ found, currency }) =>
    moneyCell(-sumOfAmounts(found), currency, ofMoves(found, -1)),
  ),
  bookColumn('cleared', ['Cleared', 'Regularizado'], ({ cleared, currency }) =>
    moneyCell(-sumOfAmounts(cleared), currency, ofMoves(cleared, -1)),
  ),
  bookColumn('pending', ['Pending', 'Pendiente'], (each) =>
    moneyCell(
      -(balanceOf(each) + sumOfAmounts(each.found) + sumOfAmounts(each.cleared)),
      each.currency,
      ofCells(['before', 'found', 'cleared']),
    ),
  ),
];
