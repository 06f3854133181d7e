import { type CasinoScope, covers } from '../access/permissions';
import { type House, type Instant, isGood, type Proposal, rolesAt } from './house.state';

/** What an input asks for: every casino, or those named. Both, or neither, is no casino, which every rule refuses. */
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

/** Whether who proposed could propose the same now: an administrator of all casinos concerned. */
export function isBacked(house: House, proposal: Proposal, now: Instant): boolean {
  const { by } = proposal;
  const own = rolesAt(house, by.id, now).filter(({ role }) => role === 'administrator');
  const reaches = (inner: CasinoScope): boolean => own.some(({ casinos }) => covers(casinos, inner));
  const areReached = concernedBy(house, proposal, now).every((casinos) =>
    casinos === 'all' ? reaches('all') : casinos.every((casino) => reaches([casino])),
  );
  return own.length > 0 && areReached;
}

/** The casinos of the role that is proposed, or of the roles that the person has or will have who is to get a credential. */
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
