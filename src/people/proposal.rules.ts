import { covers, type Permission, ROLES_BY_PERMISSION, unionOfScopes } from '../access/permissions';
import { accepted } from '../kernel/result';
import { isConcerned } from './casinos.rules';
import {
  type House,
  type Instant,
  isGood,
  type Proposal,
  type RegisteredPerson,
  rolesAt,
  tiedTo,
} from './house.state';
import { refusing } from './people.refusals';
import {
  actOnPersonRefusal,
  type Actor,
  casinoScopeRefusal,
  type Moment,
  notAdministratorRefusal,
  type PeopleDecision,
  secondPersonRefusal,
} from './people.rules';

/**
 * Withdraws a proposal about a role or a credential, and ends its link if nobody has used it. One administrator is enough,
 * because a withdrawal gives nobody a right.
 */
export function withdrawProposal(house: House, actor: Actor, id: string, { now }: Moment): PeopleDecision {
  const refusal = notAdministratorRefusal(actor);
  if (refusal) return refusal;
  const proposal = house.proposals.get(id);
  if (proposal === undefined || !isConcerned(house, actor.casinos, proposal, now))
    return refusing('PEOPLE.UNKNOWN_PROPOSAL', id);
  if (proposal.isDone) return refusing('PEOPLE.ALREADY_DECIDED');
  const beyond = reachRefusal(house, actor, proposal, now);
  if (beyond) return beyond;
  const data = { proposal: id, person: proposal.person, by: actor.by };
  return accepted([{ type: 'cagnotte.people.proposal-withdrawn.v1', data }]);
}

const reachRefusal = (house: House, actor: Actor, { person, wanted }: Proposal, now: Instant) =>
  wanted === undefined
    ? actOnPersonRefusal(house, actor, person, now)
    : casinoScopeRefusal(actor, wanted.casinos);

/** The unused link of an approved proposal; undefined before the approval. */
export const linkOf = ({ offers }: House, proposal: string) =>
  [...offers.values()].findLast((offer) => offer.proposal === proposal);

/**
 * The persons who can approve a proposal about a role or a credential now, in the order of the register. Of an approved link
 * this is who can make it again.
 */
export function approversOf(
  house: House,
  proposal: Proposal,
  moment: Omit<Moment, 'newId'>,
): readonly RegisteredPerson[] {
  const link = linkOf(house, proposal.id);
  return [...house.persons.values()].filter(({ id, name }) => {
    if (link !== undefined && link.offeredBy.id !== id) return false;
    const own = rolesAt(house, id, moment.now).filter(({ role }) => role === 'administrator');
    const casinos = unionOfScopes(own.map((grant) => grant.casinos));
    const actor = { by: { kind: 'person', id, name }, casinos } as const;
    return (
      canSignIn(house, id, moment.now) &&
      (notAdministratorRefusal(actor) ??
        secondPersonRefusal(house, actor, proposal, moment) ??
        reachRefusal(house, actor, proposal, moment.now)) === undefined
    );
  });
}

interface Approval {
  readonly permission: Permission;
  readonly casino: string;
  /** The staff number of who proposes. */
  readonly proposedBy: string;
}

/**
 * The persons who can approve what another one proposes about the books of a casino, in the order of the register: they hold
 * the permission there, can sign in, and neither held a link of the other in the last 30 days.
 */
export function secondPersons(
  house: House,
  { permission, casino, proposedBy }: Approval,
  { now, monthAgo }: Omit<Moment, 'newId'>,
): readonly RegisteredPerson[] {
  const tied = tiedTo(house, proposedBy, monthAgo);
  return [...house.persons.values()].filter(
    ({ id }) =>
      id !== proposedBy &&
      !tied.includes(id) &&
      canSignIn(house, id, now) &&
      rolesAt(house, id, now).some(
        ({ role, casinos }) => covers(casinos, [casino]) && ROLES_BY_PERMISSION[permission].includes(role),
      ),
  );
}

const canSignIn = ({ credentials }: House, person: string, now: Instant): boolean =>
  [...credentials.values()].some((each) => each.person === person && isGood(each, now));
