/** The codes of findings in their order. */
export const codes = (findings: readonly { readonly code: string }[]): string[] =>
  findings.map(({ code }) => code);
