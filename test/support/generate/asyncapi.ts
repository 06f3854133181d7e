import { EVENT_DEFINITIONS } from '../../../src/ledger/event-contract/catalogue';
import { type EventDefinition, isReported } from '../../../src/kernel/event-definition';

const FORMS = {
  single: ['application/cloudevents+json', 'One event.'],
  batch: ['application/cloudevents-batch+json', 'A JSON array of events.'],
  stream: ['application/x-ndjson', 'Events, one on each line, of any number; taken in their order.'],
} as const;

const REPORTED: readonly EventDefinition[] = EVENT_DEFINITIONS.filter(isReported);

/**
 * The events that the service accepts, as AsyncAPI 3.0: one channel, one operation, one message for each type and version of
 * event, whose payload is the schema published beside this document.
 */
export function asyncApiDocument(version: string): object {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Cagnotte: what casinos report',
      version,
      description:
        'Every event is a CloudEvent 1.0 in structured JSON. What an authorised sender delivers is kept, in quarantine if it cannot be kept as its event.',
    },
    defaultContentType: FORMS.single[0],
    channels: { events: { address: '/v1/events', messages: messagesOfChannel() } },
    operations: {
      recordEvents: {
        action: 'receive',
        channel: { $ref: '#/channels/events' },
        summary: 'Reports events; in the same identity and content any number of times.',
        security: [{ $ref: '#/components/securitySchemes/key' }],
        messages: REPORTED.map(({ type }) => ({ $ref: `#/channels/events/messages/${type}` })),
        bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
        'x-forms': Object.fromEntries(
          Object.entries(FORMS).map(([form, [contentType, description]]) => [
            form,
            { contentType, description },
          ]),
        ),
      },
    },
    components: {
      messages: Object.fromEntries(REPORTED.map((definition) => [definition.type, messageOf(definition)])),
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key with the role ingest, for the source and a class of `x-told-by`.',
        },
      },
    },
  };
}

const messagesOfChannel = (): object =>
  Object.fromEntries(REPORTED.map(({ type }) => [type, { $ref: `#/components/messages/${type}` }]));

const messageOf = ({ type, description, reportedBy }: EventDefinition): object => ({
  name: type,
  title: type,
  summary: description,
  'x-told-by': reportedBy,
  contentType: FORMS.single[0],
  payload: {
    schemaFormat: 'application/schema+json;version=draft-07',
    schema: { $ref: `./${type}.schema.json` },
  },
});
