import { createClient } from 'graphql-ws';

/** One connection of this page, opened when something is watched and opened again when it breaks. */
const connection = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  lazy: true,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: (retries) =>
    new Promise((resolve) => setTimeout(resolve, Math.min(30_000, 1_000 * 2 ** retries))),
});

/** So long what has changed is gathered before it is read again. */
const GATHER_MS = 700;

/** A view of the present is told as it stands, and goes on after no record. */
const OF_THE_PRESENT: ReadonlySet<string> = new Set(['floorAlertsChanged']);

function questionOf(field: string): string {
  return OF_THE_PRESENT.has(field)
    ? `subscription ($casino: ID!) { ${field}(casino: $casino) { position } }`
    : `subscription ($casino: ID!, $after: Position) { ${field}(casino: $casino, after: $after) { position } }`;
}

/**
 * Watches subscriptions and says that something has changed; what it is now, a query tells. Each is a field of the
 * subscriptions that takes the casino, such as `tableActivity`.
 * @returns ends it
 */
export function watch(
  casino: string,
  after: number,
  fields: readonly string[],
  changed: () => void,
): () => void {
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      changed();
    }, GATHER_MS);
  };
  const ends = fields.map((field) =>
    connection.subscribe(
      {
        query: questionOf(field),
        variables: OF_THE_PRESENT.has(field) ? { casino } : { casino, after },
      },
      // What cannot be watched is read every few seconds in any case.
      { next, error: () => undefined, complete: () => undefined },
    ),
  );
  return () => {
    clearTimeout(gathering);
    for (const end of ends) end();
  };
}
