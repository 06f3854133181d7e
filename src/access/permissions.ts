export const PERMISSIONS = [
  'events:record',
  'schemas:read',
  'events:read',
  'tables:read',
  'ledger:read',
  'reports:read',
  'findings:read',
  'findings:acknowledge',
  'findings:decide',
  'quarantine:read',
  'quarantine:discard',
  'days:read',
  'days:explain',
  'days:close',
  'days:certify',
  'days:reopen',
  'corrections:read',
  'corrections:decide',
  'counts:record',
  'counts:submit',
  'capture:read',
  'slips:read',
  'documents:read',
  'documents:attach',
  'casinos:read',
  'casinos:authorise',
  'personal:read',
  'personal:erase',
  'integrity:read',
  'metrics:read',
  'people:read',
  'people:manage',
  'security-log:read',
  'keys:manage',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Permissions to change books, findings or the power of others: a role with one of these takes two administrators. */
export const DECIDING_PERMISSIONS = [
  'findings:decide',
  'quarantine:discard',
  'days:close',
  'days:certify',
  'days:reopen',
  'corrections:decide',
  'casinos:authorise',
  'personal:erase',
  'people:manage',
] as const satisfies readonly Permission[];

export const PERMISSION_DESCRIPTIONS: Record<Permission, string> = {
  'events:record':
    'Report events: POST /v1/events, the mutation recordEvents, files sent by `cagnotte ingest`.',
  'schemas:read': 'The JSON Schemas of the event types, for those who write senders.',
  'events:read': 'The recorded events, byte for byte as they were kept.',
  'tables:read': 'What was played: hands, rounds, table sessions, player banks, jackpots.',
  'ledger:read': 'The accounts: trial balance, journal, general ledger, chips and cage.',
  'reports:read': 'The figures of management: result, drop, theoretical win, by table, game and period.',
  'findings:read': 'What does not tie, with the events that show it.',
  'findings:acknowledge': 'Say that a finding was seen; it stays open.',
  'findings:decide': 'Say how a finding was dealt with, which ends it.',
  'quarantine:read': 'Deliveries that could not be stored as events, as they arrived.',
  'quarantine:discard': 'End a delivery in quarantine for good, with a reason.',
  'days:read': 'Gaming days: where each stands, what was decided, and whether its books tie.',
  'days:explain': 'Save what explains a difference of a day that is not closed; nothing is decided by it.',
  'days:close': 'Open a gaming day, and close its books with what does not tie explained by name.',
  'days:certify': 'Certify the closed books of a gaming day.',
  'days:reopen': 'Propose to reopen a closed gaming day, or approve what another person proposed.',
  'corrections:read':
    'Corrections of recorded facts and clearings of differences: proposed and recorded, with what each has changed.',
  'corrections:decide':
    'Propose to correct a recorded fact or to clear a difference, or approve what another person proposed.',
  'counts:record': 'Report a count of a box, a float, a slot, a tip box or the cage in the name of a person.',
  'counts:submit':
    'Submit what one has counted, without seeing what is expected or what another person counted.',
  'capture:read':
    'What a tablet needs to capture facts: tables, denominations and sessions under way, and no amount of them.',
  'slips:read': 'Slips: who asked for one, sent it, received it or made it void, and the amount.',
  'documents:read': 'The documents that are attached to findings, gaming days, slips and corrections.',
  'documents:attach': 'Attach a document to a finding, a gaming day, a slip or a proposal of a correction.',
  'casinos:read':
    'Which casinos there are for a key, and how far their books go; to wait until they contain a receipt.',
  'casinos:authorise': 'Record what the authority lets a casino offer, and how it keeps its books.',
  'personal:read':
    'Of which customers names are recorded, in which events, and what they say; what was erased, by whom and why.',
  'personal:erase':
    'Propose to erase the names of a customer or a quarantined delivery, or approve what another person proposed.',
  'integrity:read': 'Record numbers, chain, digests and how far the projections have come.',
  'metrics:read': 'The measurements of the running service, for Prometheus.',
  'people:read': 'Who is registered, with which roles at which casinos, since when and by whom.',
  'people:manage': 'Register persons, propose and approve their roles and credentials, end them.',
  'keys:manage': 'Make, list and revoke credentials of devices and services.',
  'security-log:read': 'Who signed in, was refused, made credentials and exported books, and when.',
};

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

export const PERMISSIONS_WITH_PIN: readonly Permission[] = [
  ...(['events:record', 'counts:submit', 'capture:read', 'slips:read', 'casinos:read'] as const),
];
