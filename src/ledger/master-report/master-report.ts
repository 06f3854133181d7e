import { GAMES, type GameFamily, isGameCode } from '../../games/game-codes';
import type { MasterColumn } from '../_core/explain/figure';
import { type Alert, type AlertBand, alertsOf } from './alert-bands';
import { type MasterFigures, masterFigures, type TablePlay } from './master-figures';

export type ColumnStarts = Readonly<Record<MasterColumn, string>>;

/** A row: a game, or a table of it, or all of a family of games together. */
export interface MasterRow {
  readonly family: GameFamily | undefined;
  readonly game: string | undefined;
  readonly table: string | undefined;
  readonly columns: Readonly<Record<MasterColumn, MasterFigures>>;
  readonly alerts: readonly Alert[];
}

export interface PlayOfDays {
  readonly from: string;
  readonly play: readonly TablePlay[];
}

/** The rows of the report: each game, each of its tables if requested, and the totals of the families. */
export function masterReport(
  days: readonly PlayOfDays[],
  wanted: {
    readonly starts: ColumnStarts;
    readonly byTable: boolean;
    readonly bands: readonly AlertBand[];
  },
): { readonly rows: MasterRow[]; readonly totals: MasterRow[] } {
  const all = days.flatMap(({ play }) => play);
  const games = distinct(all.map(({ game }) => game));
  const rows = games.flatMap((game) => {
    const tables = distinct(all.filter((each) => each.game === game).map(({ table }) => table));
    const named = { family: familyOf(game), game };
    return [
      rowOf({ ...named, table: undefined }, days, wanted),
      ...(wanted.byTable ? tables.map((table) => rowOf({ ...named, table }, days, wanted)) : []),
    ];
  });
  const families = [...new Set(games.map(familyOf))];
  const totals = families.map((family) =>
    rowOf({ family, game: undefined, table: undefined }, days, { ...wanted, bands: [] }),
  );
  return { rows, totals };
}

function rowOf(
  row: Pick<MasterRow, 'family' | 'game' | 'table'>,
  days: readonly PlayOfDays[],
  { starts, bands }: { readonly starts: ColumnStarts; readonly bands: readonly AlertBand[] },
): MasterRow {
  const isOfRow = ({ game, table }: TablePlay): boolean =>
    (row.game === undefined ? familyOf(game) === row.family : game === row.game) &&
    (row.table === undefined || table === row.table);
  const columnOf = (column: MasterColumn): MasterFigures =>
    masterFigures(
      days.filter(({ from }) => from >= starts[column]).flatMap(({ play }) => play.filter(isOfRow)),
    );
  const columns = {
    day: columnOf('day'),
    monthToDate: columnOf('monthToDate'),
    yearToDate: columnOf('yearToDate'),
    thirtyDays: columnOf('thirtyDays'),
  };
  const { day, thirtyDays: mean } = columns;
  return { ...row, columns, alerts: alertsOf({ game: row.game ?? '', day, mean }, bands) };
}

export const familyOf = (game: string): GameFamily | undefined =>
  isGameCode(game) ? GAMES[game].family : undefined;

const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();
