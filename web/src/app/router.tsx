import {
  type AnyRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  retainSearchParams,
} from '@tanstack/react-router';
import { BooksScreen } from '../screens/books/BooksScreen';
import { DayScreen } from '../screens/day/DayScreen';
import { DaysScreen } from '../screens/days/DaysScreen';
import { casino, display, firstRun, outside, root, screen, searched, start } from './frame-routes';
import { ofHouse } from './house-routes';
import {
  accountsSearch,
  bookSearch,
  booksSearch,
  captureSearch,
  changesSearch,
  commissionsSearch,
  correctionsSearch,
  customersSearch,
  daysSearch,
  dutySearch,
  findingsSearch,
  floorSearch,
  jackpotsSearch,
  performanceSearch,
  periodSearch,
  slipSearch,
  type ViewSearch,
} from './search-values';
import { Trouble } from '../parts/Trouble';

const days = createRoute({
  getParentRoute: () => casino,
  path: '/',
  validateSearch: daysSearch,
  component: DaysScreen,
});

const home = screen(
  'home',
  lazy(() => import('../screens/home/HomeScreen'), 'HomeScreen'),
);

const day = createRoute({ getParentRoute: () => casino, path: 'day/$day', component: DayScreen });

const books = searched('books/$day', booksSearch, BooksScreen);

const book = searched(
  'books/$day/$book',
  bookSearch,
  lazy(() => import('../screens/books/BookScreen'), 'BookScreen'),
);

const customers = searched(
  'customers/$day',
  customersSearch,
  lazy(() => import('../screens/customers/CustomersScreen'), 'CustomersScreen'),
);

const findings = searched(
  'findings',
  findingsSearch,
  lazy(() => import('../screens/findings/FindingsScreen'), 'FindingsScreen'),
);

// Capture screens are loaded when they are opened.
const capture = searched(
  'capture',
  captureSearch,
  lazy(() => import('../screens/capture/CaptureScreen'), 'CaptureScreen'),
);

const floor = searched(
  'floor',
  floorSearch,
  lazy(() => import('../screens/floor/FloorScreen'), 'FloorScreen'),
);

const table = screen(
  'table/$table/$day/$session',
  lazy(() => import('../screens/table/TableScreen'), 'TableScreen'),
);

const bank = screen(
  'table/$table/$day/$session/bank/$bank',
  lazy(() => import('../screens/table/BankScreen'), 'BankScreen'),
);

const slip = searched(
  'slips/$slip',
  slipSearch,
  lazy(() => import('../screens/slips/SlipScreen'), 'SlipScreen'),
);

const record = screen(
  'records/$record',
  lazy(() => import('../screens/record/RecordScreen'), 'RecordScreen'),
);

const corrections = searched(
  'corrections',
  correctionsSearch,
  lazy(() => import('../screens/corrections/CorrectionsScreen'), 'CorrectionsScreen'),
);

const authorisation = screen(
  'authorisation',
  lazy(() => import('../screens/authorisation/AuthorisationScreen'), 'AuthorisationScreen'),
);

const clearings = screen(
  'clearings',
  lazy(() => import('../screens/corrections/ClearingsScreen'), 'ClearingsScreen'),
);

const quarantine = outside(
  'quarantine',
  () => import('../screens/quarantine/QuarantineScreen'),
  'QuarantineScreen',
);

const correct = screen(
  'records/$record/correct',
  lazy(() => import('../screens/corrections/CorrectScreen'), 'CorrectScreen'),
);

const integrity = screen(
  'integrity',
  lazy(() => import('../screens/integrity/IntegrityScreen'), 'IntegrityScreen'),
);

const performance = searched(
  'performance',
  performanceSearch,
  lazy(() => import('../screens/performance/PerformanceScreen'), 'PerformanceScreen'),
);

const accounts = searched(
  'accounts',
  accountsSearch,
  lazy(() => import('../screens/accounts/AccountsScreen'), 'AccountsScreen'),
);

const account = searched(
  'accounts/$account',
  accountsSearch,
  lazy(() => import('../screens/accounts/AccountScreen'), 'AccountScreen'),
);

const journal = searched(
  'journal',
  accountsSearch,
  lazy(() => import('../screens/accounts/JournalScreen'), 'JournalScreen'),
);

const duty = searched(
  'duty',
  dutySearch,
  lazy(() => import('../screens/duty/DutyScreen'), 'DutyScreen'),
);

const jackpots = searched(
  'jackpots',
  jackpotsSearch,
  lazy(() => import('../screens/jackpots/JackpotsScreen'), 'JackpotsScreen'),
);

const changes = searched(
  'changes',
  changesSearch,
  lazy(() => import('../screens/changes/ChangesScreen'), 'ChangesScreen'),
);

const banks = searched(
  'banks',
  periodSearch,
  lazy(() => import('../screens/banks/BanksScreen'), 'BanksScreen'),
);

const bankStatement = screen(
  'banks/$table/$day/$session/$bank',
  lazy(() => import('../screens/banks/BankStatementScreen'), 'BankStatementScreen'),
);

const commissions = searched(
  'commissions',
  commissionsSearch,
  lazy(() => import('../screens/commissions/CommissionsScreen'), 'CommissionsScreen'),
);

const sheets = outside('sheets', () => import('../screens/sheets/SheetsScreen'), 'SheetsScreen');

const incidents = outside(
  'incidents/$day',
  () => import('../screens/incidents/IncidentsScreen'),
  'IncidentsScreen',
);

const ofBooks = [capture, incidents, sheets, correct, changes, quarantine] as const;
// These screens are read as they were known at a record (`known`), which stays from one of them to the next.
const ofTables = [floor, table, bank, slip] as const;
const ofLedger = [accounts, account, journal, duty, performance, jackpots, corrections] as const;
const ofMoney = [banks, bankStatement, commissions, customers] as const;
const ofTrust = [integrity, authorisation, clearings] as const;
const ofDays = [home, days, day, books, book, findings, record] as const;
const reading = [...ofTables, ...ofLedger, ...ofMoney, ...ofTrust, ...ofDays] as const;
const keepKnown = retainSearchParams<ViewSearch>(['known']);
const screens = [...reading, ...ofBooks, ...ofHouse] as const;
for (const route of reading)
  (route as AnyRoute).update({ staticData: { isReading: true }, search: { middlewares: [keepKnown] } });

export const router = createRouter({
  routeTree: root.addChildren([start, firstRun, display, casino.addChildren(screens)]),
  defaultErrorComponent: Trouble,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  trailingSlash: 'never',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** Whether the screen is read as it was known at a record. */
    isReading?: boolean;
  }
}
