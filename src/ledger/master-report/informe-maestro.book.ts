import type { GameFamily } from '../../games/game-codes';
import type { Minor } from '../../kernel/money';
import { formatRational, multiply, type Rational, rational } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import {
  addressOfFigure,
  type MasterMeasure,
  MASTER_COLUMNS,
  type MasterColumn,
} from '../_core/books/figure';
import type { AlertMeasure, MasterFigures, MasterRow } from './master-report';
import { type Book, type Cell, type ColumnOfBook, moneyCell, type Section, text } from '../_core/books/book';
import { type CellPart, roundingNamed, saysOfTerm } from '../_core/books/cell-part';
import type { Layouts } from '../_core/books/layout';
import { present } from '../../kernel/present';

const FIGURES: readonly ColumnOfBook[] = [
  { id: 'sessions', en: 'Sessions', es: 'Sesiones' },
  { id: 'drop', en: 'Drop', es: 'Recaudación (drop)' },
  { id: 'win', en: 'Win', es: 'Resultado' },
  { id: 'hold', en: 'Hold in %', es: 'Retención en %' },
  { id: 'rounds', en: 'Rounds', es: 'Jugadas' },
  { id: 'handle', en: 'Handle', es: 'Apostado' },
  { id: 'captured', en: 'Win of captured rounds', es: 'Resultado de las jugadas registradas' },
  { id: 'theoretical', en: 'Theoretical win', es: 'Resultado teórico' },
  { id: 'deviation', en: 'Standard deviation', es: 'Desviación típica' },
  { id: 'zScore', en: 'z-score', es: 'Puntuación z' },
  { id: 'remarks', en: 'Remarks', es: 'Observaciones' },
];

const OF_GAMES: readonly ColumnOfBook[] = [
  { id: 'game', en: 'Game', es: 'Juego' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  ...FIGURES,
];

const OF_FAMILIES: readonly ColumnOfBook[] = [{ id: 'family', en: 'Games', es: 'Juegos' }, ...FIGURES];

const OF_ALERTS: readonly ColumnOfBook[] = [
  { id: 'game', en: 'Game', es: 'Juego' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'measure', en: 'Measure', es: 'Medida' },
  { id: 'figure', en: 'Figure', es: 'Valor' },
  { id: 'from', en: 'From', es: 'Desde' },
  { id: 'to', en: 'To', es: 'Hasta' },
];

const TIMES: Readonly<Record<MasterColumn, readonly [en: string, es: string]>> = {
  day: ['Day', 'Jornada'],
  monthToDate: ['Month to date', 'Mes hasta la fecha'],
  yearToDate: ['Year to date', 'Año hasta la fecha'],
  thirtyDays: ['Last thirty days', 'Últimos treinta días'],
};

const FAMILIES: Readonly<Record<GameFamily | 'unknown', string>> = {
  house: 'De contrapartida',
  'player-bank': 'De banca de jugadores',
  pot: 'De círculo',
  unknown: 'Sin juego declarado',
};

const MEASURES: Readonly<Record<AlertMeasure, string>> = {
  hold: 'retención, límites fijos',
  'share-of-mean': 'retención, respecto a la media de treinta días',
  deviations: 'desviaciones típicas',
};

export interface MasterReportFigures {
  readonly currency: string;
  readonly day: string;
  readonly rows: readonly MasterRow[];
  readonly totals: readonly MasterRow[];
  readonly addedUp?: Pick<MasterReportFigures, 'rows' | 'totals'>;
}

export const MASTER_LAYOUTS: Layouts<MasterReportFigures> = [
  { since: '0.2.0', was: (_, { addedUp, ...figures }) => informeMaestroBook({ ...figures, ...addedUp }) },
  { since: '0.4.0' },
];

/**
 * The master game report: for the day, month, year and last thirty days, each game and table with its expected result;
 * families of games are separate and never set off; and the figures of the day outside the casino's own limits.
 */
export const informeMaestroBook = (figures: MasterReportFigures): Book => ({
  sections: [...MASTER_COLUMNS.flatMap((column) => sectionsOf(column, figures)), alertsSection(figures.rows)],
});

function sectionsOf(column: MasterColumn, { currency, day, rows, totals }: MasterReportFigures): Section[] {
  const [en, es] = TIMES[column];
  const played = rows.filter(({ columns }) => columns[column].sessions > 0n);
  const section = MASTER_COLUMNS.indexOf(column) * 2;
  const games = played.map((row): Cell[] => {
    const { game = '', table } = row;
    const partOf = (measure: MasterMeasure): CellPart[] => [
      {
        from: 'figure',
        sign: 1,
        figure: addressOfFigure({ kind: 'master', measure, day, column, game, ...present({ table }) }),
      },
    ];
    return [gameOf(game), text(table ?? ''), ...figureCells(row, column, { currency, partOf })];
  });
  const families = totals
    .filter(({ columns }) => columns[column].sessions > 0n)
    .map((row): Cell[] => {
      const partOf = (measure: MasterMeasure): CellPart[] =>
        measure === 'theoretical' || measure === 'deviation'
          ? [worked(measure, row.columns[column])]
          : played.flatMap(({ family, table }, n): CellPart[] =>
              family === row.family && table === undefined
                ? [{ from: 'cell', column: measure, of: { section, row: n }, sign: 1 }]
                : [],
            );
      return [text(FAMILIES[row.family ?? 'unknown']), ...figureCells(row, column, { currency, partOf })];
    });
  return [
    { en, es, columns: OF_GAMES, rows: games },
    { en: `${en}: families`, es: `${es}: familias de juegos`, columns: OF_FAMILIES, rows: families },
  ];
}

const gameOf = (game: string): Cell => ({ games: game === '' ? [] : [game] });

function figureCells(
  { family, columns }: MasterRow,
  column: MasterColumn,
  {
    currency,
    partOf,
  }: { readonly currency: string; readonly partOf: (measure: MasterMeasure) => CellPart[] },
): Cell[] {
  const figures = columns[column];
  const { expected, hold, deviation, zHundredths } = figures;
  const isCaptured = expected.handle > 0n;
  const amount = (measure: MasterMeasure, value: Minor | undefined): Cell =>
    value === undefined ? null : moneyCell(value, currency, partOf(measure));
  const captured = <Value>(value: Value): Value | undefined => (isCaptured ? value : undefined);
  return [
    { decimal: figures.sessions.toString() },
    amount('drop', family === 'house' || figures.drop !== 0n ? figures.drop : undefined),
    amount('win', figures.win),
    hold === undefined ? null : percentage(hold),
    isCaptured || figures.rounds > 0n ? { decimal: figures.rounds.toString() } : null,
    amount('handle', captured(expected.handle)),
    amount('captured', captured(figures.captured)),
    amount('theoretical', captured(roundedTheoretical(figures))),
    amount('deviation', deviation),
    zHundredths === undefined ? null : { decimal: formatRational(rational(zHundredths, 100n), 2) },
    text(remarks(figures)),
  ];
}

export const roundedTheoretical = ({ expected }: Pick<MasterFigures, 'expected'>): Minor =>
  roundAmount(expected.theoretical, TO_THE_CENT);

function worked(measure: 'theoretical' | 'deviation', figures: MasterFigures): CellPart {
  const { theoretical, variance } = figures.expected;
  return measure === 'theoretical'
    ? {
        from: 'computed',
        says: saysOfTerm('edge-of-family'),
        sign: 1,
        amount: roundedTheoretical(figures),
        exact: theoretical,
        rounding: roundingNamed('once-half-up'),
      }
    : {
        from: 'computed',
        says: saysOfTerm('deviation-of-family'),
        sign: 1,
        amount: figures.deviation ?? 0n,
        exact: variance,
        rounding: roundingNamed('root'),
      };
}

const remarks = ({ sessions, counted, expected }: MasterFigures): string =>
  [
    ...(counted < sessions ? [`${sessions - counted} sin recuento`] : []),
    ...(expected.byChoice.length === 0 ? [] : [`según elección: ${expected.byChoice.join(', ')}`]),
    ...(expected.approximate.length === 0 ? [] : [`aproximado: ${expected.approximate.join(', ')}`]),
    ...(expected.withoutEdge.length === 0
      ? []
      : [`sin ventaja conocida: ${expected.withoutEdge.join(', ')}`]),
  ].join('; ');

const alertsSection = (rows: readonly MasterRow[]): Section => ({
  en: 'Outside the limits of the casino',
  es: 'Fuera de los límites del casino',
  columns: OF_ALERTS,
  rows: rows.flatMap(({ game = '', table, alerts }) =>
    alerts.map(({ measure, figure, from, to }): Cell[] => {
      const shown = measure === 'deviations' ? deviations : percentage;
      return [
        gameOf(game),
        text(table ?? ''),
        text(MEASURES[measure]),
        shown(figure),
        shown(from),
        shown(to),
      ];
    }),
  ),
});

const percentage = (share: Rational): Cell => ({
  decimal: formatRational(multiply(share, rational(100n)), 2),
});
const deviations = (of: Rational): Cell => ({ decimal: formatRational(of, 2) });
