import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { Reason, Staff, TwoPersons, ProposalId } from '../../kernel/fields.schema';

const Erased = Type.Array(
  Type.Object({
    subject: Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'whose: player/ID, event/KEY of an event that names no player, delivery/HASH, or document/HASH',
    }),
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'id of the key, as in the records' }),
  }),
  { minItems: 1, maxItems: 1000, description: 'each key that is destroyed, and whose it is' },
);

export const erasureProposed = defineFact({
  type: 'cagnotte.personal-data.erasure-proposed.v1',
  title: { en: 'Personal data erasure proposed', es: 'Propuesta de borrado de datos personales' },
  category: 'casino',
  reportedBy: 'person',
  decidedBy: 'proposeErasure',
  permission: 'personal:erase',
  begunHere: true,
  description:
    'One person proposes to erase the names of customers, or deliveries in quarantine; another one has to approve.',
  data: Type.Object({ erases: Erased, reason: Reason, by: Staff }),
});
export type ErasureProposed = DataOf<typeof erasureProposed>;

export const personalDataErased = defineFact({
  type: 'cagnotte.personal-data.erased.v1',
  title: { en: 'Personal data erased', es: 'Borrado de datos personales' },
  category: 'casino',
  reportedBy: 'person',
  decidedBy: 'recordErasure',
  permission: 'personal:erase',
  persons: 2,
  begunHere: true,
  description:
    'Two persons erase names of customers, or deliveries in quarantine: their keys are destroyed. No figure changes.',
  data: Type.Object({
    erases: Erased,
    reason: Reason,
    approvedBy: TwoPersons,
    proposal: ProposalId,
  }),
});
export type PersonalDataErased = DataOf<typeof personalDataErased>;

export const personalDataEvents = [erasureProposed, personalDataErased] as const;
