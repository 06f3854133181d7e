import { setTimeout as sleep } from 'node:timers/promises';
import { extent } from './test-extent';

/** The content types of the three forms of delivery. */
export const FORMS = {
  single: 'application/cloudevents+json',
  batch: 'application/cloudevents-batch+json',
  ndjson: 'application/x-ndjson',
} as const;

export interface HttpAnswer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text parsed as JSON; undefined if it is not JSON. */
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

/** Attempts while the read models lag behind a receipt. */
const MOST_ASKS = extent(10, 100);

/** A client of the service, with or without a key. */
export class Client {
  constructor(
    readonly url: string,
    readonly key?: string,
  ) {}

  /** Sends any request; a key given here is sent unchanged. */
  async send<Body = Record<string, unknown>>(
    path: string,
    init: RequestInit = {},
  ): Promise<HttpAnswer<Body>> {
    const headers = { ...this.authorization, ...(init.headers as Record<string, string>) };
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: asJson(text) as Body };
  }

  /** The answer of /health/ready after the read models have caught up, or after a minute. */
  async healthWhenCaughtUp(): Promise<HttpAnswer> {
    const deadline = performance.now() + 60_000;
    for (;;) {
      const answer = await this.send('/health/ready');
      if (answer.body['lagSeconds'] === 0 || performance.now() > deadline) return answer;
      await sleep(50);
    }
  }

  /** Delivers a body in one of the three forms. */
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

  /** Delivers events as a stream. @returns the lines of the answer */
  async stream(events: readonly object[]): Promise<Record<string, unknown>[]> {
    const { text } = await this.deliver(
      'ndjson',
      events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    );
    return linesOf(text);
  }

  /** Sends a GraphQL operation. @returns data and errors */
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

  /** Sends a GraphQL operation, again while the read models lag behind. @throws if the answer has errors */
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

/** The codes of the errors of a GraphQL answer, in order. */
export const codesOf = (errors: readonly GraphqlError[] | undefined): string[] =>
  (errors ?? []).map(({ extensions }) => extensions.code);

/** Parses newline-delimited JSON. */
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
