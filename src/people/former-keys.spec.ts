import { DatabaseDouble } from '../../test/support/database/database-double';
import { TestHouse } from '../../test/support/people/test-house';
import { aboutUnbound, type FORMER_API_KEY, takeOverFormerKeys } from './former-keys';
import type { RowOf } from '../database/table';
import type { House } from './house.state';
import { PEOPLE_STREAM } from './people-register';

type FormerKey = RowOf<typeof FORMER_API_KEY>;

const key = (id: string, changes: Partial<FormerKey> = {}): FormerKey => ({
  id,
  keyHash: `hash of ${id}`,
  holder: 'counting room',
  holderKind: 'system',
  roles: ['ingest'],
  everyCasino: false,
  casinos: ['granada'],
  sources: [],
  classes: [],
  unboundUntil: null,
  createdAt: new Date('2025-06-01T10:00:00Z'),
  createdBy: null,
  expiresAt: new Date('2026-06-01T10:00:00Z'),
  revokedAt: null,
  revokedBy: null,
  ...changes,
});

const ana = (id: string, changes: Partial<FormerKey> = {}): FormerKey =>
  key(id, { holder: 'Ana Ruiz', holderKind: 'person', roles: ['auditor'], ...changes });

const takeOver = (house: TestHouse, keys: readonly FormerKey[]) =>
  takeOverFormerKeys(new DatabaseDouble({ 'FROM access.former_api_key': keys }).dataSource, house.people);

interface Decision {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function decided({ store }: TestHouse): Promise<Decision[]> {
  const events: Decision[] = [];
  for await (const { bytes } of store.readStream(PEOPLE_STREAM)) events.push(JSON.parse(bytes) as Decision);
  return events;
}

async function takenOver(...keys: readonly FormerKey[]): Promise<Decision[]> {
  const house = new TestHouse();
  await takeOver(house, keys);
  return decided(house);
}

const typesOf = (events: readonly Decision[]): readonly string[] =>
  events.map(({ type }) => type.replace(/^cagnotte\.|\.v1$/g, ''));

const BY = { kind: 'console', id: 'upgrade' };

describe('keys of an earlier release', () => {
  it('of a person give a registered person of that name, a grant of each role from now on, and a credential', async () => {
    const events = await takenOver(ana('k1', { roles: ['auditor', 'manager'] }));
    expect(typesOf(events)).toEqual([
      ...['people.registered', 'people.role-given', 'people.role-given', 'credential.made'],
    ]);
    expect(events.map(({ data }) => data)).toMatchObject([
      { person: 'M-1', name: 'Ana Ruiz', wasHolder: 'Ana Ruiz', by: BY },
      {
        person: 'M-1',
        role: 'auditor',
        everyCasino: false,
        casinos: ['granada'],
        from: '2026-01-01T09:00:00.000Z',
        by: BY,
      },
      { person: 'M-1', role: 'manager', everyCasino: false, casinos: ['granada'] },
      { credential: 'k1', kind: 'person', person: 'M-1', keyHash: 'hash of k1', by: BY },
    ]);
    expect(events[1]!.data['grant']).not.toBe(events[2]!.data['grant']);
  });

  it('whose names differ only in spelling give one person, and the next name has the next number', async () => {
    const events = await takenOver(
      ana('k1'),
      ana('k2', { holder: 'ana  ruíz', roles: [] }),
      ana('k3', { holder: 'Luis Soto', roles: [] }),
    );
    expect(events.map(({ data }) => data['person'])).toEqual(['M-1', 'M-1', 'M-1', 'M-1', 'M-2', 'M-2']);
  });

  it('whose holders have no letter give one person only where the text is equal', async () => {
    const events = await takenOver(
      ...['…', '—', '…'].map((holder, index) => ana(`k${index}`, { holder, roles: [] })),
    );
    expect(events.map(({ data: { person, name } }) => [person, name])).toEqual([
      ...[
        ['M-1', 'Titular Anterior I'],
        ['M-1', undefined],
      ],
      ...[
        ['M-2', 'Titular Anterior II'],
        ['M-2', undefined],
        ['M-1', undefined],
      ],
    ]);
  });

  it('keep an allowed name, with single spaces and cut to the longest name', async () => {
    const holders = [' Ana \t Ruiz ', 'Ana '.repeat(30), 'Luisa '.repeat(30)];
    const events = await takenOver(
      ...holders.map((holder, index) => ana(`k${index}`, { holder, roles: [] })),
    );
    const names = events.flatMap(({ data }) => data['name'] ?? []);
    expect(names).toEqual(['Ana Ruiz', 'Ana '.repeat(20).trim(), `${'Luisa '.repeat(13)}Lu`]);
  });

  it('whose holders have no letter give names within the longest length', async () => {
    const holders = Array.from({ length: 64 }, (_, index) => '.'.repeat(index + 1));
    const events = await takenOver(
      ...holders.map((holder, index) => ana(`k${index}`, { holder, roles: [] })),
    );
    expect(events.at(-2)!.data).toMatchObject({ person: 'M-64', name: `Titular Anterior ${'I'.repeat(63)}` });
  });

  it('of a device or a service become its credential with name, roles and casinos', async () => {
    const events = await takenOver(
      key('k1'),
      key('k2', { roles: ['ingest', 'auditor'], everyCasino: true, casinos: [] }),
      key('k3', { holderKind: 'service', holder: 'office' }),
    );
    expect(
      events.map(({ data: { kind, name, roles, everyCasino, casinos } }) => ({
        kind,
        name,
        roles,
        everyCasino,
        casinos,
      })),
    ).toEqual([
      { kind: 'device', name: 'counting room', roles: ['ingest'], everyCasino: false, casinos: ['granada'] },
      {
        kind: 'service',
        name: 'counting room',
        roles: ['ingest', 'auditor'],
        everyCasino: true,
        casinos: [],
      },
      { kind: 'service', name: 'office', roles: ['ingest'], everyCasino: false, casinos: ['granada'] },
    ]);
  });

  it('keep their expiry; without one they expire in 365 days', async () => {
    const events = await takenOver(key('k1'), key('k2', { expiresAt: null }));
    expect(events.map(({ data }) => data['expiresAt'])).toEqual([
      '2026-06-01T10:00:00.000Z',
      '2027-01-01T09:00:00.000Z',
    ]);
  });

  it('with sources and reporters keep them; the others keep the end of their period without', async () => {
    const unboundUntil = new Date('2026-03-01T00:00:00Z');
    const events = await takenOver(
      key('k1', { sources: ['/tables/PK1'], classes: ['table'] }),
      key('k2', { unboundUntil }),
    );
    expect(
      events.map(({ data: { sources, toldBy, unboundUntil: until } }) => ({ sources, toldBy, until })),
    ).toEqual([
      { sources: ['/tables/PK1'], toldBy: ['table'], until: undefined },
      { sources: undefined, toldBy: undefined, until: '2026-03-01T00:00:00.000Z' },
    ]);
  });

  it('that were revoked stay so, and give their person no role', async () => {
    const revokedAt = new Date('2025-12-01T00:00:00Z');
    const events = await takenOver(key('k1', { revokedAt }), ana('k2', { revokedAt }));
    expect(typesOf(events)).toEqual([
      ...['credential.made', 'credential.revoked'],
      ...['people.registered', 'credential.made', 'credential.revoked'],
    ]);
    expect(events.filter(({ type }) => type.includes('revoked')).map(({ data }) => data)).toEqual([
      { credential: 'k1', by: BY },
      { credential: 'k2', by: BY },
    ]);
  });

  it('are counted by persons and credentials', async () => {
    expect(await takeOver(new TestHouse(), [ana('k1'), ana('k2'), key('k3')])).toEqual({
      persons: 1,
      credentials: 3,
    });
  });

  it('are taken over only while nothing was ever decided about persons', async () => {
    const house = new TestHouse();
    await house.register('console', { id: 'ana', name: 'Ana Ruiz' });
    const before = await decided(house);
    expect(await takeOver(house, [key('k1')])).toEqual({ persons: 0, credentials: 0 });
    expect(await decided(house)).toEqual(before);
  });
});

describe('keys that report from every source', () => {
  const NOW = '2026-01-01T09:00:00.000Z';
  const credential = (id: string, unboundUntil?: string, more: object = {}) =>
    [
      id,
      {
        id,
        unboundUntil,
        madeAt: '2025-01-01T00:00:00.000Z',
        expiresAt: '2027-01-01T00:00:00.000Z',
        ...more,
      },
    ] as const;
  const about = (...credentials: readonly ReturnType<typeof credential>[]): string | undefined =>
    aboutUnbound({ credentials: new Map(credentials) } as unknown as House, NOW);

  it('are announced with the first day on which one of them ends', () =>
    expect(
      about(
        credential('a', '2026-05-01T00:00:00.000Z'),
        credential('b', '2026-03-02T00:00:00.000Z'),
        credential('c'),
      ),
    ).toBe('2 keys of before 0.2 report from every source, the first until 2026-03-02'));

  it('are announced in the singular where there is one', () =>
    expect(about(credential('a', '2026-05-01T00:00:00.000Z'))).toContain('the first until 2026-05-01'));

  it('are not announced from the instant on which the period or the key has ended', () =>
    expect(
      about(
        credential('a', NOW),
        credential('b', '2026-03-02T00:00:00.000Z', { revoked: { at: NOW } }),
        credential('c', '2026-03-02T00:00:00.000Z', { expiresAt: NOW }),
      ),
    ).toBeUndefined());
});
