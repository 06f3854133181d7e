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

/** The casinos a role or a credential is valid for. `all` includes later ones. */
export type CasinoScope = 'all' | readonly string[];

export const covers = (outer: CasinoScope, inner: CasinoScope): boolean =>
  outer === 'all' || (inner !== 'all' && inner.every((casino) => outer.includes(casino)));

export const unionOfScopes = (scopes: readonly CasinoScope[]): CasinoScope =>
  scopes.includes('all') ? 'all' : [...new Set(scopes.flatMap((scope) => scope))].sort();

/**
 * What each permission allows, and which roles have it. The administrator has every permission. Ingest reports events and
 * reads their schemas. Pit, cage and office report. Those who count submit counts and read no expected figure. The
 * inspector of the authority reads the books, the facts and the seals of the casinos named. The auditor reads everything
 * that is about the casino and changes nothing. Who closes, certifies, reopens or corrects also reads the books, the
 * records and the seals concerned. Keys are the administrator's alone.
 */
const ROLES_WITH = {
  // Report events: POST /v1/events, the mutation recordEvents, files sent by `cagnotte ingest`.
  'events:record': ['ingest', 'pit', 'cage', 'accountant', 'administrator'],
  // Import sheets (CSV, XLSX) of what a house without devices writes down.
  'sheets:import': ['accountant', 'administrator'],
  // The JSON Schemas of the types of events and of notices, for those who write senders and receivers.
  'schemas:read': ['ingest', 'auditor', 'administrator'],
  // The recorded events, byte for byte as they were kept.
  'events:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // What was played: hands, rounds, table sessions, player banks, jackpots.
  'tables:read': ['pit', 'accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // The accounts: trial balance, journal, general ledger, chips and cage.
  'ledger:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // The figures of management: result, drop, theoretical win, by table, game and period.
  'reports:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // Findings, with the events that show them.
  'findings:read': ['pit', 'accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // Acknowledge a finding; it stays open.
  'findings:acknowledge': ['pit', 'accountant', 'manager', 'administrator'],
  // Resolve a finding with a reason, which ends it.
  'findings:decide': ['accountant', 'manager', 'administrator'],
  // Deliveries that could not be stored as events, as they arrived.
  'quarantine:read': ['accountant', 'auditor', 'administrator'],
  // End a delivery in quarantine for good, with a reason.
  'quarantine:discard': ['accountant', 'administrator'],
  // Gaming days: their status, the decisions about them, and whether their books tie.
  'days:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // Save the explanation of a difference of a day that is not closed; this decides nothing.
  'days:explain': ['accountant', 'administrator'],
  // Open a gaming day, and close its books with what does not tie explained by name.
  'days:close': ['accountant', 'administrator'],
  // Certify the closed books of a gaming day.
  'days:certify': ['manager', 'administrator'],
  // Propose to reopen a closed gaming day, or approve what another person proposed.
  'days:reopen': ['accountant', 'manager', 'administrator'],
  // Corrections of recorded facts and clearings of differences: proposed and recorded, with what each has
  // changed.
  'corrections:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // Propose to correct a recorded fact or to clear a difference, or approve what another person proposed.
  'corrections:decide': ['accountant', 'manager', 'administrator'],
  // Report a count of a box, a float, a slot, a tip box or the cage in the name of a person.
  'counts:record': ['accountant', 'manager', 'administrator'],
  // Submit what one has counted, without seeing what is expected or what another person counted.
  'counts:submit': ['count', 'administrator'],
  // What a tablet needs to capture facts: tables, denominations and sessions under way, and no amount of
  // them.
  'capture:read': ['pit', 'cage', 'count', 'accountant', 'administrator'],
  // What each customer brought and took in a gaming day, by opaque id, and who was identified (Ley 10/2010).
  'customers:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // Record that a customer of a gaming day was identified, or withdraw that.
  'customers:identify': ['accountant', 'manager', 'administrator'],
  // Slips: who asked for one, sent it, received it or made it void, and the amount.
  'slips:read': ['pit', 'cage', 'accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // The documents that are attached to findings, gaming days, slips and corrections.
  'documents:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // Attach a document to a finding, a gaming day, a slip or a proposal of a correction.
  'documents:attach': ['accountant', 'manager', 'administrator'],
  // The casinos of a key and the position of their books, so that a client can wait until the books contain a receipt.
  'casinos:read': ['pit', 'cage', 'count', 'accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // Record what the authority lets a casino offer, and how it keeps its books.
  'casinos:authorise': ['manager', 'administrator'],
  // Of which customers names are recorded, in which events, and what they say; what was erased, by whom and
  // why.
  'personal:read': ['manager', 'auditor', 'administrator'],
  // Propose to erase the names of a customer or a quarantined delivery, or approve what another person
  // proposed.
  'personal:erase': ['manager', 'administrator'],
  // Who is sent the books of a month by mail, what was sent, and what a mail would say.
  'packs:read': ['accountant', 'manager', 'auditor', 'administrator'],
  // Propose who is sent the books of a month by mail, or approve what another person proposed; end it, and send a month again.
  'packs:decide': ['accountant', 'manager', 'administrator'],
  // Record numbers, chain, digests and how far the projections have come.
  'integrity:read': ['accountant', 'manager', 'inspector', 'auditor', 'administrator'],
  // The measurements of the running service, for Prometheus.
  'metrics:read': ['auditor', 'administrator'],
  // Who is registered, with which roles at which casinos, since when and by whom.
  'people:read': ['auditor', 'administrator'],
  // Register persons, propose and approve their roles and credentials, end them.
  'people:manage': ['administrator'],
  // Who signed in, was refused, made credentials and exported books, and when.
  'security-log:read': ['auditor', 'administrator'],
  // Make, list and revoke credentials of devices and services.
  'keys:manage': ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ROLES_WITH;

export const ROLES_BY_PERMISSION: Record<Permission, readonly Role[]> = ROLES_WITH;

export const PERMISSIONS = Object.keys(ROLES_WITH) as Permission[];

/** Permissions to change books, findings or the power of others: a role with one of these takes two administrators. */
export const DECIDING_PERMISSIONS = [
  'findings:decide',
  'quarantine:discard',
  'customers:identify',
  'days:close',
  'days:certify',
  'days:reopen',
  'corrections:decide',
  'casinos:authorise',
  'personal:erase',
  'packs:decide',
  'people:manage',
] as const satisfies readonly Permission[];

/** Permissions under which one person proposes about the books of a casino, and another one approves. */
export const SECONDED_PERMISSIONS = [
  'days:reopen',
  'corrections:decide',
  'casinos:authorise',
  'personal:erase',
  'packs:decide',
] as const satisfies readonly Permission[];

/**
 * The roles a person works in on a tablet with a PIN, with the class that the tablet must be bound to; `undefined`: any.
 * A PIN is short and typed where others can see it: it says who captures, and permits nothing else.
 */
export const ROLES_ON_TABLETS: Readonly<Partial<Record<Role, 'table' | 'cage' | 'count-room' | undefined>>> =
  { pit: 'table', cage: 'cage', count: 'count-room', inspector: undefined };

export const PERMISSIONS_WITH_PIN: readonly Permission[] = [
  'events:record',
  'counts:submit',
  'capture:read',
  'slips:read',
  'casinos:read',
];
