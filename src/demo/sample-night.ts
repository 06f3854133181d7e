import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChipsSold } from '../ledger/cage/cage.events';
import { casinoOf as casinoOfSource } from '../ledger/event-contract/streams';
import { type Minor, sumMinor } from '../kernel/money';
import { decodeHistory, describeFault } from '../hand-history/hand-fault';
import { parseHandHistory } from '../hand-history/parse-hand-history';
import type { ParsedHand } from '../hand-history/parsed-hand';
import { casinoOf } from '../hand-history/hand-played-event';
import { type HandEvaluation, tieHand } from '../hand-history/tie-hand';
import { type RoomEvent, toEvents } from '../hand-history/to-events';

/** What the hands of one casino say of themselves, worked out without the service: the demo's auditor. */
export interface Expectation {
  readonly casino: string;
  readonly hands: readonly ExpectedHand[];
  /** What the house took out of play: rakes, commissions of banks, deductions. */
  readonly commission: Minor;
  /** What the customers must still hold. */
  readonly chipsOfCustomers: Minor;
  /** Results of tables, by table, where the day says them. */
  readonly results: ReadonlyMap<string, Minor>;
  /** What players' banks won less commission, by bank. */
  readonly banks: ReadonlyMap<string, Minor>;
}

/** What a hand comes to by its own figures, and why they contradict each other where they do. */
export type ExpectedHand = Pick<HandEvaluation, 'id' | 'pot' | 'collected' | 'rake' | 'derived' | 'reasons'>;

/** Hands read from files, the events they make, and what must come of them. */
export interface SampleNight {
  readonly events: readonly object[];
  readonly expectations: readonly Expectation[];
  /** Hands that could not be read, in words. */
  readonly faults: readonly string[];
}

/** Reads every .txt file of a directory, in the order of their names. */
export function readSampleNight(directory: string): SampleNight {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  const hands: ParsedHand[] = [];
  const faults: string[] = [];
  for (const file of files) {
    for (const read of parseHandHistory(decodeHistory(readFileSync(join(directory, file))))) {
      if (read.ok) hands.push(read.value);
      else faults.push(`${file}: ${describeFault(read.refusal)}`);
    }
  }
  if (hands.length === 0) faults.push(`${directory}: contains no hand`);
  const events = toEvents(hands);
  return { events, faults, expectations: expectationsOf(hands, events) };
}

function expectationsOf(hands: readonly ParsedHand[], events: readonly RoomEvent[]): Expectation[] {
  return [...new Set(hands.map(casinoOf))].sort().map((casino) => {
    const evaluated = hands.filter((hand) => casinoOf(hand) === casino).map((hand) => tieHand(hand));
    const rake = sumMinor(evaluated.map((hand) => hand.rake));
    return {
      casino,
      hands: evaluated,
      commission: rake,
      chipsOfCustomers: chipsSold(casino, events) - rake,
      results: new Map(),
      banks: new Map(),
    };
  });
}

function chipsSold(casino: string, events: readonly RoomEvent[]): Minor {
  const sales = events.filter(
    ({ type, source }) => type === 'cagnotte.cage.chips-sold.v1' && casinoOfSource(source) === casino,
  );
  return sumMinor(sales.map(({ data }) => BigInt((data as ChipsSold).amount)));
}
