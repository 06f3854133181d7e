// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { BookCatalogueQuery, BookCatalogueQueryVariables, BookQuery, BookQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const BookCatalogueDocument = /* @__PURE__ */ new TypedDocumentString(`
    query BookCatalogue($casino: ID!, $day: GamingDay!, $until: GamingDay) {
  dayBoard(casino: $casino, from: $day, to: $day, first: 1) {
    edges {
      node {
        status
      }
    }
  }
  books(casino: $casino, day: $day, until: $until) {
    position
    complete
    day
    until
    open
    books {
      name
      en
      es
      group
      citation
      citationEn
      address
      ofPeriods
      signatures
      signaturesEn
    }
  }
}
    `) as unknown as TypedDocumentString<BookCatalogueQuery, BookCatalogueQueryVariables>;
export const BookDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Book($casino: ID!, $book: BookName!, $day: GamingDay!, $until: GamingDay, $first: Int, $after: Int!, $knownAt: KnownAt) {
  book(
    casino: $casino
    book: $book
    day: $day
    until: $until
    first: $first
    after: $after
    knownAt: $knownAt
  ) {
    __typename
    ... on NotFound {
      message
      messageEs
    }
    ... on Book {
      position
      complete
      name
      en
      es
      citation
      citationEn
      day
      until
      status
      through
      certifiedBy
      certifiedByEn
      rowCount
      signatures
      signaturesEn
      total {
        words
        wordsEn
        figure
        amount {
          ...Amount
        }
      }
      sections {
        en
        es
        rowCount
        rowsBefore
        rowsEs
        rowsEn
        figures
        totals
        totalFigures
        columns {
          id
          en
          es
          kind
          currency
          isOnPaper
        }
      }
    }
  }
}
    fragment Amount on Money {
  amount
  minorUnits
  currency
}`) as unknown as TypedDocumentString<BookQuery, BookQueryVariables>;
