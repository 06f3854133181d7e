// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { SearchableQuery, SearchableQueryVariables, SearchablePeopleQuery, SearchablePeopleQueryVariables, FoundInBooksQuery, FoundInBooksQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const SearchableDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Searchable($casino: ID!, $day: GamingDay!, $isDay: Boolean!, $readsTables: Boolean!) {
  gamingDays(casino: $casino, first: 100) {
    edges {
      node {
        day
        closed
        certified
      }
    }
  }
  tables(casino: $casino, first: 200) @include(if: $readsTables) {
    edges {
      node {
        table
        game
        lastGamingDay
      }
    }
  }
  books(casino: $casino, day: $day) @include(if: $isDay) {
    books {
      name
      en
      es
    }
  }
}
    `) as unknown as TypedDocumentString<SearchableQuery, SearchableQueryVariables>;
export const SearchablePeopleDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SearchablePeople {
  people {
    id
    name
    isActive
  }
}
    `) as unknown as TypedDocumentString<SearchablePeopleQuery, SearchablePeopleQueryVariables>;
export const FoundInBooksDocument = /* @__PURE__ */ new TypedDocumentString(`
    query FoundInBooks($casino: ID!, $text: String!) {
  search(casino: $casino, text: $text) {
    hits {
      kind
      id
      title
      titleEs
      recordNumber
      gamingDay
      table
      sessionNo
      figure
    }
  }
}
    `) as unknown as TypedDocumentString<FoundInBooksQuery, FoundInBooksQueryVariables>;
