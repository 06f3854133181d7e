import { createHash } from 'node:crypto';
import { merkleRoot } from '../../src/ledger/gaming-day/merkle-root';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
beforeAll(async () => {
  nights = await startNights('a');
});
afterAll(() => nights.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${nights.running.url}${path}`, { headers, redirect: 'manual' });

const PAGE = { accept: 'text/html,application/xhtml+xml' };

describe('the browser application', () => {
  it.each([
    '/',
    '/sign-in',
    '/enrol',
    '/tablet',
    '/signed-in',
    '/noche-a/day/2026-01-01',
    '/noche-a/books/2026-01-01/diario',
  ])('is served at %s to a browser, without a key and without a figure', async (path) => {
    const answer = await get(path, PAGE);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page).toContain('<div id="root"></div>');
    expect(page).not.toContain('noche-a');
  });

  it('allows scripts and styles of this service only, and no frame around it', async () => {
    const policy = (await get('/', PAGE)).headers.get('content-security-policy')!;
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`script-src 'self'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`require-trusted-types-for 'script'`);
    expect(policy).not.toContain('unsafe');
  });

  it('names no other origin in its page, and files whose names say their content are kept for ever', async () => {
    const page = await (await get('/', PAGE)).text();
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThanOrEqual(3);
    expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
    for (const address of addresses) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      const kept = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect(answer.headers.get('cache-control')).toBe(kept);
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await get('/', PAGE)).headers.get('etag')!;
    expect((await get('/', { ...PAGE, 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['/v1/nothing', '/graphql/nothing', '/assets/nothing.js', '/assets/../package.json'])(
    'is not served in place of %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('is no answer to a program that asks an unknown address', async () => {
    expect((await get('/noche-a', { accept: 'application/json' })).status).toBe(404);
  });
});

describe('the stored bytes of records', () => {
  const ask = async (query: string, key?: string): Promise<Response> =>
    get(`/v1/records?${query}`, { authorization: `Bearer ${key ?? (await auditor())}` });
  const auditor = (): Promise<string> => nights.running.makeKey(['auditor']);

  it('come a line each, in the order of their numbers, as the log holds them', async () => {
    const answer = await ask('casino=noche-a&from=2&to=4');
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const lines = (await answer.text()).trimEnd().split('\n');
    const records = lines.map((line) => JSON.parse(line) as { recordNumber: number; bytes: string });
    expect(records.map(({ recordNumber }) => recordNumber)).toEqual([2, 3, 4]);
    const { events } = await nights.client.ask<{ events: { edges: { node: { contentHash: string } }[] } }>(
      '{ events(casino: "noche-a", first: 4) { edges { node { contentHash } } } }',
    );
    const hashes = records.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(hashes).toEqual(events.edges.slice(1).map(({ node }) => node.contentHash));
    expect(merkleRoot(hashes)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('of numbers that the casino does not have are absent', async () => {
    expect(await (await ask('casino=noche-a&from=90000&to=90010')).text()).toBe('');
  });

  it.each([
    ['casino=noche-a&from=0&to=4', 'from'],
    ['casino=noche-a&from=5&to=4', 'to'],
    ['casino=noche-a&from=1', 'to'],
    ['casino=noche-a&from=1&to=100001', 'to'],
    ['casino=noche-a&from=1e3&to=2000', 'from'],
  ])('are refused for %s, naming %s', async (query, parameter) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'BOOK.UNKNOWN_VALUE',
      message: expect.stringContaining(`${parameter} is`) as string,
    });
  });

  it('are served only to persons who may read events of that casino', async () => {
    const other = await nights.running.makeKey(['auditor'], ['elsewhere']);
    expect((await ask('casino=noche-a&from=1&to=2', other)).status).toBe(403);
    expect((await ask('casino=noche-a&from=1&to=2', await nights.running.makeKey(['ingest']))).status).toBe(
      403,
    );
    expect((await get('/v1/records?casino=noche-a&from=1&to=2')).status).toBe(401);
  });
});
