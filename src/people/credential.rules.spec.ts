import { TestHouse } from '../../test/support/people/test-house';
import { reportingRefusal } from './credential.rules';

describe('the first start', () => {
  it('enrols the first administrator by a link that works once', async () => {
    const house = new TestHouse();
    const link = await house.firstLink();
    const key = await house.enrol(link, { id: '1', name: 'Ana Ruiz' });
    expect(await house.shows(key)).toMatchObject({
      personId: '1',
      name: 'Ana Ruiz',
      roles: ['administrator'],
    });
    expect(await house.enrol(link, { id: '2', name: 'Luis Soto' })).toBe('PEOPLE.LINK_OVER');
    expect(await house.givenBy('1')).toEqual([{ kind: 'console', id: 'first-start' }]);
  });

  it('refuses a first administrator without number or name, and the link stays good', async () => {
    const house = new TestHouse();
    const link = await house.firstLink();
    expect(await house.enrol(link)).toBe('PEOPLE.ID_MALFORMED');
    expect(await house.enrol(link, { id: '1', name: 'Ana\u200b' })).toBe('PEOPLE.NAME_MALFORMED');
    expect(await house.enrol(link, { id: '1', name: 'Ana Ruiz' })).toMatch(/^cgn_/);
  });

  it('offers no first administrator any more once a person is registered', async () => {
    const house = new TestHouse();
    const [one, other] = [await house.firstLink(), await house.firstLink()];
    await house.enrol(one, { id: '1', name: 'Ana Ruiz' });
    expect(await house.enrol(other, { id: '2', name: 'Luis Soto' })).toBe('PEOPLE.LINK_OVER');
    expect(await house.firstLink()).toBe('none');
    // A later start does not print a link that can no longer be used.
    expect(await house.credentials.isOpen(other)).toBe(false);
  });
});

describe('the console', () => {
  it('gives power alone until two administrators are enrolled', async () => {
    const house = await TestHouse.withAdministrators();
    expect(await house.atConsole('eva')).toBe('PEOPLE.CONSOLE_NOT_NEEDED');
  });

  it('needs two registered persons, who are not the one it is for, once fewer than two can sign in', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('nuria', 'Nuria Campos', ['auditor']);
    await house.revokeAll('ana', 'luis');
    expect(await house.atConsole('luis')).toBe('PEOPLE.CONSOLE_NEEDS_TWO');
    expect(await house.atConsole('luis', ['ana', 'ana'])).toBe('PEOPLE.CONSOLE_NEEDS_TWO');
    expect(await house.atConsole('luis', ['luis', 'ana'])).toBe('PEOPLE.CONSOLE_NEEDS_TWO');
    expect(await house.atConsole('luis', ['ana', 'nobody'])).toBe('PEOPLE.CONSOLE_NEEDS_TWO');
    const link = await house.atConsole('luis', ['ana', 'nuria']);
    const key = await house.enrol(link);
    // Whoever had a hand in it is tied to who got it.
    expect((await house.shows(key)).tiedTo).toEqual(['ana', 'nuria']);
  });
});

describe('a credential of a person who decides', () => {
  it('takes two administrators', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('nuria', 'Nuria Campos', ['accountant']);
    const proposal = await house.issue('ana', 'nuria');
    expect(await house.approveCredential('ana', proposal)).toBe('PEOPLE.SAME_PERSON');
    const link = await house.approveCredential('luis', proposal);
    expect(await house.enrol(link)).toMatch(/^cgn_/);
  });

  it('takes two also where the role begins later', async () => {
    const house = await TestHouse.withAdministrators();
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    const times = { from: house.inDays(5) };
    await house.approveRole('luis', await house.propose('ana', 'nuria', 'manager', times));
    expect(await house.issue('ana', 'nuria')).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('a link', () => {
  it('expires after ten minutes and after one use', async () => {
    const house = await TestHouse.withAdministrators();
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    const [used, late] = [await house.issue('ana', 'nuria'), await house.issue('ana', 'nuria')];
    expect(await house.enrol(used)).toMatch(/^cgn_/);
    expect(await house.enrol(used)).toBe('PEOPLE.LINK_OVER');
    house.minutes(10);
    expect(await house.enrol(late)).toBe('PEOPLE.LINK_OVER');
  });

  it('is replaced by the administrator who approved it until the person has used one', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('eva', 'Eva Gil', ['administrator']);
    // Until then she is tied to who enrolled her.
    house.days(31);
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    await house.approveRole('luis', await house.propose('ana', 'nuria', 'accountant'));
    const proposal = await house.issue('ana', 'nuria');
    const late = await house.approveCredential('luis', proposal);
    house.minutes(11);
    expect(await house.enrol(late)).toBe('PEOPLE.LINK_OVER');
    const replaced = await house.approveCredential('luis', proposal);
    const link = await house.approveCredential('luis', proposal);
    expect(await house.enrol(replaced)).toBe('PEOPLE.LINK_OVER');
    expect(await house.approveCredential('ana', proposal)).toBe('PEOPLE.SAME_PERSON');
    expect(await house.approveCredential('eva', proposal)).toBe('PEOPLE.ALREADY_DECIDED');
    expect(await house.enrol(link)).toMatch(/^cgn_/);
    expect(await house.approveCredential('luis', proposal)).toBe('PEOPLE.ALREADY_DECIDED');
  });
});

describe('a credential', () => {
  it('expires after a year, and the holder rotates it with an overlap that ends', async () => {
    const house = await TestHouse.withAdministrators();
    const key = await house.person('nuria', 'Nuria Campos', ['auditor']);
    house.days(364);
    const next = await house.rotate('nuria', key, 48);
    house.hours(23);
    expect([await house.isLetIn(key), await house.isLetIn(next)]).toEqual(['yes', 'yes']);
    house.hours(1);
    expect([await house.isLetIn(key), await house.isLetIn(next)]).toEqual(['ACCESS.KEY_EXPIRED', 'yes']);
  });

  it('is not extended by the overlap of its rotation, which is a week at most', async () => {
    const house = await TestHouse.withAdministrators();
    const key = await house.person('nuria', 'Nuria Campos', ['auditor']);
    expect(await house.rotate('nuria', key, 169)).toBe('PEOPLE.OVERLAP');
    house.days(364);
    await house.rotate('nuria', key, 168);
    house.days(1);
    expect(await house.isLetIn(key)).toBe('ACCESS.KEY_EXPIRED');
  });

  it('has one successor at a time, also when it is rotated several times at once', async () => {
    const house = await TestHouse.withAdministrators();
    const key = await house.device('ana', {});
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => house.rotate('ana', key)));
    expect(made.filter((each) => each === 'PEOPLE.ROTATED')).toHaveLength(4);
    const next = made.find((each) => each !== 'PEOPLE.ROTATED')!;
    expect(await house.rotate('ana', key)).toBe('PEOPLE.ROTATED');
    await house.revoke('ana', next);
    expect(await house.isLetIn(await house.rotate('ana', key))).toBe('yes');
  });

  it('made by a service ends with that of the service, and so do credentials that it made itself', async () => {
    const house = await TestHouse.withAdministrators();
    const service = {
      kind: 'service',
      roles: ['administrator'],
      sources: undefined,
      toldBy: undefined,
    } as const;
    const maker = await house.device('ana', service);
    const made = await house.device(maker, service);
    const makesToo = await house.device(made, {});
    const next = await house.rotate(maker, maker);
    await house.revoke('ana', maker);
    expect([await house.isLetIn(made), await house.isLetIn(makesToo)]).toEqual([
      'ACCESS.KEY_REVOKED',
      'ACCESS.KEY_REVOKED',
    ]);
    await expect(house.device(made, {})).rejects.toThrow();
    // Its own successor is revoked by itself.
    expect(await house.isLetIn(next)).toBe('yes');
  });

  it('of a person is rotated only by its holder', async () => {
    const house = await TestHouse.withAdministrators();
    const key = await house.person('nuria', 'Nuria Campos', ['auditor']);
    expect(await house.rotate('ana', key)).toBe('PEOPLE.NOT_YOURS');
  });

  it('is revoked only by its holder and by an administrator of all casinos of the holder', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('eva', 'Eva Gil', ['administrator'], ['granada']);
    const nurias = await house.person('nuria', 'Nuria Campos', ['auditor'], ['granada', 'cadiz']);
    expect(await house.revoke('eva', nurias)).toBe('PEOPLE.UNKNOWN_CREDENTIAL');
    expect(await house.revoke('a-program', nurias)).toBe('PEOPLE.UNKNOWN_CREDENTIAL');
    expect(await house.revoke('nuria', nurias)).toBe('ok');
    expect(await house.isLetIn(nurias)).toBe('ACCESS.KEY_REVOKED');
  });

  it('of the last administrator who can sign in is not revoked', async () => {
    const house = await TestHouse.withAdministrators();
    await house.revokeAll('ana', 'luis');
    expect(await house.revokeAll('ana', 'ana')).toBe('PEOPLE.LAST_ADMINISTRATOR');
  });

  it('of a device reports from its sources, expires within a year and decides nothing', async () => {
    const house = await TestHouse.withAdministrators();
    const sources = ['/casinos/granada/tables/RF1'];
    const key = await house.device('ana', { sources, toldBy: ['table'] });
    expect(await house.shows(key)).toMatchObject({ kind: 'device', sources, toldBy: ['table'] });
    expect(await house.device('ana', { expiresAt: new Date(house.inDays(366)) })).toBe('PEOPLE.EXPIRY');
    expect(await house.device('ana', { expiresAt: new Date(house.inDays(-1)) })).toBe('PEOPLE.EXPIRY');
    expect(await house.device('ana', { name: '\u200b' })).toBe('PEOPLE.NAME_MISSING');
    expect(await house.device('ana', { roles: [] })).toBe('PEOPLE.NO_ROLE');
  });

  it('is refused after the same work for a known and an unknown id, so that the time does not reveal which', async () => {
    const house = await TestHouse.withAdministrators();
    const [, id] = (await house.device('ana', {})).split('_');
    const read = jest.spyOn(house.store, 'readStream');
    const readsFor = async (shown: string): Promise<number> => {
      read.mockClear();
      expect((await house.people.authenticate(`Bearer cgn_${shown}_${'0'.repeat(64)}`)).ok).toBe(false);
      return read.mock.calls.length;
    };
    expect(await readsFor(id!)).toBe(await readsFor('0123456789abcdef'));
  });

  it('leaves only the hash of its secret in the log', async () => {
    const house = await TestHouse.withAdministrators();
    const link = await house
      .issue('ana', 'ana')
      .then((proposal) => house.approveCredential('luis', proposal));
    const text = await house.logText();
    expect(text).not.toContain(link);
    expect(text).not.toMatch(/cg[nl]_/);
  });
});

describe('a credential that reports', () => {
  const SOURCES = { sources: ['/casinos/ronda/tables/RF1'], toldBy: ['table' as const] };
  const why = (change: Partial<Parameters<typeof reportingRefusal>[0]>) =>
    reportingRefusal({ roles: ['ingest'], casinos: ['ronda'], ...SOURCES, ...change })?.refusal.code;

  it('names its sources, of its casinos or all, and what reports', () => {
    expect(why({})).toBeUndefined();
    expect(why({ sources: ['/casinos'] })).toBeUndefined();
    expect(why({ casinos: 'all' })).toBeUndefined();
  });

  it('has the role that reports; with other roles it has no sources', () => {
    expect(why({ roles: ['auditor'], sources: [], toldBy: [] })).toBeUndefined();
    expect(why({ roles: ['auditor'] })).toBe('PEOPLE.SOURCES_WITHOUT_ROLE');
    expect(why({ roles: ['auditor'], toldBy: [] })).toBe('PEOPLE.SOURCES_WITHOUT_ROLE');
  });

  it.each([
    ['nothing', { sources: [], toldBy: [] }, 'PEOPLE.NO_SOURCE'],
    ['no source', { sources: [] }, 'PEOPLE.NO_SOURCE'],
    ['no class', { toldBy: [] }, 'PEOPLE.NO_CLASS'],
    ['a source in another form', { sources: ['casinos/ronda'] }, 'PEOPLE.SOURCE_MALFORMED'],
    ['one good and one malformed source', { sources: [...SOURCES.sources, 'x'] }, 'PEOPLE.SOURCE_MALFORMED'],
    ['a source of another casino', { sources: ['/casinos/jerez/cage'] }, 'PEOPLE.SOURCE_OF_OTHER_CASINO'],
    [
      'one of its own and one of another',
      { sources: [...SOURCES.sources, '/casinos/jerez/cage'] },
      'PEOPLE.SOURCE_OF_OTHER_CASINO',
    ],
  ])('is refused with %s', (_what, change, code) => expect(why(change)).toBe(code));
});
