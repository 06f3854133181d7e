import { nameKey } from './person-name';

/** Who decided, as decisions name them. */
export interface Person {
  readonly id: string;
  readonly name?: string;
  readonly role?: string;
}

/**
 * Whether two who decided are one person: by staff number, or by name, since before persons were registered the name was
 * the number too, and no two persons of a house have names that read the same.
 */
export const isSamePerson = (one: Person, other: Person): boolean =>
  one.id.trim().toLowerCase() === other.id.trim().toLowerCase() ||
  nameKey(one.name ?? one.id) === nameKey(other.name ?? other.id);

export interface SecondPerson {
  readonly by: Person;
  /** Staff numbers of persons with whom this one does not count as two persons. */
  readonly tiedTo?: readonly string[] | undefined;
  /**
   * Whether another person still has the right to decide this; left out where the caller has no register of persons to
   * compare with.
   */
  readonly stillMay?: ((person: string) => boolean) | undefined;
}

export type SecondPersonRefusal = 'SAME_PERSON' | 'TIED' | 'PROPOSAL_LAPSED';

/**
 * Why a person cannot approve a proposal: it is their own (`SAME_PERSON`), one of the two made the other's credential (`TIED`), or
 * the proposer has left or lost the role since (`PROPOSAL_LAPSED`).
 */
export function secondPairRefusal(
  proposedBy: Person,
  { by, tiedTo = [], stillMay = () => true }: SecondPerson,
): SecondPersonRefusal | undefined {
  if (isSamePerson(proposedBy, by)) return 'SAME_PERSON';
  if (!stillMay(proposedBy.id)) return 'PROPOSAL_LAPSED';
  return tiedTo.includes(proposedBy.id) ? 'TIED' : undefined;
}
