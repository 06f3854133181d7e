// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { DayCustomersQuery, DayCustomersQueryVariables, IdentifyCustomerMutation, IdentifyCustomerMutationVariables, WithdrawIdentificationMutation, WithdrawIdentificationMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const DayCustomersDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DayCustomers($casino: ID!, $day: GamingDay!, $onlyAtLimit: Boolean!, $after: String, $knownAt: KnownAt, $waitFor: String) {
  dayCustomers(
    casino: $casino
    day: $day
    onlyAtLimit: $onlyAtLimit
    first: 50
    after: $after
    knownAt: $knownAt
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
        player
        atLimit
        cashBrought {
          ...Amount
        }
        cashTaken {
          ...Amount
        }
        chipsBought {
          ...Amount
        }
        chipsRedeemed {
          ...Amount
        }
        identification {
          document
          by
          at
          note
          recordNumber
        }
        operationCount
        operations {
          recordNumber
          happenedAt
          eventType
          table
          cashBrought {
            ...Amount
          }
          cashTaken {
            ...Amount
          }
          chipsBought {
            ...Amount
          }
          chipsRedeemed {
            ...Amount
          }
        }
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<DayCustomersQuery, DayCustomersQueryVariables>;
export const IdentifyCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation IdentifyCustomer($casino: ID!, $day: GamingDay!, $player: String!, $document: IdentityDocument!, $documentNumber: String!, $note: String) {
  identifyCustomer(
    casino: $casino
    day: $day
    player: $player
    document: $document
    documentNumber: $documentNumber
    note: $note
  ) {
    __typename
    ... on CustomerDecided {
      receipt
    }
    ... on CustomerRefused {
      message
      messageEs
      citation
      citationEs
    }
  }
}
    `) as unknown as TypedDocumentString<IdentifyCustomerMutation, IdentifyCustomerMutationVariables>;
export const WithdrawIdentificationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WithdrawIdentification($casino: ID!, $day: GamingDay!, $player: String!, $reason: String!) {
  withdrawIdentification(
    casino: $casino
    day: $day
    player: $player
    reason: $reason
  ) {
    __typename
    ... on CustomerDecided {
      receipt
    }
    ... on CustomerRefused {
      message
      messageEs
      citation
      citationEs
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawIdentificationMutation, WithdrawIdentificationMutationVariables>;
