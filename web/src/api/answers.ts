import { QueryClient } from '@tanstack/react-query';
import { Refused } from './ask';

/**
 * What the service answered, by operation and variables. An answer is one snapshot at one position: it is replaced as a
 * whole and never merged with another, so that no screen shows figures of two positions.
 */
export const answers = new QueryClient({
  defaultOptions: {
    queries: {
      // Without the network a screen says so, and does not wait in silence; the service may also stand on this machine.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 5_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
      // A refusal is an answer. What failed on the way is tried again.
      retry: (failures, error) => !(error instanceof Refused) && failures < 2,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
