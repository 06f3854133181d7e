import { HeaderMap } from '@apollo/server';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Extensions, Field, type FieldMiddleware, GqlExecutionContext, ObjectType } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { DataSource } from 'typeorm';
import { asGraphQLError, httpStatusOf } from '../../access/access-refusal';
import type { Doorkeeper } from '../../access/doorkeeper';
import type { ReadingTurns } from '../../access/reading-turns';
import type { Principal } from '../../access/principal';
import { currentPrincipal } from '../../access/require-permission.decorator';
import { codedError } from '../coded-error';
import { OperationSnapshot, type PartOfBooks } from './operation-snapshot';
import { g } from '../schema-fields';

export interface OperationContext {
  readonly req: FastifyRequest;
  readonly snapshot: OperationSnapshot;
  readonly credential: string;
  /** The casinos that the credential may see. */
  readonly casinos: Principal['casinos'];
}

/**
 * The context of an operation, for any valid key of any role. A request without one is refused before the operation is
 * parsed: introspection has no resolver for the permission guard to protect, and validation errors would disclose the
 * schema.
 */
export async function contextOf(
  { req, reply }: { readonly req: FastifyRequest; readonly reply: FastifyReply },
  dataSource: DataSource,
  doorkeeper: WhoAsks,
): Promise<OperationContext> {
  const shown = await doorkeeper.authenticate(req);
  if (!shown.ok) {
    const { message, extensions } = asGraphQLError(shown.refusal);
    throw new GraphQLError(message, {
      extensions: { ...extensions, http: { status: httpStatusOf(shown.refusal) } },
    });
  }
  const { credentialId, casinos } = shown.value;
  if (doorkeeper.reading.isFull(credentialId)) throw tooManyOperations();
  return { req, snapshot: endsWith(reply, dataSource), credential: credentialId, casinos };
}

interface WhoAsks extends Pick<Doorkeeper, 'authenticate'> {
  readonly reading: Pick<ReadingTurns, 'isFull'>;
}

/** Seconds after which a refused client may ask again. */
const AGAIN_AFTER_S = 1;

export const TOO_MANY_OPERATIONS = {
  en: 'Too many operations of this key are waiting: ask fewer at once, and this one again shortly.',
  es: 'Hay demasiadas operaciones de esta clave en espera: pida menos a la vez y repita esta dentro de poco.',
};

export const tooManyOperations = (): GraphQLError =>
  codedError('TOO_MANY_OPERATIONS', TOO_MANY_OPERATIONS, {
    http: { status: 429, headers: new HeaderMap([['retry-after', `${AGAIN_AFTER_S}`]]) },
  });

function endsWith({ raw }: FastifyReply, dataSource: DataSource): OperationSnapshot {
  const snapshot = new OperationSnapshot(dataSource);
  raw.once('close', () => snapshot.end());
  return snapshot;
}

const snapshotOf = (context: ExecutionContext): OperationSnapshot =>
  GqlExecutionContext.create(context).getContext<OperationContext>().snapshot;

export const Snapshot = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  snapshotOf(context),
);

export interface RequestScope {
  readonly principal: Principal;
  readonly snapshot: OperationSnapshot;
}

export const CurrentScope = createParamDecorator(
  (_data: unknown, context: ExecutionContext): RequestScope => ({
    principal: currentPrincipal(context),
    snapshot: snapshotOf(context),
  }),
);

/** The extension that marks a field of the schema for `isOfPrimary`. */
export const AT_THE_PRIMARY = 'atThePrimary';

/** Marks a query about the present state, such as a revocation or an erasure, which is never read from a replica. */
export const AtThePrimary = (): MethodDecorator => Extensions({ [AT_THE_PRIMARY]: true });

const completeness: FieldMiddleware<Answer, OperationContext> = ({ source, context }) =>
  Promise.resolve(context.snapshot.isComplete(source));

@ObjectType({ isAbstract: true })
export abstract class Answer extends g.object({
  position: g.position('The record number up to which all events are included; later pages keep it.'),
  asOf: g.nullable(g.gamingDay('The last gaming day included; null: all.')),
}) {
  @Field({
    middleware: [completeness],
    description: 'False if an event that belongs here is parked because of a bug.',
  })
  complete!: boolean;

  about?: PartOfBooks;
}
