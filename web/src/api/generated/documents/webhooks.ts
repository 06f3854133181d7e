// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { WebhooksQuery, WebhooksQueryVariables, RegisterWebhookMutation, RegisterWebhookMutationVariables, RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables, TestWebhookMutation, TestWebhookMutationVariables, ReplayWebhookMutation, ReplayWebhookMutationVariables, EndWebhookMutation, EndWebhookMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const WebhooksDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Webhooks {
  webhooks {
    ...Webhook
  }
}
    fragment Webhook on Webhook {
  id
  name
  url
  notices
  everyCasino
  casinos
  registeredAt
  registeredBy {
    id
    name
  }
  formerSecretUntil
  endedAt
  endedBy {
    id
    name
  }
  places {
    casino
    position
    behind
    failures
    failingSince
    nextAttemptAt
    parkedSince
    lastAnswer
    lastAnswerAt
  }
}`) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const RegisterWebhookDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RegisterWebhook($input: WebhookInput!) {
  outcome: registerWebhook(input: $input) {
    __typename
    ... on WebhookSecretShown {
      secret
    }
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<RegisterWebhookMutation, RegisterWebhookMutationVariables>;
export const RenewWebhookSecretDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RenewWebhookSecret($webhook: ID!, $overlapHours: Int!) {
  outcome: renewWebhookSecret(webhook: $webhook, overlapHours: $overlapHours) {
    __typename
    ... on WebhookSecretShown {
      secret
    }
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>;
export const TestWebhookDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation TestWebhook($webhook: ID!) {
  outcome: testWebhook(webhook: $webhook) {
    __typename
    ... on WebhookTested {
      isAccepted
      answer
      milliseconds
    }
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const ReplayWebhookDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ReplayWebhook($webhook: ID!, $casino: ID!, $from: Position) {
  outcome: replayWebhook(webhook: $webhook, casino: $casino, from: $from) {
    __typename
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export const EndWebhookDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndWebhook($webhook: ID!) {
  outcome: endWebhook(webhook: $webhook) {
    __typename
    ...PeopleRefusal
  }
}
    fragment PeopleRefusal on PeopleRefused {
  code
  message
  messageEs
}`) as unknown as TypedDocumentString<EndWebhookMutation, EndWebhookMutationVariables>;
