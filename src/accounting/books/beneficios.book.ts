import { spanishMoment } from '../../kernel/spanish-moment';
import { spanishGame } from '../../games/game-codes';
import { type Book, type Cell, type Column, moment, money, text, totalsOf } from './book';
import type { BankInBooks, SessionFigures, SessionInBooks } from './session-figures';

const COLUMNS: readonly Column[] = [
  { id: 'banker', en: 'Banker', es: 'Banquero' },
  { id: 'from', en: 'From', es: 'Desde' },
  { id: 'until', en: 'Until', es: 'Hasta' },
  { id: 'expected', en: 'Expected', es: 'Previsto' },
  { id: 'counted', en: 'Counted', es: 'Contado' },
  { id: 'difference', en: 'Difference', es: 'Diferencia' },
  { id: 'fees', en: 'Fees outside the cagnotte', es: 'Derechos fuera de la cagnotte' },
];

/**
 * Registro de beneficios: one section per session of a circle table, in it a row for each successive banker. Expected
 * and counted stand beside each other, differences in a column of their own; no two tables are set off.
 */
export const beneficiosBook = ({ currency, sessions }: SessionFigures): Book => ({
  sections: sessions.filter(isCircle).map((session) => {
    const rows = rowsOf(session, currency);
    return { ...headingOf(session), columns: COLUMNS, rows, totals: totalsOf(rows, currency) };
  }),
});

const isCircle = ({ isHouseBanked, parts }: SessionInBooks): boolean => !isHouseBanked && parts === undefined;

function headingOf(session: SessionInBooks): { en: string; es: string } {
  const { table, sessionNo, game = '', openedAt = '', closedAt = '', staff } = session;
  const people = staff.join(', ');
  const abierta = `de ${spanishMoment(openedAt)} a ${spanishMoment(closedAt)}`;
  return {
    en: `Table ${table}, session ${sessionNo}: ${game}, ${openedAt} – ${closedAt}; ${people}`,
    es: `Mesa ${table}, sesión ${sessionNo}: ${spanishGame(game)}, ${abierta}; ${people}`,
  };
}

/**
 * A row for each banker, one for what belongs to none, and where the slot was counted for all, that row has the count.
 * Of what was never reported nothing can be expected, so that no difference is shown either.
 */
function rowsOf(
  { banks, commission, dropped, cagnotteDifference, onlyCounted }: SessionInBooks,
  currency: string,
): Cell[][] {
  const ofBanks = banks.reduce((sum, { expected }) => sum + expected, 0n);
  const countedOfBanks = banks.reduce((sum, { counted }) => sum + (counted ?? 0n), 0n);
  const rest = dropped - ofBanks;
  const countedOfRest = dropped + cagnotteDifference + onlyCounted - countedOfBanks;
  const differenceOfBanks = banks.reduce(
    (sum, { expected, counted }) => (counted === undefined ? sum : sum + counted - expected),
    0n,
  );
  return [
    ...banks.map((bank) => bankRow(bank, currency)),
    [
      text(banks.length === 0 ? 'Mesa' : 'Conjunto'),
      null,
      null,
      onlyCounted === 0n ? money(rest, currency) : null,
      money(countedOfRest, currency),
      onlyCounted === 0n ? money(cagnotteDifference - differenceOfBanks, currency) : null,
      money(commission - dropped - onlyCounted, currency),
    ],
  ];
}

const bankRow = ({ bank, banker, from, until, expected, counted }: BankInBooks, currency: string): Cell[] => [
  text(`${banker} (${bank})`),
  moment(from),
  moment(until),
  money(expected, currency),
  counted === undefined ? null : money(counted, currency),
  counted === undefined ? null : money(counted - expected, currency),
  null,
];
