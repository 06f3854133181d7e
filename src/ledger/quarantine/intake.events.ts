import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { Reason, Staff, Digest } from '../../kernel/fields.schema';

export const deliveryQuarantined = defineFact({
  type: 'cagnotte.intake.quarantined.v1',
  title: { en: 'Delivery quarantined', es: 'Entrega en cuarentena' },
  byRules: true,
  category: 'quarantine',
  reportedBy: 'service',
  description: 'A delivery that could not be stored as an event, kept byte for byte with the reason.',
  data: Type.Object({
    hash: Digest,
    reason: Type.String({ maxLength: 60, description: 'code of the reason, e.g. schema' }),
    path: Type.String({ description: 'JSON pointer to the cause; empty for the whole delivery' }),
    message: Type.String({
      personal: 'delivery',
      description: 'what the sender was told, English; recorded encrypted, since it shows what was found',
    }),
    messageEs: Type.Optional(
      Type.String({ personal: 'delivery', description: 'in Spanish; not in deliveries of earlier releases' }),
    ),
    bytes: Type.String({
      personal: 'delivery-bytes',
      description: 'the delivered bytes, base64; of this part where there are several; recorded encrypted',
    }),
    part: Type.Optional(
      Type.Object(
        { number: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 2 }) },
        { description: 'present when the bytes had to be kept in several events' },
      ),
    ),
    source: Type.Optional(Type.String({ description: 'as delivered, where readable' })),
    id: Type.Optional(Type.String({ description: 'as delivered, where readable' })),
    type: Type.Optional(Type.String({ description: 'as delivered, where readable' })),
    sequence: Type.Optional(Type.String({ description: 'as delivered, where readable; counts as arrived' })),
  }),
});
export type DeliveryQuarantined = DataOf<typeof deliveryQuarantined>;

export const deliveryDiscarded = defineFact({
  type: 'cagnotte.intake.discarded.v1',
  title: { en: 'Delivery discarded', es: 'Entrega descartada' },
  byRules: true,
  category: 'quarantine',
  reportedBy: 'person',
  decidedBy: 'discardDelivery',
  permission: 'quarantine:discard',
  begunHere: true,
  description:
    'A person ends a quarantined delivery for good; its gaming day is that of the quarantined event.',
  data: Type.Object({ delivery: Digest, by: Staff, reason: Reason }),
});
export type DiscardedDelivery = DataOf<typeof deliveryDiscarded>;

export const intakeEvents = [deliveryQuarantined, deliveryDiscarded] as const;
