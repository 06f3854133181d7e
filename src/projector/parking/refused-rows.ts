import type { PageTransaction } from '../../ledger/_core/store/read-model';

/**
 * What a database says of rows that it cannot hold, whoever sends them and however often: data that do not fit, broken
 * constraints, values beyond its limits. Everything else may be otherwise later.
 */
const REFUSING = /^(21|22|23|54)/;

type Ended<Answer> = { readonly done: Answer; readonly refused?: never } | Refused;

interface Refused {
  readonly done?: never;
  readonly refused: Error;
}

/** Runs work inside the transaction; if the database refuses rows, the work is rolled back. */
export async function unlessRefused<Answer>(
  page: PageTransaction,
  work: () => Promise<Answer>,
): Promise<Ended<Answer>> {
  await page.query('SAVEPOINT rows');
  try {
    const done = await work();
    await page.query('RELEASE SAVEPOINT rows');
    return { done };
  } catch (failure) {
    const { code, table } = failure as { readonly code?: unknown; readonly table?: string };
    if (typeof code !== 'string' || !REFUSING.test(code)) throw failure;
    await page.query('ROLLBACK TO SAVEPOINT rows');
    await page.query('RELEASE SAVEPOINT rows');
    // In words that are the same in every generation.
    const where = table === undefined ? '' : ` of ${table}`;
    return { refused: new Error(`the database refuses rows${where}: SQLSTATE ${code}`, { cause: failure }) };
  }
}
