const NONE = Object.freeze({});

/** The options of a bet that are yes or no, or undefined where they are something else. */
export function flagsOf<Flag extends string>(
  options: unknown,
  flags: readonly Flag[],
): Readonly<Partial<Record<Flag, boolean>>> | undefined {
  if (options === undefined) return NONE;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const given = options as Readonly<Partial<Record<Flag, unknown>>>;
  const areFlags = flags.every((flag) => given[flag] === undefined || typeof given[flag] === 'boolean');
  return areFlags ? (given as Readonly<Partial<Record<Flag, boolean>>>) : undefined;
}
