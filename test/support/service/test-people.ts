import type { CasinoScope, Role } from '../../../src/access/permissions';
import { nameKey } from '../../../src/kernel/person-name';
import type { Service } from '../../../src/app/service';
import type { Result } from '../../../src/kernel/result';
import { Credentials, type Issued, type NewDevice } from '../../../src/people/credentials';
import { PeopleRegister } from '../../../src/people/people-register';
import type { PeopleRefusal } from '../../../src/people/people.refusals';
import { type Actor, approveRole, proposeRole, registerPerson } from '../../../src/people/people.rules';

const CONSOLE: Actor = { by: { kind: 'console', id: 'test' }, casinos: 'all' };

/** Two administrators who only enrol others, so that persons who decide in a test are independent of each other. */
const OFFICE = [
  { id: 'office-1', name: 'Olga Alta' },
  { id: 'office-2', name: 'Oscar Baja' },
] as const;

const actorOf = ({ id, name }: (typeof OFFICE)[number]): Actor => ({
  by: { kind: 'person', id, name },
  casinos: 'all',
});
const [FIRST, SECOND] = [actorOf(OFFICE[0]), actorOf(OFFICE[1])];

/** Attempts after conflicts with concurrent decisions. */
const MOST_TRIES = 10;

/** The staff number of a person in tests: `ana-ruiz` for `Ana Ruiz`. */
export const staffNumber = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Registers persons like a house: two administrators at the console, all others by these two. */
export class TestPeople {
  private office: Promise<readonly string[]> | undefined;

  constructor(
    private readonly register: PeopleRegister,
    private readonly credentials: Credentials,
  ) {}

  /** A credential, in clear, of a person with these roles; known persons get the missing roles. */
  async credentialOf(name: string, roles: readonly Role[], casinos: CasinoScope): Promise<string> {
    return this.enrol(await this.offeredTo(name, roles, casinos));
  }

  /** The code of a link for a person with these roles. */
  async linkFor(name: string, roles: readonly Role[], casinos: CasinoScope): Promise<string> {
    return codeOf(await this.offeredTo(name, roles, casinos));
  }

  house(): ReturnType<PeopleRegister['house']> {
    return this.register.house();
  }

  private async offeredTo(name: string, roles: readonly Role[], casinos: CasinoScope): Promise<Issued> {
    await this.ofOffice();
    const { persons, byName } = await this.register.house();
    const id = byName.get(nameKey(name)) ?? staffNumber(name);
    if (!persons.has(id))
      await this.take(() => this.register.decide((house) => registerPerson(house, FIRST, { id, name })));
    for (const role of roles) await this.give(id, role, casinos);
    const issued = await this.take(() => this.credentials.issue(FIRST, id));
    return issued.kind === 'offered'
      ? issued
      : this.take(() => this.credentials.approve(SECOND, issued.proposal));
  }

  /** The credential, in clear, of the administrator who makes all proposals. */
  async ofOffice(): Promise<string> {
    return (await this.opened())[0]!;
  }

  /** That of the one who approves them, and is shown the links of managers and administrators. */
  async ofSecondOffice(): Promise<string> {
    return (await this.opened())[1]!;
  }

  private opened(): Promise<readonly string[]> {
    return (this.office ??= this.openOffice());
  }

  /** A credential, in clear, of a service, which cannot decide. */
  async serviceCredential(
    name: string,
    roles: readonly Role[],
    wanted: Pick<NewDevice, 'casinos' | 'expiresAt' | 'sources' | 'toldBy'>,
  ): Promise<string> {
    const made = await this.take(() =>
      this.credentials.makeForDevice(CONSOLE, { kind: 'service', name, roles, ...wanted }),
    );
    return made.secret;
  }

  private async openOffice(): Promise<readonly string[]> {
    const credentials: string[] = [];
    for (const person of OFFICE) {
      await this.take(() => this.register.decide((house) => registerPerson(house, CONSOLE, person)));
      await this.take(() =>
        this.register.decide((house, moment) =>
          proposeRole(
            house,
            CONSOLE,
            { person: person.id, role: 'administrator', casinos: 'all', from: moment.now },
            moment,
          ),
        ),
      );
      credentials.push(await this.enrol(await this.take(() => this.credentials.issue(CONSOLE, person.id))));
    }
    return credentials;
  }

  private async give(person: string, role: Role, casinos: CasinoScope): Promise<void> {
    const { events } = await this.take(() =>
      this.register.decide((house, moment) =>
        proposeRole(house, FIRST, { person, role, casinos, from: moment.now }, moment),
      ),
    );
    const [event] = events;
    if (event?.type !== 'cagnotte.people.role-proposed.v1') return;
    const { proposal } = event.data;
    await this.take(() =>
      this.register.decide((house, moment) => approveRole(house, SECOND, proposal, moment)),
    );
  }

  private async enrol(issued: Issued): Promise<string> {
    return (await this.take(() => this.credentials.enrol(codeOf(issued)))).secret;
  }

  private async take<Value>(decide: () => Promise<Result<Value, PeopleRefusal>>): Promise<Value> {
    for (let tries = 1; ; tries += 1) {
      const taken = await decide();
      if (taken.ok) return taken.value;
      const { code, message } = taken.refusal;
      if (code !== 'PEOPLE.BUSY' || tries === MOST_TRIES) throw new Error(`${code}: ${message}`);
    }
  }
}

function codeOf(issued: Issued): string {
  if (issued.kind !== 'offered') throw new Error('a link was expected, and a credential was proposed');
  return issued.link.secret;
}

export const peopleOf = ({ app }: Pick<Service, 'app'>): TestPeople =>
  new TestPeople(app.get(PeopleRegister), app.get(Credentials));
