import type { EventToAppend, LogPosition } from '../event-store.port';

export type Identity = Pick<EventToAppend, 'casino' | 'source' | 'id'>;

export interface FirstRecord extends Identity {
  readonly contentHash: string;
  readonly place: LogPosition;
  readonly stream: string;
  readonly version: number;
}

/**
 * The register that the projections keep of what they have counted. EventStoreDB cannot be asked for an event by its
 * identity, so the adapter asks here.
 */
export interface IdentityRegister {
  firstRecords(identities: readonly Identity[]): Promise<readonly FirstRecord[]>;
}
