import { queryOptions } from '@tanstack/react-query';
import { FrameDocument } from '../api/generated/operations';
import { ask } from '../api/ask';
import { orKept } from '../api/kept';

/** What the frame of every screen needs: the casinos that the person may see. */
export const frameQuery = queryOptions({
  queryKey: ['frame'],
  queryFn: ({ signal }) => orKept('cagnotte.frame', () => ask(FrameDocument, {}, signal)),
});
