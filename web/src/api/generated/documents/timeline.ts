// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
import type { TimelineQuery, TimelineQueryVariables, RecordAtMomentQuery, RecordAtMomentQueryVariables } from '../operation-types';
import { TypedDocumentString } from '../typed-document';

export const TimelineDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Timeline($casino: ID!, $moment: KnownAt) {
  timeline(casino: $casino, buckets: 60) {
    position
    marks {
      ...MarkOfTimeline
    }
    at(moment: $moment) {
      recordNumber
      recordedAt
      previous {
        ...MarkOfTimeline
      }
      next {
        ...MarkOfTimeline
      }
    }
  }
}
    fragment MarkOfTimeline on TimelineMark {
  kind
  recordNumber
  recordedAt
  gamingDay
  count
}`) as unknown as TypedDocumentString<TimelineQuery, TimelineQueryVariables>;
export const RecordAtMomentDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RecordAtMoment($casino: ID!, $moment: KnownAt!) {
  timeline(casino: $casino, buckets: 1) {
    at(moment: $moment) {
      recordNumber
    }
    first: at(moment: {position: 1}) {
      recordedAt
    }
    now: at {
      previous {
        ...MarkOfTimeline
      }
    }
  }
}
    fragment MarkOfTimeline on TimelineMark {
  kind
  recordNumber
  recordedAt
  gamingDay
  count
}`) as unknown as TypedDocumentString<RecordAtMomentQuery, RecordAtMomentQueryVariables>;
