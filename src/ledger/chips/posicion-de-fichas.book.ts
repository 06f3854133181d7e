import { parseAccount } from '../_core/account';
import { entryOf } from '../../kernel/same-value';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { Book, Cell, ColumnOf, Section } from '../_core/books/book';
import { moneyCell, sectionOf, text, bookColumn } from '../_core/books/book';
import { type AccountBalance, ofBalances } from '../journal/account-movements';
import { type CellPart, ofCellFurther, stated, statedPieces } from '../_core/books/cell-part';
import { type DeclaredFact, type FactFigures, factsOf } from '../_core/books/declared-fact';

interface Held {
  readonly holder: string;
  readonly table: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly parts: readonly CellPart[];
}

const BY_HOLDER: readonly ColumnOf<Held>[] = [
  bookColumn('holder', ['Held by', 'En poder de'], ({ holder }) => text(holder)),
  bookColumn('table', ['Table', 'Mesa'], ({ table }) => text(table)),
  bookColumn('currency', ['Currency', 'Moneda'], ({ currency }) => text(currency)),
  bookColumn('amount', ['Face value', 'Valor facial'], ({ amount, currency, parts }) =>
    moneyCell(amount, currency, parts),
  ),
];

interface InService {
  readonly denomination: number;
  readonly currency: string;
  readonly sets: string;
  readonly inService: number;
  readonly cage: number | undefined;
  readonly tables: number | undefined;
  readonly stated: readonly CellPart[];
  readonly pieces: readonly CellPart[];
}

const BY_DENOMINATION: readonly ColumnOf<InService>[] = [
  bookColumn('denomination', ['Denomination', 'Valor facial'], ({ denomination, currency, stated: parts }) =>
    moneyCell(minorFromWire(denomination), currency, parts),
  ),
  bookColumn('sets', ['Sets', 'Juegos'], ({ sets }) => text(sets)),
  bookColumn('inService', ['Pieces in service', 'Piezas en servicio'], ({ inService }) => ({
    number: inService,
  })),
  bookColumn('cage', ['In the cage', 'En caja central'], ({ cage }) => numberOf(cage)),
  bookColumn('tables', ['Locked on tables', 'Bajo llave en mesas'], ({ tables }) => numberOf(tables)),
  bookColumn(
    'rest',
    ['Elsewhere: customers, open tables', 'Resto: clientes y mesas abiertas'],
    ({ inService, cage, tables = 0 }) => numberOf(cage === undefined ? undefined : inService - cage - tables),
  ),
  bookColumn(
    'value',
    ['Value in service', 'Importe en servicio'],
    ({ denomination, inService, currency, pieces }) =>
      moneyCell(minorFromWire(denomination) * BigInt(inService), currency, pieces),
  ),
];

const numberOf = (number: number | undefined): Cell => (number === undefined ? null : { number });

const HOLDERS: Readonly<Record<string, string>> = {
  cage: 'Caja central',
  table: 'Anticipo de mesa',
  cambista: 'Cambista',
  cagnotte: 'Pozo',
  jackpot: 'Ranura de bolsa',
  tips: 'Propinas',
  transit: 'En tránsito',
  custody: 'Custodia de jugadores',
};

type ChipEvent =
  | 'cagnotte.chips.put-in-service.v1'
  | 'cagnotte.chips.withdrawn-from-service.v1'
  | 'cagnotte.cage.opened.v1'
  | 'cagnotte.cage.counted.v1'
  | 'cagnotte.table.closed.v1';

export interface ChipFigures extends FactFigures<ChipEvent> {
  readonly balances: readonly AccountBalance[];
  readonly day?: string;
}

interface Piece {
  readonly denomination: number;
  readonly pieces: number;
  readonly set?: string;
}

/**
 * Where the chips are: by holder from the ledger, with the remainder in customers' hands; and by denomination as far
 * as counts state it. Customers and open tables hold what is neither in the cage nor locked on a table.
 */
export function posicionBook(figures: ChipFigures): Book {
  return { sections: [holderSection(figures), denominationSection(figures)] };
}

function holderSection({ balances, day }: ChipFigures): Section {
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  const holders = currencies.flatMap((currency): Held[] => {
    const own = balances.filter((each) => each.currency === currency);
    const held = own.filter(({ account }) => account !== ISSUED);
    const inService = own.filter(({ account }) => account === ISSUED);
    const issued = -sumMinor(inService.map(({ balance }) => balance));
    const inHands = issued - sumMinor(held.map(({ balance }) => balance));
    const rest = held.map((_, n) => ofCellFurther('amount', n - held.length, -1));
    return [
      ...held.map((each) => {
        const { holder = '', table = '' } = parseAccount(each.account) ?? {};
        const parts = ofBalances([each], { day, sign: 1 });
        return {
          holder: entryOf(HOLDERS, holder) ?? each.account,
          table,
          currency,
          amount: each.balance,
          parts,
        };
      }),
      {
        holder: 'Clientes',
        table: '',
        currency,
        amount: inHands,
        parts: [ofCellFurther('amount', 1), ...rest],
      },
      {
        holder: 'Total en servicio',
        table: '',
        currency,
        amount: issued,
        parts: ofBalances(inService, { day, sign: -1 }),
      },
    ];
  });
  return sectionOf({ en: 'By holder', es: 'Por tenedores' }, BY_HOLDER, holders);
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
  const served = denominations.map((denomination): InService => {
    const of = (pieces: readonly Piece[]): number =>
      pieces.filter((each) => each.denomination === denomination).reduce((sum, each) => sum + each.pieces, 0);
    const here = [...issued, ...withdrawn].filter(({ pieces }) =>
      pieces.some((each) => each.denomination === denomination),
    );
    return {
      denomination,
      currency,
      sets: [...new Set(here.map(({ set }) => set))].join(', '),
      inService: of(inService[0]) - of(inService[1]),
      cage: cage && of(cage),
      tables: tables && of(tables),
      stated: placesOf(denomination, facts)
        .slice(0, 1)
        .map(({ record, at }) => stated(record, `${at}.denomination`)),
      pieces: [
        ...placesOf(denomination, put).map(({ record, at }) => statedPieces(record, at)),
        ...placesOf(denomination, taken).map(({ record, at }) => statedPieces(record, at, -1)),
      ],
    };
  });
  return sectionOf({ en: 'By denomination', es: 'Por valores faciales' }, BY_DENOMINATION, served);
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
