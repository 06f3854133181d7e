import { describe, expect, it } from 'vitest';
import { ownAddress } from '../screens/sign-in/SignInScreen';
import { mayAt, type Session } from './session';

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

describe('what a person may do', () => {
  it.each([
    ['days:close', 'sevilla', true],
    ['days:close', 'granada', false],
    ['days:read', 'granada', true],
    ['people:manage', 'sevilla', false],
  ])('%s at %s: %s', (permission, casino, may) => expect(mayAt(SESSION, permission, casino)).toBe(may));
});

describe('where a person is led after signing in', () => {
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
