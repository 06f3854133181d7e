import type { Said } from '../../finding-catalogue/finding';
import { englishMoment, spanishMoment } from '../../kernel/words';
import { englishGame, spanishGame } from '../../games/game-codes';
import type { BankInBooks, SessionFigures, SessionInBooks } from './session-figures';
import { addedUp, droppedIn, leftBefore, REMOVED } from './session-figures';
import type { Layouts } from '../_core/books/layout';
import {
  type Book,
  type Cell,
  type ColumnOfBook,
  moment,
  moneyCell,
  type Section,
  text,
  totalsRow,
} from '../_core/books/book';
import { customerOf, staffName } from '../_core/books/declared-fact';
import { type Clock, withPauses } from './pause-in-books';
import { type DutySpell, spellsByRole } from '../staff/duty-spell';
import { type CellPart, ofCellFurther, ofCells, ofLines, stated } from '../_core/books/cell-part';

const COLUMNS: readonly ColumnOfBook[] = [
  { id: 'banker', en: 'Banker', es: 'Banquero' },
  { id: 'from', en: 'From', es: 'Desde' },
  { id: 'until', en: 'Until', es: 'Hasta' },
  { id: 'expected', en: 'Expected', es: 'Previsto' },
  { id: 'counted', en: 'Counted', es: 'Contado' },
  { id: 'difference', en: 'Difference', es: 'Diferencia' },
  { id: 'fees', en: 'Fees outside the cagnotte', es: 'Cobros fuera del pozo' },
];

/**
 * Registro de beneficios: one section per session of a non-banked table, with one row per successive banker, under the name
 * that a fact states (Order of 1979, art. 53.2), which the book keeps encrypted: erased, the id is left.
 * Expected, counted and their difference have a column each; tables are not netted against each other.
 */
export const beneficiosBook = ({ currency, sessions }: SessionFigures): Book => ({
  sections: sessions.filter(isNonBanked).map((session) => {
    const rows = rowsOf(session, currency);
    const headingIn = (clock: Clock): Said => headingOf(session, clock);
    return {
      ...{ ...headingIn(asStated), headingIn },
      ...{ columns: COLUMNS, rows, totals: totalsRow(rows, currency) },
    };
  }),
});

const isNonBanked = ({ isHouseBanked, parts }: SessionInBooks): boolean =>
  !isHouseBanked && parts === undefined;

export const BENEFICIOS_LAYOUTS: Layouts<SessionFigures> = [
  {
    since: '0.2.0',
    // This layout left a gap in the heading for each value that was not reported.
    was: (next, { sessions }) => {
      const shown = sessions.filter(isNonBanked);
      return { sections: next.sections.map((section, n) => ({ ...section, ...headingWithGaps(shown[n]!) })) };
    },
  },
  {
    since: '0.3.0',
    // This layout had codes and instants as stated in English headings, no end of a bank that its banker withdrew whole,
    // no roles of the staff, no interruptions, and no names of bankers.
    was: (_, figures) => {
      const former = addedUp(withoutWithdrawals(figures));
      const shown = former.sessions.filter(isNonBanked);
      const { sections } = beneficiosBook(former);
      return {
        sections: sections.map((section, n) => ({ ...section, ...headingWithoutRoles(shown[n]!) })),
      };
    },
  },
  { since: '0.4.0' },
];

const withoutWithdrawals = (figures: SessionFigures): SessionFigures => ({
  ...figures,
  sessions: figures.sessions.map(({ banks, ...session }) => ({
    ...session,
    banks: banks.map(({ withdrawnAt: _shownSince, bankerName: _namedSince, ...bank }) => bank),
  })),
});

function headingWithoutRoles(session: SessionInBooks): Pick<Section, 'en' | 'es' | 'headingIn'> {
  const { table, sessionNo, game, openedAt, closedAt, staff } = session;
  const who = staff.length === 0 ? '' : `; ${staff.join(', ')}`;
  const open = openFrom(openedAt, closedAt, (at) => at);
  const en = `Table ${table}, session ${sessionNo}: ${game ?? 'game not reported'}, ${open.en}${who}`;
  const headingIn = (clock: Clock): Said => {
    const shown = sessionIn(session, clock);
    return { en: `${shown.en}${who}`, es: `${shown.es}${who}` };
  };
  return { es: headingIn(asStated).es, en, headingIn };
}

function headingWithGaps(session: SessionInBooks): Said {
  const { table, sessionNo, game = '', openedAt = '', closedAt = '', staff } = session;
  const who = staff.join(', ');
  const open = `de ${spanishMoment(openedAt)} a ${spanishMoment(closedAt)}`;
  return {
    en: `Table ${table}, session ${sessionNo}: ${game}, ${openedAt} – ${closedAt}; ${who}`,
    es: `Mesa ${table}, sesión ${sessionNo}: ${spanishGame(game)}, ${open}; ${who}`,
  };
}

const asStated: Clock = (at) => ({ at, isRepeated: false });

/**
 * The heading names each value that was not reported, except staff, which it omits. The staff is named with its roles, as the
 * Order of 1979, art. 53.2, asks: the croupiers and the cambista; so are the hours of interruption and resumption.
 */
function headingOf(session: SessionInBooks, clock: Clock): Said {
  const { duty, pauses } = session;
  const open = withPauses(sessionIn(session, clock), pauses, clock);
  if (duty.length === 0) return open;
  const who = spellsByRole(duty, ([first, ...more], language) => {
    const times = [first, ...more].flatMap((spell) => timesOf(spell, clock)[language]);
    return `${staffName(first)}${times.length === 0 ? '' : ` (${times.join(', ')})`}`;
  });
  return { en: `${open.en}; ${who.en}`, es: `${open.es}; ${who.es}` };
}

function timesOf({ from, until }: DutySpell, clock: Clock): { readonly [Language in keyof Said]: string[] } {
  const at = (written: typeof spanishMoment, instant: string): string => {
    const { at: shown, isRepeated } = clock(instant);
    return written(shown, isRepeated);
  };
  return {
    en: [
      ...(from === undefined ? [] : [`from ${at(englishMoment, from)}`]),
      ...(until === undefined ? [] : [`until ${at(englishMoment, until)}`]),
    ],
    es: [
      ...(from === undefined ? [] : [`desde ${at(spanishMoment, from)}`]),
      ...(until === undefined ? [] : [`hasta ${at(spanishMoment, until)}`]),
    ],
  };
}

function sessionIn({ table, sessionNo, game, openedAt, closedAt }: SessionInBooks, clock: Clock): Said {
  const [en, es] = [englishMoment, spanishMoment].map((written) =>
    openFrom(openedAt, closedAt, (instant) => {
      const { at, isRepeated } = clock(instant);
      return written(at, isRepeated);
    }),
  );
  return {
    en: `Table ${table}, session ${sessionNo}: ${englishGame(game ?? 'game not reported')}, ${en!.en}`,
    es: `Mesa ${table}, sesión ${sessionNo}: ${spanishGame(game ?? 'juego no comunicado')}, ${es!.es}`,
  };
}

/** Both languages with one form of moments. */
function openFrom(
  openedAt: string | undefined,
  closedAt: string | undefined,
  written: (at: string) => string,
): Said {
  if (openedAt === undefined && closedAt === undefined)
    return { en: 'neither opening nor closing reported', es: 'sin comunicar apertura ni cierre' };
  const [from, until] = [openedAt, closedAt].map((at) => at && written(at));
  if (closedAt === undefined) return { en: `from ${from}, not closed`, es: `desde ${from}, sin cierre` };
  if (openedAt === undefined)
    return { en: `until ${until}, opening not reported`, es: `hasta ${until}, sin comunicar apertura` };
  return { en: `${from} – ${until}`, es: `de ${from} a ${until}` };
}

/**
 * One row per banker, and a last row for what belongs to no banker; where the slot was counted for all banks
 * together, the last row has the count. Counted is the declared amount. Expected, by the ledger, is what was in the
 * slot before plus what was dropped into it. Where a commission is known from counts alone (`onlyCounted`), nothing
 * can be expected, so no difference is shown.
 */
function rowsOf(session: SessionInBooks, currency: string): Cell[][] {
  const { banks, commission, dropped, inCagnotteBefore, counted, cagnotteDifference, onlyCounted } = session;
  const ofBanks = banks.reduce((sum, { expected }) => sum + expected, 0n);
  const countedOfBanks = banks.reduce((sum, { counted }) => sum + (counted ?? 0n), 0n);
  const rest = inCagnotteBefore + dropped - ofBanks;
  const differenceOfBanks = banks.reduce(
    (sum, { expected, counted }) => (counted === undefined ? sum : sum + counted - expected),
    0n,
  );
  const above = (column: string): CellPart[] =>
    banks.map((_, n) => ofCellFurther(column, n - banks.length, -1));
  const of = partsOf(session);
  return [
    ...banks.map((bank) => bankRow(bank, session, currency)),
    [
      text(banks.length === 0 ? 'Mesa' : 'Conjunto'),
      null,
      null,
      onlyCounted === 0n
        ? moneyCell(rest, currency, [...of.before, ...of.dropped, ...above('expected')])
        : null,
      counted === undefined
        ? null
        : moneyCell(counted.amount - countedOfBanks, currency, [...counted.parts, ...above('counted')]),
      onlyCounted === 0n && counted !== undefined
        ? moneyCell(cagnotteDifference - differenceOfBanks, currency, [
            ...of.difference,
            ...above('difference'),
          ])
        : null,
      moneyCell(commission - dropped - onlyCounted, currency, of.fees),
    ],
  ];
}

const CLEARED = 'cagnotte.variance.cleared.v1';

function partsOf({ table, day, sessionNo }: SessionInBooks) {
  const own = { table, sessionNo, ofDays: [day, day] } as const;
  const dropped = droppedIn({ table, day, sessionNo });
  const onlyCounted = ofLines({ ...own, under: ['commission'], types: REMOVED }, -1);
  const back = <Part extends CellPart>(part: Part): Part => ({ ...part, sign: -part.sign });
  return {
    before: leftBefore({ table, day, sessionNo }),
    dropped: [dropped],
    difference: [ofLines({ ...own, under: ['variance:cagnotte'], otherTypes: [CLEARED] }, -1)],
    fees: [ofLines({ ...own, under: ['commission'] }, -1), back(dropped), back(onlyCounted)],
  };
}

function bankRow(
  { bank, banker, bankerName, from, until, withdrawnAt, expected, counted, countedIn = [] }: BankInBooks,
  { table, day, sessionNo }: SessionInBooks,
  currency: string,
): Cell[] {
  const coups: CellPart = {
    from: 'coups',
    bank: { day, table, sessionNo, bank },
    measure: 'commission',
    sign: 1,
  };
  const counts = countedIn.map(({ record, at }) => stated(record, at));
  const difference = [...ofCells(['counted']), ...ofCells(['expected'], -1)];
  return [
    text(`${customerOf(bankerName, banker)} (${bank})`),
    moment(from),
    moment(until ?? withdrawnAt),
    moneyCell(expected, currency, [coups]),
    counted === undefined ? null : moneyCell(counted, currency, counts),
    counted === undefined ? null : moneyCell(counted - expected, currency, difference),
    null,
  ];
}
