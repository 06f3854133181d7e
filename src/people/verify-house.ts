import { eventIn } from '../kernel/stored-form';
import { ROLES_ON_TABLETS } from '../access/permissions';
import type { EventStorePort } from '../event-log/event-store.port';
import { isSameValue } from '../kernel/same-value';
import { type Queryable, readRows } from '../database/queryable';
import { mayDecide } from './credential.rules';
import { FORMER_API_KEY } from './former-keys';
import { applyToHouse, emptyHouse, type House, rolesAt, type TabletOffered, tiedTo } from './house.state';
import type { DecidedBy, PeopleEvent } from './people.events';
import { PEOPLE_STREAM } from './people-register';
import { monthBefore } from './principal-of';
import { hasBegun, isDeciding } from './people.rules';
import { strangeSqlReaders } from './sql-readers';

/**
 * Replays the stream of the house and checks of each event whether its decider could decide it. An event that was inserted by
 * hand may have a right hash, but no administrator decided it.
 * @returns the first event that could not, in a sentence, and what stands in the table of former keys that was never one
 */
export async function verifyHouse(db: Queryable, store: EventStorePort): Promise<readonly string[]> {
  const house = emptyHouse();
  let isUpgrading = true;
  for await (const { bytes, id } of store.readStream(PEOPLE_STREAM)) {
    const event = eventIn<PeopleEvent & { readonly time: string }>(bytes);
    isUpgrading &&= isOfUpgrade(event.data.by);
    const why = isUpgrading ? undefined : faultOfEvent(house, event, event.time);
    if (why !== undefined) return [`${event.type} ${id} of ${event.time} was not to be decided so: ${why}`];
    applyToHouse(house, event, event.time);
  }
  return [
    ...(await strangeKeys(db, house)),
    ...(await rowsOfNobody(db, house)),
    ...(await strangeSqlReaders(db, house)),
  ];
}

/** Keys of an earlier release are taken over before anything else is decided, or not at all. */
const isOfUpgrade = ({ kind, id }: DecidedBy): boolean => kind === 'console' && id === 'upgrade';

async function strangeKeys(db: Queryable, { credentials }: House): Promise<readonly string[]> {
  const rows = await readRows<{ id: string }>(db, `SELECT id FROM ${FORMER_API_KEY.sqlName} ORDER BY id`);
  const strange = rows.find(({ id }) => !credentials.has(id));
  return strange === undefined
    ? []
    : [`${FORMER_API_KEY.sqlName} holds the key ${strange.id}, which was never made here; it opens nothing`];
}

const PERSONS = 'person of the house';
const CREDENTIALS = 'credential of the house';

/** The tables beside the log that name persons and credentials. Each of their rows must belong to one of the log. */
const NAMING: readonly (readonly [
  table: string,
  column: string,
  what: typeof PERSONS | typeof CREDENTIALS,
])[] = [
  ['access.session', 'person', PERSONS],
  ['access.session', 'credential', CREDENTIALS],
  ['access.pin', 'person', PERSONS],
  ['access.pin_failures', 'person', PERSONS],
  ['access.credential_use', 'credential', CREDENTIALS],
];

async function rowsOfNobody(db: Queryable, { persons, credentials }: House): Promise<readonly string[]> {
  const strange: string[] = [];
  for (const [table, column, what] of NAMING) {
    const known: ReadonlyMap<string, unknown> = what === PERSONS ? persons : credentials;
    const rows = await readRows<{ id: string }>(
      db,
      `SELECT DISTINCT ${column} AS id FROM ${table} WHERE ${column} IS NOT NULL ORDER BY 1`,
    );
    const wrong = rows.find(({ id }) => !known.has(id));
    if (wrong !== undefined)
      strange.push(
        `${table} names "${wrong.id}", which is no ${what}: delete the row, and find out who made it`,
      );
  }
  return strange;
}

/** A decision and its line are a moment apart, and so are the clocks of two machines. */
const APART_MS = 60_000;

/**
 * Every decision about persons has its line in the security log. Where the last of them is younger than the last line, lines
 * were taken from the end of the log, or all of them.
 * @returns a sentence where it is so
 */
export async function findLostLines(db: Queryable, store: EventStorePort): Promise<readonly string[]> {
  let last: string | undefined;
  for await (const { bytes } of store.readStream(PEOPLE_STREAM)) {
    const { data, time } = eventIn<PeopleEvent & { readonly time: string }>(bytes);
    if (!isOfUpgrade(data.by) && Date.parse(time) < Date.now() - APART_MS) last = time;
  }
  if (last === undefined) return [];
  const [line] = await readRows<{ at: Date }>(
    db,
    `SELECT at FROM access.security_log ORDER BY number DESC LIMIT 1`,
  );
  if (line !== undefined && line.at.getTime() >= Date.parse(last) - APART_MS) return [];
  const ends = line === undefined ? 'it is empty' : `it ends at ${line.at.toISOString()}`;
  return [
    `${ends}, and the house decided at ${last}, which has a line: lines were taken away. Compare it with what its collector kept (docs/operations/security-log.md)`,
  ];
}

type Check<Type extends PeopleEvent['type']> = (
  house: House,
  data: Extract<PeopleEvent, { type: Type }>['data'],
  at: string,
) => string | undefined;

const CHECKS: { readonly [Type in PeopleEvent['type']]: Check<Type> } = {
  'cagnotte.people.registered.v1': (house, { person, by }, at) =>
    house.persons.has(person) ? `${person} is registered twice` : deciderFault(house, by, at),
  'cagnotte.people.deactivated.v1': (house, { person, by }, at) =>
    unknownIdFault(house.persons, person) ?? deciderFault(house, by, at),
  'cagnotte.people.role-proposed.v1': (house, { by }, at) => deciderFault(house, by, at),
  'cagnotte.people.role-given.v1': (house, data, at) =>
    unknownIdFault(house.persons, data.person) ??
    (isDeciding(data.role) ? twoPersonsFault(house, data, at) : deciderFault(house, data.by, at)),
  'cagnotte.people.role-ended.v1': (house, { grant, by }, at) =>
    unknownIdFault(house.grants, grant) ?? deciderFault(house, by, at),
  'cagnotte.credential.proposed.v1': (house, { by }, at) => deciderFault(house, by, at),
  'cagnotte.people.proposal-withdrawn.v1': (house, { proposal, by }, at) =>
    unknownIdFault(house.proposals, proposal) ??
    (house.proposals.get(proposal)!.isDone ? 'it was decided already' : deciderFault(house, by, at)),
  'cagnotte.credential.offered.v1': (house, { person, tablet, ...data }, at) => {
    if (tablet !== undefined)
      return person === undefined
        ? deciderFault(house, data.by, at)
        : 'a link is for a person or for a tablet';
    if (person === undefined)
      return house.persons.size === 0 && data.by.kind === 'console' ? undefined : 'somebody was registered';
    const decides = mayDecide(house, person, at);
    return decides ? twoPersonsFault(house, { ...data, person }, at) : deciderFault(house, data.by, at);
  },
  'cagnotte.credential.made.v1': (house, data, at) => {
    if (data.offer !== undefined) return enrolmentFault(house, { ...data, offer: data.offer }, at);
    if (data.replaces !== undefined) return rotationFault(house, { ...data, replaces: data.replaces }, at);
    return data.kind === 'person' ? 'no link was offered for it' : deciderFault(house, data.by, at);
  },
  'cagnotte.credential.revoked.v1': (house, { credential, by }, at) =>
    unknownIdFault(house.credentials, credential) ??
    (house.credentials.get(credential)!.person === by.id ? undefined : deciderFault(house, by, at)),
  'cagnotte.credential.pin-set.v1': (house, { person, by }, at) => {
    if (by.kind !== 'person' || by.id !== person) return `${by.id} is not ${person}, whose PIN it is`;
    const works = rolesAt(house, person, at).some(({ role }) => role in ROLES_ON_TABLETS);
    return works ? undefined : `${person} has no role on tablets`;
  },
  'cagnotte.seal-key.proposed.v1': (house, { by }, at) => houseDeciderFault(house, by, at),
  'cagnotte.seal-key.decided.v1': (house, { proposal, publicKey, by }, at) => {
    const proposed = house.sealKeys.get(proposal);
    if (proposed === undefined || proposed.isDone || proposed.publicKey !== publicKey)
      return 'nobody proposed it';
    return secondPersonFault(house, { by, proposedBy: proposed.by }, at) ?? houseDeciderFault(house, by, at);
  },
  'cagnotte.webhook.registered.v1': (house, { by }, at) => deciderFault(house, by, at),
  'cagnotte.webhook.ended.v1': webhookFault,
  'cagnotte.webhook.secret-renewed.v1': webhookFault,
  'cagnotte.webhook.replayed.v1': webhookFault,
};

function webhookFault(
  house: House,
  { webhook, by }: { readonly webhook: string; readonly by: DecidedBy },
  at: string,
): string | undefined {
  return unknownIdFault(house.webhooks, webhook) ?? deciderFault(house, by, at);
}

const faultOfEvent = (house: House, event: PeopleEvent, at: string): string | undefined =>
  (CHECKS[event.type] as Check<PeopleEvent['type']>)(house, event.data, at);

const unknownIdFault = (known: ReadonlyMap<string, unknown>, id: string): string | undefined =>
  known.has(id) ? undefined : `${id} is unknown`;

function deciderFault(house: House, { kind, id }: DecidedBy, at: string): string | undefined {
  if (kind === 'console') return undefined;
  const roles =
    kind === 'service'
      ? (house.credentials.get(id)?.roles ?? [])
      : rolesAt(house, id, at).map(({ role }) => role);
  return roles.includes('administrator') ? undefined : `${id} was no administrator`;
}

function houseDeciderFault(house: House, { kind, id }: DecidedBy, at: string): string | undefined {
  const isOne = rolesAt(house, id, at).some(
    ({ role, casinos }) => role === 'administrator' && casinos === 'all',
  );
  return kind === 'person' && isOne ? undefined : `${id} was no administrator of every casino`;
}

function secondPersonFault(
  house: House,
  { by, proposedBy }: { readonly by: DecidedBy; readonly proposedBy: DecidedBy },
  at: string,
): string | undefined {
  if (proposedBy.id === by.id) return `${by.id} is no second person`;
  return tiedTo(house, by.id, monthBefore(at)).includes(proposedBy.id)
    ? `${by.id} and ${proposedBy.id} are tied by a credential`
    : undefined;
}

interface ByTwo {
  readonly person: string;
  readonly by: DecidedBy;
  readonly proposal?: string | undefined;
}

function twoPersonsFault(house: House, { person, by, proposal }: ByTwo, at: string): string | undefined {
  if (by.kind === 'console')
    return hasBegun(house) && by.and === undefined ? 'the console acted alone' : undefined;
  const proposed = proposal === undefined ? undefined : house.proposals.get(proposal);
  if (proposed === undefined || proposed.isDone || proposed.person !== person) return 'nobody proposed it';
  if (person === by.id) return `${by.id} is no second person`;
  return secondPersonFault(house, { by, proposedBy: proposed.by }, at) ?? deciderFault(house, by, at);
}

type Made = Extract<PeopleEvent, { type: 'cagnotte.credential.made.v1' }>['data'];

function enrolmentFault(
  { offers }: House,
  made: Made & { readonly offer: string },
  at: string,
): string | undefined {
  const offer = offers.get(made.offer);
  if (offer === undefined || offer.isUsed || offer.expiresAt <= at) return 'the link was not good';
  if (offer.tablet ?? made.tablet) return tabletFault(offer.tablet, made);
  return offer.person === undefined || offer.person === made.person
    ? undefined
    : 'the link was for somebody else';
}

function tabletFault(offered: Partial<TabletOffered> | undefined, made: Made): string | undefined {
  const { person, kind, roles, everyCasino, tablet, casinos, sources, toldBy, expiresAt } = made;
  const { name, casino, ...offer } = offered ?? {};
  const isAsOffered = isSameValue(
    { person, kind, roles, everyCasino, tablet, casinos, sources, toldBy, expiresAt },
    { ...BOUND, ...offer, tablet: name, casinos: [casino] },
  );
  return isAsOffered ? undefined : 'the link was for a tablet that is bound otherwise';
}

const BOUND = { kind: 'device', roles: [], everyCasino: false };

function rotationFault(
  house: House,
  { replaces, kind, person, by }: Made & { readonly replaces: { readonly credential: string } },
  at: string,
): string | undefined {
  const former = house.credentials.get(replaces.credential);
  if (former === undefined || former.person !== person || former.kind !== kind)
    return 'the credential it replaces is another one';
  return person === undefined
    ? deciderFault(house, by, at)
    : by.id === person
      ? undefined
      : `${by.id} is not its holder`;
}
