import { ALL_READ_MODELS } from '../../src/projector/all-read-models';
import { liveGeneration, schemaOf } from '../../src/projector/generations/generation';
import { everywhere } from '../../src/projector/generations/checkpoints';
import { GenerationBuild } from '../../src/projector/generations/generation-build';
import { type Contender, stretchOf } from '../measurement';
import { placeOfRecord, type SimulatedCasino } from '../simulated-casino';

/** The tables of the ledger, and the one that its postings read: the first event of each round. */
const LEDGER: ReadonlySet<string> = new Set(['journal_line', 'day_total', 'balance', 'round_reference']);

export interface LedgerRebuild {
  readonly records: number;
  readonly pageSize: number;
  /** By default records. */
  readonly counted?: 'records' | 'journal lines';
}

/**
 * Rebuilds the ledger alone from the beginning of the log: evaluates each fact, posts its entry, writes totals, balances and
 * checkpoint, in pages. The product has no such mode, so its other read models are made to write nothing; the resulting
 * journal must equal the casino's.
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

/** The number of lines of the journal. @throws unless they equal those of the casino's books up to the same record */
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
