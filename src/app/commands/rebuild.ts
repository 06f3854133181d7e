import { PostgresEventStore } from '../../event-store/adapters/postgres/postgres-event-store';
import { describeDivergence } from '../../projections/generations/describe-divergence';
import { rebuild as rebuildGeneration } from '../../projections/generations/rebuild';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { progressBar } from './progress-bar';

export interface RebuildCommandOptions {
  /** Take the rebuilt tables into use although they differ from the live ones. */
  readonly replace?: boolean;
}

/**
 * `cagnotte rebuild`: makes every read model anew from the log, beside the live ones, and compares. Equal tables take
 * over silently; different ones only when asked to. Answers the exit code: 0 when they were equal or replaced.
 */
export async function rebuild({ replace = false }: RebuildCommandOptions): Promise<number> {
  const database = await openDatabase(readConfig(), () => undefined);
  const store = new PostgresEventStore(database.dataSource);
  const bar = progressBar('records');
  try {
    const report = await rebuildGeneration(database.dataSource, store, {
      onProgress: (records) => bar.show(records),
      afterwards: ({ divergence }) => (divergence === undefined || replace ? 'switch' : 'drop'),
    });
    bar.end();
    process.stdout.write(`${report.records} records rebuilt.\n`);
    if (!report.divergence) {
      process.stdout.write('Live and rebuilt tables are the same; the rebuilt ones are in use.\n');
      return 0;
    }
    process.stdout.write(
      `Live and rebuilt tables differ, first here: ${describeDivergence(report.divergence)}\n`,
    );
    process.stdout.write(
      replace
        ? 'The rebuilt tables are in use.\n'
        : 'The live tables stay in use; --replace puts the rebuilt ones there.\n',
    );
    return replace ? 0 : 1;
  } finally {
    bar.end();
    await store.close();
    await database.close();
  }
}
