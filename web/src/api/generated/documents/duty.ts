// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { DutyYearQuery, DutyYearQueryVariables, DutyOfCasinosQuery, DutyOfCasinosQueryVariables, DutyReturnQuery, DutyReturnQueryVariables, PresentDutyReturnMutation, PresentDutyReturnMutationVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const DutyYearDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DutyYear($casino: ID!, $year: Int!, $knownAt: KnownAt, $waitFor: String) {
  dutyQuarters(casino: $casino, year: $year, knownAt: $knownAt, waitFor: $waitFor) {
    __typename
    ... on NotFound {
      message
      messageEs
    }
    ... on DutyQuarters {
      position
      complete
      year
      casinos
      quarters {
        quarter
        state
        dueFrom
        dueUntil
        base {
          ...Amount
        }
        due {
          ...Amount
        }
        toPay {
          ...Amount
        }
        paid {
          ...Amount
        }
        outstanding {
          ...Amount
        }
        presentations {
          presentedOn
          reference
          document
          by
          recordNumber
          toPay {
            ...Amount
          }
        }
        payments {
          amount {
            ...Amount
          }
          document
          gamingDay
          recordNumber
        }
        correction {
          ...Amount
        }
        corrections {
          casino
          recordNumber
          what
          gamingDay
          bookingDay
          base {
            ...Amount
          }
        }
        correctionsLeftOut
        toCertify
        over
        readUntil
        warning
        warningEs
        figure
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<DutyYearQuery, DutyYearQueryVariables>;
export const DutyOfCasinosDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DutyOfCasinos($casinos: [ID!]!, $year: Int!) {
  dutyOfCasinos(casinos: $casinos, year: $year) {
    position
    casinos {
      casino
      quarters {
        quarter
        state
        due {
          ...Amount
        }
        toPay {
          ...Amount
        }
        paid {
          ...Amount
        }
        outstanding {
          ...Amount
        }
      }
    }
    totals {
      quarter
      currency
      due {
        ...Amount
      }
      toPay {
        ...Amount
      }
      paid {
        ...Amount
      }
      outstanding {
        ...Amount
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<DutyOfCasinosQuery, DutyOfCasinosQueryVariables>;
export const DutyReturnDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DutyReturn($casino: ID!, $year: Int!, $quarter: Int!, $knownAt: KnownAt) {
  gamingDutyReturn(
    casino: $casino
    year: $year
    quarter: $quarter
    knownAt: $knownAt
  ) {
    __typename
    ... on NotFound {
      message
      messageEs
    }
    ... on GamingDutyReturn {
      citation
      readUntil
      parts {
        casino
        kind
        account
        inChart {
          code
          name
          nameEs
        }
        amount {
          ...Amount
        }
      }
      baseOfQuarter {
        ...Amount
      }
      baseToDate {
        ...Amount
      }
      brackets {
        from {
          ...Amount
        }
        to {
          ...Amount
        }
        rate
        base {
          ...Amount
        }
      }
      quotaToDate {
        ...Amount
      }
      earlier {
        quarter
        due {
          ...Amount
        }
        deducted {
          ...Amount
        }
        correction {
          ...Amount
        }
      }
      toPay {
        ...Amount
      }
      provenance {
        what
        whatEs
        source
        says
        saysEs
        citation
        citationEs
        readUntil
        beyondText
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<DutyReturnQuery, DutyReturnQueryVariables>;
export const PresentDutyReturnDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PresentDutyReturn($casino: ID!, $year: Int!, $quarter: Int!, $presentedOn: GamingDay!, $reference: String!, $document: String, $complements: String) {
  presentDutyReturn(
    casino: $casino
    year: $year
    quarter: $quarter
    presentedOn: $presentedOn
    reference: $reference
    document: $document
    complements: $complements
  ) {
    __typename
    ... on DutyReturnPresented {
      receipt
    }
    ... on DutyReturnRefused {
      message
      messageEs
      citation
      citationEs
      about
    }
  }
}
    `) as unknown as TypedDocumentString<PresentDutyReturnMutation, PresentDutyReturnMutationVariables>;
