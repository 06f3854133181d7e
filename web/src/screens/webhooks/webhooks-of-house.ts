import { useQuery } from '@tanstack/react-query';
import { answers } from '../../api/answers';
import { ask } from '../../api/ask';
import { WebhooksDocument } from '../../api/generated/operations';

const KEY = ['webhooks'];

/** What a place says changes with each record and each answer of a receiver. */
const EVERY_MS = 5_000;

/** The webhooks that the person may decide about, read again every few seconds while the screen is open. */
export const useWebhooks = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => ask(WebhooksDocument, {}, signal),
    refetchInterval: EVERY_MS,
  });

/** Reads the webhooks again after a decision. */
export const rereadWebhooks = (): Promise<void> => answers.invalidateQueries({ queryKey: KEY });
