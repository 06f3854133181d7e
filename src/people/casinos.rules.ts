import { type CasinoScope, covers } from '../access/permissions';
import { type House, type Instant, isGood, type Proposal, rolesAt } from './house.state';

/** The casinos of an input: all, or those named. Both or neither gives an empty list, which every rule refuses. */
export const scopeAsked = ({
  everyCasino,
  casinos,
}: {
  readonly everyCasino: boolean;
  readonly casinos: readonly string[];
}): CasinoScope => (!everyCasino ? casinos : casinos.length === 0 ? 'all' : []);

export const scopeOf = (casinos: CasinoScope): { everyCasino: boolean; casinos: string[] } => ({
  everyCasino: casinos === 'all',
  casinos: casinos === 'all' ? [] : [...new Set(casinos)].sort(),
});

/** Whether the proposer is still an administrator of all casinos concerned, and could make the proposal now. */
export function isBacked(house: House, proposal: Proposal, now: Instant): boolean {
  const { by } = proposal;
  const own = rolesAt(house, by.id, now).filter(({ role }) => role === 'administrator');
  const reaches = (inner: CasinoScope): boolean => own.some(({ casinos }) => covers(casinos, inner));
  const areReached = concernedBy(house, proposal, now).every((casinos) =>
    casinos === 'all' ? reaches('all') : casinos.every((casino) => reaches([casino])),
  );
  return own.length > 0 && areReached;
}

/**
 * The casinos that a proposal concerns: those of the proposed role, or for a credential those of the present and future roles
 * of its person.
 */
function concernedBy(house: House, { person, wanted }: Proposal, now: Instant): readonly CasinoScope[] {
  const own = [...house.grants.values()].filter(
    (grant) =>
      grant.person === person &&
      grant.ended === undefined &&
      (grant.until === undefined || now < grant.until),
  );
  return (wanted === undefined ? own : [wanted]).map(({ casinos }) => casinos);
}

export const isConcerned = (house: House, casinos: CasinoScope, proposal: Proposal, now: Instant): boolean =>
  casinos === 'all' || concernedBy(house, proposal, now).some((each) => meets(each, casinos));

export const meets = (one: CasinoScope, other: CasinoScope): boolean =>
  one === 'all' || other === 'all' || one.some((casino) => other.includes(casino));

export function ableAdministrators(house: House, now: Instant): readonly string[] {
  return [...house.persons.keys()].filter(
    (person) =>
      rolesAt(house, person, now).some(
        ({ role, casinos }) => role === 'administrator' && casinos === 'all',
      ) &&
      ([...house.credentials.values()].some((each) => each.person === person && isGood(each, now)) ||
        [...house.offers.values()].some(
          (each) => each.person === person && !each.isUsed && now < each.expiresAt,
        )),
  );
}
