// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { AuthorisationsQuery, AuthorisationsQueryVariables, ProposeAuthorisationMutation, ProposeAuthorisationMutationVariables, WithdrawAuthorisationMutation, WithdrawAuthorisationMutationVariables, RecordAuthorisationMutation, RecordAuthorisationMutationVariables, AuthorisationPreviewQuery, AuthorisationPreviewQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const AuthorisationsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Authorisations($casino: ID!, $after: String, $waitFor: String, $knownAt: KnownAt) {
  events(
    casino: $casino
    eventType: "cagnotte.casino.authorised.v1"
    first: 100
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
        recordNumber
        standing
        bytes
      }
    }
  }
  authorisations(casino: $casino, knownAt: $knownAt) {
    proposed {
      eventId
      authorisation
      proposedBy
      proposedAt
      signature {
        words
        wordsEs
      }
    }
  }
  gamingDays(casino: $casino, first: 100, knownAt: $knownAt) {
    edges {
      node {
        day
        closed
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuthorisationsQuery, AuthorisationsQueryVariables>;
export const ProposeAuthorisationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ProposeAuthorisation($casino: ID!, $authorisation: String!) {
  outcome: proposeAuthorisation(casino: $casino, authorisation: $authorisation) {
    ...AuthorisationOutcome
  }
}
    fragment AuthorisationOutcome on AuthorisationResult {
  __typename
  ... on AuthorisationRecorded {
    receipt
  }
  ... on AuthorisationRefused {
    code
    message
    messageEs
    about
    detail
    detailEs
  }
}`) as unknown as TypedDocumentString<ProposeAuthorisationMutation, ProposeAuthorisationMutationVariables>;
export const WithdrawAuthorisationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WithdrawAuthorisation($casino: ID!, $proposal: ID!) {
  outcome: withdrawAuthorisation(casino: $casino, proposal: $proposal) {
    ...AuthorisationOutcome
  }
}
    fragment AuthorisationOutcome on AuthorisationResult {
  __typename
  ... on AuthorisationRecorded {
    receipt
  }
  ... on AuthorisationRefused {
    code
    message
    messageEs
    about
    detail
    detailEs
  }
}`) as unknown as TypedDocumentString<WithdrawAuthorisationMutation, WithdrawAuthorisationMutationVariables>;
export const RecordAuthorisationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RecordAuthorisation($casino: ID!, $proposal: ID!) {
  outcome: recordAuthorisation(casino: $casino, proposal: $proposal) {
    ...AuthorisationOutcome
  }
}
    fragment AuthorisationOutcome on AuthorisationResult {
  __typename
  ... on AuthorisationRecorded {
    receipt
  }
  ... on AuthorisationRefused {
    code
    message
    messageEs
    about
    detail
    detailEs
  }
}`) as unknown as TypedDocumentString<RecordAuthorisationMutation, RecordAuthorisationMutationVariables>;
export const AuthorisationPreviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    query AuthorisationPreview($casino: ID!, $authorisation: String!) {
  authorisationPreview(casino: $casino, authorisation: $authorisation) {
    __typename
    ... on AuthorisationPreview {
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
      timeZones {
        day
        before
        after
      }
      expiries {
        day
        before {
          pool
          days
        }
        after {
          pool
          days
        }
      }
      duty {
        until
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
      differences {
        day
        before {
          ...DifferencePreviewed
        }
        after {
          ...DifferencePreviewed
        }
      }
    }
    ... on AuthorisationRefused {
      message
      messageEs
      about
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
fragment DifferencePreviewed on TieOutRowType {
  at
  atEn
  atEs
  expected
  expectedEs
  found
  foundEs
  ties
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
}`) as unknown as TypedDocumentString<AuthorisationPreviewQuery, AuthorisationPreviewQueryVariables>;
