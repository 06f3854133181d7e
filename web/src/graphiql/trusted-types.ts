/**
 * The page of GraphiQL guards every sink that could run a text (`require-trusted-types-for`), and its editor starts workers
 * and shows formatted texts. This policy lets scripts through from this service only, and markup only without anything that
 * could run; the texts come from the schema and from markdown that escapes markup.
 */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      readonly createHTML: (text: string) => string;
      readonly createScriptURL: (address: string) => string;
    },
  ): unknown;
}

const RUNS = /<\s*(script|iframe|object|embed|base)\b|\son[a-z]+\s*=|javascript:/i;

/** The same markup; an error where it could run. */
export function harmless(markup: string): string {
  if (RUNS.test(markup)) throw new TypeError('this markup could run a script');
  return markup;
}

/** The same address; an error where it leads elsewhere. */
export function ownScript(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError('scripts come from this service only');
  return address;
}

// Browsers without Trusted Types keep to the rest of the policy.
(globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: harmless,
  createScriptURL: ownScript,
});
