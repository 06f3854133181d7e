import { type Minor, sumMinor } from '../../kernel/money';
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
import { type CellPart, ofLines } from '../_core/books/cell-part';

/** Commissions of a rule at a table on a day; in one currency, minor units. */
interface CommissionInBook {
  readonly day: string;
  readonly table: string;
  /** Empty where nobody said. */
  readonly game: string;
  readonly rule: string;
  readonly currency: string;
  readonly amount: Minor;
}

/** What the book of commissions is made from. */
export interface CommissionFigures {
  readonly currency: string;
  readonly commissions: readonly CommissionInBook[];
}

const BY_TABLE: readonly Column[] = [
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'game', en: 'Game', es: 'Juego' },
  { id: 'rule', en: 'Rule', es: 'Regla' },
  { id: 'amount', en: 'Commission', es: 'Comisión' },
];

/** Commissions, deductions, rakes and fees as they were posted: by day, table, game and rule; then by rule, and by game. */
export function comisionesBook({ currency, commissions }: CommissionFigures): Book {
  const rows = commissions.map((each): Cell[] => {
    const { day, table, game, rule, amount } = each;
    return [
      moment(day),
      text(table),
      gameOf(game),
      text(rule),
      money(amount, each.currency, [linesOf(each)]),
    ];
  });
  return {
    sections: [
      { en: 'By table', es: 'Por mesas', columns: BY_TABLE, rows, ...sumsOf(rows, currency) },
      summed({ en: 'By rule', es: 'Por reglas' }, BY_TABLE[3]!, commissions, { by: 'rule', currency }),
      summed({ en: 'By game', es: 'Por juegos' }, BY_TABLE[2]!, commissions, { by: 'game', currency }),
    ],
  };
}

const linesOf = ({ day, table, game, rule, currency }: CommissionInBook): CellPart =>
  ofLines(
    {
      ...{ under: [`commission:${rule}`], currency, bookedOn: [day, day] },
      ...{ table: table === '' ? null : table, game: game === '' ? null : game },
    },
    -1,
  );

const gameOf = (game: string): Cell => ({ games: game === '' ? [] : [game] });

const sumsOf = (rows: readonly Cell[][], currency: string): Pick<Section, 'totals'> =>
  rows.length === 0 ? {} : { totals: totalsOf(rows, currency) };

/** What commissions come to, by rule or by game, each currency by itself. */
function summed(
  heading: Pick<Section, 'en' | 'es'>,
  column: Column,
  commissions: readonly CommissionInBook[],
  { by, currency }: { readonly by: 'rule' | 'game'; readonly currency: string },
): Section {
  const groups = new Map<string, CommissionInBook[]>();
  for (const each of commissions) {
    const key = `${each[by]}\0${each.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const rows = [...groups.values()].map((group): Cell[] => {
    const first = group[0]!;
    const amount = sumMinor(group.map((each) => each.amount));
    const cells = group.map((each): CellPart => ({
      ...{ from: 'cell', column: 'amount', sign: 1 },
      of: { section: 0, row: commissions.indexOf(each) },
    }));
    return [by === 'game' ? gameOf(first.game) : text(first.rule), money(amount, first.currency, cells)];
  });
  return { ...heading, columns: [column, BY_TABLE[4]!], rows, ...sumsOf(rows, currency) };
}
