// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { SlipQuery, SlipQueryVariables, SlipsUnderWayQuery, SlipsUnderWayQueryVariables, LeaseSlipNumbersMutation, LeaseSlipNumbersMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const SlipDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Slip($casino: ID!, $slip: ID!, $knownAt: KnownAt) {
  slip(casino: $casino, slip: $slip, knownAt: $knownAt) {
    position
    complete
    reports {
      ...SlipReported
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment SlipReported on SlipReport {
  step
  kind
  end
  table
  gamingDay
  sessionNo
  happenedAt
  amount {
    ...Amount
  }
  amountInWords
  amountInWordsEs
  by
  reason
  isVoid
  recordNumber
  eventType
  contentHash
}`) as unknown as TypedDocumentString<SlipQuery, SlipQueryVariables>;
export const SlipsUnderWayDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SlipsUnderWay($casino: ID!) {
  slipsUnderWay(casino: $casino) {
    position
    slips {
      slip
      reports {
        ...SlipReported
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment SlipReported on SlipReport {
  step
  kind
  end
  table
  gamingDay
  sessionNo
  happenedAt
  amount {
    ...Amount
  }
  amountInWords
  amountInWordsEs
  by
  reason
  isVoid
  recordNumber
  eventType
  contentHash
}`) as unknown as TypedDocumentString<SlipsUnderWayQuery, SlipsUnderWayQueryVariables>;
export const LeaseSlipNumbersDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation LeaseSlipNumbers($casino: ID!, $gamingDay: GamingDay!, $pad: String!, $tablet: String!, $request: String!) {
  leaseSlipNumbers(
    casino: $casino
    gamingDay: $gamingDay
    pad: $pad
    tablet: $tablet
    request: $request
  ) {
    pad
    first
    last
  }
}
    `) as unknown as TypedDocumentString<LeaseSlipNumbersMutation, LeaseSlipNumbersMutationVariables>;
