// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { FindingsQuery, FindingsQueryVariables, FindingCountsQuery, FindingCountsQueryVariables, AssignFindingMutation, AssignFindingMutationVariables, NoteOnFindingMutation, NoteOnFindingMutationVariables, AcknowledgeFindingMutation, AcknowledgeFindingMutationVariables, AcknowledgeFindingsMutation, AcknowledgeFindingsMutationVariables, ResolveFindingMutation, ResolveFindingMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const FindingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Findings($casino: ID!, $status: FindingStatus!, $severity: FindingSeverity, $acknowledged: Boolean, $gamingDay: GamingDay, $table: String, $assignee: String, $text: String, $codes: [String!], $first: Int!, $after: String, $knownAt: KnownAt, $waitFor: String) {
  findings(
    casino: $casino
    status: $status
    severity: $severity
    acknowledged: $acknowledged
    gamingDay: $gamingDay
    table: $table
    assignee: $assignee
    text: $text
    codes: $codes
    order: NEWEST
    first: $first
    after: $after
    knownAt: $knownAt
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
        id
        code
        severity
        title
        titleEs
        expected
        expectedEs
        found
        foundEs
        remedy
        remedyEs
        citation
        citationEs
        ruleId
        gamingDay
        table
        eventIds
        openedBy
        closedBy
        assignee
        decisions {
          at
          by
          to
          what
          words
          recordNumber
        }
        resolution {
          at
          by
          what
          words
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindingsQuery, FindingsQueryVariables>;
export const FindingCountsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query FindingCounts($casino: ID!, $status: FindingStatus!, $severity: FindingSeverity, $acknowledged: Boolean, $gamingDay: GamingDay, $assignee: String, $text: String, $knownAt: KnownAt, $waitFor: String) {
  findingCounts(
    casino: $casino
    by: CODE
    status: $status
    severity: $severity
    acknowledged: $acknowledged
    gamingDay: $gamingDay
    assignee: $assignee
    text: $text
    knownAt: $knownAt
    waitFor: $waitFor
  ) {
    counts {
      key
      title
      titleEs
      count
    }
  }
}
    `) as unknown as TypedDocumentString<FindingCountsQuery, FindingCountsQueryVariables>;
export const AssignFindingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AssignFinding($casino: ID!, $finding: ID!, $to: ID!, $toName: String, $note: String) {
  assignFinding(
    casino: $casino
    finding: $finding
    to: $to
    toName: $toName
    note: $note
  ) {
    ...FindingOutcome
  }
}
    fragment FindingOutcome on FindingDecisionResult {
  __typename
  ... on FindingDecided {
    what
    receipt
  }
  ... on FindingRefused {
    code
    message
    messageEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<AssignFindingMutation, AssignFindingMutationVariables>;
export const NoteOnFindingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation NoteOnFinding($casino: ID!, $finding: ID!, $note: String!) {
  noteOnFinding(casino: $casino, finding: $finding, note: $note) {
    ...FindingOutcome
  }
}
    fragment FindingOutcome on FindingDecisionResult {
  __typename
  ... on FindingDecided {
    what
    receipt
  }
  ... on FindingRefused {
    code
    message
    messageEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<NoteOnFindingMutation, NoteOnFindingMutationVariables>;
export const AcknowledgeFindingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AcknowledgeFinding($casino: ID!, $finding: ID!, $note: String) {
  acknowledgeFinding(casino: $casino, finding: $finding, note: $note) {
    ...FindingOutcome
  }
}
    fragment FindingOutcome on FindingDecisionResult {
  __typename
  ... on FindingDecided {
    what
    receipt
  }
  ... on FindingRefused {
    code
    message
    messageEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<AcknowledgeFindingMutation, AcknowledgeFindingMutationVariables>;
export const AcknowledgeFindingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AcknowledgeFindings($casino: ID!, $findings: [ID!]!) {
  acknowledgeFindings(casino: $casino, findings: $findings) {
    finding
    outcome {
      ...FindingOutcome
    }
  }
}
    fragment FindingOutcome on FindingDecisionResult {
  __typename
  ... on FindingDecided {
    what
    receipt
  }
  ... on FindingRefused {
    code
    message
    messageEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<AcknowledgeFindingsMutation, AcknowledgeFindingsMutationVariables>;
export const ResolveFindingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ResolveFinding($casino: ID!, $finding: ID!, $reason: String!) {
  resolveFinding(casino: $casino, finding: $finding, reason: $reason) {
    ...FindingOutcome
  }
}
    fragment FindingOutcome on FindingDecisionResult {
  __typename
  ... on FindingDecided {
    what
    receipt
  }
  ... on FindingRefused {
    code
    message
    messageEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<ResolveFindingMutation, ResolveFindingMutationVariables>;
