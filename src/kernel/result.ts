export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const refused = <Refusal>(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});

/**
 * What goes wrong around the program, not in it: a file, a key, a setting, a server. A command prints its name and its
 * message, and not the place in the code.
 */
export class ExpectedFailure extends Error {}
