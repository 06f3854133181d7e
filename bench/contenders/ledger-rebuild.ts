import { ALL_READ_MODELS } from '../../src/projector/all-read-models';
import { liveGeneration, schemaOf } from '../../src/projector/generations/generation';
import { everywhere } from '../../src/projector/generations/checkpoints';
import { GenerationBuild } from '../../src/projector/generations/generation-build';
import { type Contender, stretchOf } from '../measurement';
import { placeOfRecord, type SimulatedCasino } from '../simulated-casino';

/** What the ledger is made of, and what its postings have to know: which event reported a round first. */
const LEDGER: ReadonlySet<string> = new Set(['journal_line', 'day_total', 'balance', 'round_reference']);

export interface LedgerRebuild {
  readonly records: number;
  readonly pageSize: number;
  /** By default records. */
  readonly counted?: 'records' | 'journal lines';
}

/**
 * The ledger anew from the beginning of the log: each fact evaluated by its rules, its entry posted, totals, balances and
 * checkpoint kept, in pages of so many records. The product has no such mode, so its other read models are made to
 * write nothing meanwhile; the journal has to be the one of the casino's books all the same.
 */
export function ledgerRebuild(
  log: () => Promise<SimulatedCasino>,
  { records, pageSize, counted = 'records' }: LedgerRebuild,
): Contender {
  let casino: SimulatedCasino;
  return {
    name: pageSize === 1 ? 'one transaction for each event' : `pages of ${pageSize}`,
    open: async () => void (casino = await log()),
    async work() {
      const { dataSource, store } = casino;
      const upTo = await placeOfRecord(store, records);
      const build = await GenerationBuild.begin(dataSource, store, { pageSize });
      try {
        const { events, ms } = await stretchOf(() => withoutOthers(() => build.advance(everywhere(upTo))));
        const lines = await sameLines(casino, build.generation, events);
        return { events: counted === 'records' ? events : lines, ms };
      } finally {
        await build.end({ inUse: false });
      }
    },
    close: () => casino.end(),
  };
}

async function withoutOthers<T>(work: () => Promise<T>): Promise<T> {
  const others = ALL_READ_MODELS.filter(({ table }) => !LEDGER.has(table.sqlName));
  const usual = others.map((model) => ({ ...model }));
  for (const model of others) model.rowsOf = () => [];
  try {
    return await work();
  } finally {
    others.forEach((model, index) => Object.assign(model, usual[index]));
  }
}

/** How many lines the journal has; they must be those of the casino's books up to the same record. */
async function sameLines(
  { dataSource }: SimulatedCasino,
  generation: number,
  records: number,
): Promise<number> {
  const schemas = [schemaOf(generation), schemaOf(await liveGeneration(dataSource))];
  const [made, kept] = await Promise.all(
    schemas.map(async (schema) => {
      const rows: { lines: number; digest: string }[] = await dataSource.query(
        `SELECT count(*)::integer AS lines, sum(hashtextextended(l::text, 0)) AS digest
           FROM ${schema}.journal_line l WHERE record_number <= $1`,
        [records],
      );
      return rows[0]!;
    }),
  );
  if (made!.digest !== kept!.digest)
    throw new Error('the ledger by itself has another journal than the books');
  return made!.lines;
}
