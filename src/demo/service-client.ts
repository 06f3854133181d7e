/** A service on a slow machine may not have caught up with a receipt yet: it is asked again so often. */
const MOST_ASKS = 30;

/** Speaks to the service as any client does: HTTP and GraphQL with a key. */
export class ServiceClient {
  constructor(
    readonly url: string,
    private readonly key: string,
  ) {}

  /** Sends events as newline-delimited JSON; answers what was kept of them and what was not. */
  async send(events: readonly object[]): Promise<SendAnswer> {
    const answer = await fetch(`${this.url}/v1/events`, {
      method: 'POST',
      headers: { ...this.authorization, 'content-type': 'application/x-ndjson' },
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    });
    const lines = (await answer.text()).trim().split('\n');
    const last = JSON.parse(lines.pop()!) as { summary?: SendAnswer['summary'] };
    if (!last.summary) throw new Error(`the service did not take the events: ${JSON.stringify(last)}`);
    return { summary: last.summary, notKept: lines.map((line) => JSON.parse(line) as object) };
  }

  /** Asks a question, again where the service has to catch up first; a GraphQL error is thrown. */
  async ask<Data>(query: string, variables: object): Promise<Data> {
    for (let asks = 1; ; asks++) {
      const { data, errors } = await this.askOnce<Data>(query, variables);
      if (!errors) return data;
      const isBehind = errors[0]?.extensions?.code === 'WAIT_TIMED_OUT';
      if (!isBehind || asks === MOST_ASKS) throw new Error(errors.map(({ message }) => message).join('; '));
    }
  }

  private async askOnce<Data>(query: string, variables: object): Promise<GraphqlAnswer<Data>> {
    const answer = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { ...this.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as GraphqlAnswer<Data>;
  }

  private get authorization(): Record<string, string> {
    return { authorization: `Bearer ${this.key}` };
  }
}

export interface SendAnswer {
  readonly summary: { readonly counts: Readonly<Record<string, number>>; readonly receipt?: string };
  readonly notKept: readonly object[];
}

interface GraphqlAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}
