import { accepted } from '../kernel/result';
import type { House } from './house.state';
import { refusing } from './people.refusals';
import {
  type Actor,
  type Moment,
  type PeopleDecision,
  type Refused,
  secondPersonRefusal,
} from './people.rules';

/** The person who decides about a seal key; `signing` is set where the decision will carry a signature. */
export interface SealKeyActor extends Actor {
  readonly signing?: object;
}

export interface SealKeyWanted {
  /** Ed25519, SPKI in base64. */
  readonly publicKey: string;
  readonly isSealKey: boolean;
  readonly reason: string;
}

/**
 * Proposes a seal key where the previous key was lost and cannot introduce it. Only signed decisions of persons count: anyone
 * who can write the database could forge an unsigned one.
 */
export function proposeSealKey(
  actor: SealKeyActor,
  { publicKey, isSealKey, reason }: SealKeyWanted,
  { newId }: Pick<Moment, 'newId'>,
): PeopleDecision {
  const refusal = sealKeyRefusal(actor);
  if (refusal) return refusal;
  if (reason.trim() === '' || reason.length > 1000) return refusing('PEOPLE.REASON_MISSING');
  if (!isSealKey) return refusing('PEOPLE.SEAL_KEY_MALFORMED');
  if (actor.signing === undefined) return refusing('PEOPLE.SEAL_KEY_UNSIGNED');
  const data = { proposal: newId(), publicKey, reason, by: actor.by };
  return accepted([{ type: 'cagnotte.seal-key.proposed.v1', data }]);
}

export function approveSealKey(
  house: House,
  actor: SealKeyActor,
  id: string,
  moment: Moment,
): PeopleDecision {
  const proposal = house.sealKeys.get(id);
  if (proposal === undefined) return refusing('PEOPLE.UNKNOWN_PROPOSAL', id);
  const { publicKey, reason, by: proposedBy } = proposal;
  // The proposer, too, must still be an administrator of every casino.
  const wanted = { role: 'administrator', casinos: 'all', from: proposal.at } as const;
  const refusal =
    sealKeyRefusal(actor) ??
    secondPersonRefusal(house, actor, { ...proposal, person: proposedBy.id, wanted }, moment);
  if (refusal) return refusal;
  if (actor.signing === undefined) return refusing('PEOPLE.SEAL_KEY_UNSIGNED');
  const data = { proposal: id, publicKey, reason, by: actor.by, proposedBy };
  return accepted([{ type: 'cagnotte.seal-key.decided.v1', data }]);
}

function sealKeyRefusal(actor: Actor): Refused | undefined {
  if (actor.by.kind !== 'person') return refusing('PEOPLE.NOT_A_PERSON');
  return actor.casinos === 'all' ? undefined : refusing('PEOPLE.BEYOND_YOUR_CASINOS');
}
