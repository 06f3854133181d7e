/**
 * The page of GraphiQL requires Trusted Types (`require-trusted-types-for`), but its editor starts workers and inserts
 * formatted text. This policy admits scripts of this service only, and only markup without scripts; the texts come from the
 * schema and from a markdown renderer that escapes markup.
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

/** Returns the markup unchanged. @throws TypeError if it could run a script */
export function harmless(markup: string): string {
  if (RUNS.test(markup)) throw new TypeError('this markup could run a script');
  return markup;
}

/** Returns the address unchanged. @throws TypeError if it is of another origin */
export function ownScript(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError('scripts come from this service only');
  return address;
}

// Browsers without Trusted Types still apply the rest of the Content-Security-Policy.
(globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: harmless,
  createScriptURL: ownScript,
});
