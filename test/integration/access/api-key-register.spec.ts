import { Logger } from '@nestjs/common';
import { STALENESS_MS_MAX } from '../../../src/access/api-key-cache';
import { ApiKeyRegister } from '../../../src/access/api-key-register';
import type { KeyAuthority, KeyRequest } from '../../../src/access/key-request';
import type { Principal } from '../../../src/access/principal';
import { createDataSource } from '../../../src/app/database/data-source';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';
import { AccessClock } from './access-clock';

const ANA: KeyRequest = {
  holder: 'Ana Ruiz',
  holderKind: 'person',
  roles: ['accountant'],
  casinos: ['sevilla'],
};
const HOUR_MS = 3_600_000;

let database: TestDatabase;
let clock: AccessClock;
let register: ApiKeyRegister;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await withoutAnyKey();
  clock = new AccessClock();
  register = new ApiKeyRegister(database.dataSource, clock);
});

/** As on the first day: without the guard that keeps every key for ever. */
const withoutAnyKey = () =>
  database.dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL session_replication_role = replica');
    await manager.query('DELETE FROM access.api_key');
  });

/** The same keys as another service on the same database sees them. */
const anotherService = () => new ApiKeyRegister(database.dataSource, clock);

async function made(request: Partial<KeyRequest> = {}, by: KeyAuthority = 'the-service') {
  const answer = await register.create({ ...ANA, ...request }, by);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

const show = (key: string, at = register) => at.authenticate(`Bearer ${key}`);

const refusal = (code: string) => ({ ok: false, refusal: expect.objectContaining({ code }) as unknown });

async function principalOf(key: string): Promise<Principal> {
  const shown = await show(key);
  if (!shown.ok) throw new Error(shown.refusal.code);
  return shown.value;
}

describe('the administrator key of the first start', () => {
  it('is made once when ten services start at the same time on an empty database', async () => {
    const services = await Promise.all(
      Array.from({ length: 10 }, () => createDataSource({ url: database.url, poolSize: 1 }).initialize()),
    );
    try {
      const keys = await Promise.all(
        services.map((service) => new ApiKeyRegister(service, clock).ensureAdministratorKey()),
      );
      const shown = keys.filter((key) => key !== undefined);
      expect(shown).toHaveLength(1);
      expect(await show(shown[0]!)).toMatchObject({
        ok: true,
        value: { roles: ['administrator'], casinos: 'all' },
      });
      expect(await register.list('the-service')).toHaveLength(1);
    } finally {
      await Promise.all(services.map((service) => service.destroy()));
    }
  });

  it('is not made again at the next start', async () => {
    expect(await register.ensureAdministratorKey()).toMatch(/^cgn_/);
    expect(await anotherService().ensureAdministratorKey()).toBeUndefined();
    expect(await register.list('the-service')).toHaveLength(1);
  });

  it('is not made where any key exists, even a revoked one', async () => {
    const { record } = await made();
    await register.revoke(record.credentialId, 'the-service');
    expect(await register.ensureAdministratorKey()).toBeUndefined();
  });
});

describe('authenticating', () => {
  it('answers who shows the key, with roles and casinos', async () => {
    const { key, record } = await made();
    expect(await show(key, anotherService())).toEqual({
      ok: true,
      value: {
        credentialId: record.credentialId,
        kind: 'person',
        name: 'Ana Ruiz',
        roles: ['accountant'],
        casinos: ['sevilla'],
      },
    });
  });

  it('answers from where and as what a key reports', async () => {
    const reports = { sources: ['/casinos/sevilla/cage'], classes: ['cage'] } as const;
    const { key, record } = await made({
      holder: 'cage',
      holderKind: 'system',
      roles: ['ingest'],
      ...reports,
    });
    expect(await show(key, anotherService())).toMatchObject({
      ok: true,
      value: { kind: 'device', sources: reports.sources, toldBy: reports.classes },
    });
    expect(record).toMatchObject({ sources: reports.sources, toldBy: reports.classes, unboundUntil: null });
  });

  it('lets a key that was made before keys named sources report everything until its day, and nothing then', async () => {
    const { key, record } = await made({ roles: ['administrator'] });
    const until = new Date(clock.now().getTime() + HOUR_MS);
    await database.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL session_replication_role = replica');
      await manager.query('UPDATE access.api_key SET unbound_until = $2 WHERE id = $1', [
        record.credentialId,
        until,
      ]);
    });
    const later = anotherService();
    expect(await show(key, later)).toMatchObject({
      ok: true,
      value: { sources: ['/casinos'], toldBy: ['table', 'cage', 'count-room', 'office'] },
    });
    expect(await later.listUnbound()).toMatchObject([
      { credentialId: record.credentialId, unboundUntil: until },
    ]);
    clock.pass(HOUR_MS);
    const shown = await show(key, later);
    expect(shown).toMatchObject({ ok: true, value: { roles: ['administrator'] } });
    expect(shown).not.toHaveProperty('value.sources');
    expect(await later.listUnbound()).toEqual([]);
  });

  it('refuses a request without a key, and one with something else in its place', async () => {
    expect(await register.authenticate(undefined)).toEqual(refusal('ACCESS.KEY_MISSING'));
    expect(await register.authenticate('')).toEqual(refusal('ACCESS.KEY_MISSING'));
    expect(await register.authenticate('Basic YTpi')).toEqual(refusal('ACCESS.KEY_MALFORMED'));
  });

  it('refuses an unknown key and a known one with a wrong secret in the same words', async () => {
    const { key, record } = await made();
    const unknown = await show(key.replace(record.credentialId, 'ffffffffffffffff'));
    const wrong = await show(key.slice(0, -1) + (key.endsWith('0') ? '1' : '0'));
    expect(unknown).toEqual(refusal('ACCESS.KEY_UNKNOWN'));
    expect(wrong).toEqual(unknown);
  });

  it('refuses a key with the secret of another', async () => {
    const one = await made();
    const two = await made();
    expect(await show(`cgn_${one.record.credentialId}_${two.key.slice(-64)}`)).toEqual(
      refusal('ACCESS.KEY_UNKNOWN'),
    );
  });

  it('refuses an expired key to the instant, though it is still cached', async () => {
    const { key } = await made({ expiresAt: new Date(clock.now().getTime() + 1000) });
    clock.pass(999);
    expect(await show(key)).toMatchObject({ ok: true });
    clock.pass(1);
    expect(await show(key)).toEqual(refusal('ACCESS.KEY_EXPIRED'));
  });

  it('refuses without throwing when the database is away, and lets in again when it is back', async () => {
    const { key } = await made();
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const far = await createDataSource({ url: database.url }).initialize();
    const elsewhere = new ApiKeyRegister(far, clock);
    await far.destroy();
    expect(await show(key, elsewhere)).toEqual(refusal('ACCESS.UNAVAILABLE'));
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('keys cannot be read'));
    logged.mockRestore();
    await far.initialize();
    expect(await show(key, elsewhere)).toMatchObject({ ok: true });
    await far.destroy();
  });
});

describe('revoking', () => {
  it('refuses the key at once in the process that revoked it', async () => {
    const { key, record } = await made();
    expect(await show(key)).toMatchObject({ ok: true });
    await register.revoke(record.credentialId, 'the-service');
    expect(await show(key)).toEqual(refusal('ACCESS.KEY_REVOKED'));
  });

  it('refuses the key in every other process once its cache has run out', async () => {
    const { key, record } = await made();
    const other = anotherService();
    expect(await show(key, other)).toMatchObject({ ok: true });
    await register.revoke(record.credentialId, 'the-service');
    clock.pass(STALENESS_MS_MAX + 1);
    expect(await show(key, other)).toEqual(refusal('ACCESS.KEY_REVOKED'));
  });

  it('keeps who revoked it and when, and a second time changes neither', async () => {
    const boss = await principalOf((await made({ roles: ['administrator'] })).key);
    const { record } = await made();
    const first = await register.revoke(record.credentialId, boss);
    expect(first).toMatchObject({
      ok: true,
      value: { revokedAt: clock.now(), revokedBy: boss.credentialId },
    });
    clock.pass(HOUR_MS);
    expect(await register.revoke(record.credentialId, 'the-service')).toEqual(first);
    expect(
      (await register.list('the-service')).find(({ credentialId }) => credentialId === record.credentialId),
    ).toEqual(first.ok ? first.value : undefined);
  });

  it.each(['ffffffffffffffff', 'no id', "'; --", '\u0000'])(
    'refuses an id that no key has: %j',
    async (id) => {
      expect(await register.revoke(id, 'the-service')).toEqual({ ok: false, refusal: 'API_KEY.UNKNOWN' });
    },
  );

  it('keeps the last administrator key that lasts, and lets it go when there is another', async () => {
    const first = await principalOf((await register.ensureAdministratorKey())!);
    await made({ roles: ['administrator'] });
    await made({
      roles: ['administrator'],
      casinos: 'all',
      expiresAt: new Date(clock.now().getTime() + HOUR_MS),
    });
    await made({ roles: ['manager'], casinos: 'all' });
    expect(await register.revoke(first.credentialId, first)).toEqual({
      ok: false,
      refusal: 'API_KEY.LAST_ADMINISTRATOR',
    });

    await made({ roles: ['administrator'], casinos: 'all' });
    expect(await register.revoke(first.credentialId, first)).toMatchObject({ ok: true });
  });

  it('leaves one of eight administrator keys when all are revoked at the same time', async () => {
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => made({ roles: ['administrator'], casinos: 'all' })),
    );
    const answers = await Promise.all(
      keys.map(({ record }) => register.revoke(record.credentialId, 'the-service')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
    expect(answers).toContainEqual({ ok: false, refusal: 'API_KEY.LAST_ADMINISTRATOR' });
  });
});

describe('administrators of some casinos', () => {
  it('make, see and revoke keys of their casinos only', async () => {
    const ofSevilla = await principalOf((await made({ roles: ['administrator'] })).key);
    const elsewhere = await made({ casinos: ['malaga'] });
    const everywhere = await made({ casinos: 'all' });
    const own = await made({}, ofSevilla);

    expect(own.record.createdBy).toBe(ofSevilla.credentialId);
    expect(await register.create({ ...ANA, casinos: 'all' }, ofSevilla)).toEqual({
      ok: false,
      refusal: 'API_KEY.BEYOND_YOUR_CASINOS',
    });
    for (const { record } of [elsewhere, everywhere])
      expect(await register.revoke(record.credentialId, ofSevilla)).toEqual({
        ok: false,
        refusal: 'API_KEY.UNKNOWN',
      });
    const seen = (await register.list(ofSevilla)).map(({ credentialId }) => credentialId);
    expect(new Set(seen)).toEqual(new Set([ofSevilla.credentialId, own.record.credentialId]));
  });
});

describe('the stored keys', () => {
  it('hold no clear secret anywhere in the database', async () => {
    const keys = [(await register.ensureAdministratorKey())!, (await made()).key];
    const rows: unknown[] = await database.dataSource.query('SELECT k::text AS row FROM access.api_key k');
    expect(rows).toHaveLength(2);
    const stored = JSON.stringify(rows);
    for (const key of keys) {
      expect(stored).toContain(key.split('_')[1]);
      expect(stored).not.toContain(key.split('_')[2]);
    }
  });

  it('are listed oldest first, without their hashes', async () => {
    const first = await made({ holder: 'first' });
    clock.pass(1);
    const second = await made({ holder: 'second', casinos: 'all' });
    const listed = await register.list('the-service');
    expect(listed).toEqual([first.record, second.record]);
    expect(JSON.stringify(listed)).not.toMatch(/[0-9a-f]{64}/);
  });

  it.each([
    ['deleted', 'DELETE FROM access.api_key'],
    ['emptied', 'TRUNCATE access.api_key'],
    ['given another role', `UPDATE access.api_key SET roles = '{administrator}'`],
    ['changed while it is revoked', `UPDATE access.api_key SET revoked_at = now(), holder = 'somebody else'`],
  ])('are never %s, whoever asks', async (_change, sql) => {
    await made();
    await expect(database.dataSource.query(sql)).rejects.toThrow('never changed or deleted');
  });

  it('are never given back once revoked', async () => {
    const { record } = await made();
    await register.revoke(record.credentialId, 'the-service');
    await expect(
      database.dataSource.query('UPDATE access.api_key SET revoked_at = NULL, revoked_by = NULL'),
    ).rejects.toThrow('never changed or deleted');
  });
});
