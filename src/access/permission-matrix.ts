import type { Permission } from './permissions';
import type { Role } from './role';

/**
 * Which roles have which permission. The administrator has every one; ingest reports and reads the schemas it reports by;
 * who works in the pit, the cage and the office reports, who counts submits counts and reads no expected figure; the inspector of the
 * authority reads the books, the facts and the seals of the casinos named; the auditor reads everything that is about the casino and changes nothing; whoever closes, certifies, reopens or
 * corrects reads the books, the records and the seals that are decided about; keys are the administrator's alone.
 */
export const ROLES_BY_PERMISSION: Record<Permission, readonly Role[]> = {
  'events:record': ['ingest', 'pit', 'cage', 'accountant', 'administrator'],
  'schemas:read': ['ingest', 'auditor', 'administrator'],
  'events:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'tables:read': ['pit', 'accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'ledger:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'reports:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'findings:read': ['pit', 'accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'findings:acknowledge': ['pit', 'accountant', 'manager', 'administrator'],
  'findings:decide': ['accountant', 'manager', 'administrator'],
  'quarantine:read': ['accountant', 'auditor', 'administrator'],
  'quarantine:discard': ['accountant', 'administrator'],
  'days:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'days:explain': ['accountant', 'administrator'],
  'days:close': ['accountant', 'administrator'],
  'days:certify': ['manager', 'administrator'],
  'days:reopen': ['accountant', 'manager', 'administrator'],
  'corrections:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'corrections:decide': ['accountant', 'manager', 'administrator'],
  'counts:record': ['accountant', 'manager', 'administrator'],
  'counts:submit': ['count', 'administrator'],
  'capture:read': ['pit', 'cage', 'count', 'accountant', 'administrator'],
  'slips:read': ['pit', 'cage', 'accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'documents:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'documents:attach': ['accountant', 'manager', 'administrator'],
  'casinos:read': ['pit', 'cage', 'count', 'accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'casinos:authorise': ['manager', 'administrator'],
  'personal:read': ['manager', 'auditor', 'administrator'],
  'personal:erase': ['manager', 'administrator'],
  'integrity:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  'metrics:read': ['auditor', 'administrator'],
  'people:read': ['auditor', 'administrator'],
  'people:manage': ['administrator'],
  'security-log:read': ['auditor', 'administrator'],
  'keys:manage': ['administrator'],
};

/**
 * The roles a person works in on a tablet with a PIN, with the class that the tablet must be bound to; `undefined`: any. A PIN
 * is short and typed where others stand: it says who captures, and opens nothing else.
 */
export const ROLES_ON_TABLETS: Readonly<Partial<Record<Role, 'table' | 'cage' | 'count-room' | undefined>>> =
  {
    pit: 'table',
    cage: 'cage',
    count: 'count-room',
    inspector: undefined,
  };

/** All that a PIN opens, whatever the roles have besides. */
export const PERMISSIONS_WITH_PIN: readonly Permission[] = [
  ...(['events:record', 'counts:submit', 'capture:read', 'slips:read', 'casinos:read'] as const),
];
