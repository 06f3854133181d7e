// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { ExplainQuery, ExplainQueryVariables, ExplainTreeQuery, ExplainTreeQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const ExplainDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Explain($casino: ID!, $figure: ID!, $first: Int!, $after: Int!, $knownAt: KnownAt) {
  explain(
    casino: $casino
    figure: $figure
    first: $first
    after: $after
    knownAt: $knownAt
  ) {
    __typename
    ... on NotFound {
      message
      messageEs
    }
    ... on Explanation {
      position
      figure
      en
      es
      formula
      formulaEs
      ties
      termCount
      amount {
        ...Amount
      }
      explained {
        ...Amount
      }
      terms {
        ...ExplainedPart
      }
    }
    ... on CountExplanation {
      position
      figure
      en
      es
      formula
      formulaEs
      ties
      expected
      found
      count
      counted {
        id
        kind
        what
        recordNumber
        eventIds
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment ExplainedPart on ExplainedTerm {
  kind
  says
  saysEs
  exact
  rounding
  roundingEs
  figure
  casino
  title
  titleEs
  amount {
    ...Amount
  }
  rule {
    id
    citation
    citationEs
    says
  }
  fact {
    document
    eventId
    eventType
    recordNumber
  }
  line {
    recordNumber
    line
    gamingDay
    bookingDay
    inChart {
      code
      name
      nameEs
    }
    account
    subLedger
    debit {
      ...Amount
    }
    credit {
      ...Amount
    }
    eventId
    eventType
    source
    slip
  }
}`) as unknown as TypedDocumentString<ExplainQuery, ExplainQueryVariables>;
export const ExplainTreeDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ExplainTree($casino: ID!, $figure: ID!, $depth: Int!, $first: Int!, $knownAt: KnownAt) {
  explainTree(
    casino: $casino
    figure: $figure
    depth: $depth
    first: $first
    knownAt: $knownAt
  ) {
    position
    unexplained
    figures {
      __typename
      ... on Explanation {
        figure
        en
        es
        ties
        termCount
        amount {
          ...Amount
        }
        terms {
          ...ExplainedPart
        }
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment ExplainedPart on ExplainedTerm {
  kind
  says
  saysEs
  exact
  rounding
  roundingEs
  figure
  casino
  title
  titleEs
  amount {
    ...Amount
  }
  rule {
    id
    citation
    citationEs
    says
  }
  fact {
    document
    eventId
    eventType
    recordNumber
  }
  line {
    recordNumber
    line
    gamingDay
    bookingDay
    inChart {
      code
      name
      nameEs
    }
    account
    subLedger
    debit {
      ...Amount
    }
    credit {
      ...Amount
    }
    eventId
    eventType
    source
    slip
  }
}`) as unknown as TypedDocumentString<ExplainTreeQuery, ExplainTreeQueryVariables>;
