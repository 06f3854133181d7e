// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { MonthlyPackQuery, MonthlyPackQueryVariables, PackPreviewQuery, PackPreviewQueryVariables, ProposePackRecipientMutation, ProposePackRecipientMutationVariables, ApprovePackRecipientMutation, ApprovePackRecipientMutationVariables, EndPackRecipientMutation, EndPackRecipientMutationVariables, SendPackAgainMutation, SendPackAgainMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const MonthlyPackDocument = /* @__PURE__ */ new TypedDocumentString(`
    query MonthlyPack($casino: ID!, $after: String, $waitFor: String) {
  packRecipients(casino: $casino) {
    mailServer
    recipients {
      ...PackRecipient
    }
  }
  packMails(casino: $casino, first: 50, after: $after, waitFor: $waitFor) {
    position
    complete
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        recipient
        month
        completedBy
        messageId
        attempt
        mayRepeat
        begunAt
        endedAt
        outcome
        sentAs
        bytes
        failure
        failureEs
        answer
      }
    }
  }
}
    fragment PackRecipient on PackRecipientType {
  recipient
  mailbox
  mailboxEs
  language
  form
  state
  proposedBy
  proposedAt
  approvedBy
  due
  failures
  nextAttemptAt
  lastAnswer
}`) as unknown as TypedDocumentString<MonthlyPackQuery, MonthlyPackQueryVariables>;
export const PackPreviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PackPreview($casino: ID!, $month: String!, $language: PackLanguage!) {
  packPreview(casino: $casino, month: $month, language: $language) {
    isComplete
    subject
    text
  }
}
    `) as unknown as TypedDocumentString<PackPreviewQuery, PackPreviewQueryVariables>;
export const ProposePackRecipientDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ProposePackRecipient($casino: ID!, $mailbox: String!, $form: PackForm!, $language: PackLanguage!) {
  outcome: proposePackRecipient(
    casino: $casino
    mailbox: $mailbox
    form: $form
    language: $language
  ) {
    ...PackOutcome
  }
}
    fragment PackOutcome on PackDecisionResult {
  __typename
  ... on PackDecisionRecorded {
    receipt
    recipient
  }
  ... on PackDecisionRefused {
    code
    message
    messageEs
  }
}`) as unknown as TypedDocumentString<ProposePackRecipientMutation, ProposePackRecipientMutationVariables>;
export const ApprovePackRecipientDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ApprovePackRecipient($casino: ID!, $recipient: ID!) {
  outcome: approvePackRecipient(casino: $casino, recipient: $recipient) {
    ...PackOutcome
  }
}
    fragment PackOutcome on PackDecisionResult {
  __typename
  ... on PackDecisionRecorded {
    receipt
    recipient
  }
  ... on PackDecisionRefused {
    code
    message
    messageEs
  }
}`) as unknown as TypedDocumentString<ApprovePackRecipientMutation, ApprovePackRecipientMutationVariables>;
export const EndPackRecipientDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndPackRecipient($casino: ID!, $recipient: ID!) {
  outcome: endPackRecipient(casino: $casino, recipient: $recipient) {
    ...PackOutcome
  }
}
    fragment PackOutcome on PackDecisionResult {
  __typename
  ... on PackDecisionRecorded {
    receipt
    recipient
  }
  ... on PackDecisionRefused {
    code
    message
    messageEs
  }
}`) as unknown as TypedDocumentString<EndPackRecipientMutation, EndPackRecipientMutationVariables>;
export const SendPackAgainDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendPackAgain($casino: ID!, $recipient: ID!, $month: String!) {
  outcome: sendPackAgain(casino: $casino, recipient: $recipient, month: $month) {
    ...PackOutcome
  }
}
    fragment PackOutcome on PackDecisionResult {
  __typename
  ... on PackDecisionRecorded {
    receipt
    recipient
  }
  ... on PackDecisionRefused {
    code
    message
    messageEs
  }
}`) as unknown as TypedDocumentString<SendPackAgainMutation, SendPackAgainMutationVariables>;
