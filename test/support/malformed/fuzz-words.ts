import { chipsSold, handPlayed, ledgerOpened } from '../sample-events/sample-events';
import type { FuzzWords } from './fuzzed-operations';

export const ODD_TEXTS = [
  ...['', 'x', "' OR 1=1 --", 'null', '🂡', 'ñ'.repeat(300), '%', '\\u0000', '../..', '__proto__'],
] as const;

/** A short night whose texts all contain the mark, except the name of the casino. */
export const nightOf = (casino: string, mark: string): object[] => [
  ledgerOpened({}, { casino, id: `opened-${mark}` }),
  chipsSold({}, { casino, id: `sale-${mark}` }),
  handPlayed({}, { casino, id: `hand-${mark}`, table: `T${mark}` }),
  handPlayed({ rake: { due: 10, dropped: 11 } }, { casino, id: `wrong-${mark}`, table: `T${mark}` }),
];

const quoted = (...texts: readonly string[]): string[] => texts.map((text) => JSON.stringify(text));

export interface FuzzedCasinos {
  /** The casino of the credentials. */
  readonly open: string;
  readonly hidden: string;
  /** Cursors of lists of the hidden casino. */
  readonly cursors: readonly string[];
  /** Events for deliveries. */
  readonly events: readonly object[];
}

/** Arguments that are nearly valid, of another casino, or odd. */
export function fuzzWords({ open, hidden, cursors, events }: FuzzedCasinos): FuzzWords {
  const casino = quoted(open, open, open, open, hidden, 'unassigned', 'nowhere', '', `${open}/../${hidden}`);
  return {
    byName: {
      casino,
      after: [...quoted(...cursors), ...quoted(...ODD_TEXTS)],
      first: ['1', '2', '50', '500', '0', '-1', '2147483647'],
      table: quoted('TX', 'T', '', "T'X"),
      source: quoted(`/casinos/${open}/tables/TX`, `/casinos/${hidden}/cage`, '/'),
      account: quoted('cash:cage', 'chips', 'commission', ''),
      // The service would wait for a receipt far ahead.
      waitFor: quoted('1', '0', 'x', '-1'),
      events: events.map((event) => JSON.stringify(JSON.stringify(event))),
    },
    byType: {
      String: quoted('TX', 'X', ...ODD_TEXTS),
      ID: quoted('granada', 'X', '0123456789abcdef', ...ODD_TEXTS),
      Int: ['0', '1', '-1', '2147483647', '2147483648'],
      Float: ['0', '1e400', '-0.0'],
      Boolean: ['true', 'false'],
      Position: ['0', '1', '3', '4', '5', '9007199254740991', '-1'],
      GamingDay: quoted('2026-03-14', '2026-01-01', '2026-02-30', '0000-00-00', '9999-12-31'),
      Instant: quoted(
        '2026-03-14T21:00:00+01:00',
        '2026-03-14',
        '9999-12-31T23:59:60Z',
        '0001-01-01T00:00:00-23:59',
      ),
    },
    anything: ['null', '1e999', '[[[]]]', '{ a: 1 }', 'NOTHING', '""', '"""\n"""', '$v'],
    without: ['createApiKey'],
  };
}
