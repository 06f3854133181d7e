import type { Principal } from '../../access/principal';
import type { Person } from '../../ledger/gaming-day/gaming-day.state';

/** The holder of a key as decisions name them, whichever of their keys it is; undefined where it belongs to a system. */
export const decidingPerson = ({ holder, holderKind }: Principal): Person | undefined =>
  holderKind === 'person' ? { id: holder.slice(0, 80), name: holder.slice(0, 120) } : undefined;
