import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { type AccessRefusal, type AccessRefusalCode, HTTP_STATUS } from './access-refusal';

const GRAPHQL_CODES = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'UNAUTHENTICATED',
  503: 'UNAVAILABLE',
} as const;

export const asHttpException = (refusal: AccessRefusal): HttpException =>
  new HttpException({ ...refusal }, HTTP_STATUS[refusal.code]);

/** The refusal as a GraphQL error: `extensions.code` is its kind, `extensions.refusal` the whole refusal, `sign` what is to be signed. */
export const asGraphQLError = (refusal: AccessRefusal, sign?: object): GraphQLError =>
  new GraphQLError(refusal.message, {
    extensions: {
      code: OWN_CODES[refusal.code] ?? GRAPHQL_CODES[HTTP_STATUS[refusal.code]],
      messageEs: refusal.messageEs,
      refusal: { ...refusal },
      ...(sign && { sign }),
    },
  });

const OWN_CODES: Partial<Record<AccessRefusalCode, string>> = {
  'ACCESS.STEP_UP_REQUIRED': 'STEP_UP_REQUIRED',
  'ACCESS.SIGNATURE_REQUIRED': 'SIGNATURE_REQUIRED',
  'ACCESS.SIGNATURE_WRONG': 'SIGNATURE_REQUIRED',
};
