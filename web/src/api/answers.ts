import { QueryClient } from '@tanstack/react-query';
import { Refused } from './ask';

/**
 * What the service answered, by operation and variables. An answer is one snapshot at one position: it is replaced as a
 * whole and never merged with another, so that no screen shows figures of two positions.
 */
export const answers = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
      // A refusal is an answer. What failed on the way is tried again.
      retry: (failures, error) => !(error instanceof Refused) && failures < 2,
    },
    mutations: { retry: false },
  },
});
