import { queryOptions } from '@tanstack/react-query';
import { FrameDocument } from '../api/generated/operations';
import { ask } from '../api/ask';
import { readOrCached } from '../api/cached-answer';

/** The casinos that the person may see, for the frame of every screen. */
export const frameQuery = queryOptions({
  queryKey: ['frame'],
  queryFn: ({ signal }) => readOrCached('cagnotte.frame', () => ask(FrameDocument, {}, signal)),
});
