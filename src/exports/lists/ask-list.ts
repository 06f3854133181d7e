import { Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type ExecutionResult,
  execute,
  type GraphQLArgument,
  type GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  parse,
} from 'graphql';
import { type AccessRefusal, asHttpException } from '../../access/access-refusal';
import type { Principal } from '../../access/principal';
import { isNotFound, type NotFound } from '../../api/not-found.type';
import { spanishOf } from '../../api/coded-error';
import { ServedSchema } from '../../api/served-schema';
import { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { ReadSources } from '../../projector/read-sources';
import { MOST_PER_PAGE } from '../../api/connection.type';
import type { OperationContext } from '../../api/snapshot/operation-context';
import type { CasinoClock } from '../../ledger/casino/casino-clocks.state';
import type { DeclaredList, ListAsked, Pages } from './declared-list';

/** More rows than anybody reads on a screen: a list is refused beyond it, and never cut. */
export const MOST_ROWS_OF_LIST = 20_000;

interface PageInfoAnswer {
  readonly pageInfo?: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

export interface NamedCasino {
  readonly id: string;
  readonly name: string | null;
  readonly clocks: readonly CasinoClock[];
}

type AnsweredList =
  | { readonly pages: Pages<unknown>; readonly casinos: readonly NamedCasino[] }
  /** There are too many. */
  | { readonly rows: number };

type RefusedList = { readonly errors: readonly GraphQLError[] } | { readonly notFound: NotFound };

/** A list of many pages is read for at most as long; it is stopped then, as a query is. */
const LONGEST_MS = 60_000;

/** Runs the query of a list against the schema of this service, with the rights of the person who asks for the file. */
@Injectable()
export class ListAsking {
  constructor(
    private readonly served: ServedSchema,
    private readonly reads: ReadSources,
  ) {}

  fieldOf({ field }: DeclaredList): GraphQLField<unknown, unknown> {
    return this.served.queryField(field);
  }

  /** @throws HttpException for what the query refuses */
  async answered(
    list: DeclaredList,
    args: ListAsked,
    { principal, reply }: { readonly principal: Principal; readonly reply: FastifyReply },
  ): Promise<AnsweredList> {
    const answer = await this.reads.read(
      async (dataSource) => {
        const snapshot = new OperationSnapshot(dataSource);
        snapshot.endIn(LONGEST_MS);
        const { credentialId: credential, casinos } = principal;
        const context = { req: reply.request, snapshot, credential, casinos };
        return askList(list, this.served.schema, { args, context }).finally(() => snapshot.close());
      },
      (each) => !('errors' in each || 'notFound' in each),
    );
    if ('errors' in answer) throw overHttp(answer.errors);
    if ('notFound' in answer) throw new NotFoundException(answer.notFound);
    return answer;
  }
}

/** The text of the query of a list, with a variable for each argument that is given. */
function queryOf({ field, selection, ofType }: DeclaredList, given: readonly GraphQLArgument[]): string {
  const declared = given.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const answer = `position complete ${selection}`;
  const selected =
    ofType === undefined
      ? answer
      : `... on ${ofType} { ${answer} } ... on NotFound { code message messageEs }`;
  return `query (${declared}) {
    casinos { id name clocks { from timeZone } }
    answer: ${field}(${passed}) { ${selected} }
  }`;
}

/** Asks the schema for all pages, at one position, as a query over GraphQL is answered: with its rights and its errors. */
async function askList(
  list: DeclaredList,
  schema: GraphQLSchema,
  { args, context }: { readonly args: ListAsked; readonly context: OperationContext },
): Promise<AnsweredList | RefusedList> {
  const { args: known } = schema.getQueryType()!.getFields()[list.field]!;
  const isPaged = known.some(({ name }) => name === 'after');
  const given = known.filter(
    ({ name }) => Object.hasOwn(args, name) || (isPaged && (name === 'first' || name === 'after')),
  );
  const document = parse(queryOf(list, given));
  const pages: unknown[] = [];
  let casinos: readonly NamedCasino[] = [];
  let rows = 0;
  for (let after: string | null | undefined = null; after !== undefined;) {
    const page = isPaged ? { first: MOST_PER_PAGE, after } : {};
    const { data, errors } = (await execute({
      schema,
      document,
      contextValue: context,
      variableValues: { ...args, ...page },
    })) as ExecutionResult<{ answer: PageInfoAnswer; casinos: readonly NamedCasino[] }>;
    if (errors !== undefined || !data) return { errors: errors ?? [] };
    const { answer } = data;
    if (isNotFound(answer)) return { notFound: answer };
    pages.push(answer);
    casinos = data.casinos;
    rows = Math.max(rows + list.rowsOfPage(answer).length, list.rowCount?.(answer) ?? 0);
    if (rows > MOST_ROWS_OF_LIST) return { rows };
    after = answer.pageInfo?.hasNextPage === true ? answer.pageInfo.endCursor! : undefined;
  }
  return { pages: pages as unknown as Pages<unknown>, casinos };
}

const NOT_FOUND = ['UNKNOWN_CASINO', 'NOT_FOUND'];

/** What GraphQL answers as an error, as a refusal over HTTP; a fault stays one. */
function overHttp(errors: readonly GraphQLError[]): Error {
  const [error] = errors;
  if (error === undefined) return new Error('the schema answered nothing');
  const { message, extensions, originalError } = error;
  const { code, refusal } = extensions as { readonly code?: string; readonly refusal?: AccessRefusal };
  if (refusal !== undefined) return asHttpException(refusal);
  if (code === undefined) return originalError ?? error;
  if (code === 'BAD_USER_INPUT') return error;
  const body = { code, message, messageEs: spanishOf(extensions) };
  return NOT_FOUND.includes(code) ? new NotFoundException(body) : new UnprocessableEntityException(body);
}
