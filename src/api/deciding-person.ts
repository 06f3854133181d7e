import type { Principal } from '../access/principal';
import type { Person } from '../ledger/gaming-day/gaming-day.state';

/** The person of a credential as named in decisions; undefined for devices and services, which decide nothing. */
export const decidingPerson = ({ personId, name, kind }: Principal): Person | undefined =>
  kind === 'person' && personId !== undefined ? { id: personId, name } : undefined;
