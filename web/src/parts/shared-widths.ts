/** The cells of a table in the form in which they are shown, without its heading. */
export interface ShownTable {
  readonly columns: readonly { readonly id: string }[];
  readonly rows: readonly (readonly string[])[];
  readonly totals?: readonly string[] | null | undefined;
}

/** Widths of columns in characters, and the least width of the table in which each column has its own. */
export interface SharedWidths {
  readonly columns: readonly number[];
  readonly least: number;
}

/** A column has room for a few letters of its heading, and a long text takes several lines. */
const [LEAST, MOST] = [6, 30];
/** The blank at both sides of a cell, in characters. */
const BLANK = 4;

const formOf = ({ columns }: ShownTable): string => columns.map(({ id }) => id).join('\n');

/**
 * Widths of the columns of tables that have the same columns, so that their amounts stand below each other; undefined for a table
 * that is the only one with its columns.
 */
export function sharedWidths(tables: readonly ShownTable[]): (SharedWidths | undefined)[] {
  const byForm = new Map<string, ShownTable[]>();
  for (const table of tables) byForm.set(formOf(table), [...(byForm.get(formOf(table)) ?? []), table]);
  const widths = new Map(
    [...byForm].map(([form, alike]) => [form, alike.length < 2 ? undefined : of(alike)]),
  );
  return tables.map((table) => widths.get(formOf(table)));
}

function of(alike: readonly ShownTable[]): SharedWidths {
  const columns = alike[0]!.columns.map((_, at) => {
    const cells = alike.flatMap(({ rows, totals }) => [...rows, totals ?? []].map((row) => row[at] ?? ''));
    const longest = cells.reduce((most, cell) => Math.max(most, cell.length), LEAST);
    return Math.min(longest, MOST) + BLANK;
  });
  return { columns, least: columns.reduce((sum, width) => sum + width, 0) };
}
