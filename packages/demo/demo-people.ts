import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '../../src/access/permissions';
import type { Service } from '../../src/app/service';
import { accepted, type Result } from '../../src/kernel/result';
import { Credentials } from '../../src/people/credentials';
import type { PeopleEvent } from '../../src/people/people.events';
import { PeopleRegister } from '../../src/people/people-register';
import type { PeopleRefusal } from '../../src/people/people.refusals';
import { type Actor, approveRole, proposeRole, registerPerson } from '../../src/people/people.rules';

/** A person of the demo with a credential in clear; a real house shows a credential to its holder only. */
export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly credential: string;
}

type Staff = Omit<DemoPerson, 'credential'>;

const CONSOLE: Actor = { by: { kind: 'console', id: 'demo' }, casinos: 'all' };

const ADMINISTRATORS: readonly Staff[] = [
  { id: '17', name: 'Ana Ruiz', role: 'administrator' },
  { id: '21', name: 'Luis Soto', role: 'administrator' },
];

const [FIRST, SECOND] = ADMINISTRATORS.map(({ id, name }): Actor => ({
  by: { kind: 'person', id, name },
  casinos: 'all',
})) as [Actor, Actor];

const STAFF: readonly Staff[] = [
  { id: '34', name: 'Nuria Campos', role: 'accountant' },
  { id: '8', name: 'Carmen Ortega', role: 'manager' },
  { id: '52', name: 'Pilar Rey', role: 'auditor' },
];

/**
 * Enrols two administrators at the console, like the first ones of a house, and the staff to whom these give roles and
 * credentials. Credentials are stored in the directory of the demo, since a later start over the same books cannot enrol the
 * same persons again.
 */
export async function demoPeople({ app }: Service, directory: string): Promise<readonly DemoPerson[]> {
  const file = join(directory, 'demo-people.json');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  const office = new DemoOffice(app.get(PeopleRegister), app.get(Credentials));
  const people =
    known !== undefined && (await office.hasAnybody()) ? (JSON.parse(known) as DemoPerson[]) : [];
  for (const person of [...ADMINISTRATORS, ...STAFF])
    if (!people.some(({ id }) => id === person.id)) people.push(await office.enrolled(person));
  await writeFile(file, JSON.stringify(people), { mode: 0o600 });
  return people;
}

/** Registers persons with a role and a credential: administrators at the console, others by the administrators. */
class DemoOffice {
  constructor(
    private readonly register: PeopleRegister,
    private readonly credentials: Credentials,
  ) {}

  async hasAnybody(): Promise<boolean> {
    return (await this.register.house()).persons.size > 0;
  }

  async enrolled({ id, name, role }: Staff): Promise<DemoPerson> {
    const actor = role === 'administrator' ? CONSOLE : FIRST;
    await this.decide((house) =>
      house.persons.has(id) ? accepted([]) : registerPerson(house, actor, { id, name }),
    );
    const [event] = await this.decide((house, moment) =>
      proposeRole(house, actor, { person: id, role, casinos: 'all', from: moment.now }, moment),
    );
    if (event?.type === 'cagnotte.people.role-proposed.v1') {
      const { proposal } = event.data;
      await this.decide((house, moment) => approveRole(house, SECOND, proposal, moment));
    }
    const issued = take(await this.credentials.issue(actor, id));
    const offered =
      issued.kind === 'offered' ? issued : take(await this.credentials.approve(SECOND, issued.proposal));
    if (offered.kind !== 'offered') throw new Error(`two administrators offer ${name} a link`);
    return { id, name, role, credential: take(await this.credentials.enrol(offered.link.secret)).secret };
  }

  private async decide(...decided: Parameters<PeopleRegister['decide']>): Promise<readonly PeopleEvent[]> {
    return take(await this.register.decide(...decided)).events;
  }
}

function take<Value>(taken: Result<Value, PeopleRefusal>): Value {
  if (taken.ok) return taken.value;
  throw new Error(taken.refusal.message);
}
