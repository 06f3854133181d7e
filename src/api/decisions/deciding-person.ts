import type { Principal } from '../../access/principal';
import type { Person } from '../../ledger/gaming-day/gaming-day.state';

/** The holder of a key as named in decisions, the same for all keys of a person; undefined for a system. */
export const decidingPerson = ({ holder, holderKind }: Principal): Person | undefined =>
  holderKind === 'person' ? { id: holder.slice(0, 80), name: holder.slice(0, 120) } : undefined;
