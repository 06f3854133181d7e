import { describeDivergence } from '../../projections/generations/describe-divergence';
import { rebuild as rebuildGeneration, type RebuildReport } from '../../projections/generations/rebuild';
import { LogDamaged } from '../../projections/register/log-damaged';
import { readConfig } from '../config';
import { openBooks } from '../open-books';
import { progressBar } from './progress-bar';

export interface RebuildCommandOptions {
  /** Take the rebuilt tables into use although they differ from the live ones. */
  readonly replace?: boolean;
}

/**
 * `cagnotte rebuild`: makes every read model anew from the log, beside the live ones, and compares. Equal tables take
 * over silently; different ones only when asked to. Answers the exit code: 0 when they were equal or replaced.
 * From a damaged log nothing is built.
 */
export async function rebuild({ replace = false }: RebuildCommandOptions): Promise<number> {
  const { database, store, ...books } = await openBooks(readConfig());
  const bar = progressBar('records');
  try {
    const report = await rebuildGeneration(database.dataSource, store, {
      onProgress: (records) => bar.show(records),
      afterwards: ({ divergence }) => (divergence === undefined || replace ? 'switch' : 'drop'),
    });
    bar.end();
    process.stdout.write(`${reportText(report, replace)}\n`);
    return report.divergence && !replace ? 1 : 0;
  } catch (failure) {
    if (!(failure instanceof LogDamaged)) throw failure;
    bar.end();
    process.stdout.write(`Nothing was rebuilt, the log is damaged: ${failure.message}\n`);
    return 1;
  } finally {
    bar.end();
    await books.close();
  }
}

function reportText({ records, divergence }: RebuildReport, replace: boolean): string {
  const rebuilt = `${records} records rebuilt.`;
  if (!divergence) return `${rebuilt}\nLive and rebuilt tables are the same; the rebuilt ones are in use.`;
  const outcome = replace
    ? 'The rebuilt tables are in use.'
    : 'The live tables stay in use; --replace puts the rebuilt ones there.';
  return `${rebuilt}\nLive and rebuilt tables differ, first here: ${describeDivergence(divergence)}\n${outcome}`;
}
