/** Parsing and validating an operation takes more than linear time and blocks the process. */
export const MOST_TOKENS = 15_000;

/** The deepest answer of the schema has eight levels; deeper fields have no use. */
export const MOST_DEPTH = 12;

/** Fragments nested this deep endanger the stack and have no use. */
export const MOST_FRAGMENTS = 100;
