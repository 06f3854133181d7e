// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { TabletsQuery, TabletsQueryVariables, EnrolTabletMutation, EnrolTabletMutationVariables, RevokeTabletMutation, RevokeTabletMutationVariables, SetPinMutation, SetPinMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const TabletsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Tablets {
  credentials {
    id
    tablet
    casinos
    sources
    classes
    isGood
    expiresAt
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<TabletsQuery, TabletsQueryVariables>;
export const EnrolTabletDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EnrolTablet($input: TabletInput!) {
  outcome: enrolTablet(input: $input) {
    __typename
    ... on CredentialOffered {
      code
      expiresAt
    }
    ... on PeopleRefused {
      code
      message
      messageEs
    }
  }
}
    `) as unknown as TypedDocumentString<EnrolTabletMutation, EnrolTabletMutationVariables>;
export const RevokeTabletDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RevokeTablet($id: ID!) {
  outcome: revokeCredential(id: $id) {
    __typename
    ... on PeopleRefused {
      code
      message
      messageEs
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeTabletMutation, RevokeTabletMutationVariables>;
export const SetPinDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetPin($pin: String!) {
  outcome: setPin(pin: $pin) {
    __typename
    ... on PeopleRefused {
      code
      message
      messageEs
    }
  }
}
    `) as unknown as TypedDocumentString<SetPinMutation, SetPinMutationVariables>;
