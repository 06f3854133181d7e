import { PostgresEventStore } from '../../event-store/adapters/postgres/postgres-event-store';
import { verifyBooks } from '../../projections/verification/verify-books';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';

export interface VerifyOptions {
  readonly json?: boolean;
}

/** `cagnotte verify`: proves the stored books from the log. Answers the exit code: 0 only when everything holds. */
export async function verify({ json = false }: VerifyOptions): Promise<number> {
  const database = await openDatabase(readConfig(), () => undefined);
  const store = new PostgresEventStore(database.dataSource);
  try {
    const verdict = await verifyBooks(database.dataSource, store);
    process.stdout.write(json ? `${JSON.stringify(verdict)}\n` : `${verdictText(verdict)}\n`);
    return verdict.ok ? 0 : 1;
  } finally {
    await store.close();
    await database.close();
  }
}

function verdictText(verdict: Awaited<ReturnType<typeof verifyBooks>>): string {
  const casinos = verdict.casinos.map(
    ({ id, position, chainHash }) => `  ${id}: ${position} records, chain ${chainHash}`,
  );
  const problems = verdict.problems.map(({ check, detail }) => `  ${check}: ${detail}`);
  return verdict.ok
    ? ['Everything holds.', ...casinos].join('\n')
    : ['The books do not hold. The first divergence of each check:', ...problems].join('\n');
}
