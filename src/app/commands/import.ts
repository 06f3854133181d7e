import { CONSOLE } from '../../event-log/event-store.port';
import { importMark } from '../../ledger/event-contract/imported';
import { sealedCasinos } from '../../projector/verification/sealed-casinos';
import { IngestError, takeIn } from './taking-in';
import { account, keepConsoleAct } from './terminal';

export interface ImportOptions {
  readonly by: string;
}

/**
 * `cagnotte import FILE|- --by PERSON`: takes in history from elsewhere, decisions of persons among it, at the console of
 * the machine. It is read and kept as `ingest` does; every record carries the mark `imported`, and nothing of it is ever
 * shown as decided by a person who was known by a key.
 * @throws IngestError for what cannot be read, and where nobody is named
 */
export async function importHistory(file: string, { by }: ImportOptions): Promise<number> {
  const mark = markOf(by, new Date());
  return takeIn(file, async ({ database }) => {
    await keepConsoleAct(database.dataSource, { kind: 'history.imported' });
    return {
      credentialId: CONSOLE,
      casinos: 'all',
      history: { mark, sealed: await sealedCasinos(database.dataSource) },
    };
  });
}

export function markOf(by: string, now: Date): string {
  const name = by.trim();
  if (!/^[^\p{C}]{1,100}$/u.test(name)) {
    throw new IngestError('--by names who takes the history in, in 1 to 100 characters.');
  }
  return importMark({ at: now.toISOString(), by: `${name} (account ${account()})` });
}
