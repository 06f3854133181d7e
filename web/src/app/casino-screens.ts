import { hasRoleAt, mayAt, type Session } from '../api/session';
import type { Words } from '../words/catalogue';

/** What a person may do at one casino. */
export interface AtCasino {
  readonly may: (permission: string) => boolean;
  readonly hasRole: (role: string) => boolean;
}

/** @param session undefined while it is read: nothing is open then */
export const atCasino = (session: Session | undefined, casino: string): AtCasino => ({
  may: (permission) => session !== undefined && mayAt(session, permission, casino),
  hasRole: (role) => session !== undefined && hasRoleAt(session, role, casino),
});

/** The roles that capture. Others may read the desk too, but would find an empty screen. */
const CAPTURES = ['pit', 'cage', 'count', 'accountant'];

interface Declared {
  /** Its address below that of the casino. One with `$day` is shown for the day in view. */
  readonly to: `/$casino${string}`;
  readonly name: (words: Words) => string;
  readonly isOpen: (person: AtCasino) => boolean;
  /** Found by the search and reached from other screens, without a place among the sections. */
  readonly isNoSection?: true;
  /** Its section is the current one on this address only, not on those below it. */
  readonly isExact?: true;
}

const declared = <const Screens extends readonly Declared[]>(screens: Screens): Screens => screens;

const withPermission =
  (permission: string): Declared['isOpen'] =>
  ({ may }) =>
    may(permission);

/** The screens of a casino in the order of the sections: each with its name and who may open it. */
export const CASINO_SCREENS = declared([
  { to: '/$casino/home', name: ({ home }) => home.title, isOpen: withPermission('days:read') },
  { to: '/$casino/floor', name: ({ nav }) => nav.floor, isOpen: withPermission('tables:read') },
  {
    to: '/$casino/capture',
    name: ({ nav }) => nav.capture,
    isOpen: ({ may, hasRole }) => may('capture:read') && CAPTURES.some(hasRole),
  },
  { to: '/$casino', name: ({ nav }) => nav.days, isOpen: withPermission('days:read'), isExact: true },
  { to: '/$casino/day/$day', name: ({ nav }) => nav.day, isOpen: withPermission('days:read') },
  { to: '/$casino/books/$day', name: ({ nav }) => nav.books, isOpen: withPermission('ledger:read') },
  {
    to: '/$casino/performance',
    name: ({ performance }) => performance.title,
    isOpen: withPermission('reports:read'),
  },
  { to: '/$casino/banks', name: ({ banks }) => banks.title, isOpen: withPermission('tables:read') },
  { to: '/$casino/jackpots', name: ({ jackpots }) => jackpots.title, isOpen: withPermission('tables:read') },
  {
    to: '/$casino/commissions',
    name: ({ commissions }) => commissions.title,
    isOpen: withPermission('tables:read'),
  },
  {
    to: '/$casino/customers/$day',
    name: ({ customers }) => customers.caption,
    isOpen: withPermission('customers:read'),
    isNoSection: true,
  },
  {
    to: '/$casino/incidents/$day',
    name: ({ nav }) => nav.incidents,
    isOpen: withPermission('tables:read'),
  },
  { to: '/$casino/accounts', name: ({ accounts }) => accounts.title, isOpen: withPermission('ledger:read') },
  {
    to: '/$casino/journal',
    name: ({ accounts }) => accounts.journal,
    isOpen: withPermission('ledger:read'),
    isNoSection: true,
  },
  { to: '/$casino/duty', name: ({ duty }) => duty.title, isOpen: withPermission('ledger:read') },
  {
    to: '/$casino/changes',
    name: ({ changes }) => changes.title,
    isOpen: withPermission('ledger:read'),
    isNoSection: true,
  },
  { to: '/$casino/findings', name: ({ nav }) => nav.findings, isOpen: withPermission('findings:read') },
  {
    to: '/$casino/quarantine',
    name: ({ nav }) => nav.quarantine,
    isOpen: withPermission('quarantine:read'),
  },
  {
    to: '/$casino/corrections',
    name: ({ nav }) => nav.corrections,
    isOpen: withPermission('corrections:read'),
  },
  {
    to: '/$casino/clearings',
    name: ({ clearings }) => clearings.title,
    isOpen: withPermission('corrections:read'),
    isNoSection: true,
  },
  { to: '/$casino/integrity', name: ({ nav }) => nav.integrity, isOpen: withPermission('integrity:read') },
  {
    to: '/$casino/authorisation',
    name: ({ authorisation }) => authorisation.title,
    isOpen: withPermission('events:read'),
  },
  { to: '/$casino/sheets', name: ({ nav }) => nav.sheets, isOpen: withPermission('sheets:import') },
  { to: '/$casino/monthly-pack', name: ({ nav }) => nav.packs, isOpen: withPermission('packs:read') },
  { to: '/$casino/tablets', name: ({ tablets }) => tablets.title, isOpen: withPermission('keys:manage') },
  { to: '/$casino/webhooks', name: ({ nav }) => nav.webhooks, isOpen: withPermission('keys:manage') },
  { to: '/$casino/people', name: ({ nav }) => nav.people, isOpen: withPermission('people:read') },
  { to: '/$casino/personal-data', name: ({ nav }) => nav.personal, isOpen: withPermission('personal:read') },
]);

export type CasinoScreen = (typeof CASINO_SCREENS)[number];

/** The screens that a person may open. Those of a day need one: without any day there are none of them. */
export const openScreens = (person: AtCasino, day: string | undefined): readonly CasinoScreen[] =>
  CASINO_SCREENS.filter(({ to, isOpen }) => isOpen(person) && (day !== undefined || !to.includes('$day')));
