/** The receipt of a decision that was recorded: the screen is read again at or after it. */
export const receiptIn = (outcome: { readonly __typename: string; readonly receipt?: string }): string =>
  outcome.receipt ?? '';

/** Whether a text names a month: 2026-01. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
