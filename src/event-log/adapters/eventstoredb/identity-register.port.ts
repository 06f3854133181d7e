import type { EventToAppend, LogPlace } from '../../event-store.port';

/** What tells one event from another. */
export type Identity = Pick<EventToAppend, 'casino' | 'source' | 'id'>;

/** The first record of an identity. */
export interface FirstRecord extends Identity {
  readonly contentHash: string;
  readonly place: LogPlace;
  readonly stream: string;
  readonly version: number;
}

/**
 * The register that the projections keep of what they have counted. EventStoreDB cannot be asked for an event by its
 * identity, so the adapter asks here.
 */
export interface IdentityRegister {
  /** Those of the identities that are registered, as far as the projections have come. */
  firstRecords(identities: readonly Identity[]): Promise<readonly FirstRecord[]>;
}
