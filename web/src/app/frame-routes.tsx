import {
  createRootRoute,
  createRoute,
  lazyRouteComponent as lazy,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import { answers } from '../api/answers';
import { NotFound } from '../parts/Trouble';
import { loadOutsideWords } from '../words/outside-words';
import { frameQuery } from './frame';
import { lastCasino } from './last-casino';
import { type ViewSearch, viewSearch } from './search-values';
import { Shell } from './Shell';
import { firstScreen, signedIn } from './way-in';

export const root = createRootRoute({ notFoundComponent: NotFound });

export const firstRun = createRoute({
  getParentRoute: () => root,
  path: '/first-run',
  beforeLoad: signedIn,
  component: lazy(() => import('../screens/first-run/FirstRunScreen'), 'FirstRunScreen'),
});

export const start = createRoute({
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

export const casino = createRoute({
  getParentRoute: () => root,
  path: '/$casino',
  validateSearch: viewSearch,
  beforeLoad: signedIn,
  component: Shell,
});

/**
 * What a table displays to everybody. A browser that is enrolled as a tablet of the table shows it without a person who is signed
 * in, so that the page asks by itself who it is.
 */
export const display = createRoute({
  getParentRoute: () => root,
  path: '/display/$casino/$table',
  component: lazy(() => import('../screens/display/DisplayScreen'), 'DisplayScreen'),
});

/** A screen of a casino whose address has no search parameters of its own. */
export const screen = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => casino, path, component });

/** A screen of a casino with search parameters of its own. */
export const searched = <const Path extends string, Search extends ViewSearch>(
  path: Path,
  validateSearch: (typed: Record<string, unknown>) => Search,
  component: RouteComponent,
) => createRoute({ getParentRoute: () => casino, path, validateSearch, component });

/** A component with the words of screens that few persons open, which are loaded with it. */
export const withOutsideWords = <Module extends Record<string, RouteComponent>>(
  load: () => Promise<Module>,
  name: keyof Module,
) =>
  lazy(async () => {
    await loadOutsideWords();
    return load();
  }, name);

/** A screen that few persons open, such as one for what comes from outside or goes there. */
export const outside = <const Path extends string, Module extends Record<string, RouteComponent>>(
  path: Path,
  load: () => Promise<Module>,
  name: keyof Module,
) => screen(path, withOutsideWords(load, name));
