import { describe, expect, it } from 'vitest';
import { type AtCasino, openScreens } from './casino-screens';

const who = (permissions: readonly string[], role = ''): AtCasino => ({
  may: (permission) => permissions.includes(permission),
  hasRole: (each) => each === role,
});

const opened = (person: AtCasino, day?: string): string[] =>
  openScreens(person, day).map(({ to }) => to.replace('/$casino', ''));

describe('the screens that a person may open', () => {
  it.each([
    [['tables:read'], ['/floor', '/banks', '/jackpots', '/commissions', '/incidents/$day']],
    [['ledger:read'], ['/books/$day', '/accounts', '/journal', '/duty', '/changes']],
    [['keys:manage'], ['/tablets', '/webhooks']],
    [['packs:read'], ['/monthly-pack']],
    [['capture:read'], []],
    [[], []],
  ])('with %j are %j', (permissions, screens) =>
    expect(opened(who(permissions), '2026-03-20')).toEqual(screens),
  );

  it('are none of a day at a casino without days', () =>
    expect(opened(who(['ledger:read', 'days:read']))).toEqual([
      ...['/home', '', '/accounts', '/journal', '/duty', '/changes'],
    ]));

  it('have the capture for those who capture, not for everybody who may read it', () => {
    expect(opened(who(['capture:read'], 'pit'))).toEqual(['/capture']);
    expect(opened(who(['capture:read'], 'auditor'))).toEqual([]);
  });
});
