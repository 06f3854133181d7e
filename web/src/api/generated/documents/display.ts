// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { TableDisplayQuery, TableDisplayQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const TableDisplayDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TableDisplay($casino: ID!, $table: String!) {
  tableDisplay(casino: $casino, table: $table) {
    __typename
    ... on TableDisplay {
      position
      complete
      table
      game {
        en
        es
      }
      heading
      minimum {
        ...Amount
      }
      minimumTo {
        ...Amount
      }
      maxima {
        bet {
          en
          es
        }
        amount {
          ...Amount
        }
      }
      payTable {
        ...ShownPrize
      }
      pools {
        pool
        meter {
          ...Amount
        }
        rate {
          en
          es
        }
        prizes {
          ...ShownPrize
        }
      }
      session {
        gamingDay
        minimum {
          ...Amount
        }
        share {
          en
          es
        }
        minutes
      }
    }
    ... on NotFound {
      message
      messageEs
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}
fragment ShownPrize on ShownPrize {
  bet {
    en
    es
  }
  covers {
    en
    es
  }
  pays {
    en
    es
  }
}`) as unknown as TypedDocumentString<TableDisplayQuery, TableDisplayQueryVariables>;
