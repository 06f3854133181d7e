// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { DayQuery, DayQueryVariables, CloseDayMutation, CloseDayMutationVariables, SaveExplanationMutation, SaveExplanationMutationVariables, CertifyDayMutation, CertifyDayMutationVariables, ProposeReopeningMutation, ProposeReopeningMutationVariables, ApproveReopeningMutation, ApproveReopeningMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const DayDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Day($casino: ID!, $day: GamingDay!, $knownAt: KnownAt, $waitFor: String) {
  gamingDay(casino: $casino, day: $day, knownAt: $knownAt, waitFor: $waitFor) {
    __typename
    ... on NotFound {
      message
      messageEs
    }
    ... on GamingDayFound {
      position
      complete
      day
      status
      checkedThrough
      openTables
      uncounted
      decisions {
        at
        by
        what
        words
        recordNumber
        imported {
          at
          by
        }
        signature {
          signed
          words
          wordsEs
        }
      }
      tieOuts {
        ...TieOutParts
      }
      savedExplanations {
        check
        at
        explanation
        by
        savedAt
        eventId
      }
    }
  }
  dayBoard(casino: $casino, from: $day, to: $day, first: 1, knownAt: $knownAt) {
    edges {
      node {
        ...DayOnBoard
      }
    }
  }
  dayProgress(casino: $casino, day: $day, knownAt: $knownAt) {
    ... on DayProgressFound {
      cageCounted
      sessions {
        table
        sessionNo
        closed
        signed
        counted
        boxesPlaced
        boxesCounted
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment DayOnBoard on DayOfBoardType {
  day
  status
  figure
  win {
    ...Amount
  }
  drop {
    ...Amount
  }
  commission {
    ...Amount
  }
  duty {
    ...Amount
  }
  withoutResult
  openTables
  openFindings {
    violations
    advisories
    information
  }
  waitsFor
  closedBy
  certifiedBy
}
fragment TieOutParts on TieOut {
  check
  says
  saysEs
  citation
  citationEs
  formula
  formulaEs
  strength
  holds
  remedy
  remedyEs
  explanations {
    at
    by
    explanation
  }
  rows {
    at
    atEn
    atEs
    expected
    expectedEs
    found
    foundEs
    expectedAmount {
      ...Amount
    }
    foundAmount {
      ...Amount
    }
    differenceAmount {
      ...Amount
    }
    expectedFigure
    foundFigure
    differenceFigure
    countedFigure
    ties
  }
}`) as unknown as TypedDocumentString<DayQuery, DayQueryVariables>;
export const CloseDayDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CloseDay($casino: ID!, $day: GamingDay!, $explanations: [ExplanationInput!]!) {
  closeGamingDay(casino: $casino, day: $day, explanations: $explanations) {
    ...DayDecision
  }
}
    fragment DayDecision on GamingDayDecisionResult {
  __typename
  ... on GamingDayDecided {
    what
    eventId
    receipt
    warning
    warningEs
  }
  ... on GamingDayRefused {
    code
    message
    messageEs
    citation
    citationEs
    about
  }
}`) as unknown as TypedDocumentString<CloseDayMutation, CloseDayMutationVariables>;
export const SaveExplanationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SaveExplanation($casino: ID!, $day: GamingDay!, $check: String!, $at: String, $explanation: String, $replaces: ID) {
  saveExplanation(
    casino: $casino
    day: $day
    check: $check
    at: $at
    explanation: $explanation
    replaces: $replaces
  ) {
    ...DayDecision
  }
}
    fragment DayDecision on GamingDayDecisionResult {
  __typename
  ... on GamingDayDecided {
    what
    eventId
    receipt
    warning
    warningEs
  }
  ... on GamingDayRefused {
    code
    message
    messageEs
    citation
    citationEs
    about
  }
}`) as unknown as TypedDocumentString<SaveExplanationMutation, SaveExplanationMutationVariables>;
export const CertifyDayDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CertifyDay($casino: ID!, $day: GamingDay!, $statement: String) {
  certifyGamingDay(casino: $casino, day: $day, statement: $statement) {
    ...DayDecision
  }
}
    fragment DayDecision on GamingDayDecisionResult {
  __typename
  ... on GamingDayDecided {
    what
    eventId
    receipt
    warning
    warningEs
  }
  ... on GamingDayRefused {
    code
    message
    messageEs
    citation
    citationEs
    about
  }
}`) as unknown as TypedDocumentString<CertifyDayMutation, CertifyDayMutationVariables>;
export const ProposeReopeningDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ProposeReopening($casino: ID!, $day: GamingDay!, $reason: String!) {
  proposeReopening(casino: $casino, day: $day, reason: $reason) {
    ...DayDecision
  }
}
    fragment DayDecision on GamingDayDecisionResult {
  __typename
  ... on GamingDayDecided {
    what
    eventId
    receipt
    warning
    warningEs
  }
  ... on GamingDayRefused {
    code
    message
    messageEs
    citation
    citationEs
    about
  }
}`) as unknown as TypedDocumentString<ProposeReopeningMutation, ProposeReopeningMutationVariables>;
export const ApproveReopeningDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ApproveReopening($casino: ID!, $day: GamingDay!) {
  approveReopening(casino: $casino, day: $day) {
    ...DayDecision
  }
}
    fragment DayDecision on GamingDayDecisionResult {
  __typename
  ... on GamingDayDecided {
    what
    eventId
    receipt
    warning
    warningEs
  }
  ... on GamingDayRefused {
    code
    message
    messageEs
    citation
    citationEs
    about
  }
}`) as unknown as TypedDocumentString<ApproveReopeningMutation, ApproveReopeningMutationVariables>;
