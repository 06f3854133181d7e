import { type Minor, sumMinor } from '../../kernel/money';
import { type BankFigures, type BankInBook, PUT_UP, TAKEN_OUT } from './bank-figures';
import { type BankChoice, type CellPart, ofCells } from '../_core/books/cell-part';
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
import { depositRow, OF_DEPOSITS } from './deposit-rows';

const OF_BANKS: readonly Column[] = [
  { id: 'day', en: 'Day', es: 'Jornada' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'session', en: 'Session', es: 'Sesión' },
  { id: 'bank', en: 'Bank', es: 'Banca' },
  { id: 'banker', en: 'Banker', es: 'Banquero' },
  { id: 'mode', en: 'Mode', es: 'Modalidad' },
  { id: 'from', en: 'From', es: 'Desde' },
  { id: 'until', en: 'Until', es: 'Hasta' },
  { id: 'cause', en: 'End', es: 'Fin' },
  { id: 'coups', en: 'Coups', es: 'Golpes' },
  { id: 'putUp', en: 'Put up', es: 'Puesto' },
  { id: 'gain', en: 'Won', es: 'Ganado' },
  { id: 'commission', en: 'Commission', es: 'Comisión' },
  { id: 'takenOut', en: 'Taken out', es: 'Retirado' },
  { id: 'remaining', en: 'Remaining', es: 'Queda' },
];

const OF_MEMBERS: readonly Column[] = [
  { id: 'member', en: 'Member', es: 'Miembro' },
  { id: 'bank', en: 'Bank', es: 'Banca' },
  { id: 'putUp', en: 'Put up', es: 'Puesto' },
  { id: 'won', en: 'Won, commission taken off', es: 'Ganado, deducida la comisión' },
  { id: 'takenOut', en: 'Taken out', es: 'Retirado' },
  { id: 'inPlay', en: 'In play', es: 'En juego' },
  { id: 'voluntary', en: 'Voluntary garage', es: 'Garaje voluntario' },
  { id: 'improper', en: 'Improper garage', es: 'Garaje impropio' },
];

const OF_COUPS: readonly Column[] = [
  { id: 'bank', en: 'Bank', es: 'Banca' },
  { id: 'shoe', en: 'Shoe', es: 'Talla' },
  { id: 'coup', en: 'Coup', es: 'Golpe' },
  { id: 'at', en: 'At', es: 'Hora' },
  { id: 'results', en: 'Results', es: 'Resultado' },
  { id: 'gain', en: 'Won by the bank', es: 'Ganado por la banca' },
  { id: 'commission', en: 'Commission', es: 'Comisión' },
  { id: 'remarks', en: 'Remarks', es: 'Observaciones' },
];

const OF_GARAGES: readonly Column[] = [
  { id: 'bank', en: 'Bank', es: 'Banca' },
  { id: 'at', en: 'At', es: 'Hora' },
  { id: 'kind', en: 'Garage', es: 'Garaje' },
  { id: 'setAside', en: 'Set aside', es: 'Apartado' },
  { id: 'takenBack', en: 'Taken back', es: 'Reintegrado' },
];

/**
 * The book of players' banks: each with its members, coups and garages, and what bankers have deposited with the house
 * or proved in guarantees. None of it is the house's but the commission.
 */
export const bancasBook = ({ currency, banks, deposits }: BankFigures): Book => ({
  sections: [
    sectionOf(
      ['Banks', 'Bancas'],
      OF_BANKS,
      banks.map((bank) => bankRow(bank, currency)),
      currency,
    ),
    sectionOf(
      ['Members', 'Miembros'],
      OF_MEMBERS,
      banks.flatMap((bank) => memberRows(bank, currency)),
      currency,
    ),
    sectionOf(
      ['Coups', 'Golpes'],
      OF_COUPS,
      banks.flatMap((bank) => coupRows(bank, currency)),
      currency,
    ),
    sectionOf(
      ['Garages', 'Garajes'],
      OF_GARAGES,
      banks.flatMap((bank) => garageRows(bank, currency)),
      currency,
    ),
    sectionOf(['Deposits and guarantees', 'Depósitos y avales'], OF_DEPOSITS, deposits.map(depositRow)),
  ],
});

/** A section with the totals of its rows; without a currency nothing is added up. */
const sectionOf = (
  [en, es]: readonly [string, string],
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  currency?: string,
): Section => ({
  ...{ en, es, columns, rows },
  ...(rows.length === 0 || currency === undefined ? {} : { totals: totalsOf(rows, currency) }),
});

/** Banks are named by their tables: two tables may use one name. */
const nameOf = ({ table, bank }: BankInBook): Cell => text(`${table} ${bank}`);

function bankRow(bank: BankInBook, currency: string): Cell[] {
  const { members, from, until, cause, mode } = bank;
  const standing = bank.coups.filter(({ isVoided }) => !isVoided);
  const sum = (amounts: readonly Minor[], part: CellPart): Cell => money(sumMinor(amounts), currency, [part]);
  const own = choiceOf(bank);
  const coups = (measure: 'gain' | 'commission'): CellPart => ({
    from: 'coups',
    bank: own,
    measure,
    sign: 1,
  });
  return [
    { moment: bank.day },
    text(bank.table),
    { number: bank.sessionNo },
    text(bank.bank),
    text(bank.banker),
    text(MODES[mode ?? ''] ?? mode ?? ''),
    moment(from),
    moment(until),
    text(CAUSES[cause ?? ''] ?? cause ?? ''),
    { number: standing.length },
    sum(
      members.map(({ putUp }) => putUp),
      { from: 'bank', bank: own, types: PUT_UP, sign: 1 },
    ),
    sum(
      standing.map(({ gain }) => gain),
      coups('gain'),
    ),
    sum(
      standing.map(({ commission }) => commission),
      coups('commission'),
    ),
    sum(
      members.map(({ takenOut }) => takenOut),
      { from: 'bank', bank: own, types: TAKEN_OUT, sign: -1 },
    ),
    sum(
      members.map(({ inPlay, voluntary, improper }) => inPlay + voluntary + improper),
      { from: 'bank', bank: own, sign: 1 },
    ),
  ];
}

const choiceOf = ({ day, table, sessionNo, bank }: BankInBook): BankChoice => ({
  ...{ day, table, sessionNo, bank },
});

const MODES: Readonly<Record<string, string>> = {
  limited: 'limitada',
  free: 'libre',
  unlimited: 'ilimitada',
};

const CAUSES: Readonly<Record<string, string>> = {
  lost: 'perdida',
  passed: 'pasada',
  withdrawn: 'retirada',
  broken: 'saltada',
  'shoe-ended': 'fin de talla',
  'session-ended': 'fin de sesión',
  forfeited: 'decaída',
};

const memberRows = (bank: BankInBook, currency: string): Cell[][] =>
  bank.members.map(({ member, putUp, takenOut, inPlay, voluntary, improper }) => {
    const own = { from: 'bank', bank: choiceOf(bank), member, sign: 1 } as const;
    const amount = (sum: Minor, ...parts: readonly CellPart[]): Cell => money(sum, currency, parts);
    const won = inPlay + voluntary + improper + takenOut - putUp;
    return [
      text(member),
      nameOf(bank),
      amount(putUp, { ...own, types: PUT_UP }),
      amount(won, ...WON),
      amount(takenOut, { ...own, types: TAKEN_OUT, sign: -1 }),
      amount(inPlay, { ...own, places: ['in-play'] }),
      amount(voluntary, { ...own, places: ['voluntary'] }),
      amount(improper, { ...own, places: ['improper'] }),
    ];
  });

const WON = [...ofCells(['inPlay', 'voluntary', 'improper', 'takenOut']), ...ofCells(['putUp'], -1)];

/** A coup that was voided is shown, and counts for nothing. */
const coupRows = (bank: BankInBook, currency: string): Cell[][] =>
  bank.coups.map(({ record, shoeNo, coupNo, at, results, gain, commission, isVoided }) => {
    const own = { from: 'coups', bank: choiceOf(bank), record, sign: 1 } as const;
    return [
      nameOf(bank),
      { number: shoeNo },
      { number: coupNo },
      moment(at),
      text(results.map((winner) => WINNERS[winner] ?? winner).join(', ')),
      isVoided ? null : money(gain, currency, [{ ...own, measure: 'gain' }]),
      isVoided ? null : money(commission, currency, [{ ...own, measure: 'commission' }]),
      text(isVoided ? 'anulado' : ''),
    ];
  });

const WINNERS: Readonly<Record<string, string>> = {
  bank: 'banca',
  punto: 'punto',
  tie: 'empate',
  annulled: 'nulo',
};

const garageRows = (bank: BankInBook, currency: string): Cell[][] =>
  bank.garage.map(({ record, at, kind, amount }) => {
    const own = { from: 'bank', bank: choiceOf(bank), places: [kind], ofRecord: record } as const;
    return [
      nameOf(bank),
      moment(at),
      text(kind === 'voluntary' ? 'voluntario' : 'impropio'),
      amount > 0n ? money(amount, currency, [{ ...own, sign: 1 }]) : null,
      amount < 0n ? money(-amount, currency, [{ ...own, sign: -1 }]) : null,
    ];
  });
