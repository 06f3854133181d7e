import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { nameOfPerson, Player, Reason, Staff } from '../../kernel/fields.schema';

/** The documents by which Spanish law lets a casino identify a customer (Real Decreto 304/2014, article 6). */
export const IDENTITY_DOCUMENTS = ['dni', 'nie', 'passport', 'foreign-identity-card', 'other'] as const;

export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

export const customerIdentified = defineFact({
  type: 'cagnotte.customer.identified.v1',
  title: { en: 'Customer identified', es: 'Cliente identificado' },
  category: 'customer',
  reportedBy: 'person',
  decidedBy: 'identifyCustomer',
  permission: 'customers:identify',
  appendedWith: 'exact-version',
  description:
    'A person states that a customer of a gaming day was identified, and by which document. The name of the customer is no part of it.',
  data: Type.Object({
    player: Player,
    document: Type.Enum([...IDENTITY_DOCUMENTS], { description: 'the kind of document that was shown' }),
    documentNumber: nameOfPerson('player', 'the number of the document'),
    by: Staff,
    note: Type.Optional(Reason),
  }),
});
export type CustomerIdentified = DataOf<typeof customerIdentified>;

export const identificationWithdrawn = defineFact({
  type: 'cagnotte.customer.identification-withdrawn.v1',
  title: { en: 'Identification withdrawn', es: 'Identificación retirada' },
  category: 'customer',
  reportedBy: 'person',
  decidedBy: 'withdrawIdentification',
  permission: 'customers:identify',
  appendedWith: 'exact-version',
  description: 'A person states that a customer of a gaming day was not identified after all, and why.',
  data: Type.Object({ player: Player, reason: Reason, by: Staff }),
});
export type IdentificationWithdrawn = DataOf<typeof identificationWithdrawn>;

export const customerEvents = [customerIdentified, identificationWithdrawn] as const;
