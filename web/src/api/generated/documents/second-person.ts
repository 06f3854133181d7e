// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { SecondPersonsQuery, SecondPersonsQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const SecondPersonsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SecondPersons($casino: ID!, $permission: SecondedPermission!, $proposedBy: ID!) {
  secondPersons(casino: $casino, permission: $permission, proposedBy: $proposedBy) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<SecondPersonsQuery, SecondPersonsQueryVariables>;
