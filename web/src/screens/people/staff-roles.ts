/** The roles that persons are given in the application; `ingest` is for devices. */
export const STAFF_ROLES = [
  ...(['accountant', 'manager', 'pit', 'cage', 'count'] as const),
  ...(['inspector', 'auditor', 'administrator'] as const),
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A role as the schema names it. */
export const asRole = (role: StaffRole) => role.toUpperCase() as Uppercase<StaffRole>;
