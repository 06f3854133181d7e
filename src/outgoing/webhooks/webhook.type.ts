import { createUnionType, InputType, ObjectType } from '@nestjs/graphql';
import { schemaEnum } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { DecidedByType, decidedByOf, PeopleRefused, scopeFields } from '../../people/people.type';
import { NOTICE_KINDS } from '../../people/webhook.events';
import type { NoticeKind, WebhookOfHouse } from '../../people/webhook.state';
import type { OutgoingPlace } from '../outgoing-places';

const NoticeKindName: Readonly<Record<string, NoticeKind>> = Object.fromEntries(
  NOTICE_KINDS.map((kind) => [kind.replaceAll('-', '_').toUpperCase(), kind]),
);
schemaEnum(NoticeKindName, 'NoticeKind', 'What a webhook is told of.', {
  DAY_CLOSED: 'The books of a gaming day were closed.',
  DAY_CERTIFIED: 'A closed gaming day was certified.',
  DAY_REOPENED: 'A closed gaming day was reopened.',
  FINDING_RAISED: 'A finding was raised.',
  FINDING_ENDED: 'A finding ended: by the rules, or resolved by a person.',
  CORRECTION_RECORDED: 'A recorded event was corrected or cancelled.',
  JACKPOT_WON: 'A prize of a pool was reported.',
  JACKPOT_PAID: 'A prize of a pool was paid that was to be paid later.',
  FLOOR_ALERT: 'An alert of the floor became due.',
  ANCHOR_DUE: 'A day was closed: its anchor is to be kept outside, and is in the notice.',
});

@ObjectType('WebhookPlace', {
  description: 'How far a webhook has been sent the notices of a casino, and what it answered.',
})
class WebhookPlaceType extends g.object({
  casino: g.id(),
  position: g.position('The last record of which everything was accepted.'),
  behind: g.int('Records that come after it.'),
  failures: g.int('Attempts that failed since the last that was accepted.'),
  failingSince: g.nullable(g.dateTime()),
  nextAttemptAt: g.nullable(g.dateTime('Null: as soon as there is something to send.')),
  parkedSince: g.nullable(g.dateTime('Since then nothing is sent; `replayWebhook` tries again.')),
  lastAnswer: g.nullable(g.text('`HTTP 204`, or why there was no answer.')),
  lastAnswerAt: g.nullable(g.dateTime()),
}) {}

@ObjectType('Webhook', {
  description: 'A program outside that is sent notices, signed by the Standard Webhooks specification.',
})
export class WebhookType extends g.object({
  id: g.id(),
  name: g.text(),
  url: g.text(),
  notices: g.listOf(() => NoticeKindName),
  everyCasino: g.bool('Of every casino, including later ones.'),
  casinos: g.list(g.id('Empty if of every casino.')),
  registeredAt: g.dateTime(),
  registeredBy: g.of(() => DecidedByType),
  formerSecretUntil: g.nullable(g.dateTime('Until then the former secret signs too.')),
  endedAt: g.nullable(g.dateTime()),
  endedBy: g.nullable(g.of(() => DecidedByType)),
  places: g.listOf(() => WebhookPlaceType, 'By casino; empty for a webhook that ended.'),
}) {}

export interface PlacesKnown {
  readonly places: readonly OutgoingPlace[];
  /** The last record of each casino. */
  readonly last: ReadonlyMap<string, bigint>;
  readonly now: string;
}

export function webhookTypeOf(
  { id, name, url, notices, casinos, registeredAt, registeredBy, secrets, ended }: WebhookOfHouse,
  { places, last, now }: PlacesKnown,
): WebhookType {
  const until = secrets[1]?.until;
  return {
    id,
    name,
    url,
    notices,
    ...scopeFields(casinos),
    registeredAt: new Date(registeredAt),
    registeredBy: decidedByOf(registeredBy),
    formerSecretUntil: until !== undefined && now < until ? new Date(until) : null,
    endedAt: ended === undefined ? null : new Date(ended.at),
    endedBy: ended === undefined ? null : decidedByOf(ended.by),
    places: ended === undefined ? places.map((place) => placeTypeOf(place, last)) : [],
  };
}

const placeTypeOf = (place: OutgoingPlace, last: PlacesKnown['last']): WebhookPlaceType => ({
  casino: place.casino,
  position: place.record,
  behind: Math.max(0, Number((last.get(place.casino) ?? 0n) - place.record)),
  failures: place.failures,
  failingSince: place.failingSince,
  nextAttemptAt: place.nextAt,
  parkedSince: place.parkedSince,
  lastAnswer: place.answer,
  lastAnswerAt: place.answeredAt,
});

@InputType({
  description: 'A program outside, and what it is sent. Give either `everyCasino: true` or the casinos.',
})
export class WebhookInput extends g.input({
  name: g.text('For what it is, such as Back office of the group: 1 to 200 characters.'),
  url: g.text('Where it is sent to: https, without a user, a password or a fragment.'),
  notices: g.listOf(() => NoticeKindName),
  everyCasino: g.byDefault(false, g.bool('Of every casino, including later ones.')),
  casinos: g.byDefault([], g.list(g.id())),
}) {}

@ObjectType({ description: 'The secret signs what the webhook is sent. It is shown here only.' })
export class WebhookSecretShown extends g.object({
  webhook: g.of(() => WebhookType),
  secret: g.text('`whsec_…`, as libraries of the Standard Webhooks specification take it.'),
}) {}

@ObjectType({ description: 'It is decided.' })
export class WebhookChanged extends g.object({
  webhook: g.of(() => WebhookType),
}) {}

@ObjectType({ description: 'What a test was answered.' })
export class WebhookTested extends g.object({
  isAccepted: g.bool('Whether the answer was 2xx.'),
  answer: g.text('`HTTP 204`, or why there was no answer.'),
  milliseconds: g.int(),
}) {}

export const WebhookSecretResult = createUnionType({
  name: 'WebhookSecretResult',
  types: () => [WebhookSecretShown, PeopleRefused] as const,
});

export const WebhookResult = createUnionType({
  name: 'WebhookResult',
  types: () => [WebhookChanged, PeopleRefused] as const,
});

export const WebhookTestResult = createUnionType({
  name: 'WebhookTestResult',
  types: () => [WebhookTested, PeopleRefused] as const,
});
