export const ROLES = ['ingest', 'accountant', 'manager', 'auditor', 'administrator'] as const;

export type Role = (typeof ROLES)[number];
