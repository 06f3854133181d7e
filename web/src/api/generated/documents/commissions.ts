// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { CommissionsQuery, CommissionsQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const CommissionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Commissions($casino: ID!, $by: CommissionGrouping!, $from: GamingDay!, $until: GamingDay!, $fromBefore: GamingDay!, $untilBefore: GamingDay!, $knownAt: KnownAt) {
  cells: commissions(
    casino: $casino
    by: [$by, RULE]
    from: $from
    asOf: $until
    first: 500
    knownAt: $knownAt
  ) {
    position
    complete
    pageInfo {
      hasNextPage
    }
    ...CommissionsShown
  }
  ofRows: commissions(
    casino: $casino
    by: [$by]
    from: $from
    asOf: $until
    first: 500
    knownAt: $knownAt
  ) {
    ...CommissionsShown
  }
  ofRules: commissions(
    casino: $casino
    by: [RULE]
    from: $from
    asOf: $until
    first: 100
    knownAt: $knownAt
  ) {
    ...CommissionsShown
  }
  all: commissions(
    casino: $casino
    by: []
    from: $from
    asOf: $until
    first: 20
    knownAt: $knownAt
  ) {
    ...CommissionsShown
  }
  ofGames: commissions(
    casino: $casino
    by: [GAME]
    from: $from
    asOf: $until
    first: 100
    knownAt: $knownAt
  ) {
    ...CommissionsShown
  }
  ofGamesBefore: commissions(
    casino: $casino
    by: [GAME]
    from: $fromBefore
    asOf: $untilBefore
    first: 100
    knownAt: $knownAt
  ) {
    ...CommissionsShown
  }
  ofDays: commissions(
    casino: $casino
    by: [DAY, GAME]
    from: $from
    asOf: $until
    first: 500
    knownAt: $knownAt
  ) {
    pageInfo {
      hasNextPage
    }
    ...CommissionsShown
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment CommissionsShown on CommissionConnection {
  edges {
    node {
      rule
      game
      table
      day
      figure
      amount {
        ...Amount
      }
    }
  }
}`) as unknown as TypedDocumentString<CommissionsQuery, CommissionsQueryVariables>;
