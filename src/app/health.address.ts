import { Type } from 'typebox';
import { type AddressDescription, bytes, json, oneOfTexts, orNull } from '../access/described-address';

export const LIVENESS: AddressDescription = {
  summary: 'Tell whether the process answers',
  answers: { 200: { about: 'It answers.', content: json(Type.Object({ status: oneOfTexts(['ok']) })) } },
};

const Readiness = Type.Object({
  status: oneOfTexts(['ok', 'behind', 'not-ready']),
  database: Type.String({ description: '`ok`, `unreachable`, or `read-only: ` with the remedy' }),
  store: oneOfTexts(['ok', 'unreachable']),
  log: Type.String({ description: '`ok`, or `damaged: ` with the remedy' }),
  books: oneOfTexts(['ok', 'behind', 'unknown', 'failing']),
  lagSeconds: orNull(
    Type.Integer({ description: 'Age of the oldest record that no answer contains; 0 if none.' }),
  ),
  parkedKeys: orNull(
    Type.Integer({ description: 'Keys whose records are in no answer because of a fault.' }),
  ),
  stuckPartitions: Type.Integer({
    description:
      'Of the 64 parts of the casinos, those of which this service fails at the same page again and again.',
  }),
  replica: Type.Optional(Type.String({ description: 'State of the replica, where there is one.' })),
  replicaLagSeconds: Type.Optional(orNull(Type.Integer())),
});

export const READY: AddressDescription = {
  summary: 'Tell whether the service can take events',
  about: '`behind` is no reason to send events elsewhere: all services of a house share the books.',
  answers: {
    200: { about: 'It takes events and answers queries.', content: json(Readiness) },
    503: {
      about: 'It takes no events now; the members say which part does not answer.',
      content: json(Readiness),
    },
  },
};

export const METRICS: AddressDescription = {
  summary: 'Read measurements in the text format of Prometheus',
  answers: { 200: { about: 'Gauges, counters and a histogram.', content: bytes('text/plain') } },
};

export const OPEN_API: AddressDescription = {
  summary: 'Read this document',
  about: 'It lists addresses and what they take; it holds no figure of a casino.',
  answers: { 200: { about: 'OpenAPI 3.1.', content: json(Type.Object({}, { additionalProperties: true })) } },
};
