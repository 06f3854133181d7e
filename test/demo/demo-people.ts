import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from '../../src/app/service';
import { accepted, type Result } from '../../src/kernel/result';
import { Credentials } from '../../src/people/credentials';
import { PeopleRegister } from '../../src/people/people-register';
import type { PeopleRefusal } from '../../src/people/people.refusals';
import { type Actor, proposeRole, registerPerson } from '../../src/people/people.rules';

/** How somebody signs in to the demo; a real house shows no credential but to its holder. */
export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly credential: string;
}

const CONSOLE: Actor = { by: { kind: 'console', id: 'demo' }, casinos: 'all' };

const ADMINISTRATORS = [
  { id: '17', name: 'Ana Ruiz' },
  { id: '21', name: 'Luis Soto' },
] as const;

/**
 * Two administrators, enrolled at the console as the first ones of a house are. Their credentials stay in the directory of the
 * demo, since a later start over the same books cannot enrol them again.
 */
export async function demoPeople({ app }: Service, directory: string): Promise<readonly DemoPerson[]> {
  const file = join(directory, 'demo-people.json');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  const register = app.get(PeopleRegister);
  const { persons } = await register.house();
  if (known !== undefined && persons.size > 0) return JSON.parse(known) as DemoPerson[];
  const people: DemoPerson[] = [];
  for (const person of ADMINISTRATORS)
    people.push({ ...person, credential: await enrolled(person, register, app.get(Credentials)) });
  await writeFile(file, JSON.stringify(people), { mode: 0o600 });
  return people;
}

async function enrolled(
  person: (typeof ADMINISTRATORS)[number],
  register: PeopleRegister,
  credentials: Credentials,
): Promise<string> {
  take(
    await register.decide((house) =>
      house.persons.has(person.id) ? accepted([]) : registerPerson(house, CONSOLE, person),
    ),
  );
  take(
    await register.decide((house, moment) =>
      proposeRole(
        house,
        CONSOLE,
        { person: person.id, role: 'administrator', casinos: 'all', from: moment.now },
        moment,
      ),
    ),
  );
  const issued = take(await credentials.issue(CONSOLE, person.id));
  if (issued.kind !== 'offered') throw new Error('the console offers the first administrators a link');
  return take(await credentials.enrol(issued.link.secret)).secret;
}

function take<Value>(taken: Result<Value, PeopleRefusal>): Value {
  if (taken.ok) return taken.value;
  throw new Error(taken.refusal.message);
}
