// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { TableSeatsQuery, TableSeatsQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const TableSeatsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TableSeats($casino: ID!, $table: String!, $day: GamingDay!, $session: Int!, $knownAt: KnownAt) {
  tableSession(
    casino: $casino
    table: $table
    gamingDay: $day
    sessionNo: $session
    knownAt: $knownAt
  ) {
    __typename
    ... on TableSessionFound {
      session {
        invited
        interruptions {
          recordNumber
          happenedAt
          reason
          explanation
          resumedAt
        }
        waitingList {
          recordNumber
          happenedAt
          player
          changesSeat
          outcome
          seat
          leftAt
        }
        seatDraws {
          recordNumber
          happenedAt
          places {
            seat
            player
          }
        }
        lastHands {
          recordNumber
          happenedAt
          hands
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TableSeatsQuery, TableSeatsQueryVariables>;
