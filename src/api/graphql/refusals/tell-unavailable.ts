import { GraphQLError } from 'graphql';
import { EventStoreUnavailable } from '../../../event-log/event-store-unavailable';
import { UNAVAILABLE_ANSWER } from '../../../intake/http/answers';

/** Says that the log cannot be reached; any other failure is passed on. */
export function tellUnavailable(failure: unknown): never {
  if (!(failure instanceof EventStoreUnavailable)) throw failure;
  throw new GraphQLError(UNAVAILABLE_ANSWER.message, { extensions: { ...UNAVAILABLE_ANSWER } });
}
