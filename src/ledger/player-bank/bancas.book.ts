import { entryOf } from '../../kernel/same-value';
import { type Minor, sumMinor } from '../../kernel/money';
import { type BankFigures, type BankInBook, OF_DEPOSITS, PUT_UP, TAKEN_OUT } from './bank-figures';
import { type BankChoice, type CellPart, ofCells } from '../_core/books/cell-part';
import { type Book, type Cell, type ColumnOf, moment, money, sectionOf, text } from '../_core/books/book';

/**
 * The book of players' banks: each with its members, coups and garages, and what bankers have deposited with the house
 * or proved in guarantees. None of it is the house's but the commission.
 */
export const bancasBook = ({ currency, banks, deposits }: BankFigures): Book => {
  const inBook = banks.map((bank) => ({ ...bank, currency }));
  return {
    sections: [
      sectionOf({ en: 'Banks', es: 'Bancas' }, OF_BANKS, inBook, currency),
      sectionOf({ en: 'Members', es: 'Miembros' }, OF_MEMBERS, partsOf(inBook, 'members'), currency),
      sectionOf({ en: 'Coups', es: 'Jugadas' }, OF_COUPS, partsOf(inBook, 'coups'), currency),
      sectionOf({ en: 'Garages', es: 'Garajes' }, OF_GARAGES, partsOf(inBook, 'garage'), currency),
      sectionOf({ en: 'Deposits and guarantees', es: 'Depósitos y avales' }, OF_DEPOSITS, deposits),
    ],
  };
};

type Bank = BankInBook & { readonly currency: string };

type PartOf<Kind extends 'members' | 'coups' | 'garage'> = BankInBook[Kind][number] & { readonly of: Bank };

const partsOf = <Kind extends 'members' | 'coups' | 'garage'>(
  banks: readonly Bank[],
  kind: Kind,
): PartOf<Kind>[] =>
  banks.flatMap((bank) => bank[kind].map((part): PartOf<Kind> => Object.assign({ of: bank }, part)));

/** The bank of a part: by its table, too, since two tables may use one name. */
const BANK: ColumnOf<{ readonly of: Bank }> = {
  ...{ id: 'bank', en: 'Bank', es: 'Banca' },
  of: ({ of: { table, bank } }) => text(`${table} ${bank}`),
};

const choiceOf = ({ day, table, sessionNo, bank }: BankInBook): BankChoice => ({
  ...{ day, table, sessionNo, bank },
});

const counted = ({ coups }: BankInBook): BankInBook['coups'] => coups.filter(({ isVoided }) => !isVoided);

const sumOfCoups = (bank: Bank, measure: 'gain' | 'commission'): Cell =>
  money(sumMinor(counted(bank).map((coup) => coup[measure])), bank.currency, [
    { from: 'coups', bank: choiceOf(bank), measure, sign: 1 },
  ]);

const sumOfMembers = (
  bank: Bank,
  amountOf: (member: BankInBook['members'][number]) => Minor,
  lines: Pick<Extract<CellPart, { from: 'bank' }>, 'types' | 'sign'>,
): Cell =>
  money(sumMinor(bank.members.map(amountOf)), bank.currency, [
    { from: 'bank', bank: choiceOf(bank), ...lines },
  ]);

const OF_BANKS: readonly ColumnOf<Bank>[] = [
  { id: 'day', en: 'Day', es: 'Jornada', of: ({ day }) => moment(day) },
  { id: 'table', en: 'Table', es: 'Mesa', of: ({ table }) => text(table) },
  { id: 'session', en: 'Session', es: 'Sesión', of: ({ sessionNo }) => ({ number: sessionNo }) },
  { id: 'bank', en: 'Bank', es: 'Banca', of: ({ bank }) => text(bank) },
  { id: 'banker', en: 'Banker', es: 'Banquero', of: ({ banker }) => text(banker) },
  { id: 'mode', en: 'Mode', es: 'Modalidad', of: ({ mode = '' }) => text(entryOf(MODES, mode) ?? mode) },
  { id: 'from', en: 'From', es: 'Desde', of: ({ from }) => moment(from) },
  { id: 'until', en: 'Until', es: 'Hasta', of: ({ until }) => moment(until) },
  { id: 'cause', en: 'End', es: 'Fin', of: ({ cause = '' }) => text(entryOf(CAUSES, cause) ?? cause) },
  { id: 'coups', en: 'Coups', es: 'Jugadas', of: (bank) => ({ number: counted(bank).length }) },
  {
    ...{ id: 'putUp', en: 'Put up', es: 'Aportado' },
    of: (bank) => sumOfMembers(bank, ({ putUp }) => putUp, { types: PUT_UP, sign: 1 }),
  },
  { id: 'gain', en: 'Won', es: 'Ganado', of: (bank) => sumOfCoups(bank, 'gain') },
  { id: 'commission', en: 'Commission', es: 'Comisión', of: (bank) => sumOfCoups(bank, 'commission') },
  {
    ...{ id: 'takenOut', en: 'Taken out', es: 'Retirado' },
    of: (bank) => sumOfMembers(bank, ({ takenOut }) => takenOut, { types: TAKEN_OUT, sign: -1 }),
  },
  {
    ...{ id: 'remaining', en: 'Remaining', es: 'Queda' },
    of: (bank) =>
      sumOfMembers(bank, ({ inPlay, voluntary, improper }) => inPlay + voluntary + improper, { sign: 1 }),
  },
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
): Cell => money(amount, bank.currency, [{ from: 'bank', bank: choiceOf(bank), member, ...lines, sign }]);

const OF_MEMBERS: readonly ColumnOf<PartOf<'members'>>[] = [
  { id: 'member', en: 'Member', es: 'Miembro', of: ({ member }) => text(member) },
  BANK,
  {
    ...{ id: 'putUp', en: 'Put up', es: 'Aportado' },
    of: (member) => ofMember(member, member.putUp, { types: PUT_UP }),
  },
  {
    ...{ id: 'won', en: 'Won, commission taken off', es: 'Ganado, deducida la comisión' },
    of: ({ inPlay, voluntary, improper, takenOut, putUp, of: { currency } }) =>
      money(inPlay + voluntary + improper + takenOut - putUp, currency, WON),
  },
  {
    ...{ id: 'takenOut', en: 'Taken out', es: 'Retirado' },
    of: (member) => ofMember(member, member.takenOut, { types: TAKEN_OUT }, -1),
  },
  {
    ...{ id: 'inPlay', en: 'In play', es: 'En juego' },
    of: (member) => ofMember(member, member.inPlay, { places: ['in-play'] }),
  },
  {
    ...{ id: 'voluntary', en: 'Voluntary garage', es: 'Garaje voluntario' },
    of: (member) => ofMember(member, member.voluntary, { places: ['voluntary'] }),
  },
  {
    ...{ id: 'improper', en: 'Improper garage', es: 'Garaje impropio' },
    of: (member) => ofMember(member, member.improper, { places: ['improper'] }),
  },
];

const WON = [...ofCells(['inPlay', 'voluntary', 'improper', 'takenOut']), ...ofCells(['putUp'], -1)];

const ofCoup = (
  { of: bank, record, isVoided, ...coup }: PartOf<'coups'>,
  measure: 'gain' | 'commission',
): Cell =>
  isVoided
    ? null
    : money(coup[measure], bank.currency, [
        { from: 'coups', bank: choiceOf(bank), record, measure, sign: 1 },
      ]);

const OF_COUPS: readonly ColumnOf<PartOf<'coups'>>[] = [
  BANK,
  { id: 'shoe', en: 'Shoe', es: 'Talla', of: ({ shoeNo }) => ({ number: shoeNo }) },
  { id: 'coup', en: 'Coup', es: 'Jugada', of: ({ coupNo }) => ({ number: coupNo }) },
  { id: 'at', en: 'At', es: 'Hora', of: ({ at }) => moment(at) },
  {
    ...{ id: 'results', en: 'Results', es: 'Resultado' },
    of: ({ results }) => text(results.map((winner) => entryOf(WINNERS, winner) ?? winner).join(', ')),
  },
  {
    ...{ id: 'gain', en: 'Won by the bank', es: 'Ganado por la banca' },
    of: (coup) => ofCoup(coup, 'gain'),
  },
  { id: 'commission', en: 'Commission', es: 'Comisión', of: (coup) => ofCoup(coup, 'commission') },
  {
    ...{ id: 'remarks', en: 'Remarks', es: 'Observaciones' },
    of: ({ isVoided }) => text(isVoided ? 'anulada' : ''),
  },
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
    ? money(moved, bank.currency, [
        { from: 'bank', bank: choiceOf(bank), places: [kind], ofRecord: record, sign },
      ])
    : null;
};

const OF_GARAGES: readonly ColumnOf<PartOf<'garage'>>[] = [
  BANK,
  { id: 'at', en: 'At', es: 'Hora', of: ({ at }) => moment(at) },
  {
    ...{ id: 'kind', en: 'Garage', es: 'Garaje' },
    of: ({ kind }) => text(kind === 'voluntary' ? 'voluntario' : 'impropio'),
  },
  { id: 'setAside', en: 'Set aside', es: 'Apartado', of: (move) => ofGarage(move, 1) },
  { id: 'takenBack', en: 'Taken back', es: 'Reintegrado', of: (move) => ofGarage(move, -1) },
];
