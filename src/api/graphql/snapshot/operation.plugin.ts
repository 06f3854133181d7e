import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import { type DocumentNode, GraphQLError, Kind, type ValueNode, visit } from 'graphql';
import type { LogPlace } from '../../../event-store/event-store.port';
import type { ReceiptWatch } from '../../../projections/runner/receipt-watch';
import type { OperationContext } from './operation-context';

/**
 * Before an operation reads: waits until the read models have passed every receipt that it names in a `waitFor`
 * argument. After it: closes its snapshot.
 */
export class OperationPlugin implements ApolloServerPlugin<OperationContext> {
  constructor(private readonly receipts: ReceiptWatch) {}

  async requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    return {
      responseForOperation: async (request) => {
        for (const receipt of receiptsNamedIn(request)) await this.waitFor(receipt);
        return null;
      },
      willSendResponse: ({ contextValue }) => contextValue.snapshot?.close(),
    };
  }

  private async waitFor(receipt: string): Promise<void> {
    if (await this.hasPassed(receipt)) return;
    throw new GraphQLError(`The read models have not reached receipt ${receipt} in time. Ask again.`, {
      extensions: { code: 'WAIT_TIMED_OUT', receipt },
    });
  }

  private async hasPassed(receipt: string): Promise<boolean> {
    try {
      return await this.receipts.passed(receipt as LogPlace);
    } catch (failure) {
      if (!(failure instanceof RangeError || failure instanceof SyntaxError || failure instanceof TypeError))
        throw failure;
      throw new GraphQLError(`"${receipt}" is no receipt: give what an ingest answer calls receipt.`, {
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  }
}

function receiptsNamedIn(
  request: Pick<GraphQLRequestContext<OperationContext>, 'document' | 'request'>,
): string[] {
  const receipts = new Set<string>();
  visit(request.document as DocumentNode, {
    Argument: ({ name, value }) => {
      const receipt = name.value === 'waitFor' ? textOf(value, request.request.variables ?? {}) : undefined;
      if (receipt !== undefined) receipts.add(receipt);
    },
  });
  return [...receipts];
}

function textOf(value: ValueNode, variables: Readonly<Record<string, unknown>>): string | undefined {
  if (value.kind === Kind.STRING) return value.value;
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'string' ? given : undefined;
}
