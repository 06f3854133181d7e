// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { HomeQuery, HomeQueryVariables, HomeTonightQuery, HomeTonightQueryVariables, HomeFindingsQuery, HomeFindingsQueryVariables, HomeDutyQuery, HomeDutyQueryVariables, HomeFiguresQuery, HomeFiguresQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const HomeDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Home($casino: ID!, $from: GamingDay!, $to: GamingDay!, $knownAt: KnownAt) {
  dayBoard(casino: $casino, from: $from, to: $to, first: 31, knownAt: $knownAt) {
    position
    complete
    edges {
      node {
        ...DayOnBoard
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment DayOnBoard on DayOfBoardType {
  day
  status
  figure
  win {
    ...Amount
  }
  drop {
    ...Amount
  }
  commission {
    ...Amount
  }
  duty {
    ...Amount
  }
  withoutResult
  openTables
  openFindings {
    violations
    advisories
    information
  }
  waitsFor
  closedBy
  certifiedBy
}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const HomeTonightDocument = /* @__PURE__ */ new TypedDocumentString(`
    query HomeTonight($casino: ID!, $day: GamingDay!, $knownAt: KnownAt) {
  tableSessions(casino: $casino, gamingDay: $day, first: 100, knownAt: $knownAt) {
    edges {
      node {
        ...SessionSoFar
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment SessionSoFar on TableSession {
  opening {
    float {
      ...Amount
    }
    locked {
      ...Amount
    }
    captures {
      rounds
    }
  }
  fills {
    amount {
      ...Amount
    }
  }
  credits {
    amount {
      ...Amount
    }
  }
  drop {
    amount {
      ...Amount
    }
  }
  counts {
    happenedAt
    inventory {
      ...Amount
    }
  }
  result {
    fromCounts {
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
}`) as unknown as TypedDocumentString<HomeTonightQuery, HomeTonightQueryVariables>;
export const HomeFindingsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query HomeFindings($casino: ID!, $knownAt: KnownAt) {
  findingCounts(
    casino: $casino
    by: SEVERITY
    acknowledged: false
    knownAt: $knownAt
  ) {
    counts {
      key
      count
    }
  }
}
    `) as unknown as TypedDocumentString<HomeFindingsQuery, HomeFindingsQueryVariables>;
export const HomeDutyDocument = /* @__PURE__ */ new TypedDocumentString(`
    query HomeDuty($casino: ID!, $year: Int!, $knownAt: KnownAt) {
  dutyQuarters(casino: $casino, year: $year, knownAt: $knownAt) {
    ... on DutyQuarters {
      quarters {
        quarter
        state
        figure
        dueUntil
        base {
          ...Amount
        }
        toPay {
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
}`) as unknown as TypedDocumentString<HomeDutyQuery, HomeDutyQueryVariables>;
export const HomeFiguresDocument = /* @__PURE__ */ new TypedDocumentString(`
    query HomeFigures($casino: ID!, $from: GamingDay!, $to: GamingDay!, $knownAt: KnownAt) {
  performance(
    casinos: [$casino]
    from: $from
    to: $to
    by: [DAY]
    first: 200
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
}`) as unknown as TypedDocumentString<HomeFiguresQuery, HomeFiguresQueryVariables>;
