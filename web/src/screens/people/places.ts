import type { Reporter } from '../../api/generated/operations';

interface Place {
  readonly reporter: Reporter;
  /** The path of its source below the casino; the key also reports from every path beneath. */
  readonly source: string;
}

/**
 * Places of devices. A count room counts the boxes of every table, and its facts name the table in their source: so its source
 * is that of all tables.
 */
export const PLACES = {
  CAGE: { reporter: 'CAGE', source: 'cage' },
  TABLES: { reporter: 'TABLE', source: 'tables' },
  TABLE: { reporter: 'TABLE', source: 'tables/RF1' },
  COUNT_ROOM: { reporter: 'COUNT_ROOM', source: 'tables' },
  OFFICE: { reporter: 'OFFICE', source: 'accounts' },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;
