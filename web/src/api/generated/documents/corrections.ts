// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { CorrectionsQuery, CorrectionsQueryVariables, FactToCorrectQuery, FactToCorrectQueryVariables, GameOfSessionQuery, GameOfSessionQueryVariables, ProposeCorrectionMutation, ProposeCorrectionMutationVariables, WithdrawCorrectionMutation, WithdrawCorrectionMutationVariables, RecordCorrectionMutation, RecordCorrectionMutationVariables, CorrectionPreviewQuery, CorrectionPreviewQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const CorrectionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Corrections($casino: ID!, $after: String, $waitFor: String, $knownAt: KnownAt) {
  corrections(
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
        ...CorrectionShown
      }
    }
  }
}
    fragment CorrectionShown on Correction {
  eventId
  recordNumber
  event
  source
  eventType
  gamingDay
  status
  reason
  document
  replacement
  proposedBy
  proposedAt
  approvedBy
  recordedAs
  signature {
    words
    wordsEs
  }
}`) as unknown as TypedDocumentString<CorrectionsQuery, CorrectionsQueryVariables>;
export const FactToCorrectDocument = /* @__PURE__ */ new TypedDocumentString(`
    query FactToCorrect($casino: ID!, $record: Position, $source: String, $eventId: ID) {
  event(
    casino: $casino
    recordNumber: $record
    source: $source
    eventId: $eventId
  ) {
    __typename
    ... on EventFound {
      position
      complete
      event {
        recordNumber
        eventId
        source
        eventType
        bytes
      }
      corrections {
        ...CorrectionShown
      }
    }
    ... on NotFound {
      message
      messageEs
    }
  }
}
    fragment CorrectionShown on Correction {
  eventId
  recordNumber
  event
  source
  eventType
  gamingDay
  status
  reason
  document
  replacement
  proposedBy
  proposedAt
  approvedBy
  recordedAs
  signature {
    words
    wordsEs
  }
}`) as unknown as TypedDocumentString<FactToCorrectQuery, FactToCorrectQueryVariables>;
export const GameOfSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GameOfSession($casino: ID!, $table: String!, $day: GamingDay!, $session: Int!) {
  tableSession(
    casino: $casino
    table: $table
    gamingDay: $day
    sessionNo: $session
  ) {
    __typename
    ... on TableSessionFound {
      session {
        opening {
          game
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GameOfSessionQuery, GameOfSessionQueryVariables>;
export const ProposeCorrectionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ProposeCorrection($casino: ID!, $source: String!, $event: ID!, $reason: String!, $document: String, $replacement: String) {
  proposeCorrection(
    casino: $casino
    source: $source
    event: $event
    reason: $reason
    document: $document
    replacement: $replacement
  ) {
    ...CorrectionOutcome
  }
}
    fragment CorrectionOutcome on CorrectionDecisionResult {
  __typename
  ... on CorrectionDecided {
    receipt
  }
  ... on CorrectionRefused {
    code
    message
    messageEs
    detail
    detailEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<ProposeCorrectionMutation, ProposeCorrectionMutationVariables>;
export const WithdrawCorrectionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WithdrawCorrection($casino: ID!, $proposal: ID!) {
  outcome: withdrawCorrection(casino: $casino, proposal: $proposal) {
    ...CorrectionOutcome
  }
}
    fragment CorrectionOutcome on CorrectionDecisionResult {
  __typename
  ... on CorrectionDecided {
    receipt
  }
  ... on CorrectionRefused {
    code
    message
    messageEs
    detail
    detailEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<WithdrawCorrectionMutation, WithdrawCorrectionMutationVariables>;
export const RecordCorrectionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RecordCorrection($casino: ID!, $proposal: ID!) {
  recordCorrection(casino: $casino, proposal: $proposal) {
    ...CorrectionOutcome
  }
}
    fragment CorrectionOutcome on CorrectionDecisionResult {
  __typename
  ... on CorrectionDecided {
    receipt
  }
  ... on CorrectionRefused {
    code
    message
    messageEs
    detail
    detailEs
    citation
    citationEs
  }
}`) as unknown as TypedDocumentString<RecordCorrectionMutation, RecordCorrectionMutationVariables>;
export const CorrectionPreviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CorrectionPreview($casino: ID!, $source: String!, $event: ID!, $replacement: String) {
  correctionPreview(
    casino: $casino
    source: $source
    event: $event
    replacement: $replacement
  ) {
    __typename
    ... on CorrectionPreview {
      complete
      isPreviewed
      facts
      figureCount
      figures {
        ...PreviewedFigureShown
      }
      presented {
        ...PresentedFigureShown
      }
      findingsOpened {
        ...PreviewedFindingShown
      }
      findingsOpenedCount
      findingsEnded {
        ...PreviewedFindingShown
      }
      findingsEndedCount
    }
    ... on CorrectionRefused {
      code
      message
      messageEs
      detail
      detailEs
      citation
      citationEs
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment PreviewedFindingShown on PreviewedFinding {
  code
  severity
  title
  titleEs
  expected
  expectedEs
  found
  foundEs
  gamingDay
  table
}
fragment PreviewedFigureShown on PreviewedFigure {
  bookingDay
  gamingDays
  account
  inChart {
    code
    name
    nameEs
  }
  figure
  before {
    ...Amount
  }
  after {
    ...Amount
  }
  change {
    ...Amount
  }
}
fragment PresentedFigureShown on PresentedFigure {
  bookingDay
  account
  inChart {
    code
    name
    nameEs
  }
  before {
    ...Amount
  }
  after {
    ...Amount
  }
  change {
    ...Amount
  }
}`) as unknown as TypedDocumentString<CorrectionPreviewQuery, CorrectionPreviewQueryVariables>;
