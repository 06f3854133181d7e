// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { FloorTablesQuery, FloorTablesQueryVariables, FloorQuery, FloorQueryVariables, AcknowledgeFloorAlertMutation, AcknowledgeFloorAlertMutationVariables, WallHoursQuery, WallHoursQueryVariables, WallMetersQuery, WallMetersQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const FloorTablesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query FloorTables($casino: ID!, $knownAt: KnownAt) {
  tables(casino: $casino, first: 100, knownAt: $knownAt) {
    edges {
      node {
        table
        lastGamingDay
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FloorTablesQuery, FloorTablesQueryVariables>;
export const FloorDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Floor($casino: ID!, $day: GamingDay!, $knownAt: KnownAt, $isPast: Boolean!) {
  tableSessions(casino: $casino, gamingDay: $day, first: 100, knownAt: $knownAt) {
    position
    complete
    edges {
      node {
        ...SessionOnFloor
      }
    }
  }
  findings(
    casino: $casino
    gamingDay: $day
    status: OPEN
    first: 100
    knownAt: $knownAt
  ) {
    edges {
      node {
        id
        code
        severity
        title
        titleEs
        table
        openedBy
        decisions {
          at
          by
          what
          words
          recordNumber
        }
      }
    }
  }
  jackpots(casino: $casino, first: 100, knownAt: $knownAt) {
    edges {
      node {
        pool
        meter {
          ...Amount
        }
      }
    }
  }
  floorAlerts(casino: $casino) @skip(if: $isPast) {
    at
    alerts {
      id
      kind
      table
      gamingDay
      sessionNo
      says
      saysEs
      since
      decisions {
        at
        by
        words
        recordNumber
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment SessionOnFloor on TableSession {
  table
  gamingDay
  sessionNo
  opening {
    game
    happenedAt
    recordNumber
    holder
    float {
      ...Amount
    }
    locked {
      ...Amount
    }
    minimum {
      ...Amount
    }
    captures {
      rounds
    }
    staff
  }
  fills {
    slip
    recordNumber
    happenedAt
    amount {
      ...Amount
    }
  }
  credits {
    slip
    recordNumber
    happenedAt
    amount {
      ...Amount
    }
  }
  drop {
    box
    recordNumber
    happenedAt
    amount {
      ...Amount
    }
  }
  counts {
    occasion
    recordNumber
    happenedAt
    certifiedBy
    inventory {
      ...Amount
    }
  }
  close {
    happenedAt
    recordNumber
    certifiedBy
  }
  result {
    ties
    inventory {
      ...Amount
    }
    drop {
      ...Amount
    }
    credits {
      ...Amount
    }
    prizes {
      ...Amount
    }
    toSlot {
      ...Amount
    }
    openingFloat {
      ...Amount
    }
    fills {
      ...Amount
    }
    stakesSwept {
      ...Amount
    }
    fromCounts {
      ...Amount
    }
    fromBooks {
      ...Amount
    }
  }
  books {
    win {
      ...Amount
    }
    commission {
      ...Amount
    }
  }
}`) as unknown as TypedDocumentString<FloorQuery, FloorQueryVariables>;
export const AcknowledgeFloorAlertDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AcknowledgeFloorAlert($casino: ID!, $alert: ID!) {
  acknowledgeFloorAlert(casino: $casino, alert: $alert) {
    __typename
    ... on FloorAlertAcknowledged {
      receipt
    }
    ... on FloorAlertRefused {
      code
      message
      messageEs
    }
  }
}
    `) as unknown as TypedDocumentString<AcknowledgeFloorAlertMutation, AcknowledgeFloorAlertMutationVariables>;
export const WallHoursDocument = /* @__PURE__ */ new TypedDocumentString(`
    query WallHours($casino: ID!, $day: GamingDay!, $knownAt: KnownAt) {
  performance(
    casinos: [$casino]
    from: $day
    to: $day
    by: [HOUR]
    first: 100
    knownAt: $knownAt
  ) {
    rows {
      ...PerformanceRow
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment PerformanceRow on PerformanceRow {
  key {
    dimension
    value
    en
    es
  }
  casinos
  currency
  family
  sessions
  exists
  notes {
    code
    en
    es
  }
  addresses {
    figure
    address
  }
  figures {
    ...PerformanceFigures
    unknown {
      figure
      en
      es
      knownSessions
    }
  }
  compared {
    ...PerformanceFigures
  }
  change {
    tableHours
    drop {
      ...Amount
    }
    win {
      ...Amount
    }
    counted {
      ...Amount
    }
    captured {
      ...Amount
    }
    exchanged {
      ...Amount
    }
    hold
    handle {
      ...Amount
    }
    rounds
    theoretical {
      ...Amount
    }
    zScore
    winPerHour {
      ...Amount
    }
    commission {
      ...Amount
    }
    tips {
      ...Amount
    }
    chipsSold {
      ...Amount
    }
    redeemed {
      ...Amount
    }
  }
}
fragment PerformanceFigures on PerformanceFiguresType {
  tableHours
  drop {
    ...Amount
  }
  win {
    ...Amount
  }
  counted {
    ...Amount
  }
  captured {
    ...Amount
  }
  exchanged {
    ...Amount
  }
  hold
  handle {
    ...Amount
  }
  rounds
  theoretical {
    ...Amount
  }
  expectedLow {
    ...Amount
  }
  expectedHigh {
    ...Amount
  }
  zScore
  winPerHour {
    ...Amount
  }
  commission {
    ...Amount
  }
  tips {
    ...Amount
  }
  chipsSold {
    ...Amount
  }
  redeemed {
    ...Amount
  }
}`) as unknown as TypedDocumentString<WallHoursQuery, WallHoursQueryVariables>;
export const WallMetersDocument = /* @__PURE__ */ new TypedDocumentString(`
    query WallMeters($casino: ID!, $knownAt: KnownAt) {
  jackpots(casino: $casino, first: 4, knownAt: $knownAt) {
    edges {
      node {
        pool
        history(last: 40) {
          recordNumber
          happenedAt
          concept
          conceptEn
          meter {
            ...Amount
          }
        }
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<WallMetersQuery, WallMetersQueryVariables>;
