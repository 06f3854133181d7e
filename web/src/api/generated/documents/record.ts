// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { RecordQuery, RecordQueryVariables, CorrectedTypeQuery, CorrectedTypeQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const RecordDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Record($casino: ID!, $record: Position!, $knownAt: KnownAt) {
  event(casino: $casino, recordNumber: $record, knownAt: $knownAt) {
    __typename
    ... on NotFound {
      message
      messageEs
    }
    ... on EventFound {
      position
      complete
      event {
        recordNumber
        eventId
        source
        eventType
        recordedAt
        standing
        principal
        contentHash
        chainHash
        bytes
      }
      lines {
        recordNumber
        line
        entryKind
        bookingDay
        account
        inChart {
          code
          name
          nameEs
        }
        subLedger
        debit {
          ...Amount
        }
        credit {
          ...Amount
        }
      }
      findings {
        id
        title
        titleEs
        severity
        closedBy
      }
      corrections {
        recordNumber
        status
        reason
        proposedBy
        approvedBy
      }
      slips
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<RecordQuery, RecordQueryVariables>;
export const CorrectedTypeDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CorrectedType($casino: ID!, $source: String!, $id: ID!) {
  event(casino: $casino, source: $source, eventId: $id) {
    __typename
    ... on EventFound {
      event {
        eventType
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CorrectedTypeQuery, CorrectedTypeQueryVariables>;
