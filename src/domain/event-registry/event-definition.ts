import type { Static, TSchema } from 'typebox';

/** The categories of streams; the server derives a stream from an event's category and key. */
export const STREAM_CATEGORIES = [
  'casino',
  'gamingday',
  'table',
  'jackpot',
  'cage',
  'correction',
  'finding',
  'quarantine',
] as const;
export type StreamCategory = (typeof STREAM_CATEGORIES)[number];

/** One type and version of event: what its data must be, and which kind of stream it is kept in. */
export interface EventDefinition<Schema extends TSchema = TSchema> {
  /** `cagnotte.<subject>.<past-tense>.v<n>` */
  readonly type: string;
  readonly category: StreamCategory;
  /** One sentence for people who read the contract. */
  readonly description: string;
  readonly data: Schema;
  /** Only this service writes it; a delivery from outside is quarantined. */
  readonly internal?: true;
}

/** Declares a type of event; keeps the exact schema type so that `DataOf` can infer the data. */
export const defineEvent = <const Schema extends TSchema>(
  definition: EventDefinition<Schema>,
): EventDefinition<Schema> => definition;

/** The data of an event, inferred from its definition. */
export type DataOf<Definition> = Definition extends EventDefinition<infer Schema> ? Static<Schema> : never;
