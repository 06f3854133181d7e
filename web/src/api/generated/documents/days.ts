// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { DaysQuery, DaysQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const DaysDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Days($casinos: [ID!]!, $from: GamingDay!, $to: GamingDay!, $after: String, $knownAt: KnownAt) {
  dayBoard(
    casinos: $casinos
    from: $from
    to: $to
    first: 60
    after: $after
    knownAt: $knownAt
  ) {
    position
    complete
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        ...DayOnBoard
        casino
        casinoName
        explanationsMissing
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
}`) as unknown as TypedDocumentString<DaysQuery, DaysQueryVariables>;
