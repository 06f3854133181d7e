import type { DataSource } from 'typeorm';
import { ROLES, type Role } from '../access/permissions';
import { LONGEST_NAME, nameFault, nameKey } from '../kernel/person-name';
import { accepted } from '../kernel/result';
import type { Reporter } from '../kernel/event-definition';
import { column, table, type RowOf } from '../database/table';
import { readRows } from '../database/queryable';
import type { DecidedBy, PeopleEvent } from './people.events';
import type { PeopleRegister } from './people-register';
import { type House, type Instant, isGood } from './house.state';

/**
 * The API keys of releases before persons were registered. A row gives no access: only the credential that was made of it
 * does.
 */
export const FORMER_API_KEY = table('access.former_api_key', {
  id: column.key(column.text),
  keyHash: column.text,
  holder: column.text,
  holderKind: column.text,
  roles: column.texts,
  everyCasino: column.boolean,
  casinos: column.texts,
  sources: column.texts,
  classes: column.texts,
  unboundUntil: column.optional(column.instant),
  createdAt: column.instant,
  createdBy: column.optional(column.text),
  expiresAt: column.optional(column.instant),
  revokedAt: column.optional(column.instant),
  revokedBy: column.optional(column.text),
});

type FormerKey = RowOf<typeof FORMER_API_KEY>;

const YEAR_MS = 365 * 86_400_000;
const BY: DecidedBy = { kind: 'console', id: 'upgrade' };

/**
 * Takes over the API keys of an earlier release as credentials, once: while nothing was ever decided about persons here.
 * A person gets the number M-1, M-2 … in the order of their first keys; keys of one name are of one person. Keys without an
 * expiry expire a year from now.
 * @returns how many persons and how many credentials
 */
export async function takeOverFormerKeys(
  dataSource: DataSource,
  register: PeopleRegister,
): Promise<{ readonly persons: number; readonly credentials: number }> {
  const rows = await readRows<FormerKey>(
    dataSource,
    `SELECT id, key_hash, holder, holder_kind, roles, every_casino, casinos, sources, classes, unbound_until, created_at, created_by, expires_at,
            revoked_at, revoked_by FROM ${FORMER_API_KEY.sqlName} ORDER BY created_at, id`,
  );
  const taken = await register.decide((house, { now, newId }) =>
    house.persons.size + house.credentials.size + house.offers.size > 0
      ? accepted([])
      : accepted(eventsOf(rows, now, newId)),
  );
  const types = taken.ok ? taken.value.events.map(({ type }) => type) : [];
  const count = (type: PeopleEvent['type']): number => types.filter((each) => each === type).length;
  return {
    persons: count('cagnotte.people.registered.v1'),
    credentials: count('cagnotte.credential.made.v1'),
  };
}

function eventsOf(rows: readonly FormerKey[], now: string, newId: () => string): PeopleEvent[] {
  const persons = new Map<string, string>();
  return rows.flatMap((row): PeopleEvent[] => {
    const credential = credentialOf(row, now);
    const revoked: PeopleEvent[] = row.revokedAt
      ? [{ type: 'cagnotte.credential.revoked.v1', data: { credential: row.id, by: BY } }]
      : [];
    if (row.holderKind !== 'person') return [credential(undefined), ...revoked];
    const known = persons.get(nameKey(row.holder) || row.holder);
    const person = known ?? `M-${persons.size + 1}`;
    persons.set(nameKey(row.holder) || row.holder, person);
    const registered: PeopleEvent[] =
      known === undefined ? [registration(person, row.holder, persons.size)] : [];
    const grants = row.revokedAt
      ? []
      : row.roles.map((role) => grantOf(row, { person, role, now, id: newId() }));
    return [...registered, ...grants, credential(person), ...revoked];
  });
}

const registration = (person: string, holder: string, count: number): PeopleEvent => ({
  type: 'cagnotte.people.registered.v1',
  data: { person, name: nameFor(holder, count), by: BY, wasHolder: holder },
});

function nameFor(holder: string, count: number): string {
  const tidy = holder.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME).trim();
  if (nameFault(tidy) === undefined) return tidy;
  return `Titular Anterior ${'I'.repeat(count)}`.slice(0, LONGEST_NAME);
}

function grantOf(
  { everyCasino, casinos }: FormerKey,
  { person, role, now, id }: { person: string; role: string; now: string; id: string },
): PeopleEvent {
  const known = ROLES.find((each) => each === role) as Role;
  return {
    type: 'cagnotte.people.role-given.v1',
    data: { grant: id, person, role: known, everyCasino, casinos, from: now, by: BY },
  };
}

const credentialOf =
  (
    { id, keyHash, holder, holderKind, roles, everyCasino, casinos, expiresAt, ...key }: FormerKey,
    now: string,
  ) =>
  (person: string | undefined): PeopleEvent => {
    const { sources, classes, unboundUntil } = key;
    const latest = new Date(Date.parse(now) + YEAR_MS);
    const made = {
      credential: id,
      keyHash,
      expiresAt: (expiresAt ?? latest).toISOString(),
      by: BY,
      ...(classes.length > 0 && { sources, toldBy: classes as Reporter[] }),
      ...(unboundUntil !== null && { unboundUntil: unboundUntil.toISOString() }),
    };
    if (person !== undefined)
      return { type: 'cagnotte.credential.made.v1', data: { ...made, kind: 'person', person } };
    const kind = holderKind === 'system' && roles.every((role) => role === 'ingest') ? 'device' : 'service';
    const data = { ...made, kind, name: holder, roles: roles as Role[], everyCasino, casinos } as const;
    return { type: 'cagnotte.credential.made.v1', data };
  };

export function aboutUnbound({ credentials }: House, now: Instant): string | undefined {
  const unbound = [...credentials.values()]
    .filter((each) => isGood(each, now) && each.unboundUntil !== undefined && now < each.unboundUntil)
    .map(({ unboundUntil }) => unboundUntil!)
    .sort();
  return unbound[0] === undefined
    ? undefined
    : `${unbound.length} keys of before 0.2 report from every source, the first until ${unbound[0].slice(0, 10)}`;
}
