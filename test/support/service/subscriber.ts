import { EventEmitter, once } from 'node:events';
import { type Client, createClient, type FormattedExecutionResult } from 'graphql-ws';
import WebSocket from 'ws';

/** A client for subscriptions. */
export class TestSubscriber {
  private readonly client: Client;
  /** Codes and reasons with which the service closed connections. */
  readonly closings: { readonly code: number; readonly reason: string }[] = [];

  /** @param search the query string of the address */
  constructor(url: string, key: string | undefined, search = '') {
    this.client = createClient({
      url: `${url.replace('http', 'ws')}/graphql${search}`,
      webSocketImpl: WebSocket,
      ...(key === undefined ? {} : { connectionParams: { authorization: `Bearer ${key}` } }),
      retryAttempts: 0,
      on: { closed: (event) => this.closings.push(event as { code: number; reason: string }) },
    });
  }

  /** Starts a subscription, whose deliveries are queued. */
  subscribe<Data>(query: string, variables: Record<string, unknown> = {}): Deliveries<Data> {
    const deliveries = new Deliveries<Data>();
    const end = this.client.subscribe<Data, unknown>(
      { query, variables },
      {
        next: (answer) => deliveries.add({ answer }),
        error: (failure) => deliveries.add({ failure }),
        complete: () => deliveries.add({ failure: new Error('the subscription has ended') }),
      },
    );
    deliveries.end = end;
    return deliveries;
  }

  close(): void {
    this.client.terminate();
  }
}

type Delivery<Data> =
  | { readonly answer: FormattedExecutionResult<Data, unknown> }
  | { readonly failure: unknown };

/** The queue of deliveries of a subscription. */
export class Deliveries<Data> {
  private readonly arrived: Delivery<Data>[] = [];
  private readonly arrivals = new EventEmitter();
  end: () => void = () => undefined;

  add(delivery: Delivery<Data>): void {
    this.arrived.push(delivery);
    this.arrivals.emit('one');
  }

  /** The next delivery, including errors. @throws the error that ended the subscription */
  async answer(): Promise<FormattedExecutionResult<Data, unknown>> {
    while (this.arrived.length === 0) await once(this.arrivals, 'one');
    const delivery = this.arrived.shift()!;
    if ('failure' in delivery) throw delivery.failure;
    return delivery.answer;
  }

  /** The data of the next delivery. */
  async next(): Promise<Data> {
    const { data, errors } = await this.answer();
    if (errors) throw new Error(JSON.stringify(errors));
    return data!;
  }

  async take(count: number): Promise<Data[]> {
    const taken: Data[] = [];
    while (taken.length < count) taken.push(await this.next());
    return taken;
  }
}
