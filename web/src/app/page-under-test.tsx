import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { answers } from '../api/answers';
import type { Session } from '../api/session';
import { WordsProvider } from '../words/words';
import { router } from './router';

// The default of one second fails on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no `adoptedStyleSheets`.
vi.hoisted(() => Object.assign(document, { adoptedStyleSheets: [] }));

const PERMISSIONS = [
  'customers:identify',
  'customers:read',
  'findings:acknowledge',
  'findings:decide',
  'findings:read',
  'days:close',
  'days:read',
  'keys:manage',
  'ledger:read',
  'packs:decide',
  'packs:read',
  'reports:read',
  'sheets:import',
  'tables:read',
];

/** A session with every permission that a screen checks, at every casino. */
const SESSION: Session = {
  person: '17',
  name: 'Nuria Campos',
  grants: [{ role: 'accountant', casinos: 'all' }],
  rolesByPermission: Object.fromEntries(PERMISSIONS.map((permission) => [permission, ['accountant']])),
  tablet: null,
};

/** Answers of the service by the name of the operation; of other addresses by method and path: `POST /v1/sheets/preview`. */
export type Served = Readonly<Record<string, (variables: Record<string, unknown>) => object>>;

const PLAIN: Served = {
  Frame: () => ({ casinos: [{ id: 'granada', position: 9 }] }),
  NewestDay: () => ({ gamingDays: { edges: [{ node: { day: '2026-03-20' } }] } }),
  Letterheads: () => ({ authorisations: { authorisations: [] } }),
};

/** Renders the whole application at an address, against a service with the stated answers. */
export function openPage(path: string, served: Served): void {
  localStorage.setItem('cagnotte.language', 'es');
  const all = { ...PLAIN, ...served };
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom has none; newer browsers return a promise.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  vi.stubGlobal('WebSocket', undefined);
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address === '/v1/session') return Promise.resolve(Response.json(SESSION));
    const body = JSON.parse((init?.body as string | undefined) ?? '{}') as Record<string, unknown>;
    const isGraphql = address === '/graphql';
    const name = isGraphql
      ? /(?:query|mutation) (\w+)/.exec(body['query'] as string)![1]!
      : `${init?.method ?? 'GET'} ${address.split('?', 1)[0]}`;
    const answer = all[name];
    if (answer === undefined) throw new Error(`nothing is served to ${name}`);
    const told = answer(isGraphql ? (body['variables'] as Record<string, unknown>) : body);
    return Promise.resolve(Response.json(isGraphql ? { data: told } : told));
  });
  answers.clear();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  // The router is that of the page before: it does not notice by itself that only the search parameters differ.
  void router.load();
  render(
    <WordsProvider>
      <QueryClientProvider client={answers}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </WordsProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
