import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestListener,
} from '@apollo/server';
import type { GraphQLError } from 'graphql';
import type { EventStorePort, LogPosition } from '../../../event-log/event-store.port';
import type { ReceiptWatch } from '../../../projector/runner/receipt-watch';
import type { OperationContext } from './operation-context';
import { receiptsIn } from './receipts-in-operation';
import { badInput, codedError } from '../refusals/coded-error';

export interface AskedBefore {
  readonly receipts: Pick<ReceiptWatch, 'passed' | 'timeoutMs'>;
  readonly log: Pick<EventStorePort, 'compareLogPositions'>;
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
      .reduce((one, other) => (this.asked.log.compareLogPositions(one, other) >= 0 ? one : other));
    if (!(await this.asked.receipts.passed(receipt))) throw timedOut(receipt, this.asked.receipts);
  }

  private placeOf(text: string): LogPosition {
    const place = text as LogPosition;
    try {
      this.asked.log.compareLogPositions(place, place);
      return place;
    } catch {
      throw notAReceipt(text);
    }
  }
}

const notAReceipt = (text: string): GraphQLError =>
  badInput(
    {
      en: `waitFor: "${text.slice(0, 60)}" is no receipt: give what an ingest answer calls receipt.`,
      es: `waitFor: «${text.slice(0, 60)}» no es un recibo: indique lo que la respuesta de una entrega llama receipt.`,
    },
    { http: { status: 400 } },
  );

const timedOut = (receipt: LogPosition, { timeoutMs }: Pick<ReceiptWatch, 'timeoutMs'>): GraphQLError =>
  codedError(
    'WAIT_TIMED_OUT',
    {
      en: `The read models have not reached receipt ${receipt} in ${timeoutMs / 1_000} s. Ask again.`,
      es: `Los modelos de lectura no han alcanzado el recibo ${receipt} en ${timeoutMs / 1_000} s. Vuelva a preguntar.`,
    },
    { receipt, http: { status: 200 } },
  );
