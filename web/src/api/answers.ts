import { QueryClient } from '@tanstack/react-query';
import { Refused } from './ask';

/**
 * Cache of answers, by operation and variables. An answer is one snapshot at one position: it is replaced as a whole and
 * never merged with another, so that no screen shows figures of two positions.
 */
export const answers = new QueryClient({
  defaultOptions: {
    queries: {
      // A query runs even if the browser believes to be offline: the service may run on this machine, and a screen shows the failure.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 5_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
      // A refusal is an answer; only failures of the network are retried.
      retry: (failures, error) => !(error instanceof Refused) && failures < 2,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
