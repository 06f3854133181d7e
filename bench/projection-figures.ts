import { copiedLines, writtenLines } from './contenders/journal-lines';
import { journalFromApollo, journalFromProduct } from './contenders/journal-list';
import { ledgerRebuild } from './contenders/ledger-rebuild';
import { monthPage } from './contenders/month-page';
import { monthReport } from './contenders/month-report';
import { rebuildOf } from './contenders/rebuild';
import { continuedRebuild } from './contenders/continued-rebuild';
import type { Comparison } from './measurement';
import { type SimulatedCasino, startSimulatedCasino } from './simulated-casino';

export interface Extent {
  readonly rounds: number;
  /** Records that are projected in each stretch of a rebuild. */
  readonly records: number;
  /** The number of tables of the casino of the monthly report. */
  readonly tables: number;
}

const PAGE = 2_000;
const MONTH = { from: '2026-01-01', asOf: '2026-01-31' } as const;
const WHOLE = { firstDay: '2025-01-01', days: 540 } as const;

/** The cost of projection, and whether the cost of a report depends on its answer or on the size of the log. */
export const projectionFigures = ({ rounds, records, tables }: Extent): Comparison[] => [
  rebuildFigure(records),
  workersFigure(rounds),
  ...ledgerFigures(records),
  journalFigure(),
  {
    name: 'report, trial balance of a month, 18 months around it',
    unit: 'reports/s',
    product: () => monthReport('18 months', () => startSimulatedCasino({ ...WHOLE, tables }), MONTH),
    baseline: () =>
      monthReport(
        'the month alone',
        () => startSimulatedCasino({ firstDay: MONTH.from, days: 31, tables }),
        MONTH,
      ),
    target: 0.5,
  },
  ...(['ledger', 'journal'] as const).map((of) => pageFigure(of, tables)),
];

/** The month with the three before it, which a page must not read. */
const AROUND = { firstDay: '2025-10-01', days: 123 } as const;

function pageFigure(of: 'journal' | 'ledger', tables: number): Comparison {
  const page = { month: MONTH, of };
  const alone = { firstDay: MONTH.from, days: 31, tables };
  return {
    name: `page, 500 lines of the ${of} of a month, 3 months before it`,
    unit: 'reports/s',
    product: () => monthPage('4 months', () => startSimulatedCasino({ ...AROUND, tables }), page),
    baseline: () => monthPage('the month alone', () => startSimulatedCasino(alone), page),
    target: 0.5,
  };
}

/** A list page by page; the GraphQL executor takes most of the time. */
function journalFigure(): Comparison {
  let made: Promise<SimulatedCasino> | undefined;
  const casino = (): Promise<SimulatedCasino> =>
    (made ??= startSimulatedCasino({ firstDay: '2026-01-01', days: 1, tables: 2 }));
  return {
    name: 'list, 100 lines of the journal over GraphQL',
    unit: 'reports/s',
    product: () => journalFromProduct(casino),
    baseline: () => journalFromApollo(casino),
    target: 4,
  };
}

function rebuildFigure(records: number): Comparison {
  const log = logOf(records);
  return {
    name: `rebuild of all read models, ${records} records`,
    product: () => rebuildOf(log, { records, pageSize: PAGE }),
    baseline: () => rebuildOf(log, { records, pageSize: 1 }),
    target: 5,
  };
}

const SEVERAL = ['granada', 'marbella', 'ronda', 'sevilla'];

/** Threads against one process; with two processors the database takes its part of both. */
function workersFigure(rounds: number): Comparison {
  const extent = { warmingUp: 48_000, stretch: 16_000 };
  const most = extent.warmingUp + (rounds + 1) * extent.stretch;
  let made: Promise<SimulatedCasino> | undefined;
  const casinos = (): Promise<SimulatedCasino> =>
    (made ??= startSimulatedCasino({
      firstDay: '2026-01-01',
      days: 1 + Math.ceil(most / 10_000),
      tables: 12,
      casinos: SEVERAL,
      most,
    }));
  return {
    name: 'rebuild of all read models of four casinos by two workers',
    product: () => continuedRebuild(casinos, { ...extent, name: 'two workers', workers: 2, endsLog: false }),
    baseline: () => continuedRebuild(casinos, { ...extent, name: 'one worker', endsLog: true }),
    target: 1.7,
  };
}

/** The ledger alone: as a whole, and its writes. */
function ledgerFigures(records: number): Comparison[] {
  const [whole, lines, written] = [logOf(records), logOf(records), logOf(records)];
  return [
    {
      name: `rebuild of the ledger alone, ${records} records`,
      product: () => ledgerRebuild(whole, { records, pageSize: PAGE }),
      baseline: () => ledgerRebuild(whole, { records, pageSize: 1 }),
      target: 12,
    },
    {
      name: 'rebuild of the ledger alone, by lines of the journal',
      unit: 'lines/s',
      product: () => ledgerRebuild(lines, { records, pageSize: PAGE, counted: 'journal lines' }),
      baseline: () => copiedLines(lines, records),
    },
    {
      name: 'lines of the journal, evaluated before and written',
      unit: 'lines/s',
      product: () => writtenLines(written, records, PAGE),
      baseline: () => copiedLines(written, records),
      target: 0.25,
    },
  ];
}

/** A casino with this number of records, made at the first call. */
function logOf(records: number): () => Promise<SimulatedCasino> {
  let casino: Promise<SimulatedCasino> | undefined;
  return () =>
    (casino ??= startSimulatedCasino({
      firstDay: '2026-01-01',
      days: 1 + Math.ceil(records / 2_500),
      tables: 12,
    }));
}
