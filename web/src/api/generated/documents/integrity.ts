// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { IntegrityQuery, IntegrityQueryVariables, SealKeysQuery, SealKeysQueryVariables, ProposeSealKeyMutation, ProposeSealKeyMutationVariables, ApproveSealKeyMutation, ApproveSealKeyMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const IntegrityDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Integrity($casino: ID!, $knownAt: KnownAt) {
  integrity(casino: $casino, knownAt: $knownAt) {
    position
    complete
    chainHash
    repeatsSkipped
    sealKeys
    sealedThrough
    lastSeal {
      ...SealParts
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
}`) as unknown as TypedDocumentString<IntegrityQuery, IntegrityQueryVariables>;
export const SealKeysDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SealKeys {
  sealKeyProposals {
    id
    key
    reason
    at
    by {
      id
      name
    }
    approved
  }
}
    `) as unknown as TypedDocumentString<SealKeysQuery, SealKeysQueryVariables>;
export const ProposeSealKeyDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ProposeSealKey($publicKey: String!, $reason: String!) {
  outcome: proposeSealKey(publicKey: $publicKey, reason: $reason) {
    __typename
    ... on PeopleRefused {
      code
      message
      messageEs
    }
  }
}
    `) as unknown as TypedDocumentString<ProposeSealKeyMutation, ProposeSealKeyMutationVariables>;
export const ApproveSealKeyDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ApproveSealKey($proposal: ID!) {
  outcome: approveSealKey(proposal: $proposal) {
    __typename
    ... on PeopleRefused {
      code
      message
      messageEs
    }
  }
}
    `) as unknown as TypedDocumentString<ApproveSealKeyMutation, ApproveSealKeyMutationVariables>;
