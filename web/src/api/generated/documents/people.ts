// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { PeopleQuery, PeopleQueryVariables, KeysQuery, KeysQueryVariables, RegisterPersonMutation, RegisterPersonMutationVariables, ProposeRoleMutation, ProposeRoleMutationVariables, ApproveRoleMutation, ApproveRoleMutationVariables, EndRoleMutation, EndRoleMutationVariables, DeactivatePersonMutation, DeactivatePersonMutationVariables, IssueLinkMutation, IssueLinkMutationVariables, ApproveLinkMutation, ApproveLinkMutationVariables, WithdrawProposalMutation, WithdrawProposalMutationVariables, RevokeKeyMutation, RevokeKeyMutationVariables, RenewKeyMutation, RenewKeyMutationVariables, IssueDeviceKeyMutation, IssueDeviceKeyMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const PeopleDocument = /* @__PURE__ */ new TypedDocumentString(`
    query People {
  casinos {
    id
  }
  people {
    ...Person
  }
  peopleProposals {
    ...PeopleProposal
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
}`) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;
export const KeysDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Keys {
  credentials {
    ...Key
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
}`) as unknown as TypedDocumentString<KeysQuery, KeysQueryVariables>;
export const RegisterPersonDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RegisterPerson($id: ID!, $name: String!) {
  outcome: registerPerson(id: $id, name: $name) {
    __typename
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<RegisterPersonMutation, RegisterPersonMutationVariables>;
export const ProposeRoleDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ProposeRole($input: ProposeRoleInput!) {
  outcome: proposeRole(input: $input) {
    __typename
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<ProposeRoleMutation, ProposeRoleMutationVariables>;
export const ApproveRoleDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ApproveRole($proposal: ID!) {
  outcome: approveRole(proposal: $proposal) {
    __typename
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<ApproveRoleMutation, ApproveRoleMutationVariables>;
export const EndRoleDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndRole($role: ID!) {
  outcome: endRole(role: $role) {
    __typename
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<EndRoleMutation, EndRoleMutationVariables>;
export const DeactivatePersonDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DeactivatePerson($person: ID!, $reason: String!) {
  outcome: deactivatePerson(person: $person, reason: $reason) {
    __typename
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<DeactivatePersonMutation, DeactivatePersonMutationVariables>;
export const IssueLinkDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation IssueLink($person: ID!) {
  outcome: issueCredential(person: $person) {
    __typename
    ... on CredentialOffered {
      code
      expiresAt
    }
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<IssueLinkMutation, IssueLinkMutationVariables>;
export const ApproveLinkDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ApproveLink($proposal: ID!) {
  outcome: approveCredential(proposal: $proposal) {
    __typename
    ... on CredentialOffered {
      code
      expiresAt
    }
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<ApproveLinkMutation, ApproveLinkMutationVariables>;
export const WithdrawProposalDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation WithdrawProposal($proposal: ID!) {
  outcome: withdrawPeopleProposal(proposal: $proposal) {
    __typename
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<WithdrawProposalMutation, WithdrawProposalMutationVariables>;
export const RevokeKeyDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RevokeKey($id: ID!) {
  outcome: revokeCredential(id: $id) {
    __typename
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<RevokeKeyMutation, RevokeKeyMutationVariables>;
export const RenewKeyDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RenewKey($id: ID!) {
  outcome: rotateCredential(id: $id) {
    __typename
    ... on CredentialMade {
      secret
    }
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<RenewKeyMutation, RenewKeyMutationVariables>;
export const IssueDeviceKeyDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation IssueDeviceKey($input: DeviceCredentialInput!) {
  outcome: issueDeviceCredential(input: $input) {
    __typename
    ... on CredentialMade {
      secret
    }
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<IssueDeviceKeyMutation, IssueDeviceKeyMutationVariables>;
