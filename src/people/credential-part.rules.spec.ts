import type { CredentialPart } from './credential-part.rules';
import { identityNamed, passkeyNamed, publicPartOf, whyTaken } from './credential-part.rules';
import { applyToHouse, emptyHouse, type House } from './house.state';

const NOW = '2026-01-20T10:00:00.000Z';
const EXPIRES = '2026-06-01T10:00:00.000Z';
const BY = { kind: 'person', id: 'ana', name: 'Ana' } as const;
const PASSKEY = { id: 'passkey-1', publicKey: 'pQEC', rpId: 'casino.example' };
const IDENTITY = { issuer: 'https://id.example', subject: 'nuria' };

function houseWith(part: object): House {
  const house = emptyHouse();
  const made = { credential: 'c', kind: 'person' as const, person: 'nuria', expiresAt: EXPIRES, by: BY };
  applyToHouse(
    house,
    { type: 'cagnotte.credential.made.v1', data: { ...made, ...part } },
    '2026-01-10T10:00:00.000Z',
  );
  return house;
}
const revoke = (house: House): House => {
  applyToHouse(house, { type: 'cagnotte.credential.revoked.v1', data: { credential: 'c', by: BY } }, NOW);
  return house;
};
const taken = (house: House, part: CredentialPart, now = NOW): string | undefined =>
  whyTaken(house, part, now)?.refusal.code;
const passkey = (id: string): CredentialPart => ({
  id: 'k',
  passkey: { ...PASSKEY, id },
  expiresAt: EXPIRES,
});
const identity = (change: object): CredentialPart => ({
  id: 'k',
  identity: { ...IDENTITY, ...change },
  expiresAt: EXPIRES,
});

describe('a passkey', () => {
  it('belongs permanently to one credential, also to a revoked one', () => {
    const house = houseWith({ passkey: PASSKEY });
    expect([taken(house, passkey('passkey-1')), taken(house, passkey('passkey-2'))]).toEqual([
      'PEOPLE.PASSKEY_TAKEN',
      undefined,
    ]);
    expect(taken(revoke(house), passkey('passkey-1'))).toBe('PEOPLE.PASSKEY_TAKEN');
    expect(passkeyNamed(house, 'passkey-1')?.person).toBe('nuria');
    expect(passkeyNamed(house, 'passkey-2')).toBeUndefined();
  });
});

describe('an account at a provider', () => {
  const house = houseWith({ identity: IDENTITY });

  it('is of one good credential, by issuer and subject', () => {
    expect(taken(house, identity({}))).toBe('PEOPLE.IDENTITY_TAKEN');
    expect(taken(house, identity({ subject: 'pia' }))).toBeUndefined();
    expect(taken(house, identity({ issuer: 'https://other.example' }))).toBeUndefined();
    expect(identityNamed(house, IDENTITY, NOW)?.person).toBe('nuria');
  });

  it('is free again once that credential is over or revoked', () => {
    expect(taken(house, identity({}), EXPIRES)).toBeUndefined();
    expect(taken(revoke(houseWith({ identity: IDENTITY })), identity({}))).toBeUndefined();
  });
});

it('a key is not taken, and only its hash is public', () => {
  const key = { id: 'k', keyHash: 'hash', expiresAt: EXPIRES };
  expect(taken(houseWith({ keyHash: 'hash' }), key)).toBeUndefined();
  expect([key, passkey('passkey-1'), identity({})].map(publicPartOf)).toEqual([
    { keyHash: 'hash' },
    { passkey: PASSKEY },
    { identity: IDENTITY },
  ]);
});
