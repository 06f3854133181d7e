import { Type } from 'typebox';
import { type AddressDescription, json } from '../../access/described-address';
import { noticeForm, NOTICES, noticeType, SENT_KINDS } from './notice-contract';

export const NOTICE_SCHEMA: AddressDescription = {
  summary: 'Read the JSON Schema of a type of notice',
  about: 'Webhooks are sent notices; docs/clients/webhooks.md lists their types.',
  path: { type: { about: 'Type of the notice, such as `cagnotte.notice.day-closed.v1`.' } },
  answers: { 200: { about: 'JSON Schema.', content: json(Type.Object({}, { additionalProperties: true })) } },
  refusals: { 404: 'There is no such type.' },
};

const header = (name: string, description: string): object => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
});

const SIGNED = [
  header('webhook-id', 'The id of the notice, the same at every attempt.'),
  header('webhook-timestamp', 'When this attempt was signed, in seconds since 1970.'),
  header('webhook-signature', 'As Standard Webhooks has it; several while a secret is renewed.'),
];

/** The requests that receivers are sent, as the `webhooks` of OpenAPI 3.1 have them. */
export const noticeOperations = (): Readonly<Record<string, object>> =>
  Object.fromEntries(
    SENT_KINDS.map((kind) => {
      const post = {
        operationId: `Notice.${kind}`,
        summary: NOTICES[kind].when,
        description:
          'Signed by the secret of the webhook; sent again until it is accepted (docs/clients/webhooks.md).',
        tags: ['Webhooks'],
        security: [],
        parameters: SIGNED,
        requestBody: {
          required: true,
          content: { 'application/cloudevents+json': { schema: noticeForm(kind) } },
        },
        responses: {
          '2XX': { description: 'Accepted.' },
          410: { description: 'Nothing more is wanted: the webhook is parked.' },
          default: { description: 'It is sent again later. Redirects are not followed.' },
        },
      };
      return [noticeType(kind), { post }];
    }),
  );
