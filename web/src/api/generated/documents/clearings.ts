// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { ClearingsQuery, ClearingsQueryVariables, ProposeClearingMutation, ProposeClearingMutationVariables, RecordClearingMutation, RecordClearingMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const ClearingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Clearings($casino: ID!, $after: String, $waitFor: String, $knownAt: KnownAt) {
  clearings(
    casino: $casino
    first: 500
    after: $after
    waitFor: $waitFor
    knownAt: $knownAt
  ) {
    position
    complete
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        eventId
        recordNumber
        gamingDay
        clearing
        reason
        document
        proposedBy
        proposedAt
        recordedAs
        signature {
          words
          wordsEs
        }
      }
    }
  }
  trialBalance(casino: $casino, knownAt: $knownAt) {
    lines {
      account
      inChart {
        code
        name
        nameEs
      }
      debit {
        ...Amount
      }
      credit {
        ...Amount
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<ClearingsQuery, ClearingsQueryVariables>;
export const ProposeClearingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ProposeClearing($casino: ID!, $day: GamingDay!, $clearing: String!) {
  proposeClearing(casino: $casino, day: $day, clearing: $clearing) {
    ...ClearingOutcome
  }
}
    fragment ClearingOutcome on ClearingDecisionResult {
  __typename
  ... on ClearingDecided {
    receipt
  }
  ... on ClearingRefused {
    code
    message
    messageEs
    detail
    detailEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<ProposeClearingMutation, ProposeClearingMutationVariables>;
export const RecordClearingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RecordClearing($casino: ID!, $proposal: ID!) {
  recordClearing(casino: $casino, proposal: $proposal) {
    ...ClearingOutcome
  }
}
    fragment ClearingOutcome on ClearingDecisionResult {
  __typename
  ... on ClearingDecided {
    receipt
  }
  ... on ClearingRefused {
    code
    message
    messageEs
    detail
    detailEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<RecordClearingMutation, RecordClearingMutationVariables>;
