// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { BanksQuery, BanksQueryVariables, BankStatementQuery, BankStatementQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const BanksDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Banks($casino: ID!, $from: GamingDay!, $until: GamingDay!, $after: String, $knownAt: KnownAt) {
  playerBanks(
    casino: $casino
    from: $from
    asOf: $until
    newestFirst: true
    first: 100
    after: $after
    knownAt: $knownAt
  ) {
    position
    complete
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        bank
        gamingDay
        table
        sessionNo
        banker
        mode
        members {
          inPlay {
            ...Amount
          }
          improperGarage {
            ...Amount
          }
          voluntaryGarage {
            ...Amount
          }
        }
        totals {
          coups
          gain {
            ...Amount
          }
          commission {
            ...Amount
          }
        }
        end {
          cause
          happenedAt
        }
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<BanksQuery, BanksQueryVariables>;
export const BankStatementDocument = /* @__PURE__ */ new TypedDocumentString(`
    query BankStatement($casino: ID!, $table: String!, $day: GamingDay!, $session: Int!, $bank: String!, $after: String, $knownAt: KnownAt) {
  bankStatement(
    casino: $casino
    table: $table
    gamingDay: $day
    sessionNo: $session
    bank: $bank
    first: 200
    after: $after
    knownAt: $knownAt
  ) {
    position
    complete
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        ...StatementLine
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment StatementLine on BankStatementLine {
  recordNumber
  happenedAt
  what
  voidedBy
  before {
    ...Amount
  }
  putIn {
    ...Amount
  }
  takenOut {
    ...Amount
  }
  undone {
    ...Amount
  }
  notCovered {
    ...Amount
  }
  after {
    ...Amount
  }
  voluntaryGarage {
    ...Amount
  }
  improperGarage {
    ...Amount
  }
  deposit {
    ...Amount
  }
  guarantee {
    ...Amount
  }
  coup {
    shoeNo
    coupNo
    allIn
    coverUnknown
    inPlay {
      ...Amount
    }
    covered {
      ...Amount
    }
    mandatoryGarage {
      ...Amount
    }
    gain {
      ...Amount
    }
    commission {
      amount {
        ...Amount
      }
    }
  }
  shares {
    member
    share
    after {
      ...Amount
    }
  }
  addresses {
    amount
    member
    figure
  }
}`) as unknown as TypedDocumentString<BankStatementQuery, BankStatementQueryVariables>;
