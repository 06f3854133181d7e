// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { AlertsToTellQuery, AlertsToTellQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const AlertsToTellDocument = /* @__PURE__ */ new TypedDocumentString(`
    query AlertsToTell($casino: ID!) {
  floorAlerts(casino: $casino) {
    alerts {
      id
      table
      says
      saysEs
      decisions {
        recordNumber
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AlertsToTellQuery, AlertsToTellQueryVariables>;
