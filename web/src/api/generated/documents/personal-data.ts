// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { PersonalDataQuery, PersonalDataQueryVariables, ErasuresQuery, ErasuresQueryVariables, ProposeErasureMutation, ProposeErasureMutationVariables, RecordErasureMutation, RecordErasureMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const PersonalDataDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PersonalData($casino: ID!, $subject: ID, $erased: Boolean!, $first: Int!, $after: String, $waitFor: String) {
  personalData(
    casino: $casino
    subject: $subject
    erased: $erased
    first: $first
    after: $after
    waitFor: $waitFor
  ) {
    position
    complete
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        subject
        firstDay
        lastDay
        erasedOn
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PersonalDataQuery, PersonalDataQueryVariables>;
export const ErasuresDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Erasures($casino: ID!, $first: Int!, $after: String, $waitFor: String) {
  erasures(
    casino: $casino
    newest: true
    first: $first
    after: $after
    waitFor: $waitFor
  ) {
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        eventId
        proposedAt
        proposedBy
        reason
        subjects
        recordedAs
        signature {
          words
          wordsEs
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ErasuresQuery, ErasuresQueryVariables>;
export const ProposeErasureDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ProposeErasure($casino: ID!, $subjects: [ID!]!, $reason: String!) {
  proposeErasure(casino: $casino, subjects: $subjects, reason: $reason) {
    ...ErasureOutcome
  }
}
    fragment ErasureOutcome on ErasureResult {
  __typename
  ... on ErasureDecided {
    what
    receipt
  }
  ... on ErasureRefused {
    code
    message
    messageEs
    detail
    detailEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<ProposeErasureMutation, ProposeErasureMutationVariables>;
export const RecordErasureDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RecordErasure($casino: ID!, $proposal: ID!) {
  recordErasure(casino: $casino, proposal: $proposal) {
    ...ErasureOutcome
  }
}
    fragment ErasureOutcome on ErasureResult {
  __typename
  ... on ErasureDecided {
    what
    receipt
  }
  ... on ErasureRefused {
    code
    message
    messageEs
    detail
    detailEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<RecordErasureMutation, RecordErasureMutationVariables>;
