import { type Verdict, verifyBooks } from '../../projections/verification/verify-books';
import { readConfig } from '../config';
import { openBooks } from '../open-books';
import { proveArchive } from './archive';
import { progressBar } from './progress-bar';

export interface VerifyOptions {
  readonly json?: boolean;
  /** A file of `cagnotte archive`, to be proven by itself. */
  readonly archive?: string;
  /** Short names of the keys by which the house seals, for an archive. */
  readonly sealKey?: readonly string[];
}

/** `cagnotte verify`: proves the stored books from the log. Answers the exit code: 0 only when everything holds. */
export async function verify({ json = false, archive, sealKey }: VerifyOptions): Promise<number> {
  if (archive !== undefined) {
    const verdict = await proveArchive(archive, sealKey);
    const keys = `Seal keys: ${verdict.sealKeys.join(', ') || 'none'}`;
    process.stdout.write(json ? `${JSON.stringify(verdict)}\n` : `${verdictText(verdict)}\n${keys}\n`);
    return verdict.ok ? 0 : 1;
  }
  const { database, store, ...books } = await openBooks(readConfig());
  const bar = progressBar('records');
  try {
    const onProgress = (records: number): void => bar.show(records);
    const verdict = await verifyBooks(database.dataSource, store, { onProgress });
    bar.end();
    process.stdout.write(json ? `${JSON.stringify(verdict)}\n` : `${verdictText(verdict)}\n`);
    return verdict.ok ? 0 : 1;
  } finally {
    bar.end();
    await books.close();
  }
}

function verdictText({ ok, casinos, pending, problems, superseded }: Verdict): string {
  const proven = casinos.map(
    ({ id, position, chainHash }) => `  ${id}: ${position} records, chain ${chainHash}`,
  );
  const found = problems.map(({ check, detail }) => `  ${check}: ${detail}`);
  return [
    ...(ok
      ? ['Everything holds.', ...proven]
      : ['The books do not hold. The first divergence of each check:', ...found]),
    ...superseded.map((seal) => `Restated: ${seal}`),
    ...(pending > 0 ? [`Not projected yet: ${pending} records.`] : []),
  ].join('\n');
}
