import {
  type ApolloServerPlugin,
  type GraphQLRequestContextDidResolveOperation,
  type GraphQLRequestListener,
  HeaderMap,
} from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLError,
  Kind,
  OperationTypeNode,
  type ValueNode,
  visit,
} from 'graphql';
import type { Admission, Leave } from '../../access/admission';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import type { ReceiptWatch } from '../../projector/runner/receipt-watch';
import type { OperationContext } from './operation-context';
import { checkCost, weightOf } from './operation-cost';
import { badInput, codedError } from '../coded-error';

type ResolvedOperation = GraphQLRequestContextDidResolveOperation<OperationContext>;

export interface AskedBefore {
  readonly receipts: Pick<ReceiptWatch, 'passed' | 'timeoutMs'>;
  readonly log: Pick<EventStorePort, 'compareLogPositions'>;
}

export interface OperationLimits {
  readonly admission: Pick<Admission, 'enter'>;
  /** A query that reads longer than this is stopped. */
  readonly longestMs: number;
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

/** Seconds after which a refused client may ask again. */
const AGAIN_AFTER_S = 1;

const tooManyOperations = (): GraphQLError =>
  codedError(
    'TOO_MANY_OPERATIONS',
    {
      en: 'Too many operations of this key are waiting: ask fewer at once, and this one again shortly.',
      es: 'Hay demasiadas operaciones de esta clave en espera: pida menos a la vez y repita esta dentro de poco.',
    },
    { http: { status: 429, headers: new HeaderMap([['retry-after', `${AGAIN_AFTER_S}`]]) } },
  );

/**
 * Before an operation reads: refuses one that is too costly, waits until the read models have passed every receipt that
 * it names in a `waitFor` argument, and until there is room for it. After it: closes its snapshot and gives the room back.
 */
export class OperationPlugin implements ApolloServerPlugin<OperationContext> {
  constructor(
    private readonly asked: AskedBefore,
    private readonly limits: OperationLimits,
  ) {}

  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    let leave: Leave | undefined;
    return Promise.resolve({
      didResolveOperation: async (operation) => {
        const { schema, document, operationName, request } = operation;
        const cost = checkCost({ schema, document, operationName, variables: request.variables });
        await this.waitForReceipts(operation);
        leave = await this.admit(operation, cost);
      },
      willSendResponse: async ({ contextValue }) => {
        await contextValue.snapshot.close();
        leave?.();
      },
    });
  }

  /** A decision is not stopped half way: only queries have a deadline. */
  private async admit(
    { contextValue: { credential, snapshot }, operation }: ResolvedOperation,
    cost: number,
  ): Promise<Leave> {
    const leave = await this.limits.admission.enter(credential, weightOf(cost));
    if (leave === undefined) throw tooManyOperations();
    if (operation?.operation !== OperationTypeNode.MUTATION) snapshot.endIn(this.limits.longestMs);
    return leave;
  }

  private async waitForReceipts({ document, request }: ResolvedOperation): Promise<void> {
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

/** The receipts that a document names in its `waitFor` arguments, as text, a variable, or a variable's default. */
export function receiptsIn(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string[] {
  const defaults = new Map<string, ValueNode>();
  const receipts = new Set<string>();
  visit(document, {
    VariableDefinition: ({ variable, defaultValue }) => {
      if (defaultValue) defaults.set(variable.name.value, defaultValue);
    },
  });
  const textOf = (value: ValueNode | undefined): unknown => {
    if (value?.kind === Kind.STRING) return value.value;
    if (value?.kind !== Kind.VARIABLE) return undefined;
    const { [value.name.value]: given } = variables;
    return given === undefined ? textOf(defaults.get(value.name.value)) : given;
  };
  visit(document, {
    Argument: ({ name, value }) => {
      const receipt = name.value === 'waitFor' ? textOf(value) : undefined;
      if (typeof receipt === 'string') receipts.add(receipt);
    },
  });
  return [...receipts];
}
