import { TestHouse } from '../../test/support/people/test-house';
import { staffNames } from './staff-names';

describe('a member of staff as shown', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await TestHouse.withAdministrators();
    await house.person('E-7', 'Eva Gil', ['auditor'], ['granada']);
  });
  const shown = async (casino: string, person: { readonly id: string; readonly name?: string }) =>
    (await staffNames(house.people, casino))(person);

  it('has the name that the fact states, with the number', async () =>
    expect(await shown('granada', { id: 'E-7', name: 'E. Gil' })).toBe('E. Gil (E-7)'));

  it('has the name of the register where the fact states none and the person has a role at the casino', async () => {
    expect(await shown('granada', { id: 'E-7' })).toBe('Eva Gil (E-7)');
    expect(await shown('ronda', { id: 'ana' })).toBe('Ana Ruiz (ana)');
  });

  it('has the number alone where the person has no role at the casino, or is not known', async () => {
    expect(await shown('ronda', { id: 'E-7' })).toBe('E-7');
    expect(await shown('granada', { id: 'E-8' })).toBe('E-8');
  });
});
