import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CasinoEvent } from '../../../src/kernel/envelope';

export const GOLDEN_EVENTS = join('test', 'golden', 'events');

/** The list of frozen golden events, which may never change. */
export const FROZEN = 'frozen.json';

/** An example event by its name: `cagnotte.round.settled.v1`, or one of several, `cagnotte.round.settled.v1.roulette`. */
export interface GoldenEvent {
  readonly name: string;
  readonly text: string;
  readonly event: CasinoEvent;
}

/** The recorded attributes of a golden event when it was added. */
export interface FrozenEvent {
  readonly stream: string;
  readonly contentHash: string;
}

/** The golden events of a checkout, ordered by name. */
export function readGoldenEvents(root: string): readonly GoldenEvent[] {
  const directory = join(root, GOLDEN_EVENTS);
  return readdirSync(directory)
    .filter((file) => file.endsWith('.json') && file !== FROZEN)
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
    .map((name) => {
      const text = readFileSync(join(directory, `${name}.json`), 'utf8');
      return { name, text, event: JSON.parse(text) as CasinoEvent };
    });
}

export const readFrozenEvents = (root: string): Record<string, FrozenEvent> =>
  JSON.parse(readFileSync(join(root, GOLDEN_EVENTS, FROZEN), 'utf8')) as Record<string, FrozenEvent>;
