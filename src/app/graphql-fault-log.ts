import type { CredentialCarrier } from '../access/credentials';
import { isAccessRefusal, noteRefusal } from '../access/doorkeeper';
import type { SecurityLog } from '../security-log/security-log';
import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { BothLanguages } from '../kernel/words';
import { spanishOf } from '../api/coded-error';
import { MOST_ERRORS } from '../api/snapshot/operation-cost';
import { UNAVAILABLE_ANSWER } from '../event-log/event-store.port';
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
      return errorForClients(
        { ...formatted, extensions: { code: INTERNAL, ...formatted.extensions } },
        error,
      );
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

export function errorForClients(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const told = withoutInternals(formatted, error);
  const { code, ...extensions } = told.extensions ?? {};
  const { en = told.message, es = spanishOf({ code, ...extensions }) } = whyStopped(told.message) ?? {};
  return { ...told, message: en, extensions: { code, messageEs: es, ...extensions } };
}

/** The library stops a validation with a message that gives no remedy; this one does. */
const whyStopped = (message: string): BothLanguages | undefined =>
  Object.hasOwn(STOPPED, message) ? STOPPED[message] : undefined;

const STOPPED: Readonly<Record<string, BothLanguages>> = {
  'Validation aborted.': {
    en:
      'The query was not validated to its end: it selects the same fields so often in one place that comparing them takes ' +
      'too long. Select each field once, give what is asked several times an alias each, or send several queries.',
    es:
      'La consulta no se ha validado hasta el final: pide los mismos campos tantas veces en un mismo lugar que compararlos ' +
      'tarda demasiado. Pida cada campo una vez, dé un alias a cada uno que pida varias veces o envíe varias consultas.',
  },
  'Too many validation errors, error limit reached. Validation aborted.': {
    en: `The query has more faults than the ${MOST_ERRORS} named before this; the others were not looked for. Correct these and send it again.`,
    es: `La consulta tiene más errores que los ${MOST_ERRORS} anteriores; los demás no se han buscado. Corrija estos y envíela de nuevo.`,
  },
};

/**
 * Hides the details of internal faults, which belong in the log. An error that GraphQL itself raises during execution
 * without a code is the client's fault and is shown.
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
 * Describes a fault for a log: its kind, place and message. Messages of PostgreSQL are omitted, because they quote
 * values, and names and amounts must not leave the books.
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
