/** Of findings, their codes, in their order. */
export const codes = (findings: readonly { readonly code: string }[]): string[] =>
  findings.map(({ code }) => code);
