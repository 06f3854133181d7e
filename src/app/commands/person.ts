import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { say } from './terminal';
import type { Role } from '../../access/permissions';
import { accepted, type Result } from '../../kernel/result';
import { scopeAsked } from '../../people/casinos.rules';
import type { ShownSecret } from '../../people/credentials';
import { type House, rolesAt } from '../../people/house.state';
import { type PeopleRefusal, refusing } from '../../people/people.refusals';
import {
  type Actor,
  consoleRefusal,
  isDeciding,
  proposeRole,
  registerPerson,
  unknownPersonRefusal,
} from '../../people/people.rules';
import { siteOrigins } from '../../people/sign-in/site';
import { type Config, readConfig } from '../config';
import { ConfigError } from '../config-error';
import { dataDirectoryAt } from '../database/data-directory';
import { writeLink } from '../first-administrator';
import { withStorage } from '../open-books';
import { atConsole, failureOf, officesAtConsole } from './key';

export interface PersonOptions {
  readonly name?: string;
  readonly role: Role;
  readonly casino?: readonly string[];
  readonly everyCasino?: boolean;
  readonly by?: string;
  readonly and?: string;
}

/**
 * `cagnotte person ID`: registers a person where there is none of that number, gives the role where the person has it not,
 * and writes a link to a file by which the person takes a credential, once. For the first administrators; later only while
 * fewer than two can sign in, in the names of two registered persons. Everything is marked as done at the console.
 * @returns the exit code: 1 when nothing was done
 */
export async function person(id: string, options: PersonOptions): Promise<number> {
  const config = readConfig();
  assertHasDatabase(config);
  return withStorage(config, async ({ store, database }) => {
    const link = await enrolAtConsole(officesAtConsole(store, database.dataSource), id, options);
    if (!link.ok) return say(failureOf(link.refusal));
    const scheme = config.tls === undefined ? 'http' : 'https';
    const [url] = siteOrigins(`${scheme}://${config.host}:${config.port}`, config.origin);
    const path = await writeLink(config.dataDirectory, { url, code: link.value.secret, person: id });
    const until = link.value.expiresAt.toISOString().slice(0, 16);
    return say({
      code: 0,
      out: `${path}\n`,
      err: `The link in that file is for ${id}, once, until ${until} UTC; the same command writes another.\n`,
    });
  });
}

/**
 * Without the settings of the service the command would make a database of its own, whose link opens nothing.
 * @throws ConfigError where the data directory holds no database of a service
 */
function assertHasDatabase({ databaseUrl, dataDirectory }: Config): void {
  if (databaseUrl !== undefined || existsSync(dataDirectoryAt(dataDirectory).cluster)) return;
  throw new ConfigError(
    `CAGNOTTE_DATA_DIR: ${resolve(dataDirectory)} holds no database of a service, and this command makes none. Give the settings ` +
      'of the running service, which the first steps of the application print in front of the command.',
  );
}

async function enrolAtConsole(
  { register, credentials }: ReturnType<typeof officesAtConsole>,
  id: string,
  { name = '', role, casino = [], everyCasino = false, by, and }: PersonOptions,
): Promise<Result<ShownSecret, PeopleRefusal>> {
  const actor = actorNamed(await register.house(), by, and);
  const casinos = scopeAsked({ everyCasino, casinos: casino });
  const begun = await register.decide((house, moment) => {
    // Checked first, so that a refused role leaves no person registered without it.
    const refusal = isDeciding(role) ? consoleRefusal(house, actor.by, id, moment.now) : undefined;
    if (refusal) return refusal;
    return house.persons.has(id) ? accepted([]) : registerPerson(house, actor, { id, name });
  });
  if (!begun.ok) return begun;
  const given = await register.decide((house, moment) => {
    const has = rolesAt(house, id, moment.now).some((grant) => grant.role === role);
    const wanted = { person: id, role, casinos, from: moment.now };
    return has ? accepted([]) : proposeRole(house, actor, wanted, moment);
  });
  if (!given.ok) return given;
  const issued = await credentials.issue(actor, id);
  if (!issued.ok) return issued;
  return issued.value.kind === 'offered' ? accepted(issued.value.link) : refusing('PEOPLE.CONSOLE_NEEDS_TWO');
}

function actorNamed(house: House, by: string | undefined, and: string | undefined): Actor {
  if (by === undefined || and === undefined) return atConsole();
  const nameOf = (id: string): string => house.persons.get(id)?.name ?? id;
  const known =
    unknownPersonRefusal(house, by) === undefined && unknownPersonRefusal(house, and) === undefined;
  if (!known) return atConsole();
  return {
    by: { kind: 'console', id: by, name: nameOf(by), and: { id: and, name: nameOf(and) } },
    casinos: 'all',
  };
}
