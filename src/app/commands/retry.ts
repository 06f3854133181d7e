import { rebuild, type RebuildReport } from '../../projector/generations/rebuild';
import { LogDamaged } from '../../ledger/register/read-records';
import { readConfig } from '../config';
import { openBooks } from '../open-books';
import { safeToShow } from '../../kernel/shown-text';
import { progressBar } from './terminal';
import { isAgreed, isDecided, type RestatementDecision, undecidedText } from './restatement-decision';

/**
 * `cagnotte retry`: evaluates what a fault of an earlier release has parked, once more and with the original record
 * numbers. The read models are made anew beside the live ones, since everything that was recorded meanwhile is evaluated
 * with it as if it had never stood still, and are put into use when less is parked in them; where entries of closed days
 * change, only for a named person with a reason, which is recorded. Answers the exit code: 0
 * when nothing is parked any more.
 */
export async function retry(decision: RestatementDecision = {}): Promise<number> {
  const { database, store, ...books } = await openBooks(readConfig());
  const bar = progressBar('records');
  try {
    const report = await rebuild(database.dataSource, store, {
      onProgress: (records) => bar.show(records),
      afterwards: async ({ parked, ...restated }) =>
        parked.rebuilt < parked.live && (await isAgreed(store, restated, decision)) ? 'switch' : 'drop',
    });
    bar.end();
    if (report.parked.rebuilt < report.parked.live && !isDecided(report.restatedDays, decision)) {
      process.stdout.write(`${safeToShow(undecidedText(report.restatedDays))}\n`);
      return 1;
    }
    process.stdout.write(`${safeToShow(reportText(report))}\n`);
    return report.parked.rebuilt === 0 ? 0 : 1;
  } catch (failure) {
    if (!(failure instanceof LogDamaged)) throw failure;
    bar.end();
    process.stdout.write(`Nothing was evaluated again, the log is damaged: ${safeToShow(failure.message)}\n`);
    return 1;
  } finally {
    bar.end();
    await books.close();
  }
}

function reportText({ parked: { live, rebuilt } }: RebuildReport): string {
  if (live === 0) return 'Nothing is parked.';
  if (rebuilt === 0) return `${live} parked records are evaluated; nothing is parked any more.`;
  return rebuilt < live
    ? `${live - rebuilt} parked records are evaluated; ${rebuilt} are still parked by the same or another fault.`
    : `${live} records stay parked: this release has the same fault.`;
}
