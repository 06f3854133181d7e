import { Type } from 'typebox';
import { defineEvent } from '../kernel/event-definition';
import {
  By,
  CasinoId,
  GivenName,
  HouseId,
  HouseMoment,
  HouseScope,
  OF_HOUSE,
  SecretHash,
} from './house-fields.events';

/** What a webhook may be told of. A notice of each kind has the type `cagnotte.notice.{kind}.v1`. */
export const NOTICE_KINDS = [
  'day-closed',
  'day-certified',
  'day-reopened',
  'finding-raised',
  'finding-ended',
  'correction-recorded',
  'jackpot-won',
  'jackpot-paid',
  'floor-alert',
  'anchor-due',
] as const;

export const webhookRegistered = defineEvent({
  ...OF_HOUSE,
  type: 'cagnotte.webhook.registered.v1',
  title: { en: 'Webhook registered', es: 'Alta de webhook' },
  decidedBy: 'registerWebhook',
  addedAfterSigning: ['secretHash'],
  description:
    'A program outside is sent notices of some kinds, of some casinos, from this record on. Only the hash of the secret that signs them is recorded.',
  data: Type.Object({
    webhook: HouseId,
    name: GivenName,
    url: Type.String({ pattern: '^https?://[!-~]+$', maxLength: 500, description: 'where it is sent to' }),
    notices: Type.Array(Type.Enum([...NOTICE_KINDS]), { minItems: 1, maxItems: 20 }),
    ...HouseScope,
    secretHash: SecretHash,
    by: By,
  }),
});

export const webhookEnded = defineEvent({
  ...OF_HOUSE,
  type: 'cagnotte.webhook.ended.v1',
  title: { en: 'Webhook ended', es: 'Baja de webhook' },
  decidedBy: 'endWebhook',
  description: 'A webhook is sent nothing from this record on.',
  data: Type.Object({ webhook: HouseId, by: By }),
});

export const webhookSecretRenewed = defineEvent({
  ...OF_HOUSE,
  type: 'cagnotte.webhook.secret-renewed.v1',
  title: { en: 'Secret of a webhook renewed', es: 'Renovación del secreto de un webhook' },
  decidedBy: 'renewWebhookSecret',
  addedAfterSigning: ['secretHash'],
  description: 'A webhook has another secret. Until the stated moment both sign what it is sent.',
  data: Type.Object({
    webhook: HouseId,
    secretHash: SecretHash,
    formerUntil: HouseMoment,
    by: By,
  }),
});

export const webhookReplayed = defineEvent({
  ...OF_HOUSE,
  type: 'cagnotte.webhook.replayed.v1',
  title: { en: 'Webhook replayed', es: 'Reenvío de un webhook' },
  decidedBy: 'replayWebhook',
  description:
    'A webhook is sent the notices of a casino again from a record on. One that was parked is tried again.',
  data: Type.Object({
    webhook: HouseId,
    replay: HouseId,
    casino: CasinoId,
    record: Type.Integer({
      minimum: 1,
      maximum: 9007199254740991,
      description: 'the first record that is sent again',
    }),
    by: By,
  }),
});

export const webhookEvents = [
  webhookRegistered,
  webhookEnded,
  webhookSecretRenewed,
  webhookReplayed,
] as const;
