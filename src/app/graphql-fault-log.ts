import type { CredentialCarrier } from '../access/credentials';
import { isAccessRefusal, noteRefusal } from '../access/doorkeeper';
import type { SecurityLog } from '../security-log/security-log';
import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { spanishOf } from '../api/coded-error';
import { UNAVAILABLE_ANSWER } from '../intake/answers';
import { isRefusedWrite } from './database/read-only-server';

const faultIn = (error: unknown): unknown =>
  error instanceof GraphQLError && !(error.originalError instanceof GraphQLError)
    ? error.originalError
    : undefined;

const INTERNAL = 'INTERNAL_SERVER_ERROR';

/** Writes faults to the log of the service, and refusals of access to the security log. */
export class GraphqlFaultLog implements ApolloServerPlugin<CredentialCarrier> {
  private readonly logger = new Logger('graphql');

  constructor(private readonly securityLog: Pick<SecurityLog, 'note'>) {}

  requestDidStart(): Promise<GraphQLRequestListener<CredentialCarrier>> {
    return Promise.resolve({
      didEncounterErrors: ({ errors, contextValue }) => {
        this.note(errors, contextValue);
        return Promise.resolve();
      },
    });
  }

  told(errors: readonly GraphQLError[], carrier: CredentialCarrier): GraphQLFormattedError[] {
    this.note(errors, carrier);
    return errors.map((error) => {
      const formatted = error.toJSON();
      return toldToClients({ ...formatted, extensions: { code: INTERNAL, ...formatted.extensions } }, error);
    });
  }

  private note(errors: readonly GraphQLError[], carrier: CredentialCarrier): void {
    for (const error of errors) this.log(error);
    noteRefusalsIn(this.securityLog, errors, carrier);
  }

  private log(error: GraphQLError): void {
    const fault = faultIn(error);
    if (fault) this.logger.error(`field ${error.path?.join('.') ?? '(none)'} ${describeFault(fault)}`);
  }
}

export function toldToClients(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const told = withoutInternals(formatted, error);
  const { code, ...extensions } = told.extensions ?? {};
  return { ...told, extensions: { code, messageEs: spanishOf({ code, ...extensions }), ...extensions } };
}

/**
 * A fault of ours is told as such and nothing more: what it says inside is for the log. What GraphQL itself says of an
 * operation while it executes it, without giving it a code, is the asker's doing.
 */
function withoutInternals(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (formatted.extensions?.['code'] !== INTERNAL) return formatted;
  if (isRefusedWrite(faultIn(error)))
    return { ...formatted, message: UNAVAILABLE_ANSWER.message, extensions: { ...UNAVAILABLE_ANSWER } };
  return faultIn(error) || !(error instanceof GraphQLError)
    ? {
        ...formatted,
        message: 'The service could not answer this. The fault is in its log.',
        extensions: { code: INTERNAL },
      }
    : { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_USER_INPUT' } };
}

/**
 * A fault as it may stand in a log: what kind it is, where it happened, and what it says, unless a database says it:
 * PostgreSQL quotes the values it does not like, and names and amounts are for the books alone.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return `something other than an Error was thrown: ${typeof fault}`;
  const { name, message, stack = '' } = fault;
  const sqlState = sqlStateOf(fault);
  const said = sqlState === undefined ? message : `SQLSTATE ${sqlState}`;
  const where = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [`${name}: ${said}`, ...where].join('\n');
}

/** TypeORM wraps what the driver throws; only the server itself states a severity. */
function sqlStateOf(fault: Error): string | undefined {
  const { driverError = fault } = fault as { driverError?: { code?: unknown; severity?: unknown } };
  const { code, severity } = driverError as { code?: unknown; severity?: unknown };
  return typeof severity === 'string' ? String(code) : undefined;
}

/** Notes each different refusal among the errors of one operation once. */
function noteRefusalsIn(
  log: Pick<SecurityLog, 'note'>,
  errors: readonly GraphQLError[],
  carrier: CredentialCarrier,
): void {
  const refusals = errors
    .map(({ extensions }) => extensions['refusal'])
    .filter((refusal) => isAccessRefusal(refusal));
  const different = new Map(refusals.map((refusal) => [JSON.stringify(refusal), refusal]));
  for (const refusal of different.values()) noteRefusal(log, refusal, carrier);
}
