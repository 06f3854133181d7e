import { createClient } from 'graphql-ws';

/** The one WebSocket of this page. It opens with the first subscription and reconnects when it breaks. */
const connection = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  lazy: true,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: (retries) =>
    new Promise((resolve) => setTimeout(resolve, Math.min(30_000, 1_000 * 2 ** retries))),
});

/** Changes within this time cause one new read. */
const GATHER_MS = 700;

/** Subscriptions without the argument `after`: they show the present state, not the changes after a record. */
const WITHOUT_AFTER: ReadonlySet<string> = new Set(['floorAlertsChanged']);

function subscriptionText(field: string): string {
  return WITHOUT_AFTER.has(field)
    ? `subscription ($casino: ID!) { ${field}(casino: $casino) { position } }`
    : `subscription ($casino: ID!, $after: Position) { ${field}(casino: $casino, after: $after) { position } }`;
}

/**
 * Calls back after a subscription has reported a change; the caller then reads the new state by a query. Each name is a field of
 * the type Subscription with the argument `casino`, such as `tableActivity`.
 * @returns a function that ends the subscriptions
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
        query: subscriptionText(field),
        variables: WITHOUT_AFTER.has(field) ? { casino } : { casino, after },
      },
      // Screens poll as well, so that a failed subscription costs a delay only.
      { next, error: () => undefined, complete: () => undefined },
    ),
  );
  return () => {
    clearTimeout(gathering);
    for (const end of ends) end();
  };
}
