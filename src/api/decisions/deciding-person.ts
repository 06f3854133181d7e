import type { Principal } from '../../access/principal';
import type { Person } from '../../ledger/gaming-day/gaming-day.state';

/** The person of a key as named in decisions, the same for all keys of a person; undefined for all who are none. */
export const decidingPerson = ({ name, kind }: Principal): Person | undefined =>
  kind === 'person' ? { id: name.slice(0, 80), name: name.slice(0, 120) } : undefined;
