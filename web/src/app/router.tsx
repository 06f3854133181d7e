import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import { answers } from '../api/answers';
import { BookScreen } from '../screens/books/BookScreen';
import { BooksScreen } from '../screens/books/BooksScreen';
import { DayScreen } from '../screens/day/DayScreen';
import { DaysScreen } from '../screens/days/DaysScreen';
import { frameQuery } from './frame';
import { lastCasino } from './last-casino';
import { firstScreen, signedIn } from './way-in';
import {
  accountsSearch,
  bookSearch,
  booksSearch,
  captureSearch,
  correctionsSearch,
  dutySearch,
  findingsSearch,
  floorSearch,
  jackpotsSearch,
  performanceSearch,
  personalDataSearch,
  slipSearch,
  type ViewSearch,
  viewSearch,
} from './search-values';
import { Shell } from './Shell';
import { NotFound, Trouble } from '../parts/Trouble';

const root = createRootRoute({ notFoundComponent: NotFound });

const firstRun = createRoute({
  getParentRoute: () => root,
  path: '/first-run',
  beforeLoad: signedIn,
  component: lazy(() => import('../screens/first-run/FirstRunScreen'), 'FirstRunScreen'),
});

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async (entered) => {
    await signedIn(entered);
    const casino = lastCasino((await answers.fetchQuery(frameQuery)).casinos.map(({ id }) => id));
    if (casino === undefined) redirect({ to: '/first-run', throw: true });
    else redirect({ to: await firstScreen(casino), params: { casino }, throw: true });
  },
  component: () => null,
});

const casino = createRoute({
  getParentRoute: () => root,
  path: '/$casino',
  validateSearch: viewSearch,
  beforeLoad: signedIn,
  component: Shell,
});

/** A screen of a casino whose address has no search parameters of its own. */
const screen = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => casino, path, component });

/** A screen of a casino with search parameters of its own. */
const searched = <const Path extends string, Search extends ViewSearch>(
  path: Path,
  validateSearch: (typed: Record<string, unknown>) => Search,
  component: RouteComponent,
) => createRoute({ getParentRoute: () => casino, path, validateSearch, component });

const days = createRoute({ getParentRoute: () => casino, path: '/', component: DaysScreen });

const home = screen(
  'home',
  lazy(() => import('../screens/home/HomeScreen'), 'HomeScreen'),
);

const day = createRoute({ getParentRoute: () => casino, path: 'day/$day', component: DayScreen });

const books = searched('books/$day', booksSearch, BooksScreen);

const book = searched('books/$day/$book', bookSearch, BookScreen);

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

const quarantine = screen(
  'quarantine',
  lazy(() => import('../screens/quarantine/QuarantineScreen'), 'QuarantineScreen'),
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

const personalData = searched(
  'personal-data',
  personalDataSearch,
  lazy(() => import('../screens/personal-data/PersonalDataScreen'), 'PersonalDataScreen'),
);

const tablets = screen(
  'tablets',
  lazy(() => import('../screens/tablets/TabletsScreen'), 'TabletsScreen'),
);

const people = screen(
  'people',
  lazy(() => import('../screens/people/PeopleScreen'), 'PeopleScreen'),
);

const person = screen(
  'people/$person',
  lazy(() => import('../screens/people/PersonScreen'), 'PersonScreen'),
);

const pinScreen = lazy(() => import('../screens/tablets/PinScreen'), 'PinScreen');
const pin = screen('pin', pinScreen);

const ofHouse = [people, person, personalData, authorisation, quarantine] as const;
const ofNight = [capture, floor, table, bank, slip, tablets, pin] as const;
const ofLedger = [accounts, account, journal, duty] as const;
const ofMoney = [jackpots] as const;
const ofDays = [home, days, day, books, book] as const;
const ofBooks = [findings, integrity, record, correct, corrections, clearings, performance] as const;

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    firstRun,
    casino.addChildren([...ofNight, ...ofDays, ...ofBooks, ...ofLedger, ...ofMoney, ...ofHouse]),
  ]),
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
}
