import { GraphQLError } from 'graphql';
import { EventStoreUnavailable } from '../../../event-log/event-store-unavailable';
import { UNAVAILABLE_ANSWER } from '../../../intake/http/answers';

export function tellUnavailable(failure: unknown): never {
  if (!(failure instanceof EventStoreUnavailable)) throw failure;
  throw new GraphQLError(UNAVAILABLE_ANSWER.message, { extensions: { ...UNAVAILABLE_ANSWER } });
}
