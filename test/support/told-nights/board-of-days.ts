import type { Client } from '../service/client';
import { countStatements } from '../service/counted-statements';

const LONG_AGO_TO_FAR = 'from: "1977-01-01", to: "2999-12-31"';

interface Row {
  readonly day: string;
  readonly status: string;
  readonly openTables: readonly string[];
  readonly uncounted: readonly string[];
  readonly win: string;
}

export interface ComparedBoard {
  readonly casino: string;
  readonly board: readonly Row[];
  /** The same days by `gamingDay` and by the total of the control book, day by day. */
  readonly oneByOne: readonly Row[];
  /** Statements of the board of its first day, and of all of its days. */
  readonly statements: readonly [one: number, all: number];
}

const boardOf = (casino: string, first: number): string =>
  `{ dayBoard(casino: "${casino}", ${LONG_AGO_TO_FAR}, first: ${first}) {
       edges { node { day status openTables uncounted win { amount } } } } }`;

/** The board of the days of every casino beside what `gamingDay` and the control book say of each day. */
export async function comparedBoards(client: Client): Promise<ComparedBoard[]> {
  const { casinos } = await client.ask<{ casinos: { id: string }[] }>('{ casinos { id } }');
  const compared: ComparedBoard[] = [];
  for (const { id: casino } of casinos) {
    const { dayBoard } = await client.ask<{
      dayBoard: { edges: { node: Omit<Row, 'win'> & { win: { amount: string } } }[] };
    }>(boardOf(casino, 50));
    const board = dayBoard.edges.map(({ node }) => ({ ...node, win: node.win.amount }));
    const oneByOne: Row[] = [];
    for (const { day } of board) oneByOne.push(await dayByItself(client, casino, day));
    const [one, all] = [
      await countStatements(() => client.ask(boardOf(casino, 1))),
      await countStatements(() => client.ask(boardOf(casino, 50))),
    ];
    compared.push({ casino, board, oneByOne, statements: [one, all] });
  }
  return compared;
}

async function dayByItself(client: Client, casino: string, day: string): Promise<Row> {
  const { gamingDay, book } = await client.ask<{
    gamingDay: Omit<Row, 'win' | 'day'>;
    book: { total: { amount: { amount: string } } };
  }>(`{ gamingDay(casino: "${casino}", day: "${day}") { ... on GamingDayFound { status openTables uncounted } }
        book(casino: "${casino}", day: "${day}", book: CONTROL_DE_INGRESOS) { ... on Book { total { amount { amount } } } } }`);
  const isClosed = gamingDay.status === 'CLOSED' || gamingDay.status === 'CERTIFIED';
  return {
    day,
    ...gamingDay,
    ...(isClosed ? { openTables: [], uncounted: [] } : {}),
    win: book.total.amount.amount,
  };
}
