import { type TSchema, Type } from 'typebox';
import { type AddressDescription, json, lines, oneOfTexts } from '../access/described-address';
import { CONTENT_TYPES, MOST_EVENTS_PER_BATCH } from './answers';
import { OUTCOMES } from './delivery-outcome';

const Event = Type.Object(
  {
    specversion: oneOfTexts(['1.0']),
    id: Type.String({ description: 'Unique within the source; the same id again is a duplicate.' }),
    source: Type.String({ description: '`/casinos/CASINO/PLACE`' }),
    type: Type.String({ description: 'One of docs/events, such as `cagnotte.round.settled.v1`.' }),
    time: Type.String({ format: 'date-time' }),
    gamingday: Type.String({ format: 'date' }),
    data: Type.Object(
      {},
      { additionalProperties: true, description: 'As `/v1/events/schemas/{type}` describes it.' },
    ),
  },
  { description: 'A CloudEvent 1.0; its type may demand further attributes.', additionalProperties: true },
);

const Receipt = Type.String({ description: 'A query with this as `waitFor` contains the event.' });

const outcome: Record<string, TSchema> = {
  outcome: oneOfTexts(OUTCOMES),
  source: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
  receipt: Type.Optional(Receipt),
  reason: Type.Optional(Type.String({ description: 'A code of docs/errors.md.' })),
  path: Type.Optional(Type.String({ description: 'JSON pointer to the cause.' })),
  delivery: Type.Optional(
    Type.String({ description: 'SHA-256 of the delivered bytes: their name in quarantine.' }),
  ),
  message: Type.Optional(Type.String()),
  messageEs: Type.Optional(Type.String()),
};

const Outcome = Type.Object(outcome);

const Summary: Record<string, TSchema> = {
  counts: Type.Object(Object.fromEntries(OUTCOMES.map((outcome) => [outcome, Type.Integer()]))),
  receipt: Type.Optional(Receipt),
};

const Batch = Type.Object({ ...Summary, outcomes: Type.Array(Outcome) });

const Line = Type.Union([
  Type.Object({ line: Type.Integer({ description: 'Counted from 1.' }), ...outcome }),
  Type.Object({ summary: Type.Object({ ...Summary, answersOmitted: Type.Optional(Type.Integer()) }) }),
  Type.Object({ failure: Type.Object({}, { additionalProperties: true }) }),
]);

export const RECORD_EVENTS: AddressDescription = {
  summary: 'Record events',
  about: `One CloudEvent, a batch of at most ${MOST_EVENTS_PER_BATCH}, or lines without limit. Sending again is safe: recorded events are recognised.`,
  query: {
    answers: {
      about: '`all`: of lines, answer every one; only for a client that reads while it sends.',
      schema: oneOfTexts(['all']),
    },
  },
  body: {
    [CONTENT_TYPES.single]: Event,
    [CONTENT_TYPES.batch]: Type.Array(Event),
    [CONTENT_TYPES.ndjson]: Event,
  },
  answers: {
    200: {
      about: 'A single event was recorded before; or the outcomes of a batch, or of lines.',
      content: { ...json(Type.Union([Outcome, Batch])), ...lines(Line) },
    },
    201: { about: 'The event is recorded.', content: json(Outcome) },
    202: {
      about: 'The delivery is kept in quarantine; correct it and send it again.',
      content: json(Outcome),
    },
    409: { about: 'Another event has this source and id; the delivery is kept.', content: json(Outcome) },
  },
  refusals: {
    413: 'An event, a batch or a list is too large; nothing was kept.',
    415: 'The content type or encoding is none of these.',
  },
};

export const EVENT_SCHEMA: AddressDescription = {
  summary: 'Read the JSON Schema of a type of event',
  path: { type: { about: 'Type of the event.' } },
  answers: { 200: { about: 'JSON Schema.', content: json(Type.Object({}, { additionalProperties: true })) } },
  refusals: { 404: 'There is no such type.' },
};
