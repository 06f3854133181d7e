import { MOST_DAYS_CHECKED } from '../../../src/ledger/gaming-day/missing-explanations.queries';
import type { Client } from '../service/client';
import { countStatements } from '../service/counted-statements';

const LONG_AGO_TO_FAR = 'from: "1977-01-01", to: "2999-12-31"';

interface Row {
  readonly day: string;
  readonly status: string;
  readonly openTables: readonly string[];
  readonly uncounted: readonly string[];
  readonly win: string;
  /** Null where the board does not say it. */
  readonly explanationsMissing: number | null;
}

export interface ComparedBoard {
  readonly casino: string;
  readonly board: readonly Row[];
  /** The same days by `gamingDay` and by the total of the control book, day by day. */
  readonly oneByOne: readonly Row[];
  /** Statements of the board of its first day, and of all of its days. */
  readonly statements: readonly [one: number, all: number];
}

const boardOf = (casino: string, first: number, more = ''): string =>
  `{ dayBoard(casino: "${casino}", ${LONG_AGO_TO_FAR}, first: ${first}) {
       edges { node { day status openTables uncounted win { amount } ${more} } } } }`;

/** The board of the days of every casino beside what `gamingDay` and the control book say of each day. */
export async function comparedBoards(client: Client): Promise<ComparedBoard[]> {
  const { casinos } = await client.ask<{ casinos: { id: string }[] }>('{ casinos { id } }');
  const compared: ComparedBoard[] = [];
  for (const { id: casino } of casinos) {
    const { dayBoard } = await client.ask<{
      dayBoard: { edges: { node: Omit<Row, 'win'> & { win: { amount: string } } }[] };
    }>(boardOf(casino, 50, 'explanationsMissing'));
    const board = dayBoard.edges.map(({ node }) => ({ ...node, win: node.win.amount }));
    const oneByOne: Row[] = [];
    for (const { day } of board) oneByOne.push(await dayByItself(client, casino, day));
    for (const late of oneByOne.filter(({ status }) => !isClosed(status)).slice(0, -MOST_DAYS_CHECKED))
      Object.assign(late, { explanationsMissing: null });
    const [one, all] = [
      await countStatements(() => client.ask(boardOf(casino, 1))),
      await countStatements(() => client.ask(boardOf(casino, 50))),
    ];
    compared.push({ casino, board, oneByOne, statements: [one, all] });
  }
  return compared;
}

const isClosed = (status: string): boolean => status === 'CLOSED' || status === 'CERTIFIED';

interface DayFound extends Omit<Row, 'win' | 'day' | 'explanationsMissing'> {
  readonly tieOuts: readonly {
    readonly check: string;
    readonly strength: string;
    readonly rows: readonly { readonly at: string; readonly ties: boolean }[];
  }[];
  readonly savedExplanations: readonly { readonly check: string; readonly at: string | null }[];
}

/** Rows of soft checks that do not tie and that no saved explanation is about. */
const missingIn = ({ tieOuts, savedExplanations }: DayFound): number =>
  tieOuts
    .filter(({ strength }) => strength === 'SOFT')
    .flatMap(({ check, rows }) =>
      rows.filter(
        ({ at, ties }) =>
          !ties && !savedExplanations.some((each) => each.check === check && (each.at ?? at) === at),
      ),
    ).length;

async function dayByItself(client: Client, casino: string, day: string): Promise<Row> {
  const { gamingDay, book } = await client.ask<{
    gamingDay: DayFound;
    book: { total: { amount: { amount: string } } };
  }>(`{ gamingDay(casino: "${casino}", day: "${day}") { ... on GamingDayFound { status openTables uncounted
          tieOuts { check strength rows { at ties } } savedExplanations { check at } } }
        book(casino: "${casino}", day: "${day}", book: CONTROL_DE_INGRESOS) { ... on Book { total { amount { amount } } } } }`);
  const { status, openTables, uncounted } = gamingDay;
  return {
    ...{ day, status, win: book.total.amount.amount },
    ...(isClosed(status) ? { openTables: [], uncounted: [] } : { openTables, uncounted }),
    explanationsMissing: isClosed(status) ? 0 : missingIn(gamingDay),
  };
}
