import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestListener,
} from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { EventStorePort, LogPlace } from '../../../event-store/event-store.port';
import type { ReceiptWatch } from '../../../projections/runner/receipt-watch';
import type { OperationContext } from './operation-context';
import { receiptsIn } from './receipts-in-operation';

/** Whom an operation asks before it reads. */
export interface AskedBefore {
  readonly receipts: Pick<ReceiptWatch, 'passed'>;
  readonly log: Pick<EventStorePort, 'comparePlaces'>;
}

/**
 * Before an operation reads: waits until the read models have passed every receipt that it names in a `waitFor`
 * argument. After it: closes its snapshot.
 */
export class OperationPlugin implements ApolloServerPlugin<OperationContext> {
  constructor(private readonly asked: AskedBefore) {}

  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    return Promise.resolve({
      didResolveOperation: (operation) => this.waitForReceipts(operation),
      willSendResponse: ({ contextValue }) => contextValue.snapshot.close(),
    });
  }

  private async waitForReceipts({
    document,
    request,
  }: GraphQLRequestContextDidResolveOperation<OperationContext>): Promise<void> {
    const named = receiptsIn(document, request.variables ?? {});
    if (named.length === 0) return;
    // Whoever has passed the last one has passed them all.
    const receipt = named
      .map((text) => this.placeOf(text))
      .reduce((one, other) => (this.asked.log.comparePlaces(one, other) >= 0 ? one : other));
    if (!(await this.asked.receipts.passed(receipt))) throw timedOut(receipt);
  }

  private placeOf(text: string): LogPlace {
    const place = text as LogPlace;
    try {
      this.asked.log.comparePlaces(place, place);
      return place;
    } catch {
      throw notAReceipt(text);
    }
  }
}

const notAReceipt = (text: string): GraphQLError =>
  new GraphQLError(`"${text.slice(0, 60)}" is no receipt: give what an ingest answer calls receipt.`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

const timedOut = (receipt: LogPlace): GraphQLError =>
  new GraphQLError(`The read models have not reached receipt ${receipt} in time. Ask again.`, {
    extensions: { code: 'WAIT_TIMED_OUT', receipt, http: { status: 200 } },
  });
