import { entryOf } from '../../kernel/same-value';
import { type Minor, sumMinor } from '../../kernel/money';
import { type BankFigures, type BankInBook, OF_DEPOSITS } from './bank-figures';
import { PUT_UP, TAKEN_OUT } from './bank-statement';
import { type BankChoice, type CellPart, ofCells } from '../_core/books/cell-part';
import { type Layouts, undoing, withoutSection } from '../_core/books/layout';
import { linesOfBank, OF_STATEMENT, OF_SHARES, sharesOfBank } from './bank-statement.section';
import type { Book, Cell, ColumnOf } from '../_core/books/book';
import { moment, moneyCell, sectionOf, text, bookColumn } from '../_core/books/book';

/**
 * The book of players' banks: each with its members, coups, statement and garages, and the deposits and guarantees of
 * bankers.
 * Only the commission belongs to the house.
 */
export const bancasBook = ({ currency, banks, deposits }: BankFigures): Book => {
  const inBook = banks.map((bank) => ({ ...bank, currency }));
  return {
    sections: [
      sectionOf({ en: 'Banks', es: 'Bancas' }, OF_BANKS, inBook, currency),
      sectionOf({ en: 'Members', es: 'Miembros' }, OF_MEMBERS, partsOf(inBook, 'members'), currency),
      sectionOf({ en: 'Coups', es: 'Jugadas' }, OF_COUPS, partsOf(inBook, 'coups'), currency),
      sectionOf(
        { en: STATEMENT, es: 'Extracto de las bancas' },
        OF_STATEMENT,
        inBook.flatMap(linesOfBank),
        currency,
      ),
      sectionOf({ en: SHARES, es: 'Partes de los miembros' }, OF_SHARES, inBook.flatMap(sharesOfBank)),
      sectionOf({ en: 'Garages', es: 'Garajes' }, OF_GARAGES, partsOf(inBook, 'garage'), currency),
      sectionOf({ en: 'Deposits and guarantees', es: 'Depósitos y avales' }, OF_DEPOSITS, deposits),
    ],
  };
};

const STATEMENT = 'Statement of the banks';
const SHARES = 'Shares of the members';

export const BANCAS_LAYOUTS: Layouts<BankFigures> = [
  { since: '0.2.0', was: undoing(withoutSection(SHARES), withoutSection(STATEMENT)) },
  { since: '0.4.0' },
];

type Bank = BankInBook & { readonly currency: string };

type PartOf<Kind extends 'members' | 'coups' | 'garage'> = BankInBook[Kind][number] & { readonly of: Bank };

const partsOf = <Kind extends 'members' | 'coups' | 'garage'>(
  banks: readonly Bank[],
  kind: Kind,
): PartOf<Kind>[] =>
  banks.flatMap((bank) => bank[kind].map((part): PartOf<Kind> => Object.assign({ of: bank }, part)));

/** The cell includes the table, because two tables may use one name for their banks. */
const BANK: ColumnOf<{ readonly of: Bank }> = bookColumn(
  'bank',
  ['Bank', 'Banca'],
  ({ of: { table, bank } }) => text(`${table} ${bank}`),
);

const choiceOf = ({ day, table, sessionNo, bank }: BankInBook): BankChoice => ({
  day,
  table,
  sessionNo,
  bank,
});

const counted = ({ coups }: BankInBook): BankInBook['coups'] => coups.filter(({ isVoided }) => !isVoided);

const sumOfCoups = (bank: Bank, measure: 'gain' | 'commission'): Cell =>
  moneyCell(sumMinor(counted(bank).map((coup) => coup[measure])), bank.currency, [
    { from: 'coups', bank: choiceOf(bank), measure, sign: 1 },
  ]);

const sumOfMembers = (
  bank: Bank,
  amountOf: (member: BankInBook['members'][number]) => Minor,
  lines: Pick<Extract<CellPart, { from: 'bank' }>, 'types' | 'sign'>,
): Cell =>
  moneyCell(sumMinor(bank.members.map(amountOf)), bank.currency, [
    { from: 'bank', bank: choiceOf(bank), ...lines },
  ]);

const OF_BANKS: readonly ColumnOf<Bank>[] = [
  bookColumn('day', ['Day', 'Jornada'], ({ day }) => moment(day)),
  bookColumn('table', ['Table', 'Mesa'], ({ table }) => text(table)),
  bookColumn('session', ['Session', 'Sesión'], ({ sessionNo }) => ({ number: sessionNo })),
  bookColumn('bank', ['Bank', 'Banca'], ({ bank }) => text(bank)),
  bookColumn('banker', ['Banker', 'Banquero'], ({ banker }) => text(banker)),
  bookColumn('mode', ['Mode', 'Modalidad'], ({ mode = '' }) => text(entryOf(MODES, mode) ?? mode)),
  bookColumn('from', ['From', 'Desde'], ({ from }) => moment(from)),
  bookColumn('until', ['Until', 'Hasta'], ({ until }) => moment(until)),
  bookColumn('cause', ['End', 'Fin'], ({ cause = '' }) => text(entryOf(CAUSES, cause) ?? cause)),
  bookColumn('coups', ['Coups', 'Jugadas'], (bank) => ({ number: counted(bank).length })),
  bookColumn('putUp', ['Put up', 'Aportado'], (bank) =>
    sumOfMembers(bank, ({ putUp }) => putUp, { types: PUT_UP, sign: 1 }),
  ),
  bookColumn('gain', ['Won', 'Ganado'], (bank) => sumOfCoups(bank, 'gain')),
  bookColumn('commission', ['Commission', 'Comisión'], (bank) => sumOfCoups(bank, 'commission')),
  bookColumn('takenOut', ['Taken out', 'Retirado'], (bank) =>
    sumOfMembers(bank, ({ takenOut }) => takenOut, { types: TAKEN_OUT, sign: -1 }),
  ),
  bookColumn('remaining', ['Remaining', 'Queda'], (bank) =>
    sumOfMembers(bank, ({ inPlay, voluntary, improper }) => inPlay + voluntary + improper, { sign: 1 }),
  ),
];

const MODES: Readonly<Record<string, string>> = {
  limited: 'limitada',
  free: 'libre',
  unlimited: 'sin límite',
};

const CAUSES: Readonly<Record<string, string>> = {
  lost: 'perdida',
  passed: 'cedida',
  withdrawn: 'retirada',
  broken: 'saltada',
  'shoe-ended': 'fin de talla',
  'session-ended': 'fin de sesión',
  forfeited: 'perdida por sanción',
};

const ofMember = (
  { of: bank, member }: PartOf<'members'>,
  amount: Minor,
  lines: Omit<Extract<CellPart, { from: 'bank' }>, 'from' | 'bank' | 'member' | 'sign'>,
  sign: 1 | -1 = 1,
): Cell => moneyCell(amount, bank.currency, [{ from: 'bank', bank: choiceOf(bank), member, ...lines, sign }]);

const OF_MEMBERS: readonly ColumnOf<PartOf<'members'>>[] = [
  bookColumn('member', ['Member', 'Miembro'], ({ member }) => text(member)),
  BANK,
  bookColumn('putUp', ['Put up', 'Aportado'], (member) => ofMember(member, member.putUp, { types: PUT_UP })),
  bookColumn(
    'won',
    ['Won, commission taken off', 'Ganado, deducida la comisión'],
    ({ inPlay, voluntary, improper, takenOut, putUp, of: { currency } }) =>
      moneyCell(inPlay + voluntary + improper + takenOut - putUp, currency, WON),
  ),
  bookColumn('takenOut', ['Taken out', 'Retirado'], (member) =>
    ofMember(member, member.takenOut, { types: TAKEN_OUT }, -1),
  ),
  bookColumn('inPlay', ['In play', 'En juego'], (member) =>
    ofMember(member, member.inPlay, { places: ['in-play'] }),
  ),
  bookColumn('voluntary', ['Voluntary garage', 'Garaje voluntario'], (member) =>
    ofMember(member, member.voluntary, { places: ['voluntary'] }),
  ),
  bookColumn('improper', ['Improper garage', 'Garaje impropio'], (member) =>
    ofMember(member, member.improper, { places: ['improper'] }),
  ),
];

const WON = [...ofCells(['inPlay', 'voluntary', 'improper', 'takenOut']), ...ofCells(['putUp'], -1)];

const ofCoup = (
  { of: bank, record, isVoided, ...coup }: PartOf<'coups'>,
  measure: 'gain' | 'commission',
): Cell =>
  isVoided
    ? null
    : moneyCell(coup[measure], bank.currency, [
        { from: 'coups', bank: choiceOf(bank), record, measure, sign: 1 },
      ]);

const OF_COUPS: readonly ColumnOf<PartOf<'coups'>>[] = [
  BANK,
  bookColumn('shoe', ['Shoe', 'Talla'], ({ shoeNo }) => ({ number: shoeNo })),
  bookColumn('coup', ['Coup', 'Jugada'], ({ coupNo }) => ({ number: coupNo })),
  bookColumn('at', ['At', 'Hora'], ({ at }) => moment(at)),
  bookColumn('results', ['Results', 'Resultado'], ({ results }) =>
    text(results.map((winner) => entryOf(WINNERS, winner) ?? winner).join(', ')),
  ),
  bookColumn('gain', ['Won by the bank', 'Ganado por la banca'], (coup) => ofCoup(coup, 'gain')),
  bookColumn('commission', ['Commission', 'Comisión'], (coup) => ofCoup(coup, 'commission')),
  bookColumn('remarks', ['Remarks', 'Observaciones'], ({ isVoided }) => text(isVoided ? 'anulada' : '')),
];

const WINNERS: Readonly<Record<string, string>> = {
  bank: 'banca',
  punto: 'punto',
  tie: 'empate',
  annulled: 'nula',
};

const ofGarage = ({ of: bank, record, kind, amount }: PartOf<'garage'>, sign: 1 | -1): Cell => {
  const moved = BigInt(sign) * amount;
  return moved > 0n
    ? moneyCell(moved, bank.currency, [
        { from: 'bank', bank: choiceOf(bank), places: [kind], ofRecord: record, sign },
      ])
    : null;
};

const OF_GARAGES: readonly ColumnOf<PartOf<'garage'>>[] = [
  BANK,
  bookColumn('at', ['At', 'Hora'], ({ at }) => moment(at)),
  bookColumn('kind', ['Garage', 'Garaje'], ({ kind }) =>
    text(kind === 'voluntary' ? 'voluntario' : 'impropio'),
  ),
  bookColumn('setAside', ['Set aside', 'Apartado'], (move) => ofGarage(move, 1)),
  bookColumn('takenBack', ['Taken back', 'Reintegrado'], (move) => ofGarage(move, -1)),
];
