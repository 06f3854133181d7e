/** Reading and checking an operation takes time that grows faster than its length, and nobody is served meanwhile. */
export const MOST_TOKENS = 15_000;

/** The deepest answer of the schema has eight levels; a field inside so many others is nobody's question. */
export const MOST_DEPTH = 12;

/** Fragments that spread one another so often are a burden on the stack and nobody's question. */
export const MOST_FRAGMENTS = 100;
