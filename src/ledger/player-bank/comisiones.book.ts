import { type Minor, sumMinor } from '../../kernel/money';
import {
  type Book,
  type ColumnOf,
  moment,
  moneyCell,
  sectionOf,
  text,
  bookColumn,
} from '../_core/books/book';
import { type CellPart, ofLines } from '../_core/books/cell-part';

/** Commissions of a rule at a table on a day; in one currency, minor units. */
export interface CommissionInBook {
  readonly day: string;
  readonly table: string;
  readonly game: string;
  readonly rule: string;
  readonly currency: string;
  readonly amount: Minor;
}

export interface CommissionFigures {
  readonly currency: string;
  readonly commissions: readonly CommissionInBook[];
}

/** Commissions, deductions, rakes and fees as they were posted: by day, table, game and rule; then by rule, and by game. */
export const comisionesBook = ({ currency, commissions }: CommissionFigures): Book => ({
  sections: [
    sectionOf({ en: 'By table', es: 'Por mesas' }, BY_TABLE, commissions, currency),
    sectionOf(
      { en: 'By rule', es: 'Por reglas' },
      summedBy(RULE, commissions),
      groupsBy('rule', commissions),
      currency,
    ),
    sectionOf(
      { en: 'By game', es: 'Por juegos' },
      summedBy(GAME, commissions),
      groupsBy('game', commissions),
      currency,
    ),
  ],
});

const GAME: ColumnOf<CommissionInBook> = bookColumn('game', ['Game', 'Juego'], ({ game }) => ({
  games: game === '' ? [] : [game],
}));

const RULE: ColumnOf<CommissionInBook> = bookColumn('rule', ['Rule', 'Regla'], ({ rule }) => text(rule));

const AMOUNT = { id: 'amount', en: 'Commission', es: 'Comisión' };

const BY_TABLE: readonly ColumnOf<CommissionInBook>[] = [
  bookColumn('day', ['Gaming day', 'Jornada'], ({ day }) => moment(day)),
  bookColumn('table', ['Table', 'Mesa'], ({ table }) => text(table)),
  GAME,
  RULE,
  { ...AMOUNT, of: (each) => moneyCell(each.amount, each.currency, [linesOf(each)]) },
];

const linesOf = ({ day, table, game, rule, currency }: CommissionInBook): CellPart =>
  ofLines(
    {
      under: [`commission:${rule}`],
      currency,
      bookedOn: [day, day],
      table: table === '' ? null : table,
      game: game === '' ? null : game,
    },
    -1,
  );

type Group = readonly [CommissionInBook, ...CommissionInBook[]];

function groupsBy(by: 'rule' | 'game', commissions: readonly CommissionInBook[]): Group[] {
  const groups = new Map<string, [CommissionInBook, ...CommissionInBook[]]>();
  for (const each of commissions) {
    const key = `${each[by]}\0${each.currency}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [each]);
    else known.push(each);
  }
  return [...groups.values()];
}

const summedBy = (
  { of, ...heading }: ColumnOf<CommissionInBook>,
  commissions: readonly CommissionInBook[],
): readonly ColumnOf<Group>[] => [
  { ...heading, of: ([first]) => of(first) },
  {
    ...AMOUNT,
    of: (group) =>
      moneyCell(
        sumMinor(group.map(({ amount }) => amount)),
        group[0].currency,
        group.map((each): CellPart => ({
          from: 'cell',
          column: 'amount',
          sign: 1,
          of: { section: 0, row: commissions.indexOf(each) },
        })),
      ),
  },
];
