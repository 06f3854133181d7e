import { SYSTEM_SOURCES } from '../../access/access-sources';
import type { CasinoScope } from '../../access/principal';
import type { Reporter } from '../../ledger/_core/event-definition';
import type { Role } from '../../access/role';
import { Credentials, type MadeCredential } from '../../people/credentials';
import { PeopleRegister } from '../../people/people-register';
import type { Actor } from '../../people/people.rules';
import { readConfig } from '../config';
import { openBooks } from '../open-books';
import { type Saying, say, account, keepConsoleDecisions } from './terminal';

export interface KeyOptions {
  readonly system: string;
  readonly role: readonly Role[];
  readonly casino?: readonly string[];
  readonly everyCasino?: boolean;
  readonly source?: readonly string[];
  readonly class?: readonly Reporter[];
}

/**
 * `cagnotte key`: makes a credential of a device or a service, for whoever runs the machine. It decides nothing: persons are
 * enrolled with `cagnotte person`. The credential is all that standard output gets.
 * @returns the exit code: 1 when none was made
 */
export async function key({
  system,
  role,
  casino = [],
  everyCasino = false,
  ...reports
}: KeyOptions): Promise<number> {
  const { store, database, ...books } = await openBooks(readConfig());
  try {
    const register = new PeopleRegister(store, SYSTEM_SOURCES);
    keepConsoleDecisions(database.dataSource, register);
    const credentials = new Credentials(register, SYSTEM_SOURCES);
    const made = await credentials.makeForDevice(atConsole(), {
      kind: role.every((each) => each === 'ingest') ? 'device' : 'service',
      ...{ name: system, roles: role, casinos: scopeOf(casino, everyCasino) },
      ...{ sources: reports.source ?? [], toldBy: reports.class ?? [] },
    });
    return say(made.ok ? shown(made.value, database.description) : refusedFor(made.refusal));
  } finally {
    await books.close();
  }
}

/** Whoever has the account of the machine that runs the program. */
export const atConsole = (): Actor => ({ by: { kind: 'console', id: account() }, casinos: 'all' });

export function scopeOf(named: readonly string[], every: boolean): CasinoScope {
  if (!every) return named;
  return named.length === 0 ? 'all' : [];
}

function shown({ secret, credential, expiresAt }: MadeCredential, database: string): Saying {
  const { id, name, roles, casinos, sources = [], toldBy = [] } = credential;
  const where = casinos === 'all' ? 'every casino' : casinos.join(', ');
  const reports =
    toldBy.length === 0 ? '' : ` It reports as ${toldBy.join(', ')} from ${sources.join(', ')}.`;
  return {
    code: 0,
    out: `${secret}\n`,
    err:
      `Credential ${id} of ${name}: ${roles.join(', ')} of ${where}, in ${database}.${reports} ` +
      `It is shown this once and expires on ${expiresAt.toISOString().slice(0, 10)}.\n`,
  };
}

export const refusedFor = ({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): Saying => ({
  code: 1,
  out: '',
  err: `${code}: ${message}\n`,
});
