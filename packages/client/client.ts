import * as events from './events.js';
import { follow, type Following } from './follow.js';
import { ask, type Operation } from './questions.js';

/** A client of one service with one key. It keeps no connection but those of subscriptions. */
export class CagnotteClient {
  /** @param transport the address without a slash at the end, and the key `cgn_…` */
  constructor(private readonly transport: events.Transport) {}

  /** Sends one event until it is answered; the same event again is recognised. */
  send(event: events.CloudEvent, signal?: AbortSignal): Promise<events.DeliveryOutcome> {
    return events.sendEvent(this.transport, event, signal);
  }

  /** Sends events in batches and yields an outcome for each, in their order. */
  sendAll(
    all: Iterable<events.CloudEvent> | AsyncIterable<events.CloudEvent>,
    signal?: AbortSignal,
  ): AsyncGenerator<events.DeliveryOutcome> {
    return events.sendBatches(this.transport, all, signal);
  }

  /** Sends events as lines of one request. */
  sendLines(all: readonly events.CloudEvent[], signal?: AbortSignal): Promise<events.LinesOutcome> {
    return events.sendLines(this.transport, all, signal);
  }

  /** Asks a question, or decides, by the hash of the operation. */
  ask<Answer, Variables>(
    operation: Operation<Answer, Variables> | string,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Answer> {
    return ask(this.transport, operation, variables, signal);
  }

  /** Follows a subscription from a record on, over lost connections. */
  follow<Answer, Variables>(following: Following<Answer, Variables>): AsyncGenerator<Answer> {
    return follow(this.transport, following);
  }
}
