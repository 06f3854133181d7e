// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { NewestDayQuery, NewestDayQueryVariables, LetterheadsQuery, LetterheadsQueryVariables, FrameQuery, FrameQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const NewestDayDocument = /* @__PURE__ */ new TypedDocumentString(`
    query NewestDay($casino: ID!) {
  gamingDays(casino: $casino, first: 1) {
    edges {
      node {
        day
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NewestDayQuery, NewestDayQueryVariables>;
export const LetterheadsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Letterheads($casino: ID!) {
  authorisations(casino: $casino) {
    authorisations {
      validFrom
      letterhead {
        company
        taxNumber
        name
        address
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LetterheadsQuery, LetterheadsQueryVariables>;
export const FrameDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Frame {
  casinos {
    id
    position
    clocks {
      from
      timeZone
    }
  }
}
    `) as unknown as TypedDocumentString<FrameQuery, FrameQueryVariables>;
