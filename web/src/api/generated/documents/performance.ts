// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { PerformanceQuery, PerformanceQueryVariables, PerformanceChoicesQuery, PerformanceChoicesQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const PerformanceDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Performance($casinos: [ID!]!, $from: GamingDay!, $to: GamingDay!, $by: [Dimension!]!, $compare: Comparison, $compareFrom: GamingDay, $currency: String, $games: [String!], $tables: [ID!], $orderBy: PerformanceOrder, $after: String, $knownAt: KnownAt) {
  performance(
    casinos: $casinos
    from: $from
    to: $to
    by: $by
    compare: $compare
    compareFrom: $compareFrom
    currency: $currency
    games: $games
    tables: $tables
    orderBy: $orderBy
    first: 200
    after: $after
    knownAt: $knownAt
  ) {
    position
    complete
    from
    to
    comparedFrom
    comparedTo
    rowCount
    pageInfo {
      endCursor
      hasNextPage
    }
    rows {
      ...PerformanceRow
    }
    totals {
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
}`) as unknown as TypedDocumentString<PerformanceQuery, PerformanceQueryVariables>;
export const PerformanceChoicesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PerformanceChoices($casino: ID!) {
  casinos {
    id
    name
  }
  games {
    game
    en
    es
  }
  tables(casino: $casino, first: 200) {
    edges {
      node {
        table
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PerformanceChoicesQuery, PerformanceChoicesQueryVariables>;
