import { type Static, Type } from 'typebox';
import { JSON_CONTENT } from './json-content';

const SOURCE_PATTERN = '^/casinos/[a-z0-9][a-z0-9-]{0,62}(/[A-Za-z0-9._~-]{1,80})*$';
const SOURCE = new RegExp(SOURCE_PATTERN);
const DOTS = /\/\.{1,2}(\/|$)/;

/** Whether a source is written in the one way there is: no segment is empty, `.` or `..`, and none is encoded. */
export const isCanonicalSource = (source: string): boolean => SOURCE.test(source) && !DOTS.test(source);

/**
 * The envelope of every event: CloudEvents 1.0 in structured JSON, with the extensions of this house.
 * `source` + `id` is the identity of a report; `subject`, if given, must agree with the stream the server derives.
 */
export const EnvelopeSchema = Type.Object({
  specversion: Type.Literal('1.0'),
  id: Type.String({ minLength: 1, maxLength: 200, description: 'unique within its source' }),
  source: Type.String({
    pattern: SOURCE_PATTERN,
    maxLength: 400,
    description: 'who reports: /casinos/{casino}/tables/{table}, /casinos/{casino}/cage, …',
  }),
  type: Type.String({ maxLength: 120, description: 'cagnotte.<subject>.<past-tense>.v<n>' }),
  subject: Type.Optional(Type.String({ maxLength: 400 })),
  time: Type.String({ format: 'instant', description: 'when it happened, RFC 3339 with offset' }),
  datacontenttype: Type.Optional(
    Type.String({
      pattern: JSON_CONTENT,
      maxLength: 400,
      description: 'application/json, with or without parameters such as charset=utf-8',
    }),
  ),
  dataschema: Type.Optional(Type.String({ maxLength: 400 })),
  gamingday: Type.String({ format: 'gaming-day', description: 'the gaming day (jornada) it belongs to' }),
  sessionno: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 999, description: 'table session of the day; 1 where not given' }),
  ),
  sequence: Type.Optional(
    Type.String({ pattern: '^(0|[1-9][0-9]{0,17})$', description: 'per source, grows by 1 for ever' }),
  ),
  resubmits: Type.Optional(
    Type.String({ maxLength: 200, description: 'id of the quarantined delivery that this event replaces' }),
  ),
  imported: Type.Optional(
    Type.String({
      pattern: '^\\S+ .+$',
      maxLength: 200,
      description: 'set by `cagnotte import`: when and by whom; a delivery that states it is quarantined',
    }),
  ),
  signature: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{16}(\\.[A-Za-z0-9_-]+){4}$',
      maxLength: 8000,
      description:
        'of a decision: signature of the person, by passkey; written by the service, a delivery that states it is quarantined',
    }),
  ),
  data: Type.Unknown(),
});

export type Envelope = Static<typeof EnvelopeSchema>;

export interface CasinoEvent<Data = unknown> extends Omit<Envelope, 'data'> {
  readonly data: Data;
}

/** When a record was imported as history, and by whom at the console of the machine. */
export interface Imported {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
}

/** The extension attribute `imported` of an envelope: the moment, a space, and who. */
export const importMark = ({ at, by }: Imported): string => `${at} ${by}`;

export function importedOf({ imported }: { readonly imported?: string | undefined }): Imported | undefined {
  if (imported === undefined) return undefined;
  const space = imported.indexOf(' ');
  return { at: imported.slice(0, space), by: imported.slice(space + 1) };
}
