/** Ends an exhaustive switch: the compiler refuses a case that was forgotten. */
export function assertNever(unexpected: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(unexpected)}`);
}
