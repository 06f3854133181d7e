import type { Static, TSchema } from 'typebox';

export const STREAM_CATEGORIES = [
  'casino',
  'gamingday',
  'explanation',
  'table',
  'jackpot',
  'cage',
  'correction',
  'proposal',
  'clearing',
  'count',
  'pad',
  'finding',
  'alert',
  'document',
  'duty',
  'customer',
  'equipment',
  'quarantine',
  'people',
] as const;
export type StreamCategory = (typeof STREAM_CATEGORIES)[number];

/** The places of a house that report, and their devices. A credential names those it may report as. */
export const REPORTERS = ['table', 'cage', 'count-room', 'office'] as const;
export type Reporter = (typeof REPORTERS)[number];

/**
 * Who may report an event: one or more places, which report what happened there; a `person`, whose decision only this service
 * records, after it has authenticated the person; or the `service` itself.
 */
export type ReportedBy = readonly [Reporter, ...Reporter[]] | 'person' | 'service';

export interface EventDefinition<Schema extends TSchema = TSchema, Name extends string = string> {
  /** `cagnotte.<subject>.<past-tense>.v<n>` */
  readonly type: Name;
  readonly category: StreamCategory;
  /** Its name in lists, alerts and the application, and the concept of its entry. */
  readonly title: { readonly en: string; readonly es: string };
  /** The concept of its entry in the Spanish journal, where that is not the title. */
  readonly concept?: string;
  readonly description: string;
  readonly data: Schema;
  readonly reportedBy: ReportedBy;
  readonly decidedBy?: string;
  /** Set for a step of a procedure in this service, such as a proposal: imported history cannot contain it. */
  readonly begunHere?: true;
  readonly foreignCurrency?: true;
  /** Where an event of the category `table` is kept whose source names no table; without it, it is refused. */
  readonly withoutTable?: 'cage';
  /**
   * How a decision of people is appended: knowing the exact version of its stream, or as the first event of a new
   * one. Facts that tables report are appended whatever the stream holds.
   */
  readonly appendedWith?: 'exact-version' | 'new-stream';
  /** Members of the data that this service adds after the person signed, so that no signature covers them. */
  readonly addedAfterSigning?: readonly string[];
}

/** Declares a type of event; keeps the exact name and schema, so that `EventType` and `DataOf` can be inferred. */
export const defineEvent = <const Name extends string, const Schema extends TSchema>(
  definition: EventDefinition<Schema, Name>,
): EventDefinition<Schema, Name> => definition;

export const reportersOf = ({ reportedBy }: Pick<EventDefinition, 'reportedBy'>): readonly Reporter[] =>
  reportedBy === 'person' || reportedBy === 'service' ? [] : reportedBy;

export const isReported = (definition: Pick<EventDefinition, 'reportedBy'>): boolean =>
  reportersOf(definition).length > 0;

export type DataOf<Definition> = Definition extends EventDefinition<infer Schema> ? Static<Schema> : never;
