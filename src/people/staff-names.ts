import { covers } from '../access/permissions';
import type { House } from './house.state';
import type { PeopleRegister } from './people-register';

interface NamedStaff {
  readonly id: string;
  readonly name?: string;
}

/**
 * A member of staff as a person reads one: the name with the number beside it, or the number alone. A name that the fact
 * does not state is that of the register of the house, which never gives a number twice; a person who never had a role at the
 * casino is another person with the same number.
 */
function staffShown({ persons, grants }: House, casino: string, { id, name }: NamedStaff): string {
  const worksHere = [...grants.values()].some(
    ({ person, casinos }) => person === id && covers(casinos, [casino]),
  );
  const known = name ?? (worksHere ? persons.get(id)?.name : undefined);
  return known === undefined ? id : `${known} (${id})`;
}

export type ShowStaff = (person: NamedStaff) => string;

export async function staffNames(people: PeopleRegister, casino: string): Promise<ShowStaff> {
  const house = await people.recently();
  return (person) => staffShown(house, casino, person);
}
