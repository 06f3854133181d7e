import { SYSTEM_SOURCES } from '../../access/access-sources';
import { ApiKeyRegister, type MadeKey } from '../../access/api-key-register';
import { KEY_REFUSALS } from '../../access/key-refusal';
import type { KeyRequest } from '../../access/key-request';
import type { CasinoScope } from '../../access/principal';
import type { Reporter } from '../../ledger/_core/events/event-definition';
import type { Role } from '../../access/role';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { type Saying, say } from './terminal';

export interface KeyOptions {
  /** The holder's name: a person's or a system's, one of the two. */
  readonly person?: string;
  readonly system?: string;
  readonly role: readonly Role[];
  readonly casino?: readonly string[];
  readonly everyCasino?: boolean;
  readonly source?: readonly string[];
  readonly class?: readonly Reporter[];
}

/**
 * `cagnotte key`: makes a key straight in the database, for whoever runs the machine: the way back in when the last
 * administrator key is lost. The key is all that standard output gets. Answers the exit code: 1 when none was made.
 */
export async function key(options: KeyOptions): Promise<number> {
  const database = await openDatabase(readConfig(), () => undefined);
  try {
    const register = new ApiKeyRegister(database.dataSource, SYSTEM_SOURCES);
    const made = await register.create(requestOf(options), 'the-service');
    return say(made.ok ? shown(made.value, database.description) : refusedFor(made.refusal));
  } finally {
    await database.close();
  }
}

/** The register refuses a request with neither or both holders, or neither or both scopes. */
function requestOf({
  person,
  system,
  role,
  casino,
  everyCasino = false,
  ...reports
}: KeyOptions): KeyRequest {
  return {
    holder: person !== undefined && system !== undefined ? '' : (person ?? system ?? ''),
    holderKind: system === undefined ? 'person' : 'system',
    roles: role,
    casinos: scopeOf(casino ?? [], everyCasino),
    sources: reports.source ?? [],
    classes: reports.class ?? [],
  };
}

const scopeOf = (named: readonly string[], every: boolean): CasinoScope => {
  if (!every) return named;
  return named.length === 0 ? 'all' : [];
};

function shown({ key: clear, record }: MadeKey, database: string): Saying {
  const { credentialId, name, roles, casinos, sources = [], toldBy = [] } = record;
  const where = casinos === 'all' ? 'every casino' : casinos.join(', ');
  const reports =
    toldBy.length === 0 ? '' : ` It reports as ${toldBy.join(', ')} from ${sources.join(', ')}.`;
  return {
    code: 0,
    out: `${clear}\n`,
    err: `Key ${credentialId} of ${name}: ${roles.join(', ')} of ${where}, in ${database}.${reports} It is shown this once.\n`,
  };
}

const refusedFor = (code: keyof typeof KEY_REFUSALS): Saying => ({
  code: 1,
  out: '',
  err: `${code}: ${KEY_REFUSALS[code].message}\n`,
});
