import { refusing } from './people.refusals';
import { TestHouse } from '../../test/support/people/test-house';

describe('registering a person', () => {
  it.each([
    ['17', '017'],
    ['17', '00017'],
    ['E-7', 'e-007'],
    ['a.34', 'A_34'],
  ])('refuses beside the number %j the number %j, which looks the same', async (id, other) => {
    const house = await TestHouse.withAdministrators();
    expect(await house.register('ana', { id, name: 'Nuria Campos' })).toBe('ok');
    expect(await house.register('ana', { id: other, name: 'Pilar Rey' })).toBe('PEOPLE.ID_TAKEN');
  });

  it.each(['0', '100', 'E-10', 'E-1.0', '70'])('takes the number %j beside 10, 7 and 1', async (id) => {
    const house = await TestHouse.withAdministrators();
    for (const [known, name] of [
      ['10', 'Nuria Campos'],
      ['7', 'Pilar Rey'],
      ['1', 'Eva Gil'],
    ] as const)
      expect(await house.register('ana', { id: known, name })).toBe('ok');
    expect(await house.register('ana', { id, name: 'Marta Sanz' })).toBe('ok');
  });

  it.each(['console', 'Service', 'constructor', 'toString', 'null', 'first-start'])(
    'refuses the number %j, which is a word of the program',
    async (id) => {
      const house = await TestHouse.withAdministrators();
      expect(await house.register('ana', { id, name: 'Nuria Campos' })).toBe('PEOPLE.ID_RESERVED');
    },
  );

  it('enters number and name, and never gives a number twice, whatever its case', async () => {
    const house = await TestHouse.withAdministrators();
    expect(await house.register('ana', { id: 'A-34', name: 'Nuria Campos' })).toBe('ok');
    expect(await house.register('ana', { id: 'a-34', name: 'Pilar Rey' })).toBe('PEOPLE.ID_TAKEN');
  });

  it.each([
    ['', 'PEOPLE.NAME_MALFORMED'],
    ['Ana  Ruiz', 'PEOPLE.NAME_MALFORMED'],
    [' Ana Ruiz', 'PEOPLE.NAME_MALFORMED'],
    ['Ana\u200b Ruiz', 'PEOPLE.NAME_MALFORMED'],
    ['Ana\u00ad Ruiz', 'PEOPLE.NAME_MALFORMED'],
    ['\u202eziuR anA', 'PEOPLE.NAME_MALFORMED'],
    ['\u0410na Ruiz', 'PEOPLE.NAME_MALFORMED'],
    ['Ana Rui\u0301z', 'PEOPLE.NAME_MALFORMED'],
    ['Ａna Ruiz', 'PEOPLE.NAME_MALFORMED'],
    ['Ana\u034f Ruiz', 'PEOPLE.NAME_MALFORMED'],
    ['Ana Ruiz 2', 'PEOPLE.NAME_MALFORMED'],
    ['ana ruíz', 'PEOPLE.NAME_TAKEN'],
    ['Ana-Ruiz', 'PEOPLE.NAME_TAKEN'],
    ["Ana R'uiz", 'PEOPLE.NAME_TAKEN'],
    ['Ana Ruız', 'PEOPLE.NAME_TAKEN'],
  ])('refuses the name %j beside Ana Ruiz', async (name, code) => {
    const house = await TestHouse.withAdministrators();
    expect(await house.register('luis', { id: '34', name })).toBe(code);
  });

  it.each([
    ['Carla Ullate', 'CarIa Ullate'],
    ['Carla Ullate', 'Carla UIIate'],
    ['Carmen Ibor', 'Carrnen lbor'],
    ['Wanda Rey', 'VVanda Rey'],
  ])('refuses beside %j the name %j, which looks the same', async (name, other) => {
    const house = await TestHouse.withAdministrators();
    expect(await house.register('luis', { id: '34', name })).toBe('ok');
    expect(await house.register('luis', { id: '35', name: other })).toBe('PEOPLE.NAME_TAKEN');
  });

  it.each([
    "Núria d'Àvila i Ferré",
    'José-María Ñúñez',
    'Łukasz Śmigły',
    'M. Ángeles Rey',
    'Nguyễn Thị Hương',
  ])('takes the name %s', async (name) => {
    const house = await TestHouse.withAdministrators();
    expect(await house.register('luis', { id: '34', name })).toBe('ok');
  });

  it('is refused to persons who are not administrators and to programs', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('nuria', 'Nuria Campos', ['accountant']);
    expect(await house.register('nuria', { id: '35', name: 'Pilar Rey' })).toBe('PEOPLE.BEYOND_YOUR_CASINOS');
    expect(await house.register('a-program', { id: '35', name: 'Pilar Rey' })).toBe('PEOPLE.NOT_A_PERSON');
  });
});

describe('a role that decides', () => {
  it('is proposed by one administrator and approved by another', async () => {
    const house = await TestHouse.withAdministrators();
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    const proposal = await house.propose('ana', 'nuria', 'accountant');
    expect(await house.rolesOf('nuria')).toEqual([]);
    expect(await house.approveRole('ana', proposal)).toBe('PEOPLE.SAME_PERSON');
    expect(await house.approveRole('luis', proposal)).toBe('ok');
    expect(await house.rolesOf('nuria')).toEqual(['accountant']);
    expect(await house.approveRole('luis', proposal)).toBe('PEOPLE.ALREADY_DECIDED');
  });

  it.each(['accountant', 'manager', 'administrator'] as const)('is %s', async (role) => {
    const house = await TestHouse.withAdministrators();
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    await house.propose('ana', 'nuria', role);
    expect(await house.rolesOf('nuria')).toEqual([]);
  });

  it.each(['auditor', 'ingest'] as const)('is not %s, which one administrator gives', async (role) => {
    const house = await TestHouse.withAdministrators();
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    await house.propose('ana', 'nuria', role);
    expect(await house.rolesOf('nuria')).toEqual([role]);
  });

  it('is not approved by the person who gets it', async () => {
    const house = await TestHouse.withAdministrators();
    const proposal = await house.propose('ana', 'luis', 'manager');
    expect(await house.approveRole('luis', proposal)).toBe('PEOPLE.FOR_ONESELF');
  });

  it('is not approved once the proposal is 30 days old or the proposer has left', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('eva', 'Eva Gil', ['administrator']);
    house.days(40);
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    const old = await house.propose('ana', 'nuria', 'manager');
    house.days(30);
    expect(await house.approveRole('luis', old)).toBe('PEOPLE.PROPOSAL_LAPSED');
    const orphaned = await house.propose('eva', 'nuria', 'manager');
    await house.deactivate('ana', 'eva');
    expect(await house.approveRole('luis', orphaned)).toBe('PEOPLE.PROPOSAL_LAPSED');
  });

  it('is not approved once the proposer is administrator of fewer casinos', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('eva', 'Eva Gil', ['administrator']);
    house.days(40);
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    const everywhere = await house.propose('eva', 'nuria', 'manager');
    const there = await house.propose('eva', 'nuria', 'accountant', { casinos: ['granada'] });
    await house.end('ana', 'eva', 'administrator');
    const less = await house.propose('ana', 'eva', 'administrator', { casinos: ['granada'] });
    await house.approveRole('luis', less);
    expect(await house.approveRole('luis', everywhere)).toBe('PEOPLE.PROPOSAL_LAPSED');
    expect(await house.approveRole('luis', there)).toBe('ok');
  });

  it('is given at the casinos of the administrator only', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('eva', 'Eva Gil', ['administrator'], ['granada']);
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    expect(await house.propose('eva', 'nuria', 'auditor', { casinos: ['cadiz'] })).toBe(
      'PEOPLE.BEYOND_YOUR_CASINOS',
    );
    expect(await house.propose('eva', 'nuria', 'auditor', { casinos: 'all' })).toBe(
      'PEOPLE.BEYOND_YOUR_CASINOS',
    );
    expect(await house.propose('eva', 'nuria', 'auditor', { casinos: ['house'] })).toBe(
      'PEOPLE.CASINO_MALFORMED',
    );
    expect(await house.propose('eva', 'nuria', 'auditor', { casinos: [] })).toBe('PEOPLE.NO_CASINO');
    await house.propose('eva', 'nuria', 'auditor', { casinos: ['granada'] });
    expect(await house.rolesOf('nuria')).toEqual(['auditor']);
  });
});

describe('a record of another casino', () => {
  it('is answered as unknown to administrators of other casinos, whatever its state', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('eva', 'Eva Gil', ['administrator'], ['granada']);
    await house.person('nuria', 'Nuria Campos', ['manager'], ['cadiz']);
    const role = await house.propose('ana', 'nuria', 'accountant', { casinos: ['cadiz'] });
    const credential = await house.issue('ana', 'nuria');
    expect(await house.approveRole('eva', role)).toBe('PEOPLE.UNKNOWN_PROPOSAL');
    expect(await house.approveCredential('eva', credential)).toBe('PEOPLE.UNKNOWN_PROPOSAL');
    expect(await house.end('eva', 'nuria', 'manager')).toBe('PEOPLE.UNKNOWN_ROLE');
    await house.approveRole('luis', role);
    expect(await house.approveRole('eva', role)).toBe('PEOPLE.UNKNOWN_PROPOSAL');
  });
});

describe('a role', () => {
  it('counts from its first instant to its last', async () => {
    const house = await TestHouse.withAdministrators();
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    const key = await house.credential('nuria');
    const [from, until] = [house.inDays(1), house.inDays(10)];
    await house.propose('ana', 'nuria', 'auditor', { from, until });
    expect((await house.shows(key)).roles).toEqual([]);
    house.days(1);
    expect((await house.shows(key)).roles).toEqual(['auditor']);
    house.days(9);
    expect((await house.shows(key)).roles).toEqual([]);
  });

  it('does not end before it begins', async () => {
    const house = await TestHouse.withAdministrators();
    const times = { from: house.inDays(2), until: house.inDays(1) };
    expect(await house.propose('ana', 'luis', 'auditor', times)).toBe('PEOPLE.DATES');
  });

  it('ends at once when one administrator ends it', async () => {
    const house = await TestHouse.withAdministrators();
    const key = await house.person('nuria', 'Nuria Campos', ['manager', 'auditor']);
    await house.end('luis', 'nuria', 'manager');
    expect((await house.shows(key)).roles).toEqual(['auditor']);
  });

  it('of the last administrator who can sign in cannot be ended, nor can the person be deactivated', async () => {
    const house = await TestHouse.withAdministrators();
    expect(await house.end('ana', 'luis', 'administrator')).toBe('ok');
    expect(await house.end('ana', 'ana', 'administrator')).toBe('PEOPLE.LAST_ADMINISTRATOR');
    expect(await house.deactivate('ana', 'ana')).toBe('PEOPLE.LAST_ADMINISTRATOR');
  });
});

describe('a person who is deactivated', () => {
  it('cannot sign in and has no role', async () => {
    const house = await TestHouse.withAdministrators();
    const key = await house.person('nuria', 'Nuria Campos', ['manager']);
    await house.deactivate('ana', 'nuria');
    expect(await house.isLetIn(key)).toBe('ACCESS.KEY_REVOKED');
    expect(await house.propose('ana', 'nuria', 'auditor')).toBe('PEOPLE.LEFT');
  });
});

describe('a person who was shown the link of another one', () => {
  it('cannot approve proposals of that person for 30 days, nor the other way round', async () => {
    const house = await TestHouse.withAdministrators();
    const evas = await house.person('eva', 'Eva Gil', ['administrator']);
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    for (const [one, other] of [
      ['luis', 'eva'],
      ['eva', 'luis'],
    ] as const)
      expect(await house.approveRole(other, await house.propose(one, 'nuria', 'manager'))).toBe(
        'PEOPLE.TIED',
      );
    expect((await house.shows(evas)).tiedTo).toEqual(['luis']);
    house.days(30);
    expect((await house.shows(evas)).tiedTo).toEqual([]);
    expect(await house.approveRole('eva', await house.propose('luis', 'nuria', 'manager'))).toBe('ok');
  });

  it('is the one who approved it: who proposed it never held it, and may approve', async () => {
    const house = await TestHouse.withAdministrators();
    await house.person('eva', 'Eva Gil', ['administrator']);
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    expect(await house.approveRole('eva', await house.propose('ana', 'nuria', 'manager'))).toBe('ok');
  });

  it('cannot approve them after a rotation of the credential either', async () => {
    const house = await TestHouse.withAdministrators();
    const evas = await house.person('eva', 'Eva Gil', ['administrator']);
    const rotated = await house.rotate('eva', evas);
    expect((await house.shows(rotated)).tiedTo).toEqual(['luis']);
  });
});

it('names what was asked for as it was written, in every refusal', () => {
  const refusal = refusing('PEOPLE.UNKNOWN_CREDENTIAL', "$& $' $$");
  expect(refusal.refusal.message).toContain("$& $' $$");
  expect(refusal.refusal.messageEs).toContain("$& $' $$");
});
