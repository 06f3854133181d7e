import type { GamingDay } from '../../kernel/gaming-day';
import type { CasinoEvent } from '../_core/events/envelope';
import { sessionOf, tableOf } from '../event-contract/streams';

/**
 * The table session an event is about: `table/RF1/2026-01-01/1`. That is the session of the table whose source
 * reports it, or of the table which the cage or a pool names in its data. Undefined for an event about no table.
 */
export function sessionKeyOf(event: CasinoEvent): string | undefined {
  const table = tableConcerned(event);
  return table === undefined ? undefined : `table/${table}/${event.gamingday}/${sessionOf(event)}`;
}

export const sessionDay = (key: string): GamingDay => key.split('/')[2] ?? '';

export const tableConcerned = (event: CasinoEvent): string | undefined =>
  namedTable(event) ?? tableOf(event.source);

const NAMING_A_TABLE: ReadonlySet<string> = new Set([
  'cagnotte.cage.float-issued.v1',
  'cagnotte.cage.credit-received.v1',
  'cagnotte.jackpot.contributed.v1',
  'cagnotte.jackpot.won.v1',
  'cagnotte.money.found.v1',
  'cagnotte.variance.cleared.v1',
]);

const namedTable = ({ type, data }: CasinoEvent): string | undefined =>
  NAMING_A_TABLE.has(type) ? (data as { table?: string }).table : undefined;
