/** Reading and checking an operation takes time that grows faster than its length, and nobody is served meanwhile. */
export const MOST_TOKENS = 15_000;
