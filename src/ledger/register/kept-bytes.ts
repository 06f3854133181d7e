import type { EventStorePort } from '../../event-log/event-store.port';

export interface KeptPlace {
  readonly stream: string;
  readonly version: number;
}

/** A gap of more versions between two records of a stream is not read over. */
const WIDEST_GAP = 50;

/**
 * The stored bytes of records, in the order in which they are asked for: one reading for each run of a stream. Undefined
 * where the log does not hold one any more, which `cagnotte verify` tells more about.
 */
export async function readKeptBytes(
  store: Pick<EventStorePort, 'readStream'>,
  places: readonly KeptPlace[],
): Promise<(string | undefined)[]> {
  const bytes = new Map<string, string>();
  for (const { stream, from, to } of runsOf(places)) {
    for await (const record of store.readStream(stream, { from, limit: to - from + 1 }))
      bytes.set(keyOf(record), record.bytes);
  }
  return places.map((place) => bytes.get(keyOf(place)));
}

interface Run {
  readonly stream: string;
  readonly from: number;
  to: number;
}

function runsOf(places: readonly KeptPlace[]): Run[] {
  const runs: Run[] = [];
  const sorted = places.toSorted((one, other) =>
    one.stream === other.stream ? one.version - other.version : one.stream < other.stream ? -1 : 1,
  );
  for (const { stream, version } of sorted) {
    const last = runs.at(-1);
    if (last?.stream === stream && version - last.to <= WIDEST_GAP) last.to = version;
    else runs.push({ stream, from: version, to: version });
  }
  return runs;
}

const keyOf = ({ stream, version }: KeptPlace): string => `${version} ${stream}`;
