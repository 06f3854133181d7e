// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { SealedRecordsQuery, SealedRecordsQueryVariables, SealedBalancesQuery, SealedBalancesQueryVariables, SealsQuery, SealsQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const SealedRecordsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SealedRecords($casino: ID!, $after: String) {
  events(casino: $casino, first: 100, after: $after) {
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        recordNumber
        bytes
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SealedRecordsQuery, SealedRecordsQueryVariables>;
export const SealedBalancesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SealedBalances($casino: ID!, $asOf: GamingDay!, $knownAt: KnownAt!) {
  trialBalance(casino: $casino, asOf: $asOf, knownAt: $knownAt) {
    position
    lines {
      account
      debit {
        ...Amount
      }
      credit {
        ...Amount
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<SealedBalancesQuery, SealedBalancesQueryVariables>;
export const SealsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Seals($casino: ID!, $after: String, $knownAt: KnownAt) {
  seals(casino: $casino, first: 200, after: $after, knownAt: $knownAt) {
    position
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        ...SealParts
      }
    }
  }
}
    fragment SealParts on Seal {
  gamingDay
  firstRecord
  lastRecord
  records
  merkleRoot
  chainHash
  houseRecord
  houseLink
  trialBalance
  previous
  hash
  keyId
  publicKey
  signature
  recordNumber
}`) as unknown as TypedDocumentString<SealsQuery, SealsQueryVariables>;
