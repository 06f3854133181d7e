// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { FirstRunQuery, FirstRunQueryVariables, AuthoriseCasinoMutation, AuthoriseCasinoMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const FirstRunDocument = /* @__PURE__ */ new TypedDocumentString(`
    query FirstRun($waitFor: String) {
  casinos(waitFor: $waitFor) {
    id
  }
  consoleSettings
  people {
    ...Person
  }
  peopleProposals {
    ...PeopleProposal
  }
  credentials {
    ...Key
  }
}
    fragment Person on Person {
  id
  name
  isActive
  leftAt
  roles {
    id
    role
    everyCasino
    casinos
    from
    until
    isInForce
    endedAt
  }
}
fragment PeopleProposal on PeopleProposal {
  id
  person
  role
  everyCasino
  casinos
  at
  lapsesAt
  by {
    id
    name
  }
  approvers {
    id
    name
  }
  link {
    offeredBy {
      id
      name
    }
    expiresAt
  }
}
fragment Key on Credential {
  id
  kind
  name
  person
  tablet
  roles
  sources
  everyCasino
  casinos
  madeAt
  expiresAt
  lastUsedAt
  isGood
}`) as unknown as TypedDocumentString<FirstRunQuery, FirstRunQueryVariables>;
export const AuthoriseCasinoDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AuthoriseCasino($casino: ID!, $authorisation: String!) {
  outcome: authorise(
    casino: $casino
    authorisation: $authorisation
    newCasino: true
  ) {
    ...AuthorisationOutcome
  }
}
    fragment AuthorisationOutcome on AuthorisationResult {
  __typename
  ... on AuthorisationRecorded {
    receipt
  }
  ... on AuthorisationRefused {
    code
    message
    messageEs
    about
    detail
    detailEs
  }
}`) as unknown as TypedDocumentString<AuthoriseCasinoMutation, AuthoriseCasinoMutationVariables>;
