import type { Permission } from './permissions';
import type { Role } from './role';

/**
 * Which roles have which permission. The administrator has every one; ingest reports and reads the schemas it reports by;
 * the auditor reads everything that is about the casino and changes nothing; whoever closes, certifies, reopens or
 * corrects reads the books, the records and the seals that are decided about; keys are the administrator's alone.
 */
export const ROLES_BY_PERMISSION: Record<Permission, readonly Role[]> = {
  'events:record': ['ingest', 'administrator'],
  'schemas:read': ['ingest', 'auditor', 'administrator'],
  'events:read': ['accountant', 'manager', 'auditor', 'administrator'],
  'tables:read': ['accountant', 'manager', 'auditor', 'administrator'],
  'ledger:read': ['accountant', 'manager', 'auditor', 'administrator'],
  'reports:read': ['accountant', 'manager', 'auditor', 'administrator'],
  'findings:read': ['accountant', 'manager', 'auditor', 'administrator'],
  'findings:decide': ['accountant', 'manager', 'administrator'],
  'quarantine:read': ['accountant', 'auditor', 'administrator'],
  'quarantine:discard': ['accountant', 'administrator'],
  'days:read': ['accountant', 'manager', 'auditor', 'administrator'],
  'days:close': ['accountant', 'administrator'],
  'days:certify': ['manager', 'administrator'],
  'days:reopen': ['accountant', 'manager', 'administrator'],
  'corrections:read': ['accountant', 'manager', 'auditor', 'administrator'],
  'corrections:decide': ['accountant', 'manager', 'administrator'],
  'counts:record': ['accountant', 'manager', 'administrator'],
  'casinos:read': ['accountant', 'manager', 'auditor', 'administrator'],
  'casinos:authorise': ['manager', 'administrator'],
  'integrity:read': ['accountant', 'manager', 'auditor', 'administrator'],
  'metrics:read': ['auditor', 'administrator'],
  'people:read': ['auditor', 'administrator'],
  'people:manage': ['administrator'],
  'security-log:read': ['auditor', 'administrator'],
  'keys:manage': ['administrator'],
};
