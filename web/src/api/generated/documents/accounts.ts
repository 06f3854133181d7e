// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { TrialBalanceQuery, TrialBalanceQueryVariables, AccountLinesQuery, AccountLinesQueryVariables, JournalLinesQuery, JournalLinesQueryVariables, TablesOfAccountsQuery, TablesOfAccountsQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const TrialBalanceDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TrialBalance($casino: ID!, $from: GamingDay, $asOf: GamingDay, $level: AccountLevel!, $knownAt: KnownAt) {
  trialBalance(
    casino: $casino
    from: $from
    asOf: $asOf
    level: $level
    knownAt: $knownAt
  ) {
    position
    complete
    lines {
      account
      inChart {
        code
        name
        nameEs
      }
      opening {
        ...Amount
      }
      debits {
        ...Amount
      }
      credits {
        ...Amount
      }
      closing {
        ...Amount
      }
      figure
    }
    totals {
      opening {
        ...Amount
      }
      debits {
        ...Amount
      }
      credits {
        ...Amount
      }
      closing {
        ...Amount
      }
      balanced
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<TrialBalanceQuery, TrialBalanceQueryVariables>;
export const AccountLinesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query AccountLines($casino: ID!, $account: String!, $subtree: Boolean!, $from: GamingDay, $asOf: GamingDay, $table: String, $game: String, $text: String, $first: Int!, $after: String, $knownAt: KnownAt) {
  generalLedger(
    casino: $casino
    account: $account
    subtree: $subtree
    from: $from
    asOf: $asOf
    table: $table
    game: $game
    text: $text
    first: $first
    after: $after
    knownAt: $knownAt
  ) {
    position
    complete
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        before {
          ...Amount
        }
        balance {
          ...Amount
        }
        line {
          ...JournalLineShown
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
fragment JournalLineShown on JournalLine {
  recordNumber
  line
  ofRecord
  bookingDay
  gamingDay
  entryKind
  title
  titleEs
  account
  inChart {
    code
    name
    nameEs
  }
  subLedger
  table
  game
  slip
  figure
  debit {
    ...Amount
  }
  credit {
    ...Amount
  }
}`) as unknown as TypedDocumentString<AccountLinesQuery, AccountLinesQueryVariables>;
export const JournalLinesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query JournalLines($casino: ID!, $from: GamingDay, $asOf: GamingDay, $table: String, $game: String, $text: String, $first: Int!, $after: String, $knownAt: KnownAt) {
  journal(
    casino: $casino
    from: $from
    asOf: $asOf
    table: $table
    game: $game
    text: $text
    first: $first
    after: $after
    knownAt: $knownAt
  ) {
    position
    complete
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        ...JournalLineShown
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment JournalLineShown on JournalLine {
  recordNumber
  line
  ofRecord
  bookingDay
  gamingDay
  entryKind
  title
  titleEs
  account
  inChart {
    code
    name
    nameEs
  }
  subLedger
  table
  game
  slip
  figure
  debit {
    ...Amount
  }
  credit {
    ...Amount
  }
}`) as unknown as TypedDocumentString<JournalLinesQuery, JournalLinesQueryVariables>;
export const TablesOfAccountsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TablesOfAccounts($casino: ID!) {
  tables(casino: $casino, first: 500) {
    edges {
      node {
        table
        game
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TablesOfAccountsQuery, TablesOfAccountsQueryVariables>;
