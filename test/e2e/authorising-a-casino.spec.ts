import { tell } from '../support/book/told';
import { staffNumber } from '../support/service/test-people';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const CASINO = 'granada';

let running: ServiceUnderTest;
let teller: Client;
let director: Client;
let deputy: Client;

interface Answered {
  readonly __typename: string;
  readonly code?: string;
  readonly eventId?: string;
  readonly receipt?: string;
}

const WITHOUT_PAPER = {
  validFrom: '2026-01-02',
  currency: 'EUR',
  rulebook: 'ES-AN-2010',
  games: ['roulette-french'],
  answers: { 'OP1-01': 'down-to-cent' },
  accounting: { nextDay: 'warn' },
  tables: [{ table: 'T1', game: 'roulette-french', minimum: { from: 200 } }],
};

const AUTHORISATION = { ...WITHOUT_PAPER, document: 'RES-2026/14' };

const ANSWER = `__typename ... on AuthorisationRecorded { what eventId receipt }
  ... on AuthorisationRefused { code message messageEs citation citationEs about detail detailEs }`;

async function decided(client: Client, mutation: string): Promise<Answered> {
  const { answer } = await client.ask<{ answer: Answered }>(`mutation { answer: ${mutation} { ${ANSWER} } }`);
  if (answer.receipt !== undefined) await known(answer.receipt);
  return answer;
}

const asArgument = (authorisation: object): string => JSON.stringify(JSON.stringify(authorisation));

const authorise = (client: Client, authorisation: object): Promise<Answered> =>
  decided(client, `authorise(casino: "${CASINO}", authorisation: ${asArgument(authorisation)})`);

const propose = (client: Client, authorisation: object): Promise<Answered> =>
  decided(client, `proposeAuthorisation(casino: "${CASINO}", authorisation: ${asArgument(authorisation)})`);

const approve = (client: Client, proposal = 'none'): Promise<Answered> =>
  decided(client, `recordAuthorisation(casino: "${CASINO}", proposal: "${proposal}")`);

const withdraw = (client: Client, proposal = 'none'): Promise<Answered> =>
  decided(client, `withdrawAuthorisation(casino: "${CASINO}", proposal: "${proposal}")`);

/** A later authorisation, which two persons record. */
const authoriseLater = async (authorisation: object): Promise<Answered> =>
  approve(deputy, (await propose(director, authorisation)).eventId);

const proposals = async (): Promise<object[]> => {
  const { authorisations } = await teller.ask<{ authorisations: { proposed: object[] } }>(
    `{ authorisations(casino: "${CASINO}") { proposed { eventId authorisation proposedBy } } }`,
  );
  return authorisations.proposed;
};

const known = (receipt: string): Promise<unknown> =>
  teller.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });

async function take(event: object): Promise<void> {
  const { receipt } = (await teller.stream([event])).at(-1)!['summary'] as { receipt: string };
  await known(receipt);
}

async function codes(): Promise<string[]> {
  const { findings } = await teller.ask<{ findings: { edges: { node: { code: string } }[] } }>(
    `{ findings(casino: "${CASINO}", code: "casino-not-authorised") { edges { node { code } } } }`,
  );
  return findings.edges.map(({ node }) => node.code);
}

const opened = (gamingday: string): object => ({
  ...tell('table.opened', {
    game: 'roulette-french',
    minimum: 200,
    tier: 1,
    float: { amount: 0 },
    captures: { rounds: true, buyIns: true },
    staff: [{ id: 'E-1' }],
  }),
  gamingday,
});

beforeAll(async () => {
  running = await startServiceUnderTest();
  teller = new Client(running.url, await running.makeWorldKey());
  director = new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager']));
  deputy = new Client(running.url, await running.makePersonKey('Luis Soto', ['manager']));
  await take(tell('ledger.opened', { balances: [] }, { at: 'office' }));
});
afterAll(() => running.stop());

describe('an authorisation recorded by a person', () => {
  it('names the person and the document, and is in force from its first day on, also for earlier records', async () => {
    await take(opened('2026-01-03'));
    expect(await codes()).toEqual(['casino-not-authorised']);
    expect(await authorise(director, AUTHORISATION)).toMatchObject({
      __typename: 'AuthorisationRecorded',
      what: 'casino.authorised',
    });
    await take(opened('2026-01-04'));
    expect(await codes()).toEqual([]);
    await take(opened('2026-01-01'));
    expect(await codes()).toHaveLength(1);
    const { events } = await teller.ask<{ events: { edges: { node: { bytes: string } }[] } }>(
      `{ events(casino: "${CASINO}", eventType: "cagnotte.casino.authorised.v1") { edges { node { bytes } } } }`,
    );
    expect(events.edges.map(({ node }) => JSON.parse(node.bytes) as object)).toMatchObject([
      {
        source: '/casinos/granada/accounting',
        gamingday: '2026-01-02',
        data: { ...AUTHORISATION, by: { id: staffNumber('Carmen Ortega'), name: 'Carmen Ortega' } },
      },
    ]);
  });

  it('replaces the former one from its first day on', async () => {
    const later = { ...AUTHORISATION, validFrom: '2026-02-01', document: 'RES-2026/15' };
    expect((await authoriseLater(later)).__typename).toBe('AuthorisationRecorded');
    expect((await authoriseLater(AUTHORISATION)).__typename).toBe('AuthorisationRecorded');
    const { authorisations } = await teller.ask<{ authorisations: object }>(
      `{ authorisations(casino: "${CASINO}") { authorisations {
           validFrom rulebook games tables { table game seats unlimitedBank } pools
           answers { point answer } accounting } } }`,
    );
    const shown = {
      validFrom: '2026-01-02',
      rulebook: 'ES-AN-2010',
      games: ['roulette-french'],
      tables: [{ table: 'T1', game: 'roulette-french', seats: null, unlimitedBank: false }],
      pools: [],
      answers: [{ point: 'OP1-01', answer: 'down-to-cent' }],
      accounting: '{"nextDay":"warn"}',
    };
    expect(authorisations).toEqual({
      authorisations: [shown, { ...shown, validFrom: '2026-02-01' }, shown],
    });
  });
});

describe('the letterhead of an authorisation', () => {
  const letterheadOf = async (accounting: object): Promise<unknown> => {
    expect((await authoriseLater({ ...AUTHORISATION, accounting })).__typename).toBe('AuthorisationRecorded');
    const { authorisations } = await teller.ask<{ authorisations: { authorisations: object[] } }>(
      `{ authorisations(casino: "${CASINO}") { authorisations { letterhead { company taxNumber name address } } } }`,
    );
    return authorisations.authorisations.at(-1);
  };

  it('states company and casino', async () => {
    const letterhead = {
      company: 'Juegos del Sur, S. A.',
      taxNumber: 'A18000018',
      name: 'Casino de Granada',
      address: 'Calle Real 1, Granada',
    };
    expect(await letterheadOf({ letterhead })).toEqual({ letterhead });
  });

  it('names the company of the duty if it states none, and nothing else', async () => {
    const nothing = { company: null, taxNumber: null, name: null, address: null };
    expect(await letterheadOf({ duty: { per: 'company', company: 'Juegos del Sur' } })).toEqual({
      letterhead: { ...nothing, company: 'Juegos del Sur' },
    });
    expect(await letterheadOf({})).toEqual({ letterhead: nothing });
  });

  it('is refused with an invalid tax number, naming the field', async () => {
    const answer = await authorise(director, {
      ...AUTHORISATION,
      accounting: { letterhead: { taxNumber: 'none' } },
    });
    expect(answer).toMatchObject({
      __typename: 'AuthorisationRefused',
      detail: expect.stringContaining('taxNumber') as string,
    });
  });
});

describe('an authorisation is refused', () => {
  const refusedWith = async (authorisation: object, client = director): Promise<Answered> => {
    const answer = await authorise(client, authorisation);
    expect(answer.__typename).toBe('AuthorisationRefused');
    return answer;
  };

  it('with a game that its rulebook does not have: which one, in two languages and with the rule', async () => {
    expect(await refusedWith({ ...AUTHORISATION, games: ['tute'], tables: [] })).toMatchObject({
      code: 'AUTHORISATION.GAME_NOT_IN_RULEBOOK',
      about: ['tute'],
      detail: null,
      message: expect.stringContaining('catalogue'),
      messageEs: expect.stringContaining('catálogo'),
      citation: expect.stringContaining('authorisation'),
      citationEs: expect.stringContaining('autorización'),
    });
  });

  it('with a maximum for no bet of its game, recorded at once or proposed: the names that the game has', async () => {
    const maxima = { '*': 100_000, pleno: 7_000 };
    const authorisation = { ...AUTHORISATION, tables: [{ ...AUTHORISATION.tables[0], maxima }] };
    const refusal = {
      __typename: 'AuthorisationRefused',
      code: 'AUTHORISATION.UNKNOWN_BET',
      about: ['T1: authorised maxima["pleno"]'],
      detail: expect.stringContaining('straight-up') as unknown,
      detailEs: expect.stringContaining('límites de straight-up') as unknown,
    };
    expect(await authorise(director, authorisation)).toMatchObject(refusal);
    expect(await propose(director, authorisation)).toMatchObject(refusal);
  });

  it('with unknown data, naming field and fault', async () => {
    expect(await refusedWith({ ...AUTHORISATION, validFrom: 'tomorrow' })).toMatchObject({
      code: 'AUTHORISATION.DOES_NOT_FIT',
      detail: expect.stringContaining('/data/validFrom'),
      detailEs: expect.stringContaining('/data/validFrom'),
    });
  });

  it('in another currency than that of the books', async () => {
    expect(await refusedWith({ ...AUTHORISATION, currency: 'USD' })).toMatchObject({
      code: 'AUTHORISATION.DOES_NOT_FIT',
      detail: expect.stringContaining('EUR'),
    });
  });

  it('without the document of the authority', async () => {
    expect(await refusedWith(WITHOUT_PAPER)).toMatchObject({ code: 'AUTHORISATION.WITHOUT_DOCUMENT' });
  });

  it('of a key that belongs to a system', async () => {
    expect(await refusedWith(AUTHORISATION, teller)).toMatchObject({ code: 'AUTHORISATION.NOT_A_PERSON' });
  });

  it('if it is not JSON, as bad input', async () => {
    const { errors } = await director.graphql(
      `mutation { authorise(casino: "${CASINO}", authorisation: "{") { __typename } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('a later authorisation takes two persons', () => {
  const LATER = { ...AUTHORISATION, document: 'RES-2026/20', validFrom: '2026-01-02' };
  let proposal: string;

  it('tells a single person how to propose it', async () => {
    expect(await authorise(director, LATER)).toMatchObject({ code: 'AUTHORISATION.TWO_PERSONS' });
  });

  it('proposed by one, it is listed and changes nothing', async () => {
    const answer = await propose(director, LATER);
    expect(answer).toMatchObject({ what: 'casino.authorisation-proposed' });
    proposal = answer.eventId!;
    expect(await proposals()).toEqual([
      { eventId: proposal, authorisation: JSON.stringify(LATER), proposedBy: 'Carmen Ortega' },
    ]);
    const { authorisations } = await teller.ask<{ authorisations: { authorisations: object[] } }>(
      `{ authorisations(casino: "${CASINO}") { authorisations { validFrom } } }`,
    );
    expect(authorisations.authorisations).toHaveLength(6);
    expect(await propose(director, LATER)).toMatchObject({ code: 'AUTHORISATION.ALREADY_PROPOSED' });
  });

  it('is refused as a proposal if it could not be recorded', async () => {
    expect(await propose(director, WITHOUT_PAPER)).toMatchObject({ code: 'AUTHORISATION.WITHOUT_DOCUMENT' });
    expect(await propose(teller, LATER)).toMatchObject({ code: 'AUTHORISATION.NOT_A_PERSON' });
  });

  it('is not approved by the person who proposed it, by a key of a system, or without a proposal', async () => {
    expect(await approve(director, proposal)).toMatchObject({ code: 'AUTHORISATION.SAME_PERSON' });
    expect(await approve(teller, proposal)).toMatchObject({ code: 'AUTHORISATION.NOT_A_PERSON' });
    expect(await approve(deputy)).toMatchObject({ code: 'AUTHORISATION.NOTHING_PROPOSED' });
  });

  it('is withdrawn by who proposed it alone, is not listed or approved then, and can be proposed again', async () => {
    const wanted = { ...LATER, document: 'RES-2026/24' };
    const { eventId: first } = await propose(director, wanted);
    expect(await withdraw(teller, first)).toMatchObject({ code: 'AUTHORISATION.NOT_A_PERSON' });
    expect(await withdraw(deputy, first)).toMatchObject({ code: 'AUTHORISATION.NOT_YOURS' });
    expect(await withdraw(director)).toMatchObject({ code: 'AUTHORISATION.NOTHING_PROPOSED' });
    expect(await withdraw(director, first)).toMatchObject({ what: 'casino.authorisation-withdrawn' });
    expect(await proposals()).toMatchObject([{ eventId: proposal }]);
    expect(await approve(deputy, first)).toMatchObject({ code: 'AUTHORISATION.WITHDRAWN' });
    expect(await withdraw(director, first)).toMatchObject({ code: 'AUTHORISATION.WITHDRAWN' });
    const { eventId: second } = await propose(director, wanted);
    expect(await proposals()).toMatchObject([{ eventId: second }, { eventId: proposal }]);
    expect(await propose(director, wanted)).toMatchObject({ code: 'AUTHORISATION.ALREADY_PROPOSED' });
    expect(await withdraw(director, second)).toMatchObject({ what: 'casino.authorisation-withdrawn' });
  });

  it('approved by another it counts, under both names, and ends every proposal that did not know of it', async () => {
    const other = await propose(deputy, { ...LATER, document: 'RES-2026/21' });
    expect(await approve(deputy, proposal)).toMatchObject({ what: 'casino.authorised' });
    expect(await proposals()).toEqual([]);
    expect(await approve(director, other.eventId)).toMatchObject({
      code: 'AUTHORISATION.AUTHORISED_MEANWHILE',
    });
    expect(await approve(deputy, proposal)).toMatchObject({ code: 'AUTHORISATION.AUTHORISED_MEANWHILE' });
    expect(await withdraw(director, proposal)).toMatchObject({ code: 'AUTHORISATION.AUTHORISED_MEANWHILE' });
    const { events } = await teller.ask<{ events: { edges: { node: { bytes: string } }[] } }>(
      `{ events(casino: "${CASINO}", eventType: "cagnotte.casino.authorised.v1") { edges { node { bytes } } } }`,
    );
    expect(JSON.parse(events.edges.at(-1)!.node.bytes)).toMatchObject({
      gamingday: '2026-01-02',
      data: { ...LATER, proposal, by: { name: 'Carmen Ortega' }, approvedBy: { name: 'Luis Soto' } },
    });
  });

  it('counts once if two are approved at the same time', async () => {
    const made = ['RES-2026/22', 'RES-2026/23'].map((document) => propose(director, { ...LATER, document }));
    const proposed = await Promise.all(made);
    const both = await Promise.all(proposed.map(({ eventId }) => approve(deputy, eventId)));
    expect(both.flatMap(({ code }) => code ?? [])).toEqual(['AUTHORISATION.AUTHORISED_MEANWHILE']);
  });
});

describe('an authorisation of a casino of which nothing was recorded yet', () => {
  const NEW = 'sierra-nueva';
  const authoriseNew = async (client: Client, casino: string, newCasino = true) => {
    const text = JSON.stringify(JSON.stringify(AUTHORISATION));
    return client.graphql<{ authorise: Answered & { detail?: string } }>(
      `mutation { authorise(casino: "${casino}", authorisation: ${text}, newCasino: ${newCasino}) {
           __typename ... on AuthorisationRecorded { receipt } ... on AuthorisationRefused { code about detail } } }`,
    );
  };

  it('is its first record, by any person who may authorise there; its tables are then known', async () => {
    const { data } = await authoriseNew(director, NEW);
    expect(data).toMatchObject({ authorise: { __typename: 'AuthorisationRecorded' } });
    await known(data!.authorise.receipt!);
    const { casinos } = await teller.ask<{ casinos: { id: string; position: number }[] }>(
      '{ casinos { id position } }',
    );
    expect(casinos).toContainEqual({ id: NEW, position: 1 });
    const { authorisations } = await teller.ask<{ authorisations: object }>(
      `{ authorisations(casino: "${NEW}") { authorisations { validFrom tables { table } } } }`,
    );
    expect(authorisations).toEqual({
      authorisations: [{ validFrom: '2026-01-02', tables: [{ table: 'T1' }] }],
    });
  });

  it('is refused without the statement that the casino is new, since its name may be mistyped', async () => {
    const { data } = await authoriseNew(director, 'granda', false);
    expect(data).toMatchObject({ authorise: { code: 'AUTHORISATION.UNKNOWN_CASINO', about: ['granda'] } });
    const { casinos } = await teller.ask<{ casinos: { id: string }[] }>('{ casinos { id } }');
    expect(casinos.map(({ id }) => id)).not.toContain('granda');
  });

  it('is refused to a key for other casinos', async () => {
    const stranger = new Client(running.url, await running.makePersonKey('Luis Vega', ['manager'], [CASINO]));
    const { errors } = await authoriseNew(stranger, 'costa-nueva');
    expect(errors).toMatchObject([{ extensions: { refusal: { code: 'ACCESS.CASINO_CLOSED' } } }]);
  });

  it('is refused under an invalid casino name', async () => {
    const { data } = await authoriseNew(director, 'Costa Nueva');
    expect(data).toMatchObject({ authorise: { code: 'AUTHORISATION.DOES_NOT_FIT' } });
  });

  it('with a time zone that there is not is refused, and what came as history is found', async () => {
    const wrong = { ...AUTHORISATION, timeZone: 'Europe/Granada' };
    expect(await authorise(director, wrong)).toMatchObject({
      code: 'AUTHORISATION.UNKNOWN_TIME_ZONE',
      about: ['timeZone "Europe/Granada"'],
      message: expect.stringContaining('Atlantic/Canary') as string,
      messageEs: expect.stringContaining('Atlantic/Canary') as string,
      citation: expect.stringContaining('1979') as string,
    });
    expect(await authorise(director, { ...AUTHORISATION, timeZone: 'Madrid, Spain' })).toMatchObject({
      code: 'AUTHORISATION.DOES_NOT_FIT',
      detail: expect.stringContaining('must be the IANA name of a time zone') as string,
      detailEs: expect.stringContaining('debe ser el nombre IANA de una zona horaria') as string,
    });
    const history = tell(
      'casino.authorised',
      { ...wrong, accounting: {} },
      { at: 'accounts', id: 'without-zone' },
    );
    const { summary } = (await running.tellHistory([history])).at(-1)! as { summary: { receipt: string } };
    await known(summary.receipt);
    const { findings, casinos } = await teller.ask<{
      findings: { edges: { node: object }[] };
      casinos: object[];
    }>(
      `{ findings(casino: "${CASINO}", code: "time-zone-unknown") { edges { node { severity expected found } } }
         casinos { id clocks { timeZone } } }`,
    );
    expect(findings.edges.map(({ node }) => node)).toEqual([
      {
        severity: 'advisory',
        expected: 'an IANA name, like Europe/Madrid; hours are printed as of Europe/Madrid',
        found: 'timeZone "Europe/Granada"',
      },
    ]);
    expect(casinos).toContainEqual({ id: CASINO, clocks: [{ timeZone: 'Europe/Madrid' }] });
  });

  it('with a chart of unknown accounts is refused, and what came as history is found', async () => {
    const chart = { codes: { 'cash:till': '57000000', 'win:roulette-french': '70100001' } };
    const answer = await authorise(director, { ...AUTHORISATION, accounting: { chart } });
    expect(answer).toMatchObject({
      code: 'AUTHORISATION.UNKNOWN_ACCOUNT',
      about: ['accounting.chart.codes "cash:till" (~ cash:cage, cash:drop, cash)'],
    });
    const history = tell(
      'casino.authorised',
      { ...AUTHORISATION, accounting: { chart } },
      { at: 'accounts', id: 'with-chart' },
    );
    const { summary } = (await running.tellHistory([history])).at(-1)! as { summary: { receipt: string } };
    await known(summary.receipt);
    const { findings } = await teller.ask<{ findings: { edges: { node: object }[] } }>(
      `{ findings(casino: "${CASINO}", code: "chart-key-unknown") { edges { node { severity expected found } } } }`,
    );
    expect(findings.edges.map(({ node }) => node)).toEqual([
      {
        severity: 'advisory',
        expected: 'an account of the ledger, or the beginning of one; like it are cash:cage, cash:drop, cash',
        found: 'accounting.chart.codes "cash:till"',
      },
    ]);
  });
});

describe('the cards of the tables', () => {
  const cards = async (query: string, client?: Client): Promise<[number, string]> => {
    const { url, key } = client ?? director;
    const answer = await fetch(`${url}/v1/table-cards?casino=${query}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const isPdf = answer.headers.get('content-type') === 'application/pdf';
    const body = Buffer.from(await answer.arrayBuffer());
    return [answer.status, isPdf ? body.toString('latin1', 0, 5) : body.toString()];
  };

  it('are a PDF of the authorisation in force on a day', async () => {
    const [last = ''] = await daysOfAuthorisations();
    expect(await cards(`${CASINO}&day=${last}`)).toEqual([200, '%PDF-']);
    expect(await cards(`${CASINO}&day=${last}&language=both`)).toEqual([200, '%PDF-']);
  });

  it.each([
    ['day=2020-01-01', 'rija una autorización'],
    ['day=2026-13-01', 'una jornada como'],
    ['day=2026-12-31&table=NONE', 'una mesa de la autorización'],
    ['day=2026-12-31&language=fr', 'es, en o both'],
  ])('are refused for %s, with what it must be', async (query, remedy) => {
    const [status, body] = await cards(`${CASINO}&${query}`);
    expect([status, JSON.parse(body)]).toEqual([
      400,
      expect.objectContaining({
        code: 'BOOK.UNKNOWN_VALUE',
        messageEs: expect.stringContaining(remedy) as string,
      }),
    ]);
  });

  it('are refused for a casino that is not open to the credential', async () => {
    expect(
      (
        await cards(
          'malaga&day=2026-12-31',
          new Client(running.url, await running.makePersonKey('Rosa Vidal', ['manager'], ['granada'])),
        )
      )[0],
    ).toBe(403);
  });
});

async function daysOfAuthorisations(): Promise<string[]> {
  const { authorisations } = await teller.ask<{
    authorisations: { authorisations: { validFrom: string }[] };
  }>(`{ authorisations(casino: "${CASINO}") { authorisations { validFrom } } }`);
  return authorisations.authorisations
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .reverse();
}
