import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import { type Book, type Cell, type Column, money, type Section, text } from '../_core/books/book';
import { type BalanceBefore, ofBalances } from '../journal/account-movements';
import { type CellPart, ofCellFurther, stated, statedPieces } from '../_core/books/cell-part';
import { type DeclaredFact, type FactFigures, factsOf } from '../_core/books/declared-fact';

const BY_HOLDER: readonly Column[] = [
  { id: 'holder', en: 'Held by', es: 'En poder de' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'amount', en: 'Face value', es: 'Valor facial' },
];

const BY_DENOMINATION: readonly Column[] = [
  { id: 'denomination', en: 'Denomination', es: 'Valor facial' },
  { id: 'sets', en: 'Sets', es: 'Juegos' },
  { id: 'inService', en: 'Pieces in service', es: 'Piezas en servicio' },
  { id: 'cage', en: 'In the cage', es: 'En caja' },
  { id: 'tables', en: 'Locked on tables', es: 'Bajo llave en mesas' },
  { id: 'rest', en: 'Elsewhere: customers, open tables', es: 'Resto: clientes y mesas abiertas' },
  { id: 'value', en: 'Value in service', es: 'Importe en servicio' },
];

const HOLDERS: Readonly<Record<string, string>> = {
  cage: 'Caja central',
  table: 'Anticipo de mesa',
  cambista: 'Cambista',
  cagnotte: 'Cagnotte',
  jackpot: 'Ranura de bote',
  tips: 'Propinas',
  transit: 'En camino',
  custody: 'Custodia de jugadores',
};

type ChipEvent =
  | 'cagnotte.chips.put-in-service.v1'
  | 'cagnotte.chips.withdrawn-from-service.v1'
  | 'cagnotte.cage.opened.v1'
  | 'cagnotte.cage.counted.v1'
  | 'cagnotte.table.closed.v1';

export interface ChipFigures extends FactFigures<ChipEvent> {
  readonly balances: readonly BalanceBefore[];
  readonly day?: string;
}

interface Piece {
  readonly denomination: number;
  readonly pieces: number;
  readonly set?: string;
}

/**
 * Where the chips are: by holder as the ledger has it, customers with what is left; and by denomination as far as
 * counts state it. What is neither in the cage nor locked on a table, customers and open tables hold.
 */
export function posicionBook(figures: ChipFigures): Book {
  return { sections: [holderSection(figures), denominationSection(figures)] };
}

function holderSection({ balances, day }: ChipFigures): Section {
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  const rows = currencies.flatMap((currency): Cell[][] => {
    const own = balances.filter((each) => each.currency === currency);
    const held = own.filter(({ account }) => account !== ISSUED);
    const inService = own.filter(({ account }) => account === ISSUED);
    const issued = -sumMinor(inService.map(({ balance }) => balance));
    const inHands = issued - sumMinor(held.map(({ balance }) => balance));
    const row = (words: string, table: string, amount: Minor, parts: readonly CellPart[]): Cell[] => [
      ...[text(words), text(table), text(currency), money(amount, currency, parts)],
    ];
    const rest = held.map((_, n) => ofCellFurther('amount', n - held.length, -1));
    return [
      ...held.map((each) => {
        const [, holder = '', table = ''] = each.account.split(':');
        return row(
          HOLDERS[holder] ?? each.account,
          table,
          each.balance,
          ofBalances([each], { day, sign: 1 }),
        );
      }),
      row('Clientes', '', inHands, [ofCellFurther('amount', 1), ...rest]),
      row('Total en servicio', '', issued, ofBalances(inService, { day, sign: -1 })),
    ];
  });
  return { en: 'By holder', es: 'Por tenedores', columns: BY_HOLDER, rows };
}

const ISSUED = 'chips:issued';

function denominationSection({ facts, currency }: ChipFigures): Section {
  const [put, taken] = [
    factsOf(facts, 'cagnotte.chips.put-in-service.v1'),
    factsOf(facts, 'cagnotte.chips.withdrawn-from-service.v1'),
  ];
  const [issued, withdrawn] = [put.map(({ data }) => data), taken.map(({ data }) => data)];
  const inService = [issued, withdrawn].map((moves) => moves.flatMap(({ pieces }) => pieces)) as [
    Piece[],
    Piece[],
  ];
  const cage = lastCageCount(facts);
  const tables = lockedOnTables(facts);
  const all = [...inService.flat(), ...(cage ?? []), ...(tables ?? [])];
  const denominations = [...new Set(all.map(({ denomination }) => denomination))].sort((a, b) => a - b);
  const rows = denominations.map((denomination): Cell[] => {
    const of = (pieces: readonly Piece[]): number =>
      pieces.filter((each) => each.denomination === denomination).reduce((sum, each) => sum + each.pieces, 0);
    const here = [...issued, ...withdrawn].filter(({ pieces }) =>
      pieces.some((each) => each.denomination === denomination),
    );
    const serving = of(inService[0]) - of(inService[1]);
    const found = (pieces: readonly Piece[] | undefined): Cell =>
      pieces === undefined ? null : { number: of(pieces) };
    return [
      money(
        minorFromWire(denomination),
        currency,
        placesOf(denomination, facts)
          .slice(0, 1)
          .map(({ record, at }) => stated(record, `${at}.denomination`)),
      ),
      text([...new Set(here.map(({ set }) => set))].join(', ')),
      { number: serving },
      found(cage),
      found(tables),
      cage === undefined ? null : { number: serving - of(cage) - of(tables ?? []) },
      money(minorFromWire(denomination) * BigInt(serving), currency, [
        ...placesOf(denomination, put).map(({ record, at }) => statedPieces(record, at)),
        ...placesOf(denomination, taken).map(({ record, at }) => statedPieces(record, at, -1)),
      ]),
    ];
  });
  return { en: 'By denomination', es: 'Por valores faciales', columns: BY_DENOMINATION, rows };
}

const placesOf = (
  denomination: number,
  facts: readonly DeclaredFact<ChipEvent>[],
): { readonly record: bigint; readonly at: string }[] =>
  facts.flatMap((fact) =>
    listsOf(fact).flatMap(({ list, pieces }) =>
      pieces.flatMap((each, n) =>
        each.denomination === denomination ? [{ record: fact.recordNumber, at: `${list}.${n}` }] : [],
      ),
    ),
  );

function listsOf({ type, data }: DeclaredFact<ChipEvent>): { list: string; pieces: readonly Piece[] }[] {
  if (type !== 'cagnotte.table.closed.v1') return [{ list: 'pieces', pieces: data.pieces ?? [] }];
  return (data.leftLocked ?? []).map(({ pieces = [] }, n) => ({ list: `leftLocked.${n}.pieces`, pieces }));
}

/** The pieces of the last count of the cage that states them; undefined if none does. */
const lastCageCount = (facts: ChipFigures['facts']): readonly Piece[] | undefined =>
  facts
    .flatMap((fact) => (isCageCount(fact) && fact.data.pieces !== undefined ? [fact.data.pieces] : []))
    .at(-1);

const isCageCount = (
  fact: DeclaredFact<ChipEvent>,
): fact is DeclaredFact<'cagnotte.cage.opened.v1' | 'cagnotte.cage.counted.v1'> =>
  fact.type === 'cagnotte.cage.opened.v1' || fact.type === 'cagnotte.cage.counted.v1';

/** What the last close of each table left locked there, where it states pieces; undefined if none does. */
function lockedOnTables(facts: ChipFigures['facts']): readonly Piece[] | undefined {
  const last = new Map(factsOf(facts, 'cagnotte.table.closed.v1').map((fact) => [fact.table, fact.data]));
  const stated = [...last.values()].flatMap(({ leftLocked = [] }) =>
    leftLocked.flatMap(({ pieces }) => pieces ?? []),
  );
  return stated.length === 0 ? undefined : stated;
}
