import { createHash } from 'node:crypto';
import type { Principal } from '../../../src/access/principal';
import type { CasinoScope, Role } from '../../../src/access/permissions';
import { InMemoryEventStore } from '../event-store/in-memory-event-store';
import type { Result } from '../../../src/kernel/result';
import { revokeCredential } from '../../../src/people/credential.rules';
import { Credentials, type Issued, type NewDevice } from '../../../src/people/credentials';
import { rolesAt } from '../../../src/people/house.state';
import type { DecidedBy } from '../../../src/people/people.events';
import { PeopleRegister, type Taken } from '../../../src/people/people-register';
import type { PeopleRefusal } from '../../../src/people/people.refusals';
import {
  type Actor,
  approveRole,
  deactivatePerson,
  endRole,
  type Moment,
  type PeopleDecision,
  proposeRole,
  registerPerson,
} from '../../../src/people/people.rules';
import { actorOf } from '../../../src/people/principal-of';

const HOUR_MS = 3_600_000;
const CONSOLE: DecidedBy = { kind: 'console', id: 'root' };

interface RoleAt {
  readonly casinos?: CasinoScope;
  readonly from?: string;
  readonly until?: string;
}

/** `ok`, or the code of the refusal. */
type Told = string;

/** A house in memory with a manual clock. Persons who act are named by staff number, services by credential. */
export class TestHouse {
  private now = Date.parse('2026-01-01T09:00:00Z');
  private drawn = 0;
  private readonly keys = new Map<string, string>();
  private readonly sources = {
    now: () => new Date(this.now),
    monotonicMs: () => this.now,
    randomBytes: (count: number) =>
      createHash('shake256', { outputLength: count })
        .update(`${++this.drawn}`)
        .digest(),
  };
  readonly store = new InMemoryEventStore(() => new Date(this.now));
  readonly people = new PeopleRegister(this.store, this.sources);
  readonly credentials = new Credentials(this.people, this.sources);

  /** A house with Ana Ruiz (`ana`) and Luis Soto (`luis`), administrators of every casino, enrolled at the console. */
  static async withAdministrators(): Promise<TestHouse> {
    const house = new TestHouse();
    for (const [id, name] of [
      ['ana', 'Ana Ruiz'],
      ['luis', 'Luis Soto'],
    ] as const) {
      await house.register('console', { id, name });
      await house.propose('console', id, 'administrator');
      house.keys.set(id, await house.enrol(await house.issue('console', id)));
    }
    return house;
  }

  days(count: number): void {
    this.hours(24 * count);
  }

  hours(count: number): void {
    this.now += count * HOUR_MS;
  }

  minutes(count: number, seconds = 0): void {
    this.now += (60 * count + seconds) * 1_000;
  }

  inDays(count: number): string {
    return new Date(this.now + count * 24 * HOUR_MS).toISOString();
  }

  /** Registers a person with roles and a credential, by decision of Ana and Luis. @returns the credential */
  async person(
    id: string,
    name: string,
    roles: readonly Role[],
    casinos: CasinoScope = 'all',
  ): Promise<string> {
    await this.register('ana', { id, name });
    for (const role of roles)
      await this.approveRole('luis', await this.propose('ana', id, role, { casinos }));
    return this.credential(id);
  }

  async credential(id: string): Promise<string> {
    const issued = await this.issue('ana', id);
    const link = issued.startsWith('cgl_') ? issued : await this.approveCredential('luis', issued);
    const key = await this.enrol(link);
    this.keys.set(id, key);
    return key;
  }

  register(by: string, person: { readonly id: string; readonly name: string }): Promise<Told> {
    return this.told((house, actor) => registerPerson(house, actor, person), by);
  }

  async propose(
    by: string,
    person: string,
    role: Role,
    { casinos = 'all', ...times }: RoleAt = {},
  ): Promise<Told> {
    const taken = await this.taken((house, actor, moment) => {
      const wanted = { person, role, casinos, from: moment.now, ...times };
      return proposeRole(house, actor, wanted, moment);
    }, by);
    if (!taken.ok) return taken.refusal.code;
    const [event] = taken.value.events;
    return event?.type === 'cagnotte.people.role-proposed.v1' ? event.data.proposal : 'ok';
  }

  approveRole(by: string, proposal: string): Promise<Told> {
    return this.told((house, actor, moment) => approveRole(house, actor, proposal, moment), by);
  }

  async end(by: string, person: string, role: Role): Promise<Told> {
    const grants = rolesAt(await this.people.house(), person, this.inDays(0));
    const { id } = grants.find((grant) => grant.role === role)!;
    return this.told((house, actor, moment) => endRole(house, actor, id, moment), by);
  }

  deactivate(by: string, id: string): Promise<Told> {
    return this.told(
      (house, actor, moment) => deactivatePerson(house, actor, { id, reason: 'left' }, moment),
      by,
    );
  }

  /** Issues a link. @returns the code of the link, the id of a proposal, or the code of a refusal */
  async issue(by: string, person: string): Promise<string> {
    return shownOf(await this.credentials.issue(await this.actor(by), person));
  }

  async approveCredential(by: string, proposal: string): Promise<string> {
    return shownOf(await this.credentials.approve(await this.actor(by), proposal));
  }

  /** Issues a link at the console, in the names of two persons if they are given. */
  async atConsole(person: string, [one, other]: readonly string[] = []): Promise<string> {
    const { persons } = await this.people.house();
    const named = (id: string) => ({ id, name: persons.get(id)?.name ?? id });
    const by: DecidedBy =
      one === undefined || other === undefined
        ? CONSOLE
        : { kind: 'console', ...named(one), and: named(other) };
    const actor: Actor = { by, casinos: 'all' };
    if (!persons.has(person)) {
      const given = await this.people.decide((house, moment) =>
        proposeRole(
          house,
          actor,
          { person: 'ana', role: 'manager', casinos: 'all', from: moment.now },
          moment,
        ),
      );
      return given.ok ? 'ok' : given.refusal.code;
    }
    return shownOf(await this.credentials.issue(actor, person));
  }

  async firstLink(): Promise<string> {
    return (await this.credentials.offerFirst(CONSOLE))?.secret ?? 'none';
  }

  async enrol(code: string, self?: { readonly id: string; readonly name: string }): Promise<string> {
    const made = await this.credentials.enrol(code, self);
    return made.ok ? made.value.secret : made.refusal.code;
  }

  async device(by: string, wanted: Partial<NewDevice>): Promise<string> {
    const device = {
      ...({ kind: 'device', name: 'terminal', roles: ['ingest'], casinos: ['granada'] } as const),
      ...({ sources: ['/casinos/granada/tables/RF1'], toldBy: ['table'] } as const),
    };
    const made = await this.credentials.makeForDevice(await this.actor(by), { ...device, ...wanted });
    return made.ok ? made.value.secret : made.refusal.code;
  }

  async rotate(by: string, key: string, overlapHours = 24): Promise<string> {
    const made = await this.credentials.rotate(await this.actor(by), idOf(key), overlapHours);
    return made.ok ? made.value.secret : made.refusal.code;
  }

  revoke(by: string, key: string): Promise<Told> {
    return this.told((house, actor, moment) => revokeCredential(house, actor, idOf(key), moment), by);
  }

  /** Revokes every credential of a person. @returns the last answer */
  async revokeAll(by: string, person: string): Promise<Told> {
    const { credentials } = await this.people.house();
    let told = 'ok';
    for (const { id } of [...credentials.values()].filter((each) => each.person === person))
      told = await this.told((house, actor, moment) => revokeCredential(house, actor, id, moment), by);
    return told;
  }

  /** The principal that a credential authenticates. */
  async shows(key: string): Promise<Principal> {
    const shown = await this.people.authenticate(`Bearer ${key}`);
    if (!shown.ok) throw new Error(shown.refusal.code);
    return shown.value;
  }

  async isLetIn(key: string): Promise<string> {
    const shown = await this.people.authenticate(`Bearer ${key}`);
    return shown.ok ? 'yes' : shown.refusal.code;
  }

  async rolesOf(person: string): Promise<Role[]> {
    return rolesAt(await this.people.house(), person, this.inDays(0)).map(({ role }) => role);
  }

  async givenBy(person: string): Promise<DecidedBy[]> {
    return rolesAt(await this.people.house(), person, this.inDays(0)).map(({ givenBy }) => givenBy);
  }

  async logText(): Promise<string> {
    const texts: string[] = [];
    for await (const { bytes } of this.store.readLog()) texts.push(bytes);
    return texts.join('\n');
  }

  /** Takes the decision of a rule for a person. */
  async told(rule: Rule, by: string): Promise<Told> {
    const taken = await this.taken(rule, by);
    return taken.ok ? 'ok' : taken.refusal.code;
  }

  private async taken(rule: Rule, by: string): Promise<Result<Taken, PeopleRefusal>> {
    const actor = await this.actor(by);
    return this.people.decide((house, moment) => rule(house, actor, moment));
  }

  private async actor(id: string): Promise<Actor> {
    if (id === 'console') return { by: CONSOLE, casinos: 'all' };
    if (id === 'a-program') return { by: { kind: 'service', id: '0'.repeat(16) }, casinos: 'all' };
    return actorOf(await this.shows(this.keys.get(id) ?? id));
  }
}

type Rule = (house: Taken['house'], actor: Actor, moment: Moment) => PeopleDecision;

const idOf = (key: string): string => key.split('_')[1]!;

function shownOf(issued: Result<Issued, PeopleRefusal>): string {
  if (!issued.ok) return issued.refusal.code;
  return issued.value.kind === 'offered' ? issued.value.link.secret : issued.value.proposal;
}
