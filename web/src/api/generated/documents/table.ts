// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { TableQuery, TableQueryVariables, RoundsQuery, RoundsQueryVariables, BankQuery, BankQueryVariables, BankDepositsQuery, BankDepositsQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const TableDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Table($casino: ID!, $table: String!, $day: GamingDay!, $session: Int!, $knownAt: KnownAt) {
  tableSession(
    casino: $casino
    table: $table
    gamingDay: $day
    sessionNo: $session
    knownAt: $knownAt
  ) {
    __typename
    ... on NotFound {
      message
      messageEs
    }
    ... on TableSessionFound {
      position
      complete
      session {
        ...SessionOnFloor
      }
    }
  }
  playerBanks(
    casino: $casino
    table: $table
    gamingDay: $day
    first: 100
    knownAt: $knownAt
  ) {
    edges {
      node {
        bank
        banker
        sessionNo
        totals {
          coups
          gain {
            ...Amount
          }
          commission {
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
}`) as unknown as TypedDocumentString<TableQuery, TableQueryVariables>;
export const RoundsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Rounds($casino: ID!, $table: String!, $day: GamingDay!, $session: Int!, $after: String, $knownAt: KnownAt) {
  rounds(
    casino: $casino
    table: $table
    gamingDay: $day
    sessionNo: $session
    first: 50
    after: $after
    knownAt: $knownAt
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        roundNo
        happenedAt
        outcome
        voidedBy
        staked {
          ...Amount
        }
        result {
          ...Amount
        }
        derivedResult {
          ...Amount
        }
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<RoundsQuery, RoundsQueryVariables>;
export const BankDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Bank($casino: ID!, $table: String!, $day: GamingDay!, $session: Int!, $bank: String!, $knownAt: KnownAt) {
  playerBank(
    casino: $casino
    table: $table
    gamingDay: $day
    sessionNo: $session
    bank: $bank
    knownAt: $knownAt
  ) {
    __typename
    ... on NotFound {
      message
      messageEs
    }
    ... on PlayerBankFound {
      position
      complete
      bank {
        bank
        banker
        mode
        members {
          member
          putUp {
            ...Amount
          }
          inPlay {
            ...Amount
          }
          improperGarage {
            ...Amount
          }
          voluntaryGarage {
            ...Amount
          }
          takenOut {
            ...Amount
          }
          won {
            ...Amount
          }
        }
        coups {
          recordNumber
          shoeNo
          coupNo
          happenedAt
          allIn
          voidedBy
          results {
            tableau
            winner
          }
          gain {
            ...Amount
          }
          commission {
            ...Amount
          }
        }
        garageMovements {
          recordNumber
          happenedAt
          kind
          setAside
          amount {
            ...Amount
          }
        }
        end {
          cause
          happenedAt
        }
        totals {
          gain {
            ...Amount
          }
          commission {
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
}`) as unknown as TypedDocumentString<BankQuery, BankQueryVariables>;
export const BankDepositsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query BankDeposits($casino: ID!, $banker: String!, $knownAt: KnownAt) {
  bankDeposits(casino: $casino, banker: $banker, first: 100, knownAt: $knownAt) {
    edges {
      node {
        recordNumber
        happenedAt
        what
        table
        bank
        amount {
          ...Amount
        }
        balance {
          ...Amount
        }
        guaranteed {
          ...Amount
        }
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<BankDepositsQuery, BankDepositsQueryVariables>;
