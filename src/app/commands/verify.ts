import { type Verdict, verifyBooks } from '../../projections/verification/verify-books';
import { readConfig } from '../config';
import { openBooks } from '../open-books';
import { progressBar } from './progress-bar';

export interface VerifyOptions {
  readonly json?: boolean;
}

/** `cagnotte verify`: proves the stored books from the log. Answers the exit code: 0 only when everything holds. */
export async function verify({ json = false }: VerifyOptions): Promise<number> {
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
