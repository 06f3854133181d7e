/** What the holder of a key is to the house. A key carries one or more of these. */
export const ROLES = ['ingest', 'accountant', 'manager', 'auditor', 'administrator'] as const;

export type Role = (typeof ROLES)[number];
