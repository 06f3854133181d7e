// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownAddress, readSignInSearch, signInAddress } from './sign-in-address';
import { returnFromProvider, goToProvider, mayAt, type Session, type ProviderPurpose } from './session';

const SESSION: Session = {
  person: '17',
  name: 'Ana Ruiz',
  grants: [
    { role: 'accountant', casinos: ['sevilla'] },
    { role: 'auditor', casinos: 'all' },
  ],
  rolesByPermission: { 'days:close': ['accountant'], 'days:read': ['accountant', 'auditor'] },
  tablet: null,
};

describe('the permissions of a person', () => {
  it.each([
    ['days:close', 'sevilla', true],
    ['days:close', 'granada', false],
    ['days:read', 'granada', true],
    ['people:manage', 'sevilla', false],
  ])('%s at %s: %s', (permission, casino, may) => expect(mayAt(SESSION, permission, casino)).toBe(may));
});

describe('the address after sign-in', () => {
  it.each([
    ['/sevilla/day/2026-01-01?figure=a', '/sevilla/day/2026-01-01?figure=a'],
    ['//elsewhere.example/x', '/'],
    ['/\\elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/sign-in?to=/sign-in', '/'],
    [undefined, '/'],
  ])('%s: %s', (to, address) => expect(ownAddress(to)).toBe(address));
});

describe('the address of the sign-in page', () => {
  it.each([
    [{}, '/sign-in'],
    [{ to: '/' }, '/sign-in'],
    [
      { to: '/sevilla/day/2026-01-01?figure=a&known=9' },
      '/sign-in?to=%2Fsevilla%2Fday%2F2026-01-01%3Ffigure%3Da%26known%3D9',
    ],
    [{ fresh: true }, '/sign-in?fresh=true'],
    [{ made: true }, '/sign-in?made=true'],
  ])('for %j is %s', (search, address) => expect(signInAddress(search)).toBe(address));

  it('says where a person wanted to go, and nothing that it does not say', () => {
    const to = '/sevilla/day/2026-01-01?figure=a&known=9';
    const { search } = new URL(signInAddress({ to, fresh: true }), window.location.origin);
    expect(readSignInSearch(search)).toEqual({ to, fresh: true, made: false });
    expect(readSignInSearch('')).toEqual({ to: undefined, fresh: false, made: false });
  });
});

describe('a person who returns from the OpenID provider', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each<readonly [ProviderPurpose, string | undefined, string]>([
    [{ to: '/sevilla/day' }, undefined, '/sevilla/day'],
    [{ to: undefined }, undefined, '/'],
    [{ code: 'cgl_1' }, 'cgl_1', '/sign-in'],
    // The author of such an address could otherwise make the account of another person a credential of their own.
    [{ to: 'cgl_1' }, undefined, 'cgl_1'],
  ])('wanted %j: sends the code %s, and is led to %s', async (wanted, code, address) => {
    const sent: { code?: string }[] = [];
    vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
      sent.push(JSON.parse(body as string) as object);
      return Promise.resolve(Response.json({ url: '#provider' }));
    });
    await goToProvider(wanted);
    expect(await returnFromProvider()).toBe(address);
    expect(sent.at(-1)!.code).toBe(code);
  });
});
