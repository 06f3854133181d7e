import {
  type ApolloServerPlugin,
  type GraphQLRequestContextDidResolveOperation,
  type GraphQLRequestListener,
} from '@apollo/server';
import type { DocumentNode, GraphQLError, ValueNode } from 'graphql';
import { Kind, OperationTypeNode, visit } from 'graphql';
import type { DataSource } from 'typeorm';
import type { Admission, Leave } from '../../access/admission';
import type { EndReading, ReadingTurns } from '../../access/reading-turns';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import type { ReadSources } from '../../projector/read-sources';
import type { ReceiptWatch } from '../../projector/runner/receipt-watch';
import { AT_THE_PRIMARY, type OperationContext, tooManyOperations } from './operation-context';
import { checkCost, isCostKnown, weightOf } from './operation-cost';
import { badInput, codedError } from '../coded-error';

type ResolvedOperation = GraphQLRequestContextDidResolveOperation<OperationContext>;

export interface AskedBefore {
  readonly receipts: Pick<ReceiptWatch, 'reached' | 'timeoutMs'>;
  readonly reads: Pick<ReadSources, 'primary' | 'now' | 'seen'>;
  readonly log: Pick<EventStorePort, 'compareLogPositions'>;
}

export interface OperationLimits {
  readonly admission: Pick<Admission, 'enter'>;
  readonly reading: Pick<ReadingTurns, 'begin'>;
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

const timedOut = (receipt: LogPosition, reached: LogPosition | undefined, seconds: number): GraphQLError =>
  codedError(
    'WAIT_TIMED_OUT',
    {
      en: `The read models have not reached receipt ${receipt} in ${seconds} s; \`reached\` says where they stand. Ask again.`,
      es: `Los modelos de lectura no han alcanzado el recibo ${receipt} en ${seconds} s; \`reached\` dice dónde están. Vuelva a preguntar.`,
    },
    { receipt, reached: reached ?? null, http: { status: 200 } },
  );

/**
 * Limits operations. A new document waits for its turn before it is parsed. Before an operation reads, it is refused if
 * it is too costly, waits until the read models have passed every receipt in its `waitFor` arguments, and waits for a
 * free slot. Afterwards its snapshot is closed and the slot is freed.
 */
export class OperationPlugin implements ApolloServerPlugin<OperationContext> {
  constructor(
    private readonly asked: AskedBefore,
    private readonly limits: OperationLimits,
  ) {}

  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    let leave: Leave | undefined;
    let endReading: EndReading | undefined;
    return Promise.resolve({
      parsingDidStart: async ({ contextValue }) => {
        endReading = await this.limits.reading.begin(contextValue.credential);
      },
      didResolveOperation: async (operation) => {
        const { schema, document, operationName, request, contextValue } = operation;
        const asked = { schema, document, operationName, variables: request.variables };
        // The cost of a cached document is counted again for new variables.
        if (!isCostKnown(asked)) endReading ??= await this.limits.reading.begin(contextValue.credential);
        const cost = checkCost(asked);
        endReading?.();
        const source = await this.sourceOf(operation);
        leave = await this.admit(operation, cost);
        // Reads from the replica in use now, unless the receipts were awaited at the primary.
        if (source !== this.asked.reads.primary)
          operation.contextValue.snapshot.readFrom(this.asked.reads.now());
      },
      willSendResponse: async ({ contextValue }) => {
        endReading?.();
        await contextValue.snapshot.close();
        leave?.();
      },
    });
  }

  /** Only queries have a deadline, because a decision must not be stopped half way. */
  private async admit(
    { contextValue: { credential, snapshot }, operation }: ResolvedOperation,
    cost: number,
  ): Promise<Leave> {
    const leave = await this.limits.admission.enter(credential, weightOf(cost));
    if (leave === undefined) throw tooManyOperations();
    if (operation?.operation !== OperationTypeNode.MUTATION) snapshot.endIn(this.limits.longestMs);
    return leave;
  }

  /**
   * Chooses the source of an operation: one whose read models have passed all receipts that it names.
   * @throws GraphQLError WAIT_TIMED_OUT with the position of the read models
   */
  private async sourceOf(operation: ResolvedOperation): Promise<DataSource> {
    const { reads, receipts, log } = this.asked;
    const named = receiptsIn(operation.document, operation.request.variables ?? {});
    const isOfReplica = reads.seen !== undefined && !isOfPrimary(operation);
    const now = isOfReplica ? () => reads.now() : () => reads.primary;
    if (named.length === 0) return now();
    const { casinos } = operation.contextValue;
    // A source that has passed the last receipt has passed all of them.
    const receipt = named
      .map((text) => this.placeOf(text))
      .reduce((one, other) => (log.compareLogPositions(one, other) >= 0 ? one : other));
    const reached = await receipts.reached(receipt, { primary: reads.primary, now }, casinos);
    if (reached.passed) return reached.source;
    throw timedOut(receipt, reached.place, receipts.timeoutMs / 1_000);
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

/**
 * Whether the operation reads from the primary: decisions, which read what they have written, and queries about the
 * present state.
 */
function isOfPrimary({ schema, document, operation }: ResolvedOperation): boolean {
  if (operation?.operation !== OperationTypeNode.QUERY) return true;
  const fields = schema.getQueryType()?.getFields() ?? {};
  let found = false;
  visit(document, {
    Field: ({ name }) => {
      found ||= fields[name.value]?.extensions[AT_THE_PRIMARY] === true;
    },
  });
  return found;
}

/** The `waitFor` arguments of a document: literal values, or names of variables. */
interface NamedReceipts {
  readonly values: readonly ValueNode[];
  readonly defaults: ReadonlyMap<string, ValueNode>;
}

/** Cached by document, because walking a large one takes milliseconds. */
const named = new WeakMap<DocumentNode, NamedReceipts>();

/** Lists the receipts in the `waitFor` arguments of a document: literals, variables, or defaults of variables. */
export function receiptsIn(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string[] {
  const { values, defaults } = named.get(document) ?? namedIn(document);
  const textOf = (value: ValueNode | undefined): unknown => {
    if (value?.kind === Kind.STRING) return value.value;
    if (value?.kind !== Kind.VARIABLE) return undefined;
    const { [value.name.value]: given } = variables;
    return given === undefined ? textOf(defaults.get(value.name.value)) : given;
  };
  return [...new Set(values.map(textOf).filter((receipt) => typeof receipt === 'string'))];
}

function namedIn(document: DocumentNode): NamedReceipts {
  const values: ValueNode[] = [];
  const defaults = new Map<string, ValueNode>();
  visit(document, {
    VariableDefinition: ({ variable, defaultValue }) => {
      if (defaultValue) defaults.set(variable.name.value, defaultValue);
    },
    Argument: ({ name, value }) => {
      if (name.value === 'waitFor') values.push(value);
    },
  });
  const found = { values, defaults };
  named.set(document, found);
  return found;
}
