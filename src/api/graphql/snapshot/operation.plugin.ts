import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestListener,
} from '@apollo/server';
import type { GraphQLError } from 'graphql';
import type { EventStorePort, LogPlace } from '../../../event-log/event-store.port';
import type { ReceiptWatch } from '../../../projector/runner/receipt-watch';
import type { OperationContext } from './operation-context';
import { receiptsIn } from './receipts-in-operation';
import { badInput, codedError } from '../refusals/coded-error';

/** Whom an operation asks before it reads. */
export interface AskedBefore {
  readonly receipts: Pick<ReceiptWatch, 'passed' | 'patienceMs'>;
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
    if (!(await this.asked.receipts.passed(receipt))) throw timedOut(receipt, this.asked.receipts);
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
  badInput(
    {
      en: `waitFor: "${text.slice(0, 60)}" is no receipt: give what an ingest answer calls receipt.`,
      es: `waitFor: «${text.slice(0, 60)}» no es un recibo: indique lo que la respuesta de una entrega llama receipt.`,
    },
    { http: { status: 400 } },
  );

const timedOut = (receipt: LogPlace, { patienceMs }: Pick<ReceiptWatch, 'patienceMs'>): GraphQLError =>
  codedError(
    'WAIT_TIMED_OUT',
    {
      en: `The read models have not reached receipt ${receipt} in ${patienceMs / 1_000} s. Ask again.`,
      es: `Los modelos de lectura no han alcanzado el recibo ${receipt} en ${patienceMs / 1_000} s. Vuelva a preguntar.`,
    },
    { receipt, http: { status: 200 } },
  );
