import { describeDivergence } from '../../projector/generations/compare';
import { rebuild as rebuildGeneration, type RebuildReport } from '../../projector/generations/rebuild';
import { LogDamaged } from '../../ledger/register/read-records';
import { buildWorkers, programDigest } from './build-workers';
import { readConfig } from '../config';
import { openBooks } from '../open-books';
import { safeToShow } from '../../kernel/shown-text';
import { progressBar } from './terminal';
import { isAgreed, isDecided, type RestatementDecision, undecidedText } from './restatement-decision';
import { formatMinor } from '../../kernel/money';
import type { RestatedFigure } from '../../projector/generations/restated';

export interface RebuildCommandOptions extends RestatementDecision {
  readonly replace?: boolean;
  readonly dryRun?: boolean;
  /** Does not continue a rebuild that was killed. */
  readonly anew?: boolean;
  readonly workers?: number;
}

/**
 * `cagnotte rebuild`: makes every read model anew from the log, beside the live ones, and compares. Equal tables take
 * over silently; different ones only when asked to, and where entries of closed days change only for a named person
 * with a reason, which is recorded. A dry run changes nothing and says which figures differ. Answers the exit code: 0
 * when they were equal or replaced. From a damaged log nothing is built. One that was killed is continued.
 */
export async function rebuild(options: RebuildCommandOptions): Promise<number> {
  const { dryRun = false } = options;
  const replace = options.replace === true && !dryRun;
  const { database, store, ...books } = await openBooks(readConfig());
  const bar = progressBar('records');
  try {
    const report = await rebuildGeneration(database.dataSource, store, {
      onProgress: (records) => bar.show(records),
      workers: buildWorkers(database.url, options.workers),
      program: await programDigest(),
      anew: options.anew === true,
      onContinued: (from) => process.stderr.write(continuedText(from)),
      tellsFigures: dryRun,
      afterwards: async ({ divergence, ...restated }) => {
        if (dryRun) return 'drop';
        const isWanted = divergence === undefined || (replace && (await isAgreed(store, restated, options)));
        return isWanted ? 'switch' : 'drop';
      },
    });
    bar.end();
    const isReplaced = replace && isDecided(report.restatedDays, options);
    const text = dryRun ? dryRunText(report) : reportText(report, { replace, isReplaced });
    process.stdout.write(`${safeToShow(text)}\n`);
    return report.divergence && !isReplaced ? 1 : 0;
  } catch (failure) {
    if (!(failure instanceof LogDamaged)) throw failure;
    bar.end();
    process.stdout.write(`Nothing was rebuilt, the log is damaged: ${safeToShow(failure.message)}\n`);
    return 1;
  } finally {
    bar.end();
    await books.close();
  }
}

const continuedText = ({ begunAt, records }: { readonly begunAt: Date; readonly records: number }): string =>
  `Continues the rebuild that was begun at ${begunAt.toISOString()} and ended before its time, after ${records} records; ` +
  '--anew begins with the first.\n';

function reportText(
  { records, divergence, restatedDays }: RebuildReport,
  { replace, isReplaced }: { readonly replace: boolean; readonly isReplaced: boolean },
): string {
  const rebuilt = `${records} records rebuilt.`;
  if (!divergence) return `${rebuilt}\nLive and rebuilt tables are the same; the rebuilt ones are in use.`;
  const outcome = isReplaced
    ? 'The rebuilt tables are in use.'
    : replace
      ? undecidedText(restatedDays)
      : 'The live tables stay in use; --replace puts the rebuilt ones there.';
  return `${rebuilt}\nLive and rebuilt tables differ, first here: ${describeDivergence(divergence)}\n${outcome}`;
}

/** The result of a dry run: one line per figure that differs, closed days first. */
export function dryRunText({ records, divergence, restatedFigures, restatedDays }: RebuildReport): string {
  const rebuilt = `${records} records rebuilt, nothing was changed.`;
  if (divergence === undefined) return `${rebuilt}\nLive and rebuilt tables are the same.`;
  const closed = restatedDays.map(({ casino, gamingDay }) => `${casino} ${gamingDay}`);
  return [
    rebuilt,
    `Live and rebuilt tables differ, first here: ${describeDivergence(divergence)}`,
    ...(restatedFigures.length === 0
      ? ['No figure of any day and account differs.']
      : ['Figures that differ, debits less credits:', ...restatedFigures.map(figureText)]),
    ...(closed.length === 0
      ? ['No entry in the books of a closed day changes; `rebuild --replace` is enough.']
      : [
          `Entries in the books of closed days change: ${closed.join(', ')}.`,
          '`rebuild --replace` needs --by and --reason: who wants these days restated, and why.',
        ]),
  ].join('\n');
}

const figureText = ({
  casino,
  gamingDay,
  account,
  currency,
  before,
  after,
  isClosed,
}: RestatedFigure): string =>
  `  ${isClosed ? 'closed' : 'open  '} ${casino} ${gamingDay} ${account}: ` +
  `${formatMinor(before, currency)} ${currency} before, ${formatMinor(after, currency)} ${currency} after`;
