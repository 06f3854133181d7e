// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { JackpotsQuery, JackpotsQueryVariables, PoolPeriodQuery, PoolPeriodQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const JackpotsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Jackpots($casino: ID!, $knownAt: KnownAt, $after: String) {
  jackpots(casino: $casino, first: 100, knownAt: $knownAt) {
    position
    complete
    edges {
      node {
        pool
        game
        closedBy
        figure
        meter {
          ...Amount
        }
        terms {
          part
          figure
          amount {
            ...Amount
          }
        }
        houseShareFigure
        houseShare {
          ...Amount
        }
      }
    }
  }
  unpaidPrizes(casino: $casino, first: 100, after: $after, knownAt: $knownAt) {
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        kind
        recordNumber
        part
        gamingDay
        eventType
        pool
        table
        sessionNo
        roundNo
        seat
        player
        combination
        document
        amount {
          ...Amount
        }
        paid {
          ...Amount
        }
        rest {
          ...Amount
        }
        payments {
          recordNumber
          gamingDay
          document
          how
          amount {
            ...Amount
          }
        }
        daysWaiting
        expiresOn
        isExpired
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<JackpotsQuery, JackpotsQueryVariables>;
export const PoolPeriodDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PoolPeriod($casino: ID!, $pool: String!, $from: GamingDay!, $until: GamingDay!, $knownAt: KnownAt) {
  jackpot(casino: $casino, pool: $pool, knownAt: $knownAt) {
    __typename
    ... on JackpotFound {
      position
      complete
      jackpot {
        pool
        period(from: $from, until: $until) {
          opening {
            ...Amount
          }
          moves {
            gamingDay
            happenedAt
            eventType
            table
            recordNumber
            facts
            toMeter {
              ...Amount
            }
            fromMeter {
              ...Amount
            }
            houseShare {
              ...Amount
            }
            meter {
              ...Amount
            }
            read {
              ...Amount
            }
            difference {
              ...Amount
            }
            prizes {
              recordNumber
              amount {
                ...Amount
              }
              table
              roundNo
              seat
              player
              combination
            }
            approvedBy
            document
          }
          months {
            month
            staked {
              ...Amount
            }
            prizes {
              ...Amount
            }
            growth {
              ...Amount
            }
            returned
            least
            missing {
              ...Amount
            }
          }
        }
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
}`) as unknown as TypedDocumentString<PoolPeriodQuery, PoolPeriodQueryVariables>;
