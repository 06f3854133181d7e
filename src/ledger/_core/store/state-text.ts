/** How an amount of a state is written: as an object of its own, since JSON has no integers of any size. */
interface WrittenMinor {
  readonly $minor: string;
}

/**
 * A state as text. Amounts keep every digit; the same state always gives the same text, in whatever order its parts were
 * put together.
 */
export const writeState = (state: unknown): string =>
  JSON.stringify(state, (_key, value: unknown) => {
    if (typeof value === 'bigint') return { $minor: value.toString() } satisfies WrittenMinor;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value;
  });

const sorted = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The state that `writeState` wrote. */
export const readState = <State>(text: string): State =>
  JSON.parse(text, (_key, value: unknown) => (isMinor(value) ? BigInt(value.$minor) : value)) as State;

const isMinor = (value: unknown): value is WrittenMinor =>
  typeof value === 'object' && value !== null && typeof (value as Partial<WrittenMinor>).$minor === 'string';
