import { KEY_REFUSALS } from './key-refusal';
import { type KeyRequest, reaches, tidied, whyNotMade } from './key-request';
import type { Principal } from './principal';

const NOW = new Date('2026-03-01T12:00:00Z');
const REQUEST: KeyRequest = {
  holder: 'Ana Ruiz',
  holderKind: 'person',
  roles: ['manager'],
  casinos: ['sevilla'],
};

const administratorOf = (casinos: Principal['casinos']): Principal => ({
  credentialId: '0123456789abcdef',
  name: 'Eva Gil',
  kind: 'person',
  roles: ['administrator'],
  casinos,
});

const refusalOf = (change: Partial<KeyRequest>) => whyNotMade({ ...REQUEST, ...change }, NOW, 'the-service');

describe('a key request', () => {
  it('is granted when somebody is named, with roles and casinos', () => {
    expect(refusalOf({})).toBeUndefined();
    expect(refusalOf({ casinos: 'all', expiresAt: new Date(NOW.getTime() + 1) })).toBeUndefined();
    expect(refusalOf({ holder: 'x'.repeat(200) })).toBeUndefined();
  });

  it.each(['', '   ', 'x'.repeat(201), 'Ana\nRuiz', 'Ana\u0000', 'Ana \ud800'])(
    'is refused when the holder is named %j',
    (holder) => {
      expect(refusalOf({ holder })).toBe('API_KEY.HOLDER_MISSING');
    },
  );

  it('is refused when it gives no role', () => {
    expect(refusalOf({ roles: [] })).toBe('API_KEY.NO_ROLE');
  });

  it('is refused when it gives no casino', () => {
    expect(refusalOf({ casinos: [] })).toBe('API_KEY.NO_CASINO');
  });

  it.each(['', 'Sevilla', '-sevilla', 'se villa', 'x'.repeat(64), 'sevilla/1'])(
    'is refused for a casino written %j',
    (casino) => {
      expect(refusalOf({ casinos: ['malaga', casino] })).toBe('API_KEY.CASINO_MALFORMED');
    },
  );

  it.each([NOW, new Date(NOW.getTime() - 1), new Date(Number.NaN)])(
    'is refused when the key expires at %p',
    (expiresAt) => {
      expect(refusalOf({ expiresAt })).toBe('API_KEY.EXPIRES_IN_THE_PAST');
    },
  );

  it('is refused when an administrator reaches beyond their own casinos', () => {
    const ask = (casinos: KeyRequest['casinos'], own: Principal['casinos']) =>
      whyNotMade({ ...REQUEST, casinos }, NOW, administratorOf(own));
    expect(ask(['sevilla'], ['sevilla', 'malaga'])).toBeUndefined();
    expect(ask(['sevilla'], ['malaga'])).toBe('API_KEY.BEYOND_YOUR_CASINOS');
    expect(ask('all', ['sevilla', 'malaga'])).toBe('API_KEY.BEYOND_YOUR_CASINOS');
    expect(ask('all', 'all')).toBeUndefined();
  });

  const reporting = (change: Partial<KeyRequest>) =>
    refusalOf({ roles: ['ingest'], sources: ['/casinos/sevilla/cage'], classes: ['cage'], ...change });

  it('is granted when what reports says from where and as what', () => {
    expect(reporting({})).toBeUndefined();
    expect(reporting({ sources: ['/casinos/sevilla', '/casinos'] })).toBeUndefined();
    expect(reporting({ roles: ['administrator'] })).toBeUndefined();
    expect(refusalOf({ roles: ['administrator'] })).toBeUndefined();
  });

  it('is refused when what reports does not say from where, or as what', () => {
    expect(reporting({ sources: [], classes: [] })).toBe('API_KEY.NO_SOURCE');
    expect(reporting({ sources: [] })).toBe('API_KEY.NO_SOURCE');
    expect(reporting({ classes: [] })).toBe('API_KEY.NO_CLASS');
    expect(reporting({ roles: ['administrator'], classes: [] })).toBe('API_KEY.NO_CLASS');
  });

  it('is refused when it names sources and no role of it reports', () => {
    expect(reporting({ roles: ['auditor', 'manager'] })).toBe('API_KEY.SOURCES_WITHOUT_ROLE');
  });

  it.each([
    ...['', '/', '/casinos/', 'casinos/sevilla', '/casinos/sevilla/', '/casinos/sevilla//cage'],
    ...['/casinos/sevilla/./cage', '/casinos/sevilla/../malaga/cage', '/casinos/sevilla/%63age'],
    ...['/casinos/Sevilla', '/casinos/sevilla/tables/RF 1', '/casinos/sevilla/cage\n'],
  ])('is refused for a source written %j', (source) => {
    expect(reporting({ sources: ['/casinos/sevilla/cage', source] })).toBe('API_KEY.SOURCE_MALFORMED');
  });

  it('is refused for a source of a casino that is not its own', () => {
    expect(reporting({ sources: ['/casinos/malaga/cage'] })).toBe('API_KEY.SOURCE_OF_OTHER_CASINO');
    expect(reporting({ sources: ['/casinos/malaga/cage'], casinos: 'all' })).toBeUndefined();
  });

  it('is kept in one form', () => {
    expect(
      tidied({
        ...REQUEST,
        holder: '  Ana Ruiz ',
        roles: ['auditor', 'ingest', 'auditor'],
        casinos: ['sevilla', 'cadiz', 'sevilla'],
      }),
    ).toEqual({
      ...REQUEST,
      ...{ roles: ['ingest', 'auditor'], casinos: ['cadiz', 'sevilla'], sources: [], classes: [] },
    });
  });
});

it('the service itself reaches every key', () => {
  expect(reaches('the-service', 'all')).toBe(true);
  expect(reaches(administratorOf(['sevilla']), 'all')).toBe(false);
});

it('every refusal speaks English and Spanish', () => {
  for (const { message, messageEs } of Object.values(KEY_REFUSALS)) {
    expect(message).toMatch(/\.$/);
    expect(messageEs).toMatch(/\.$/);
    expect(messageEs).not.toBe(message);
  }
});
