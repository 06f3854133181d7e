import { TestHouse } from '../../test/support/people/test-house';
import type { Permission } from '../access/permissions';
import { monthBefore } from './principal-of';
import { approversOf, secondPersons, withdrawProposal } from './proposal.rules';

const withdraw = (house: TestHouse, by: string, proposal: string) =>
  house.told((known, actor, moment) => withdrawProposal(known, actor, proposal, moment), by);

const momentOf = (house: TestHouse) => {
  const now = house.inDays(0);
  return { now, monthAgo: monthBefore(now) };
};

const approvers = async (house: TestHouse, proposal: string) => {
  const known = await house.people.house();
  return approversOf(known, known.proposals.get(proposal)!, momentOf(house)).map(({ id }) => id);
};

const atGranada = async (house: TestHouse, proposedBy: string, permission: Permission) => {
  const approval = { proposedBy, permission, casino: 'granada' };
  return secondPersons(await house.people.house(), approval, momentOf(house)).map(({ id }) => id);
};

/** The smallest house that the guide makes: two administrators, who make an accountant and a manager. */
async function smallestHouse(): Promise<TestHouse> {
  const house = await TestHouse.withAdministrators();
  await house.person('nuria', 'Nuria Campos', ['accountant']);
  await house.person('marta', 'Marta Sanz', ['manager']);
  return house;
}

describe('in the smallest house of the guide, on its first day', () => {
  it.each([
    ['marta', 'casinos:authorise', ['ana']],
    ['ana', 'casinos:authorise', ['luis', 'marta']],
    ['nuria', 'corrections:decide', ['ana', 'marta']],
    ['marta', 'corrections:decide', ['ana', 'nuria']],
    ['marta', 'personal:erase', ['ana']],
    ['nuria', 'days:reopen', ['ana', 'marta']],
  ] as const)('what %s proposes with %s can be approved by %j', async (proposedBy, permission, named) => {
    const house = await smallestHouse();
    expect(await atGranada(house, proposedBy, permission)).toEqual(named);
  });

  it('names nobody who cannot sign in, or has no role at the casino', async () => {
    const house = await smallestHouse();
    await house.person('eva', 'Eva Gil', ['manager'], ['malaga']);
    expect(await atGranada(house, 'ana', 'casinos:authorise')).toEqual(['luis', 'marta']);
    await house.revokeAll('ana', 'marta');
    expect(await atGranada(house, 'ana', 'casinos:authorise')).toEqual(['luis']);
  });
});

describe('a proposal about a role or a credential', () => {
  it('names who can approve it: no one but the other administrator', async () => {
    const house = await smallestHouse();
    expect(await approvers(house, await house.propose('ana', 'nuria', 'manager'))).toEqual(['luis']);
    const link = await house.issue('ana', 'nuria');
    expect(await approvers(house, link)).toEqual(['luis']);
    await house.approveCredential('luis', link);
    expect(await approvers(house, link)).toEqual(['luis']);
  });

  it('names as approvers exactly those whose approval is taken', async () => {
    const house = await smallestHouse();
    await house.person('eva', 'Eva Gil', ['administrator']);
    for (const by of ['ana', 'luis', 'eva']) {
      for (const person of ['ana', 'luis', 'eva']) {
        const proposal = await house.propose(by, 'nuria', 'manager');
        const named = await approvers(house, proposal);
        expect([person, named.includes(person)]).toEqual([
          person,
          (await house.approveRole(person, proposal)) === 'ok',
        ]);
      }
    }
  });

  it('is withdrawn by its proposer or by another administrator, once', async () => {
    const house = await smallestHouse();
    for (const by of ['ana', 'luis']) {
      const proposal = await house.propose('ana', 'nuria', 'manager');
      expect(await withdraw(house, 'nuria', proposal)).toBe('PEOPLE.BEYOND_YOUR_CASINOS');
      expect(await withdraw(house, by, proposal)).toBe('ok');
      expect(await withdraw(house, by, proposal)).toBe('PEOPLE.ALREADY_DECIDED');
      expect(await house.approveRole('luis', proposal)).toBe('PEOPLE.ALREADY_DECIDED');
    }
    expect(await withdraw(house, 'ana', '0'.repeat(16))).toBe('PEOPLE.UNKNOWN_PROPOSAL');
  });

  it('ends its unused link with it', async () => {
    const house = await smallestHouse();
    const proposal = await house.issue('ana', 'nuria');
    const link = await house.approveCredential('luis', proposal);
    expect(await withdraw(house, 'ana', proposal)).toBe('ok');
    expect(await house.enrol(link)).toBe('PEOPLE.LINK_OVER');
    expect(await house.approveCredential('luis', proposal)).toBe('PEOPLE.ALREADY_DECIDED');
  });

  it('is not withdrawn by an administrator of other casinos', async () => {
    const house = await smallestHouse();
    await house.person('eva', 'Eva Gil', ['administrator'], ['malaga']);
    const proposal = await house.propose('ana', 'nuria', 'manager');
    expect(await withdraw(house, 'eva', proposal)).toBe('PEOPLE.BEYOND_YOUR_CASINOS');
    const elsewhere = await house.propose('ana', 'nuria', 'manager', { casinos: ['granada'] });
    expect(await withdraw(house, 'eva', elsewhere)).toBe('PEOPLE.UNKNOWN_PROPOSAL');
  });
});
