import { setTimeout as sleep } from 'node:timers/promises';
import { extent } from './test-extent';

/** How a delivery is sent; the names are those of the three forms. */
export const FORMS = {
  single: 'application/cloudevents+json',
  batch: 'application/cloudevents-batch+json',
  ndjson: 'application/x-ndjson',
} as const;

export interface HttpAnswer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; undefined where it is none. */
  readonly body: Body;
}

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string } & Readonly<Record<string, unknown>>;
}

export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly data?: Data;
  readonly errors?: readonly GraphqlError[];
}

/** On a slow machine a service may need its time to catch up with a receipt. */
const MOST_ASKS = extent(10, 100);

/** Somebody who speaks to the service with a key, or without one. */
export class Client {
  constructor(
    readonly url: string,
    readonly key?: string,
  ) {}

  /** Any request; a key given here is shown as it is. */
  async send<Body = Record<string, unknown>>(
    path: string,
    init: RequestInit = {},
  ): Promise<HttpAnswer<Body>> {
    const headers = { ...this.authorization, ...(init.headers as Record<string, string>) };
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: asJson(text) as Body };
  }

  /** What /health/ready answers once the read models contain the whole log, or after a minute if they never do. */
  async healthWhenCaughtUp(): Promise<HttpAnswer> {
    const deadline = performance.now() + 60_000;
    for (;;) {
      const answer = await this.send('/health/ready');
      if (answer.body['lagSeconds'] === 0 || performance.now() > deadline) return answer;
      await sleep(50);
    }
  }

  /** Delivers the bytes of a body in one of the three forms. */
  deliver<Body = Record<string, unknown>>(
    form: keyof typeof FORMS,
    body: string | Buffer,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer<Body>> {
    const init = {
      method: 'POST',
      headers: { 'content-type': FORMS[form], ...headers },
      body: body as NonNullable<RequestInit['body']>,
    };
    return this.send<Body>('/v1/events', init);
  }

  /** Delivers events as a stream and answers the lines of the answer. */
  async stream(events: readonly object[]): Promise<Record<string, unknown>[]> {
    const { text } = await this.deliver(
      'ndjson',
      events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    );
    return linesOf(text);
  }

  /** Asks a GraphQL question and answers whatever comes. */
  async graphql<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
  ): Promise<GraphqlAnswer<Data>> {
    const { status, body } = await this.send<Omit<GraphqlAnswer<Data>, 'status'>>('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return { status, ...body };
  }

  /** Asks a GraphQL question that must be answered without an error, again where the service has to catch up first. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    for (let asks = 1; ; asks++) {
      const { data, errors } = await this.graphql<Data>(query, variables);
      if (!errors) return data!;
      const isBehind = errors[0]?.extensions.code === 'WAIT_TIMED_OUT';
      if (!isBehind || asks === MOST_ASKS) throw new Error(`the service answers ${JSON.stringify(errors)}`);
    }
  }

  private get authorization(): Record<string, string> {
    return this.key === undefined ? {} : { authorization: `Bearer ${this.key}` };
  }
}

/** The codes of the errors of a GraphQL answer, in their order. */
export const codesOf = (errors: readonly GraphqlError[] | undefined): string[] =>
  (errors ?? []).map(({ extensions }) => extensions.code);

/** The lines of newline-delimited JSON. */
export const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
