import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';

let nights: NightsService;
beforeAll(async () => (nights = await startNights('acd')));
afterAll(() => nights.stop());

const reported = (letter: string): Record<string, unknown>[] =>
  readFileSync(join(__dirname, '..', 'nights', `${letter}.ndjson`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

interface EventAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly event?: { readonly recordNumber: number; readonly eventId: string; readonly bytes: string };
  readonly lines?: readonly {
    readonly eventId: string;
    readonly inChart: { readonly name: string };
    readonly debit: { readonly minorUnits: string };
    readonly credit: { readonly minorUnits: string };
  }[];
  readonly findings?: readonly { readonly code: string; readonly eventIds: readonly string[] }[];
  readonly slips?: readonly string[];
  readonly corrections?: readonly { readonly event: string; readonly status: string }[];
}

const event = async (args: string): Promise<EventAnswer> =>
  (
    await nights.client.ask<{ event: EventAnswer }>(`{ event(casino: "${CASINO}", ${args}) { __typename
      ... on NotFound { code } ... on EventFound { event { recordNumber eventId bytes }
      lines { eventId inChart { name } debit { minorUnits } credit { minorUnits } }
      findings { code eventIds } slips corrections { event status } } } }`)
  ).event;

const refusal = async (question: string): Promise<unknown> =>
  (await nights.client.graphql(question, {})).errors?.[0];

describe('one event', () => {
  it('is found by its number and by its identity, with its bytes, lines and slips', async () => {
    const told = reported('a');
    const at = told.findIndex(({ id }) => id === 'a-07-cage');
    const byNumber = await event(`recordNumber: ${at + 1}`);
    expect(byNumber).toEqual(await event(`source: "/casinos/${CASINO}/cage", eventId: "a-07-cage"`));
    expect(JSON.parse(byNumber.event!.bytes)).toEqual(told[at]);
    expect(byNumber.slips).toEqual(['D-0001']);
    const lines = byNumber.lines!;
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map(({ eventId }) => eventId))).toEqual(new Set(['a-07-cage']));
    const sum = (side: 'debit' | 'credit'): bigint =>
      lines.reduce((total, line) => total + BigInt(line[side].minorUnits), 0n);
    expect(sum('debit')).toBe(sum('credit'));
    expect(sum('debit')).toBe(500_000n);
  });

  it('has every finding that it caused', async () => {
    const { findings } = await nights.client.ask<{
      findings: { edges: { node: { code: string; eventIds: string[] } }[] };
    }>(`{ findings(casino: "${CASINO}", status: ALL) { edges { node { code eventIds } } } }`);
    const [{ node }] = findings.edges as [{ node: { code: string; eventIds: string[] } }];
    const told = reported('a').find(({ id }) => id === node.eventIds[0])!;
    const found = await event(`source: "${told['source'] as string}", eventId: "${node.eventIds[0]}"`);
    expect(found.findings).toContainEqual(node);
  });

  it('is not there before it was recorded, and under no other name', async () => {
    const missing = { __typename: 'NotFound', code: 'EVENT.UNKNOWN' };
    expect(await event('recordNumber: 3, knownAt: { position: 2 }')).toEqual(missing);
    expect(await event('recordNumber: 100000')).toEqual(missing);
    expect(await event('source: "/casinos/noche-a/cage", eventId: "a-12"')).toEqual(missing);
    expect(await event('source: "/casinos/noche-c/cage", eventId: "c-01"')).toEqual(missing);
  });

  it.each(['', 'recordNumber: 1, eventId: "a-01"', 'eventId: "a-01"', 'source: "/casinos/noche-a/cage"'])(
    'is named one way: refuses (%s)',
    async (name) => {
      expect(await refusal(`{ event(casino: "${CASINO}", ${name}) { __typename } }`)).toMatchObject({
        message: 'event: give recordNumber alone, or source and eventId.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  );
});

interface Hit {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly titleEs: string;
  readonly recordNumber: number | null;
  readonly table: string | null;
  readonly figure: string | null;
}

const search = async (text: string, casino = CASINO, more = ''): Promise<readonly Hit[]> =>
  (
    await nights.client.ask<{ search: { hits: Hit[] } }>(
      `query ($text: String!) { search(casino: "${casino}", text: $text${more}) {
         hits { kind id title titleEs recordNumber table figure } } }`,
      { text },
    )
  ).search.hits;

describe('the search', () => {
  it('finds a slip, an event, a record and a figure by their printed numbers', async () => {
    expect(await search(' A-0002 ')).toEqual([
      expect.objectContaining({ kind: 'SLIP', id: 'A-0002', table: 'RF1', recordNumber: 8 }),
    ]);
    expect(await search('a-07-cage')).toEqual([
      expect.objectContaining({ kind: 'EVENT', id: 'a-07-cage', recordNumber: 11 }),
    ]);
    expect(await search('11')).toEqual([
      expect.objectContaining({ kind: 'RECORD', id: 'a-07-cage', recordNumber: 11 }),
    ]);
    expect(await search('result/RF1/2026-01-01/1')).toEqual([
      expect.objectContaining({ kind: 'FIGURE', figure: 'result/RF1/2026-01-01/1' }),
    ]);
  });

  it('finds boxes and banks by their names', async () => {
    expect(await search('BOX-11')).toEqual([
      expect.objectContaining({ kind: 'BOX', id: 'BOX-11', table: 'RF1' }),
    ]);
    expect(await search('CF1-1', 'noche-d')).toEqual([
      expect.objectContaining({ kind: 'BANK', id: 'CF1-1', table: 'CF1' }),
    ]);
  });

  it('finds an account by path, code and name, whatever its accents and capitals', async () => {
    const cage = expect.objectContaining({
      kind: 'ACCOUNT',
      id: 'cash:cage',
      figure: 'balance/cash:cage',
    }) as Hit;
    const [byPath] = await search('cash:cage');
    expect(byPath).toEqual(cage);
    for (const text of [byPath!.titleEs.toUpperCase(), byPath!.titleEs.split(' ')[0]!])
      expect(await search(text)).toContainEqual(cage);
    expect(await search('cash:cage', CASINO, ', knownAt: { position: 0 }')).toEqual([]);
  });

  it('finds nothing of another casino, and takes no part of the text as a wildcard or as SQL', async () => {
    expect(await search('A-0002', 'noche-c')).toEqual([]);
    expect(await search('c-01')).toEqual([]);
    expect(await search(`A-0002' OR 'a'='a`)).toEqual([]);
    expect(await search('%')).toEqual([]);
  });

  it.each(['', '   ', 'x'.repeat(121)])('refuses the text "%s"', async (text) => {
    expect(await refusal(`{ search(casino: "${CASINO}", text: "${text}") { position } }`)).toMatchObject({
      message: 'text: give what is to be found, 1 to 120 characters.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

interface Explained {
  readonly __typename: string;
  readonly figure: string;
  readonly ties: boolean;
  readonly termCount: number;
  readonly terms: readonly { readonly kind: string; readonly figure: string | null }[];
}

const FIGURES = `figures { ... on Explanation { __typename figure ties termCount terms { kind figure } }
  ... on CountExplanation { __typename figure ties } } unexplained`;

const tree = async (
  figure: string,
  more = '',
): Promise<{ figures: readonly Explained[]; unexplained: string[] }> =>
  (
    await nights.client.ask<{ explainTree: { figures: Explained[]; unexplained: string[] } }>(
      `{ explainTree(casino: "${CASINO}", figure: "${figure}"${more}) { ${FIGURES} } }`,
    )
  ).explainTree;

const INCOME = 'control-book/2026-01-01';

describe('the tree of an explanation', () => {
  it('leads from the control book to lines and facts, each figure once and each tying', async () => {
    const { figures, unexplained } = await tree(INCOME, ', depth: 8');
    expect(unexplained).toEqual([]);
    expect(figures[0]!.figure).toBe(INCOME);
    const addresses = figures.map(({ figure }) => figure);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(figures.filter(({ ties }) => !ties)).toEqual([]);
    const terms = figures.flatMap((each) => each.terms);
    for (const { figure } of terms) if (figure !== null) expect(addresses).toContain(figure);
    expect(terms.filter(({ kind }) => kind === 'LINE' || kind === 'FACT').length).toBeGreaterThan(3);
  });

  it('names the figures below the depth that was asked for', async () => {
    const root = await tree(INCOME, ', depth: 0');
    expect(root.figures).toHaveLength(1);
    expect(root.unexplained).toEqual([
      ...new Set(root.figures[0]!.terms.flatMap(({ figure }) => figure ?? [])),
    ]);
    const two = await tree(INCOME, ', depth: 1');
    expect(two.figures.slice(1).map(({ figure }) => figure)).toEqual(root.unexplained);
  });

  it('has as many parts of each figure as were asked for, and states their number', async () => {
    const { figures } = await tree('result/RF1/2026-01-01/1', ', first: 1');
    expect(figures[0]!.terms).toHaveLength(1);
    expect(figures[0]!.termCount).toBeGreaterThan(1);
  });

  it('refuses more than a person reads, and an address that is none', async () => {
    const asked = (args: string): string => `{ explainTree(casino: "${CASINO}", ${args}) { unexplained } }`;
    for (const [args, field] of [
      ['figure: "balance/cash:cage", depth: 9', 'depth'],
      ['figure: "balance/cash:cage", depth: -1', 'depth'],
      ['figure: "balance/cash:cage", first: 101', 'first'],
      ['figure: "balance/cash:cage", first: 0', 'first'],
      ['figure: "nothing/at/all"', 'figure'],
      ['figure: "book/luck/2026-01-01/total"', 'figure'],
    ] as const)
      expect(await refusal(asked(args))).toMatchObject({
        message: expect.stringContaining(field) as string,
        extensions: { code: 'BAD_USER_INPUT' },
      });
  });
});
