// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { IncidentsOfDayQuery, IncidentsOfDayQueryVariables, LastReadingsQuery, LastReadingsQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const IncidentsOfDayDocument = /* @__PURE__ */ new TypedDocumentString(`
    query IncidentsOfDay($casino: ID!, $day: GamingDay!, $isDecided: Boolean, $after: String) {
  incidents(
    casino: $casino
    day: $day
    isDecided: $isDecided
    first: 50
    after: $after
  ) {
    position
    complete
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        incident
        kind
        table
        sessionNo
        play
        players
        employees
        rule
        note
        by
        at
        recordNumber
        decision {
          decision
          rule
          sentAway
          consulted
          document
          note
          by
          at
          recordNumber
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<IncidentsOfDayQuery, IncidentsOfDayQueryVariables>;
export const LastReadingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query LastReadings($casino: ID!, $day: GamingDay!) {
  tableReadings(casino: $casino, day: $day, onlyLast: true, first: 100) {
    edges {
      node {
        table
        sessionNo
        heads
        places
        floatEstimate {
          ...Amount
        }
        boxEstimate {
          ...Amount
        }
        minimum {
          ...Amount
        }
        by
        at
        recordNumber
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<LastReadingsQuery, LastReadingsQueryVariables>;
