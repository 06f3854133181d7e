import type { BothLanguages } from '../../kernel/words';
import en from '../../words/application/en.json';
import es from '../../words/application/es.json';
import lists from '../../words/lists.json';
import { filled, listed } from '../../words/message';
import type { Book, Cell } from '../../ledger/_core/books/book';
import type { Language } from '../../ledger/personal-data/personal-data';
import type { Bars } from './printed-bars';

/** An amount as the schema answers it (`Money`). */
export interface MoneyAnswer {
  readonly minorUnits: string;
  readonly currency: string;
}

/** A column of a list: its id for programs, its headings, and what it shows of a row. */
export interface ListColumn<Row> extends BothLanguages {
  readonly id: string;
  readonly of: (row: Row, language: Language) => Cell;
  /** Left out of a PDF unless it is asked for by its id: a page has no room for all. */
  readonly isOffPaper?: true;
}

export const listColumn = <Row>(
  id: string,
  { en, es }: BothLanguages,
  of: ListColumn<Row>['of'],
  more?: Pick<ListColumn<Row>, 'isOffPaper'>,
): ListColumn<Row> => ({ id, en, es, of, ...more });

/** The arguments of the query as the address states them, in the form of variables of GraphQL. */
export type ListAsked = Readonly<Record<string, unknown>>;

/** The answers of all pages of the query, in their order. */
export type Pages<Answer> = readonly [Answer, ...Answer[]];

/** Rows under one heading, with the columns of the list. */
export interface RowsOfList<Row> extends BothLanguages {
  readonly rows: readonly Row[];
}

interface Fact {
  readonly label: BothLanguages;
  readonly value: string | BothLanguages;
}

/**
 * A list that is taken away as a file: the query of the schema that answers it, and its columns. The file has the answer
 * of that query, so rights, limits and figures are those of GraphQL.
 */
export interface DeclaredList<Answer = unknown, Row = unknown> {
  /** Its name in the address. */
  readonly name: string;
  readonly title: BothLanguages;
  /** The field of `Query`. */
  readonly field: string;
  /** The type of the answer, where the field may answer that there is no such thing. */
  readonly ofType?: string;
  /** What is selected of its answer beside `position` and `complete`; of a list of pages with `pageInfo`. */
  readonly selection: string;
  /** How many rows there are on all pages, where the first page says it. */
  readonly rowCount?: (first: Answer) => number;
  readonly rowsOfPage: (page: Answer) => readonly unknown[];
  readonly columns: (args: ListAsked, pages: Pages<Answer>) => readonly ListColumn<Row>[];
  readonly sections: (pages: Pages<Answer>) => readonly RowsOfList<Row>[];
  /** What the file states about itself beside its arguments. */
  readonly facts?: (pages: Pages<Answer>) => readonly Fact[];
  readonly bars?: (args: ListAsked, pages: Pages<Answer>, language: Language) => Bars | undefined;
}

/** Declares a list with the types of its answer and its rows, which the other lists do not know. */
export const declaredList = <Answer, Row>(list: DeclaredList<Answer, Row>): DeclaredList =>
  list as unknown as DeclaredList;

/** A list that is ready to be written to a file. It has what a screen shows, and no signatures, because it is no official book. */
export interface ListFile extends Book {
  readonly kind: 'list';
  readonly title: BothLanguages;
  readonly language: Language;
  /** The first casino of the list: the files of a casino are made one after the other. */
  readonly casino: string;
  /** What the list is about and until which record it is known, as label and value. */
  readonly about: readonly (readonly [label: string, value: string])[];
  readonly bars?: Bars;
}

export const isList = (file: object): file is ListFile => 'kind' in file && file.kind === 'list';

/** What a list selects of an amount (`MoneyAnswer`). */
export const MONEY = '{ minorUnits currency }';

/** What a page selects of an answer about several casinos, each at its own record. */
export const CASINOS_KNOWN = 'positions { casino position }';

export interface CasinosKnown {
  readonly positions: readonly { readonly casino: string; readonly position: number }[];
}

/** States the record of each casino until which a list is known. */
export const factOfCasinos = ({ positions }: CasinosKnown): Fact => ({
  label: lists.about.known,
  value: listed(
    positions.map(({ casino, position }) => filled(lists.about.recordOf, { record: position, casino })),
  ),
});

/** A value that is not answered, or is null, is an empty cell. */
const cellOf =
  <Value>(of: (value: Value) => Cell) =>
  (value: Value | null | undefined): Cell =>
    value === null || value === undefined ? null : of(value);

export const amountCell = cellOf<MoneyAnswer>(({ minorUnits, currency }) => ({
  amount: BigInt(minorUnits),
  currency,
}));

export const textCell = cellOf<string>((text) => (text === '' ? null : { text }));

export const countCell = cellOf<number>((number) => ({ number }));

export const decimalCell = cellOf<string>((decimal) => ({ decimal }));

/** A gaming day, or a moment with its offset. */
export const momentCell = cellOf<string>((moment) => ({ moment }));

/** Words of the application, so that a file has the headings of the table that it is taken from. */
export const screenWords = (of: (words: typeof en) => string): BothLanguages => ({ en: of(en), es: of(es) });

interface ConnectionAnswer<Node> {
  readonly edges: readonly { readonly node: Node }[];
}

interface ListOfNodes<Node, Beside> extends Pick<DeclaredList, 'name' | 'title' | 'field'> {
  /** What is selected of each node. */
  readonly node: string;
  /** What is selected of each page beside its nodes. */
  readonly beside?: string;
  readonly facts?: DeclaredList<Beside>['facts'];
  readonly columns: (args: ListAsked) => readonly ListColumn<Node>[];
}

/** Declares a list whose query is a connection: each node is a row. */
export const listOfNodes = <Node, Beside = unknown>({
  node,
  beside = '',
  facts,
  columns,
  ...list
}: ListOfNodes<Node, Beside>): DeclaredList =>
  declaredList<ConnectionAnswer<Node> & Beside, Node>({
    ...list,
    ...(facts === undefined ? {} : { facts }),
    columns,
    selection: `${beside} pageInfo { endCursor hasNextPage } edges { node { ${node} } }`,
    rowsOfPage: ({ edges }) => edges,
    sections: (pages) => [{ ...list.title, rows: nodesOf(pages) }],
  });

export const nodesOf = <Node>(pages: Pages<ConnectionAnswer<Node>>): Node[] =>
  pages.flatMap(({ edges }) => edges.map(({ node }) => node));
