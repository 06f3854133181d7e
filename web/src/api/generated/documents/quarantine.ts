// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { QuarantineQuery, QuarantineQueryVariables, DiscardDeliveryMutation, DiscardDeliveryMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const QuarantineDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Quarantine($casino: ID!, $ended: Boolean!, $after: String, $waitFor: String) {
  quarantine(
    casino: $casino
    ended: $ended
    first: 50
    after: $after
    waitFor: $waitFor
  ) {
    position
    complete
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        recordNumber
        deliveryId
        gamingDay
        reason
        path
        message
        messageEs
        deliveredSource
        deliveredId
        endedBy
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuarantineQuery, QuarantineQueryVariables>;
export const DiscardDeliveryDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DiscardDelivery($casino: ID!, $delivery: ID!, $reason: String!) {
  discardDelivery(casino: $casino, delivery: $delivery, reason: $reason) {
    __typename
    ... on DeliveryDiscarded {
      receipt
    }
    ... on DeliveryRefused {
      code
      message
      messageEs
      citation
      citationEs
    }
  }
}
    `) as unknown as TypedDocumentString<DiscardDeliveryMutation, DiscardDeliveryMutationVariables>;
