import type { DecidedBy, PeopleEvent } from './people.events';

export interface SealKeyProposal {
  readonly id: string;
  /** SPKI in base64. */
  readonly publicKey: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: DecidedBy;
  readonly isDone: boolean;
}

interface SealKeys {
  readonly sealKeys: Map<string, SealKeyProposal>;
}

type DataOf<Type extends PeopleEvent['type']> = Extract<PeopleEvent, { type: Type }>['data'];

export const SEAL_KEYS = {
  'cagnotte.seal-key.proposed.v1': (
    { sealKeys }: SealKeys,
    { proposal: id, publicKey, reason, by }: DataOf<'cagnotte.seal-key.proposed.v1'>,
    at: string,
  ): void => {
    sealKeys.set(id, { id, publicKey, reason, by, at, isDone: false });
  },
  'cagnotte.seal-key.decided.v1': (
    { sealKeys }: SealKeys,
    { proposal: id }: DataOf<'cagnotte.seal-key.decided.v1'>,
  ): void => {
    const proposal = sealKeys.get(id);
    if (proposal) sealKeys.set(id, { ...proposal, isDone: true });
  },
};
