// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { ChangesQuery, ChangesQueryVariables, LastRecordQuery, LastRecordQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const ChangesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Changes($casino: ID!, $after: KnownAt!, $upTo: KnownAt!, $cursor: String) {
  restatement(
    casino: $casino
    between: [$after, $upTo]
    first: 500
    after: $cursor
  ) {
    position
    complete
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        ownDay
        bookedIn
        account
        inChart {
          code
          name
          nameEs
        }
        amount {
          ...Amount
        }
        cause
        causeType
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<ChangesQuery, ChangesQueryVariables>;
export const LastRecordDocument = /* @__PURE__ */ new TypedDocumentString(`
    query LastRecord($casino: ID!) {
  timeline(casino: $casino, buckets: 1) {
    position
    complete
  }
}
    `) as unknown as TypedDocumentString<LastRecordQuery, LastRecordQueryVariables>;
