import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = '2026-01-01';
const CAGE = { code: '57000000', name: 'Caja, euros', nameEs: 'Caja, euros' };
const FLOAT = { code: '52100000', name: 'Fichas · RF1', nameEs: 'Fichas · RF1' };
const OURS = {
  code: '555',
  name: 'Counted differences, pending · locked boxes · RF1',
  nameEs: 'Diferencias pendientes · cajas metálicas · RF1',
};

const AUTHORISED = {
  specversion: '1.0',
  id: 'authorised',
  source: `/casinos/${CASINO}/accounting`,
  type: 'cagnotte.casino.authorised.v1',
  time: '2026-01-01T12:00:00+01:00',
  gamingday: DAY,
  data: {
    validFrom: DAY,
    currency: 'EUR',
    rulebook: 'ES-AN-2010',
    games: ['roulette-french'],
    tables: [],
    accounting: {
      chart: {
        codes: { cash: '57000000', chips: '52100000' },
        names: { '57000000': 'Caja, euros', '52100000': 'Fichas' },
      },
    },
  },
};

interface Named {
  readonly account: string;
  readonly inChart: object;
}

let nights: NightsService;
beforeAll(async () => {
  nights = await startNights('a');
  await nights.tellHistory(AUTHORISED);
});
afterAll(() => nights.stop());

const ask = <Answer>(query: string): Promise<Answer> => nights.client.ask<Answer>(query);

const nameOf = (lines: readonly Named[], account: string): object | undefined =>
  lines.find((line) => line.account === account)?.inChart;

const NAMED = 'account inChart { code name nameEs }';

describe("the casino's own chart names the accounts", () => {
  it('in the trial balance, and accounts without an own name have the default name', async () => {
    const { trialBalance } = await ask<{ trialBalance: { lines: Named[] } }>(
      `{ trialBalance(casino: "${CASINO}") { lines { ${NAMED} } } }`,
    );
    expect(nameOf(trialBalance.lines, 'cash:cage')).toEqual(CAGE);
    expect(nameOf(trialBalance.lines, 'chips:table:RF1')).toEqual(FLOAT);
    expect(nameOf(trialBalance.lines, 'variance:drop:RF1')).toEqual(OURS);
  });

  it('in the trial balance in the order of the codes, and of one code in that of the keys', async () => {
    const { trialBalance } = await ask<{
      trialBalance: { lines: { account: string; inChart: { code: string } }[] };
    }>(`{ trialBalance(casino: "${CASINO}") { lines { ${NAMED} } } }`);
    const rows = trialBalance.lines.map(({ account, inChart: { code } }) => [code, account] as const);
    const codes = rows.map(([code]) => code).filter((code) => code !== '');
    // The codes of the casino stand between proposed ones, and against the keys: cash before chips.
    expect(codes).toEqual(codes.toSorted());
    expect([...new Set(codes)]).toEqual(expect.arrayContaining(['52100000', '555', '57000000']));
    expect(rows.slice(0, codes.length).map(([code]) => code)).toEqual(codes);
    for (const own of new Set(codes)) {
      const keys = rows.filter(([code]) => code === own).map(([, account]) => account);
      expect(keys).toEqual(keys.toSorted());
    }
  });

  it('only from the record of the authorisation on', async () => {
    const { trialBalance } = await ask<{ trialBalance: { lines: Named[] } }>(
      `{ trialBalance(casino: "${CASINO}", knownAt: { position: 17 }) { lines { ${NAMED} } } }`,
    );
    expect(nameOf(trialBalance.lines, 'cash:cage')).toEqual({
      code: '570',
      name: 'Cash in the cage',
      nameEs: 'Efectivo en caja central',
    });
  });

  it('on a later page of the journal as it was known at the position of the first one', async () => {
    interface Journal {
      readonly journal: {
        readonly position: number;
        readonly pageInfo: { readonly endCursor: string };
        readonly edges: readonly { readonly node: Named }[];
      };
    }
    const asked = `position pageInfo { endCursor } edges { node { ${NAMED} } }`;
    const first = await ask<Journal>(
      `{ journal(casino: "${CASINO}", knownAt: { position: 17 }, first: 1) { ${asked} } }`,
    );
    const { endCursor } = first.journal.pageInfo;
    const later = await ask<Journal>(`{ journal(casino: "${CASINO}", after: "${endCursor}") { ${asked} } }`);
    expect(later.journal.position).toBe(17);
    const named = later.journal.edges.map(({ node }) => node);
    expect(nameOf(named, 'chips:table:RF1')).toMatchObject({ code: '521' });
    expect(named.map(({ inChart }) => inChart)).not.toContainEqual(FLOAT);
  });

  it('of the journal, the general ledger and the accounts', async () => {
    interface Page<Node> {
      readonly edges: readonly { readonly node: Node }[];
    }
    const answer = await ask<{
      journal: Page<Named>;
      generalLedger: Page<{ line: Named }>;
      accounts: Page<Named>;
      account: Named;
    }>(`{
      journal(casino: "${CASINO}", first: 100) { edges { node { ${NAMED} } } }
      generalLedger(casino: "${CASINO}", account: "cash:cage", first: 1) { edges { node { line { ${NAMED} } } } }
      accounts(casino: "${CASINO}", first: 100) { edges { node { ${NAMED} } } }
      account(casino: "${CASINO}", account: "cash:cage") { ... on AccountStatement { ${NAMED} } }
    }`);
    const nodes = <Node>({ edges }: Page<Node>): Node[] => edges.map(({ node }) => node);
    expect(nameOf(nodes(answer.journal), 'chips:table:RF1')).toEqual(FLOAT);
    expect(nodes(answer.generalLedger)[0]!.line.inChart).toEqual(CAGE);
    expect(nameOf(nodes(answer.accounts), 'variance:drop:RF1')).toEqual(OURS);
    expect(answer.account.inChart).toEqual(CAGE);
  });

  it('in an explanation: its lines and the figures it is made of', async () => {
    interface Explained {
      readonly explain: {
        readonly terms: readonly { readonly titleEs: string | null; readonly line: Named | null }[];
      };
    }
    const explain = (figure: string): Promise<Explained> =>
      ask(`{ explain(casino: "${CASINO}", figure: "${figure}") { ... on Explanation { terms {
        titleEs line { ${NAMED} } } } } }`);
    const balance = await explain(`balance/cash:cage/${DAY}/EUR`);
    expect(balance.explain.terms[0]!.titleEs).toContain('Caja, euros');
    const movement = await explain(`movement/cash:cage/${DAY}/EUR`);
    expect(movement.explain.terms[0]!.line!.inChart).toEqual(CAGE);
  });

  it('in the checks of a day, whose rows keep the path by which an explanation names them', async () => {
    const { gamingDay } = await ask<{
      gamingDay: { tieOuts: { check: string; rows: { at: string; atEn: string; atEs: string }[] }[] };
    }>(
      `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound { tieOuts { check rows { at atEn atEs } } } } }`,
    );
    const { rows } = gamingDay.tieOuts.find(({ check }) => check === 'K12')!;
    expect(rows).toContainEqual({ at: 'variance:drop:RF1', atEn: OURS.name, atEs: OURS.nameEs });
    const texts = gamingDay.tieOuts.flatMap((each) => each.rows.flatMap(({ atEn, atEs }) => [atEn, atEs]));
    for (const text of texts) expect(text).not.toMatch(/\b(cash|chips|variance|win):/);
  });

  it('in the return of the duty, on the last day of the quarter', async () => {
    const { gamingDutyReturn } = await ask<{ gamingDutyReturn: { parts: Named[] } }>(
      `{ gamingDutyReturn(casino: "${CASINO}", year: 2026, quarter: 1) { ... on GamingDutyReturn {
           parts { ${NAMED} } } } }`,
    );
    expect(nameOf(gamingDutyReturn.parts, 'variance:drop:RF1')).toEqual(OURS);
    expect(nameOf(gamingDutyReturn.parts, 'win:roulette-french:RF1')).toMatchObject({
      nameEs: expect.stringContaining('RF1') as string,
    });
  });

  it('in the differences of a count of the cage, and in what is restated for a closed day', async () => {
    const of = (at: string, id: string, type: string, data: object): object => ({
      specversion: '1.0',
      id,
      source: `/casinos/${CASINO}/cage`,
      type: `cagnotte.${type}.v1`,
      time: `2026-01-02T${at}:00+01:00`,
      gamingday: DAY,
      data: { currency: 'EUR', by: [{ id: 'E-1' }, { id: 'E-2' }], ...data },
    });
    await nights.take(of('05:00', 'counted', 'cage.counted', { chips: 100, cash: 200 }));
    const { cageCounts } = await ask<{ cageCounts: { edges: { node: { variances: Named[] } }[] } }>(
      `{ cageCounts(casino: "${CASINO}") { edges { node { variances { ${NAMED} } } } } }`,
    );
    expect(nameOf(cageCounts.edges[0]!.node.variances, 'cash:cage')).toEqual(CAGE);
    const accountant = new Client(
      nights.running.url,
      await nights.running.makePersonKey('Nuria Campos', ['accountant']),
    );
    const { gamingDay } = await accountant.ask<{
      gamingDay: { tieOuts: { check: string; holds: boolean }[] };
    }>(
      `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound { tieOuts { check holds } } } }`,
    );
    const explanations = gamingDay.tieOuts
      .filter(({ holds }) => !holds)
      .map(({ check }) => `{ check: "${check}", explanation: "looked into" }`);
    const { closeGamingDay } = await accountant.ask<{ closeGamingDay: { receipt?: string } }>(
      `mutation { closeGamingDay(casino: "${CASINO}", day: "${DAY}", explanations: [${explanations.join(', ')}]) {
         ... on GamingDayDecided { receipt } } }`,
    );
    expect(closeGamingDay.receipt).toBeDefined();
    await nights.take(
      of('06:00', 'late', 'cage.chips-sold', { amount: 5_000, meansOfPayment: 'cash', by: { id: 'E-1' } }),
    );
    const { restatement } = await ask<{ restatement: { edges: { node: Named }[] } }>(
      `{ restatement(casino: "${CASINO}", between: [{ position: 0 }, { instant: "2100-01-01T00:00:00Z" }]) {
           edges { node { ${NAMED} } } } }`,
    );
    const restated = restatement.edges.map(({ node }) => node);
    expect(nameOf(restated, 'cash:cage')).toEqual(CAGE);
  });
});
