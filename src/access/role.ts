export const ROLES = [
  'ingest',
  'pit',
  'cage',
  'count',
  'accountant',
  'manager',
  'inspector',
  'auditor',
  'administrator',
] as const;

export type Role = (typeof ROLES)[number];
