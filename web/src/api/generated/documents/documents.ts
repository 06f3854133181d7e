// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { AttachedDocumentsQuery, AttachedDocumentsQueryVariables, AttachDocumentMutation, AttachDocumentMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const AttachedDocumentsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query AttachedDocuments($casino: ID!, $attachedTo: DocumentAttachedTo!, $about: ID!, $knownAt: KnownAt, $waitFor: String) {
  attachedDocuments(
    casino: $casino
    attachedTo: $attachedTo
    about: $about
    first: 500
    knownAt: $knownAt
    waitFor: $waitFor
  ) {
    edges {
      node {
        document
        fileName
        mediaType
        size
        by
        at
        note
        recordNumber
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AttachedDocumentsQuery, AttachedDocumentsQueryVariables>;
export const AttachDocumentDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AttachDocument($casino: ID!, $document: ID!, $fileName: String!, $attachedTo: DocumentAttachedTo!, $about: ID!, $note: String) {
  attachDocument(
    casino: $casino
    document: $document
    fileName: $fileName
    attachedTo: $attachedTo
    about: $about
    note: $note
  ) {
    __typename
    ... on DocumentRecorded {
      receipt
    }
    ... on DocumentRefused {
      code
      message
      messageEs
    }
  }
}
    `) as unknown as TypedDocumentString<AttachDocumentMutation, AttachDocumentMutationVariables>;
