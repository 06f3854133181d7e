import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { type AccessRefusal, HTTP_STATUS } from './access-refusal';

const GRAPHQL_CODES = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'UNAUTHENTICATED',
  503: 'UNAVAILABLE',
} as const;

/** The refusal as an HTTP answer: its status, and the refusal itself as the body. */
export const asHttpException = (refusal: AccessRefusal): HttpException =>
  new HttpException({ ...refusal }, HTTP_STATUS[refusal.code]);

/** The refusal as a GraphQL error: `extensions.code` is its kind, `extensions.refusal` the whole refusal. */
export const asGraphQLError = (refusal: AccessRefusal): GraphQLError =>
  new GraphQLError(refusal.message, {
    extensions: {
      code:
        refusal.code === 'ACCESS.STEP_UP_REQUIRED'
          ? 'STEP_UP_REQUIRED'
          : GRAPHQL_CODES[HTTP_STATUS[refusal.code]],
      messageEs: refusal.messageEs,
      refusal: { ...refusal },
    },
  });
