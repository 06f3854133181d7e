// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { CaptureDeskQuery, CaptureDeskQueryVariables, SubmitBlindCountMutation, SubmitBlindCountMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const CaptureDeskDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CaptureDesk($casino: ID!, $tablet: String!) {
  captureDesk(casino: $casino, tablet: $tablet) {
    position
    currency
    decimals
    openDays
    chipValues
    tables {
      table
      game
    }
    sessions {
      table
      gamingDay
      sessionNo
      game
      openedAt
      closedAt
    }
    sources {
      source
      lastSequence
      missing
    }
  }
}
    `) as unknown as TypedDocumentString<CaptureDeskQuery, CaptureDeskQueryVariables>;
export const SubmitBlindCountDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SubmitBlindCount($casino: ID!, $kind: CountKind!, $gamingDay: GamingDay!, $table: String, $sessionNo: Int!, $countedAt: Instant!, $count: String!) {
  submitBlindCount(
    casino: $casino
    kind: $kind
    gamingDay: $gamingDay
    table: $table
    sessionNo: $sessionNo
    countedAt: $countedAt
    count: $count
  ) {
    __typename
    ... on BlindCountWaiting {
      message
      messageEs
    }
    ... on BlindCountsDiffer {
      message
      messageEs
    }
    ... on CountRecorded {
      receipt
    }
    ... on CountRefused {
      code
      message
      messageEs
      detail
      detailEs
    }
  }
}
    `) as unknown as TypedDocumentString<SubmitBlindCountMutation, SubmitBlindCountMutationVariables>;
