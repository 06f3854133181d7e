import { ACCESS_SOURCES, type AccessSources } from '../../src/access/access-sources';
import { ModulesContainer } from '@nestjs/core';
import { REQUIRED_PERMISSION } from '../../src/access/require-permission.decorator';
import { FailedAttempts } from '../../src/access/failed-attempts';
import { PERMISSIONS, type Role } from '../../src/access/permissions';
import { chipsSold, handPlayed, ledgerOpened } from '../support/sample-events/sample-events';
import { Client, type GraphqlAnswer } from '../support/service/client';
import { TestSubscriber } from '../support/service/subscriber';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
const clients = new Map<Role, Client>();
let administrator: Client;
let receipt: string;

beforeAll(async () => {
  running = await startServiceUnderTest(undefined, { trustedProxies: ['127.0.0.1'] });
  for (const role of ROLES) {
    const key = role === 'administrator' ? running.makeWorldKey() : running.makeKey([role]);
    clients.set(role, new Client(running.url, await key));
  }
  administrator = clients.get('administrator')!;
  const nights = ['granada', 'ronda'].flatMap((casino) => [
    ledgerOpened({}, { casino }),
    chipsSold({ slip: 'S-1' }, { casino }),
    handPlayed({ rake: { due: 10, dropped: 11 } }, { casino }),
    chipsSold({ amount: 1 }, { casino }),
    poolOpened({ casino }),
  ]);
  const answer = await administrator.stream([...nights, 'a delivery of nobody' as unknown as object]);
  receipt = (answer.at(-1)!['summary'] as { receipt: string }).receipt;
  await administrator.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  // A decision, for subscriptions to decisions.
  const accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  for (const casino of ['granada', 'ronda']) {
    const { openGamingDay } = await accountant.ask<{ openGamingDay: { code?: string } }>(
      `mutation { openGamingDay(casino: "${casino}", day: "2026-01-01") { ... on GamingDayRefused { code } } }`,
    );
    expect(openGamingDay).toEqual({});
  }
});
afterAll(() => running.stop());

/** A pool without a seed. */
const poolOpened = ({ casino }: { readonly casino: string }): object => ({
  specversion: '1.0',
  id: 'pool',
  source: `/casinos/${casino}/office`,
  type: 'cagnotte.jackpot.opened.v1',
  time: '2026-03-14T21:00:00+01:00',
  gamingday: '2026-03-14',
  data: {
    pool: 'carrusel',
    currency: 'EUR',
    meterBefore: 0,
    meterAfter: 0,
    seed: 0,
    game: 'caribbean-stud',
    rate: { numerator: 80, denominator: 100 },
    tables: ['CS1'],
    approvedBy: [{ id: 'E-1' }, { id: 'E-2' }],
  },
});

const ROLES = [
  ...(['ingest', 'pit', 'cage', 'count', 'accountant'] as const),
  ...(['manager', 'inspector', 'auditor', 'administrator'] as const),
];

/** The permissions of roles: `x` has it, `-` does not. Written by hand, independent of the service. */
const MATRIX = `
  events:record        x x x - x - - - x
  sheets:import        - - - - x - - - x
  schemas:read         x - - - - - - x x
  events:read          - - - - x x x x x
  tables:read          - x - - x x x x x
  ledger:read          - - - - x x x x x
  reports:read         - - - - x x x x x
  findings:read        - x - - x x x x x
  findings:acknowledge - x - - x x - - x
  findings:decide      - - - - x x - - x
  quarantine:read      - - - - x - - x x
  quarantine:discard   - - - - x - - - x
  days:read            - - - - x x x x x
  days:explain         - - - - x - - - x
  days:close           - - - - x - - - x
  days:certify         - - - - - x - - x
  days:reopen          - - - - x x - - x
  metrics:read         - - - - - - - x x
  corrections:read     - - - - x x x x x
  corrections:decide   - - - - x x - - x
  counts:record        - - - - x x - - x
  counts:submit        - - - x - - - - x
  capture:read         - x x x x - - - x
  customers:read       - - - - x x x x x
  customers:identify   - - - - x x - - x
  slips:read           - x x - x x x x x
  documents:read       - - - - x x x x x
  documents:attach     - - - - x x - - x
  casinos:read         - x x x x x x x x
  casinos:authorise    - - - - - x - - x
  personal:read        - - - - - x - x x
  personal:erase       - - - - - x - - x
  packs:read           - - - - x x - x x
  packs:decide         - - - - x x - - x
  integrity:read       - - - - x x x x x
  people:read          - - - - - - - x x
  people:manage        - - - - - - - - x
  security-log:read    - - - - - - - x x
  keys:manage          - - - - - - - - x
`;

type Verdict = 'lets in' | 'sends away';

const overGraphql =
  (query: string, variables: object = {}) =>
  async (client: Client): Promise<Verdict> => {
    const { data, errors = [] } = await client.graphql(query, variables);
    if (errors.length === 0) return 'lets in';
    expect(errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', refusal: { code: 'ACCESS.DOOR_CLOSED' } } },
    ]);
    expect(Object.values(data ?? {}).filter((answer) => answer !== null)).toEqual([]);
    return 'sends away';
  };

const overHttp =
  (path: string, init?: RequestInit, refusedInside?: string) =>
  async (client: Client): Promise<Verdict> => {
    const { status, body } = await client.send(path, init);
    if (status === 200 || (refusedInside !== undefined && body['code'] === refusedInside)) return 'lets in';
    expect([status, body['code']]).toEqual([403, 'ACCESS.DOOR_CLOSED']);
    return 'sends away';
  };

/** Tries a subscription; an admitted client waits for its first delivery. */
const overWebSocket =
  (field: string, from = ', after: 0') =>
  async ({ url, key }: Client): Promise<Verdict> => {
    const subscriber = new TestSubscriber(url, key);
    const asked = subscriber.subscribe(`subscription { ${field}(casino: "granada"${from}) { position } }`);
    const { errors } = await asked.answer().catch((failure: { reason: string }) => {
      throw new Error(failure.reason);
    });
    subscriber.close();
    if (!errors) return 'lets in';
    expect(errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', refusal: { code: 'ACCESS.DOOR_CLOSED' } } },
    ]);
    return 'sends away';
  };

const delivery = (form: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': `application/${form}` },
  body,
});
const recorded = JSON.stringify(chipsSold({ slip: 'S-1' }, { casino: 'granada' }));
const list = (name: string): string => `{ ${name}(casino: "granada") { position edges { cursor } } }`;

const lists = (...names: readonly string[]): Record<string, (client: Client) => Promise<Verdict>> =>
  Object.fromEntries(names.map((name) => [name, overGraphql(list(name))]));

/** Tries a decision, which is refused later because the keys are of services. */
const decides = (decision: string, more = ''): ((client: Client) => Promise<Verdict>) =>
  overGraphql(`mutation { ${decision}(casino: "granada", day: "2026-03-14"${more}) { __typename } }`);

/** All interfaces by permission. */
const WAYS_IN: Record<string, Record<string, (client: Client) => Promise<Verdict>>> = {
  'events:record': {
    'one event': overHttp('/v1/events', delivery('cloudevents+json', recorded)),
    'a batch': overHttp('/v1/events', delivery('cloudevents-batch+json', `[${recorded}]`)),
    'a stream': overHttp('/v1/events', delivery('x-ndjson', recorded)),
    'a stream with all answers': overHttp('/v1/events?answers=all', delivery('x-ndjson', recorded)),
    leaseSlipNumbers: overGraphql(
      'mutation { leaseSlipNumbers(casino: "ronda", gamingDay: "2026-03-14", pad: "E-", tablet: "pit-1", request: "a") { last } }',
    ),
    sourceState: overGraphql(
      '{ sourceState(casino: "granada", source: "/casinos/granada/tables/RF1") { lastSequence } }',
    ),
    recordEvents: overGraphql('mutation ($events: [String!]!) { recordEvents(events: $events) { kept } }', {
      events: [recorded],
    }),
  },
  'sheets:import': {
    'the preview of a sheet': overHttp('/v1/sheets/preview?casino=granada', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sheet: Buffer.from('a;b\n1;2\n').toString('base64') }),
    }),
    'the import of a sheet': overHttp(
      '/v1/sheets/import?casino=granada',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"sheet":""}' },
      'SHEET.MALFORMED',
    ),
  },
  'security-log:read': { securityLog: overGraphql('{ securityLog { edges { cursor } } }') },
  'schemas:read': {
    schema: overHttp('/v1/events/schemas/cagnotte.hand.played.v1'),
    'schema of a notice': overHttp('/v1/notices/schemas/cagnotte.notice.test.v1'),
  },
  'events:read': {
    ...lists('events'),
    event: overGraphql('{ event(casino: "granada", recordNumber: 1) { __typename } }'),
  },
  'tables:read': {
    ...lists(
      'tables',
      'hands',
      'rounds',
      'tableSessions',
      'playerBanks',
      'incidents',
      'tableReadings',
      'equipment',
      'equipmentMovements',
      'bankDeposits',
      'jackpots',
      'unpaidPrizes',
      'commissions',
    ),
    tableSession: overGraphql(
      '{ tableSession(casino: "granada", gamingDay: "2026-03-14", table: "RF-1") { __typename } }',
    ),
    round: overGraphql(
      '{ round(casino: "granada", gamingDay: "2026-03-14", table: "RF-1", roundNo: 1) { __typename } }',
    ),
    playerBank: overGraphql(
      '{ playerBank(casino: "granada", gamingDay: "2026-03-14", table: "CF-1", bank: "B-1") { __typename } }',
    ),
    bankStatement: overGraphql(
      '{ bankStatement(casino: "granada", gamingDay: "2026-03-14", table: "CF-1", bank: "B-1") { position } }',
    ),
    jackpot: overGraphql('{ jackpot(casino: "granada", pool: "B") { __typename } }'),
    'cards of tables': overHttp(
      '/v1/table-cards?casino=granada&day=2026-03-14',
      undefined,
      'BOOK.UNKNOWN_VALUE',
    ),
    tableActivity: overWebSocket('tableActivity'),
    floorAlerts: overGraphql('{ floorAlerts(casino: "granada") { position } }'),
    floorAlertsChanged: overWebSocket('floorAlertsChanged', ''),
    jackpotMeter: overWebSocket('jackpotMeter'),
    tableDisplay: overGraphql('{ tableDisplay(casino: "granada", table: "CS1") { __typename } }'),
  },
  'reports:read': {
    masterGameReport: overGraphql('{ masterGameReport(casino: "granada", day: "2026-03-14") { position } }'),
    performance: overGraphql(
      '{ performance(casinos: ["granada"], from: "2026-03-14", to: "2026-03-14", by: [GAME]) { position } }',
    ),
    'figures as a file': overHttp(
      '/v1/lists/performance?casinos=granada&from=2026-03-14&to=2026-03-14&by=GAME',
    ),
  },
  'ledger:read': {
    slipControl: overGraphql('{ slipControl(casino: "granada", from: "2026-03-14") { position } }'),
    books: overGraphql('{ books(casino: "granada", day: "2026-03-14") { position } }'),
    trialBalance: overGraphql('{ trialBalance(casino: "granada") { position } }'),
    chipPosition: overGraphql('{ chipPosition(casino: "granada") { position } }'),
    account: overGraphql('{ account(casino: "granada", account: "cash:cage") { __typename } }'),
    generalLedger: overGraphql(
      '{ generalLedger(casino: "granada", account: "cash:cage") { position edges { cursor } } }',
    ),
    'a book as a file': overHttp('/v1/books/anticipos?casino=granada&day=2026-01-01'),
    'a trial balance as a file': overHttp('/v1/lists/trial-balance?casino=granada'),
    // An unsupported format, so that admitted clients do not wait for all books.
    'all books of a day': overHttp(
      '/v1/books?casino=granada&day=2026-01-01&format=pdf',
      undefined,
      'BOOK.UNKNOWN_VALUE',
    ),
    'the manifest of a file': overHttp('/v1/books/anticipos/manifest?casino=granada&day=2026-01-01'),
    book: overGraphql('{ book(casino: "granada", day: "2026-03-14", book: ANTICIPOS) { __typename } }'),
    gamingDutyReturn: overGraphql(
      '{ gamingDutyReturn(casino: "granada", year: 2026, quarter: 1) { __typename } }',
    ),
    dutyQuarters: overGraphql('{ dutyQuarters(casino: "granada", year: 2026) { __typename } }'),
    dutyOfCasinos: overGraphql('{ dutyOfCasinos(casinos: ["granada"], year: 2026) { __typename } }'),
    explain: overGraphql('{ explain(casino: "granada", figure: "balance/cash:cage") { __typename } }'),
    explainTree: overGraphql('{ explainTree(casino: "granada", figure: "balance/cash:cage") { position } }'),
    search: overGraphql('{ search(casino: "granada", text: "A-0001") { position } }'),
    restatement: overGraphql(
      '{ restatement(casino: "granada", between: [{position: 0}, {position: 0}]) { position edges { cursor } } }',
    ),
    ...lists('accounts', 'journal', 'lostMoney', 'tips', 'tipTotals', 'cageCounts'),
    gamingDayTotals: overWebSocket('gamingDayTotals'),
  },
  'findings:read': {
    findings: overGraphql(list('findings')),
    findingCounts: overGraphql('{ findingCounts(casino: "granada", by: CODE) { position } }'),
    findingRaised: overWebSocket('findingRaised'),
    findingChanged: overWebSocket('findingChanged'),
  },
  'quarantine:read': { quarantine: overGraphql(list('quarantine')) },
  'corrections:read': lists('corrections', 'clearings'),
  'corrections:decide': {
    'secondPersons who correct': overGraphql(
      '{ secondPersons(casino: "granada", permission: CORRECTIONS_DECIDE, proposedBy: "0") { id } }',
    ),
    correctionPreview: overGraphql(
      '{ correctionPreview(casino: "granada", source: "/casinos/granada/cage", event: "x") { __typename } }',
    ),
    proposeCorrection: overGraphql(
      'mutation { proposeCorrection(casino: "granada", source: "/casinos/granada/cage", event: "x", reason: "x") { __typename } }',
    ),
    withdrawCorrection: overGraphql(
      'mutation { withdrawCorrection(casino: "granada", proposal: "x") { __typename } }',
    ),
    recordCorrection: overGraphql(
      'mutation { recordCorrection(casino: "granada", proposal: "x") { __typename } }',
    ),
    proposeClearing: decides('proposeClearing', ', clearing: "{}"'),
    recordClearing: overGraphql(
      'mutation { recordClearing(casino: "granada", proposal: "x") { __typename } }',
    ),
  },
  'personal:read': {
    ...lists('personalData', 'erasures'),
    personalTexts: overGraphql('{ personalTexts(casino: "granada", record: 1) { path } }'),
  },
  'personal:erase': {
    proposeErasure: overGraphql(
      'mutation { proposeErasure(casino: "granada", subjects: ["x"], reason: "x") { __typename } }',
    ),
    recordErasure: overGraphql('mutation { recordErasure(casino: "granada", proposal: "x") { __typename } }'),
  },
  'packs:read': {
    ...lists('packMails'),
    packRecipients: overGraphql('{ packRecipients(casino: "granada") { mailServer } }'),
    packPreview: overGraphql('{ packPreview(casino: "granada", month: "2026-03") { subject } }'),
  },
  'packs:decide': {
    'secondPersons who approve a recipient': overGraphql(
      '{ secondPersons(casino: "granada", permission: PACKS_DECIDE, proposedBy: "0") { id } }',
    ),
    proposePackRecipient: overGraphql(
      'mutation { proposePackRecipient(casino: "granada", mailbox: "x") { __typename } }',
    ),
    approvePackRecipient: overGraphql(
      'mutation { approvePackRecipient(casino: "granada", recipient: "x") { __typename } }',
    ),
    endPackRecipient: overGraphql(
      'mutation { endPackRecipient(casino: "granada", recipient: "x") { __typename } }',
    ),
    sendPackAgain: overGraphql(
      'mutation { sendPackAgain(casino: "granada", recipient: "x", month: "2026-03") { __typename } }',
    ),
  },
  'findings:acknowledge': {
    acknowledgeFinding: overGraphql(
      'mutation { acknowledgeFinding(casino: "granada", finding: "x") { __typename } }',
    ),
    acknowledgeFloorAlert: overGraphql(
      'mutation { acknowledgeFloorAlert(casino: "granada", alert: "x") { __typename } }',
    ),
    acknowledgeFindings: overGraphql(
      'mutation { acknowledgeFindings(casino: "granada", findings: ["x"]) { finding } }',
    ),
    assignFinding: overGraphql(
      'mutation { assignFinding(casino: "granada", finding: "x", to: "17") { __typename } }',
    ),
    noteOnFinding: overGraphql(
      'mutation { noteOnFinding(casino: "granada", finding: "x", note: "x") { __typename } }',
    ),
  },
  'findings:decide': {
    resolveFinding: overGraphql(
      'mutation { resolveFinding(casino: "granada", finding: "x", reason: "x") { __typename } }',
    ),
  },
  'quarantine:discard': {
    discardDelivery: overGraphql(
      'mutation { discardDelivery(casino: "granada", delivery: "x", reason: "x") { __typename } }',
    ),
  },
  'counts:record': {
    recordCount: overGraphql(
      `mutation { recordCount(casino: "granada", kind: CAGE, gamingDay: "2026-03-14",
         countedAt: "2026-03-15T05:00:00Z", count: "{}") { __typename } }`,
    ),
  },
  'casinos:authorise': {
    'secondPersons who authorise': overGraphql(
      '{ secondPersons(casino: "granada", permission: CASINOS_AUTHORISE, proposedBy: "0") { id } }',
    ),
    authorisationPreview: overGraphql(
      '{ authorisationPreview(casino: "granada", authorisation: "{}") { __typename } }',
    ),
    authorise: overGraphql('mutation { authorise(casino: "granada", authorisation: "{}") { __typename } }'),
    proposeAuthorisation: overGraphql(
      'mutation { proposeAuthorisation(casino: "granada", authorisation: "{}") { __typename } }',
    ),
    withdrawAuthorisation: overGraphql(
      'mutation { withdrawAuthorisation(casino: "granada", proposal: "x") { __typename } }',
    ),
    recordAuthorisation: overGraphql(
      'mutation { recordAuthorisation(casino: "granada", proposal: "x") { __typename } }',
    ),
  },
  'counts:submit': {
    submitBlindCount: overGraphql(
      `mutation { submitBlindCount(casino: "granada", kind: TIPS, gamingDay: "2026-03-14",
         countedAt: "2026-03-15T05:00:00Z", count: "{}") { __typename } }`,
    ),
  },
  'capture:read': {
    captureDesk: overGraphql('{ captureDesk(casino: "granada", tablet: "pit-1") { position } }'),
  },
  'slips:read': {
    slip: overGraphql('{ slip(casino: "granada", slip: "V-0001") { position } }'),
    slipsUnderWay: overGraphql('{ slipsUnderWay(casino: "granada") { position } }'),
    slipChanged: overWebSocket('slipChanged'),
  },
  'customers:read': {
    dayCustomers: overGraphql(
      '{ dayCustomers(casino: "granada", day: "2026-03-14") { position edges { cursor } } }',
    ),
  },
  'customers:identify': {
    identifyCustomer: decides('identifyCustomer', ', player: "x", document: DNI, documentNumber: "x"'),
    withdrawIdentification: decides('withdrawIdentification', ', player: "x", reason: "x"'),
  },
  'documents:read': {
    attachedDocuments: overGraphql(
      '{ attachedDocuments(casino: "granada", attachedTo: GAMING_DAY, about: "2026-03-14") { position } }',
    ),
    'a document as a file': overHttp(
      `/v1/documents/${'0'.repeat(64)}?casino=granada`,
      {},
      'DOCUMENT.UNKNOWN',
    ),
  },
  'documents:attach': {
    // Refused later because the keys are of services, but the body is read first.
    'the bytes of a document': overHttp(
      '/v1/documents?casino=granada',
      { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: '%PDF-1.7 %%EOF' },
      'DOCUMENT.NOT_A_PERSON',
    ),
    attachDocument: overGraphql(
      `mutation { attachDocument(casino: "granada", document: "x", fileName: "x", attachedTo: GAMING_DAY,
         about: "2026-03-14") { __typename } }`,
    ),
  },
  'casinos:read': {
    casinos: overGraphql('{ casinos { id chainHash } }'),
    authorisations: overGraphql('{ authorisations(casino: "granada") { position } }'),
    games: overGraphql('{ games { game } }'),
    areas: overGraphql('{ areas(casino: "granada") { position } }'),
  },
  'integrity:read': {
    integrity: overGraphql('{ integrity(casino: "granada") { position } }'),
    ...lists('seals'),
  },
  'days:read': {
    timeline: overGraphql('{ timeline(casino: "granada") { position } }'),
    gamingDay: overGraphql('{ gamingDay(casino: "granada", day: "2026-03-14") { __typename } }'),
    gamingDayChanged: overWebSocket('gamingDayChanged'),
    dayProgress: overGraphql('{ dayProgress(casino: "granada", day: "2026-03-14") { __typename } }'),
    dayBoard: overGraphql(
      '{ dayBoard(casino: "granada", from: "2026-01-01", to: "2026-01-31") { position edges { cursor } } }',
    ),
    ...lists('gamingDays'),
  },
  'days:explain': { saveExplanation: decides('saveExplanation', ', check: "K4"') },
  'days:close': {
    openGamingDay: decides('openGamingDay'),
    closeGamingDay: decides('closeGamingDay'),
    presentDutyReturn: overGraphql(
      `mutation { presentDutyReturn(casino: "granada", year: 2026, quarter: 1, presentedOn: "2026-04-10",
         reference: "x") { __typename } }`,
    ),
  },
  'days:certify': { certifyGamingDay: decides('certifyGamingDay') },
  'days:reopen': {
    proposeReopening: decides('proposeReopening', ', reason: "x"'),
    approveReopening: decides('approveReopening'),
  },
  'metrics:read': { metrics: overHttp('/metrics') },
  'people:read': {
    people: overGraphql('{ people { id } }'),
    person: overGraphql('{ person(id: "1") { id } }'),
    peopleProposals: overGraphql('{ peopleProposals { id } }'),
    sealKeyProposals: overGraphql('{ sealKeyProposals { id } }'),
  },
  'people:manage': {
    registerPerson: overGraphql('mutation { registerPerson(id: "", name: "") { __typename } }'),
    deactivatePerson: overGraphql('mutation { deactivatePerson(person: "0", reason: "x") { __typename } }'),
    proposeRole: overGraphql(
      'mutation { proposeRole(input: {person: "0", role: AUDITOR, everyCasino: true}) { __typename } }',
    ),
    approveRole: overGraphql('mutation { approveRole(proposal: "0") { __typename } }'),
    withdrawPeopleProposal: overGraphql('mutation { withdrawPeopleProposal(proposal: "0") { __typename } }'),
    consoleSettings: overGraphql('{ consoleSettings }'),
    proposeSealKey: overGraphql('mutation { proposeSealKey(publicKey: "", reason: "") { __typename } }'),
    approveSealKey: overGraphql('mutation { approveSealKey(proposal: "0") { __typename } }'),
    endRole: overGraphql('mutation { endRole(role: "0") { __typename } }'),
    listCredentials: overGraphql('{ credentials { id } }'),
    issueCredential: overGraphql('mutation { issueCredential(person: "0") { __typename } }'),
    approveCredential: overGraphql('mutation { approveCredential(proposal: "0") { __typename } }'),
  },
  'keys:manage': {
    apiKeys: overGraphql('{ apiKeys { id } }'),
    issueDeviceCredential: overGraphql(
      'mutation { issueDeviceCredential(input: {name: "x", kind: SERVICE, roles: [AUDITOR], casinos: ["granada"]}) { __typename } }',
    ),
    createApiKey: overGraphql(
      'mutation { createApiKey(input: {holder: "x", holderKind: SYSTEM, roles: [INGEST], casinos: ["granada"]}) { __typename } }',
    ),
    giveSqlAccess: overGraphql(
      'mutation { giveSqlAccess(input: {login: "", name: "x", casinos: ["granada"]}) { __typename } }',
    ),
    listWebhooks: overGraphql('{ webhooks { id } }'),
    registerWebhook: overGraphql(
      'mutation { registerWebhook(input: {name: "", url: "x", notices: [], casinos: ["granada"]}) { __typename } }',
    ),
    endWebhook: overGraphql('mutation { endWebhook(webhook: "x") { __typename } }'),
    renewWebhookSecret: overGraphql('mutation { renewWebhookSecret(webhook: "x") { __typename } }'),
    replayWebhook: overGraphql('mutation { replayWebhook(webhook: "x", casino: "granada") { __typename } }'),
    testWebhook: overGraphql('mutation { testWebhook(webhook: "x") { __typename } }'),
    enrolTablet: overGraphql(
      'mutation { enrolTablet(input: {name: "", casino: "granada", sources: [], classes: []}) { __typename } }',
    ),
    revokeApiKey: overGraphql('mutation { revokeApiKey(id: "0123456789abcdef") { __typename } }'),
  },
};

const rows = MATRIX.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cells = rows.flatMap(([permission, ...marks]) =>
  Object.entries(WAYS_IN[permission!]!).flatMap(([way, call]) =>
    ROLES.map((role, column) => ({
      permission: permission!,
      way,
      role,
      call,
      verdict: marks[column] === 'x' ? 'lets in' : 'sends away',
    })),
  ),
);

describe('every permission of the running service', () => {
  it.each(cells)('$permission, $way: $verdict the role $role', async ({ role, call, verdict }) => {
    expect(await call(clients.get(role)!)).toBe(verdict);
  });

  it.each([...new Set(cells.map(({ way }) => way))])('refuses a client without a key: %s', async (way) => {
    const { call } = cells.find((cell) => cell.way === way)!;
    const stranger = new Client(running.url);
    // Failed attempts are not counted, since all of them together would exceed the limit per address.
    const counted = jest.spyOn(FailedAttempts.prototype, 'failed').mockReturnValue();
    await expect(call(stranger)).rejects.toThrow(/ACCESS\.KEY_MISSING|UNAUTHENTICATED/);
    counted.mockRestore();
  });

  it('is in this table with all its handlers, and every handler has one', () => {
    const handlers = handlersOfTheService().map(({ name, permission }) => ({
      name,
      permission: permission ?? `${name} has none`,
    }));
    const behind = new Set(
      handlers.map(({ permission }) => permission).filter((each) => !OF_NO_ROLE.includes(each)),
    );
    expect([...behind].sort()).toEqual(rows.map(([permission]) => permission!).sort());
    expect([...PERMISSIONS].sort()).toEqual([...behind].sort());
    const open = handlers.filter(({ permission }) => permission === 'public').map(({ name }) => name);
    expect(open.sort()).toEqual([
      'EnrolController.enrol',
      'EnrolController.enrolPasskey',
      'EnrolController.link',
      'EnrolController.toMake',
      'HealthController.live',
      'HealthController.ready',
      'OidcController.arrive',
      'OidcController.depart',
      'OidcController.offered',
      'SessionController.demoPersons',
      'SessionController.signIn',
      'SessionController.signInToDemo',
      'SessionController.toSignIn',
      // The handler itself checks the link or the cookie of the tablet.
      'TabletController.enrol',
      'TabletController.signIn',
      'TabletController.whichOne',
      'TabletDisplayController.display',
      // The files of the browser application, which contain no figures.
      'WebController.file',
      'WebController.graphiql',
    ]);
    const ways = Object.values(WAYS_IN).flatMap(Object.keys);
    const forAnybody = handlers.filter(({ permission }) => permission === 'anybody').map(({ name }) => name);
    expect(forAnybody.sort()).toEqual([
      'CredentialResolver.revokeCredential',
      'CredentialResolver.rotateCredential',
      // The field that answers the list has the permission.
      'ListsController.list',
      // The handler asks for the permission that it is about.
      'PeopleResolver.secondPersons',
      'SessionController.end',
      'SessionController.list',
      'TabletResolver.setPin',
    ]);
    const evenWithPin = handlers.filter(({ permission }) => permission === 'even with a PIN');
    expect(evenWithPin.map(({ name }) => name).sort()).toEqual([
      'CredentialResolver.me',
      'SessionController.signOut',
      'SessionController.whoAmI',
    ]);
    const fields = handlers
      .filter(({ name, permission }) => name.includes('Resolver.') && !OF_NO_ROLE.includes(permission))
      .map(({ name }) => name.split('.')[1]!);
    expect(fields.filter((field) => !ways.includes(field))).toEqual([]);
  });
});

const OF_NO_ROLE: readonly string[] = ['public', 'anybody', 'even with a PIN'];

/** All handlers of routes and fields, with their required permissions. */
function handlersOfTheService(): { name: string; permission: string | undefined }[] {
  const modules = [...running.service.app.get(ModulesContainer).values()];
  const classes = modules.flatMap((module) =>
    [...module.controllers.values(), ...module.providers.values()].map(({ metatype }) => metatype),
  );
  const own = [...new Set(classes)].filter(
    (one): one is new () => object => typeof one === 'function' && !!one.prototype,
  );
  return own.flatMap((type) =>
    Object.entries(Object.getOwnPropertyDescriptors(type.prototype))
      .map(([name, { value }]) => ({ name, method: value as unknown }))
      .filter(
        ({ name, method }) => name !== 'constructor' && typeof method === 'function' && isHandler(method),
      )
      .map(({ name, method }) => ({
        name: `${type.name}.${name}`,
        permission: (Reflect.getMetadata(REQUIRED_PERMISSION, method as object) ??
          Reflect.getMetadata(REQUIRED_PERMISSION, type)) as string | undefined,
      })),
  );
}

const isHandler = (method: object): boolean =>
  Reflect.hasMetadata('path', method) || Reflect.hasMetadata('graphql:resolver_type', method);

describe('a key of one casino', () => {
  let own: Client;
  beforeAll(async () => {
    own = new Client(running.url, await running.makeKey(['administrator', 'ingest'], ['granada']));
  });

  const closed = { extensions: { code: 'FORBIDDEN', refusal: { code: 'ACCESS.CASINO_CLOSED' } } };
  /** Lists with items, and lists that are empty after the nights above. */
  const LISTS = [
    'journal',
    'events',
    'tables',
    'hands',
    'findings',
    'quarantine',
    'accounts',
    'commissions',
    'jackpots',
  ];
  const EMPTY_LISTS =
    'rounds tableSessions incidents tableReadings equipment equipmentMovements playerBanks bankDeposits unpaidPrizes lostMoney tips tipTotals cageCounts'.split(
      ' ',
    );

  it('sees the casino, and no other, in the list of casinos', async () => {
    expect(await own.ask('{ casinos { id } }')).toEqual({ casinos: [{ id: 'granada' }] });
    expect(await administrator.ask('{ casinos { id } }')).toEqual({
      casinos: [{ id: 'granada' }, { id: 'ronda' }, { id: 'unassigned' }],
    });
  });

  it.each([...LISTS, ...EMPTY_LISTS, 'trialBalance', 'chipPosition'])(
    'gets %s of the casino and of no other',
    async (field) => {
      const ask = (casino: string) => own.graphql(`{ ${field}(casino: "${casino}") { position } }`);
      expect(await ask('granada')).toMatchObject({ data: { [field]: { position: 6 } } });
      const answers: GraphqlAnswer<unknown>[] = [];
      for (const casino of ['ronda', 'unassigned', 'nowhere', 'granada2', 'Granada', '']) {
        const answer = await ask(casino);
        expect(answer).toMatchObject({ data: null, errors: [closed] });
        answers.push(
          JSON.parse(JSON.stringify(answer).replaceAll(casino || '.', '.')) as GraphqlAnswer<unknown>,
        );
      }
      // A hidden casino must not be distinguishable from a non-existent one.
      expect(answers[0]).toEqual(answers[2]);
    },
  );

  it('gets nothing of another casino through aliases, fragments and variables', async () => {
    const { data, errors } = await own.graphql(
      `query ($c: ID!) { mine: trialBalance(casino: "granada") { ...B } theirs: trialBalance(casino: $c) { ...B } ...Q }
       fragment B on TrialBalance { lines { account debit { amount } } }
       fragment Q on Query { journal(casino: $c) { edges { node { account } } } }`,
      { c: 'ronda' },
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([closed]);
    expect(JSON.stringify(errors)).not.toMatch(/chips:|cash:/);
  });

  it.each(LISTS)('gets nothing of another casino by its cursors of %s', async (field) => {
    const page = `{ list: ${field}(casino: "ronda", first: 1) { edges { cursor } pageInfo { endCursor } } }`;
    type Page = { list: { edges: { cursor: string }[] } };
    const { list } = await administrator.ask<Page>(page);
    const answer = await own.graphql(
      `{ ${field}(casino: "granada", after: "${list.edges[0]!.cursor}") { position edges { cursor } } }`,
    );
    expect(answer).toMatchObject({ data: null, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('reports for the casino and for no other, over HTTP and GraphQL', async () => {
    const events = ['granada', 'ronda'].map((casino) => chipsSold({}, { id: 'new', casino }));
    const batch = await own.deliver('batch', JSON.stringify(events));
    expect(batch.body).toMatchObject({ outcomes: [{ outcome: 'stored' }, { outcome: 'forbidden' }] });
    const { recordEvents } = await own.ask<Record<string, unknown>>(
      'mutation ($e: [String!]!) { recordEvents(events: $e) { kept notKept outcomes { outcome source id receipt } } }',
      { e: events.map((event) => JSON.stringify(event)) },
    );
    expect(recordEvents).toMatchObject({
      kept: 1,
      notKept: 1,
      outcomes: [
        { outcome: 'duplicate' },
        { outcome: 'forbidden', source: '/casinos/ronda/cage', id: 'new', receipt: null },
      ],
    });
  });

  it('sees and makes keys of the casino only', async () => {
    const { apiKeys } = await own.ask<{ apiKeys: { casinos: string[]; everyCasino: boolean }[] }>(
      '{ apiKeys { casinos everyCasino } }',
    );
    expect(apiKeys.length).toBeGreaterThan(0);
    expect(apiKeys.filter(({ casinos, everyCasino }) => everyCasino || casinos.join() !== 'granada')).toEqual(
      [],
    );
    const made = await own.ask(
      'mutation { createApiKey(input: {holder: "x", holderKind: SYSTEM, roles: [AUDITOR], everyCasino: true}) { ... on ApiKeyRefused { code } } }',
    );
    expect(made).toEqual({ createApiKey: { code: 'API_KEY.BEYOND_YOUR_CASINOS' } });
  });

  it('finds its deliveries without a casino in its own quarantine', async () => {
    await own.deliver('single', '{"nobody": true}');
    const { body } = await own.deliver('single', '{"nobody": true}');
    const { quarantine } = await own.ask<{ quarantine: { edges: { node: { deliveryId: string } }[] } }>(
      'query ($r: String) { quarantine(casino: "granada", waitFor: $r) { edges { node { deliveryId } } } }',
      { r: body['receipt'] },
    );
    expect(quarantine.edges.map(({ node }) => node.deliveryId)).toContain(body['delivery']);
  });
});

describe('a key without access', () => {
  /** Another address, since the first one has nearly reached its limit of failed attempts. */
  const from = { 'x-forwarded-for': '192.0.2.7' };
  const codeFor = async (authorization: string): Promise<unknown> => {
    const { status, body } = await new Client(running.url).send('/v1/events/schemas/x', {
      headers: { ...from, authorization },
    });
    expect(status).toBe(401);
    return body['code'];
  };

  it('is a revoked one, at once', async () => {
    const key = await running.makeKey(['auditor']);
    const client = new Client(running.url, key);
    expect((await client.graphql('{ casinos { id } }')).errors).toBeUndefined();
    await administrator.ask('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', {
      id: key.split('_')[1],
    });
    expect(await client.graphql('{ casinos { id } }')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED', refusal: { code: 'ACCESS.KEY_REVOKED' } } }],
    });
    expect(await codeFor(`Bearer ${key}`)).toBe('ACCESS.KEY_REVOKED');
  });

  it('is an expired one, from the instant of its expiry', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const key = await running.makeKey(['ingest'], 'all', expiresAt);
    const client = new Client(running.url, key);
    const clock = jest.spyOn(running.service.app.get<AccessSources>(ACCESS_SOURCES), 'now');
    clock.mockReturnValue(new Date(expiresAt.getTime() - 1));
    expect((await client.send('/v1/events/schemas/cagnotte.hand.played.v1')).status).toBe(200);
    clock.mockReturnValue(expiresAt);
    expect(await codeFor(`Bearer ${key}`)).toBe('ACCESS.KEY_EXPIRED');
    clock.mockRestore();
  });

  it('is an unknown one, and one with a wrong secret: both are answered alike', async () => {
    const key = await running.makeKey(['ingest']);
    const wrong = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
    expect(await codeFor(`Bearer ${wrong}`)).toBe('ACCESS.KEY_UNKNOWN');
    expect(await codeFor(`Bearer cgn_${'0'.repeat(16)}_${'0'.repeat(64)}`)).toBe('ACCESS.KEY_UNKNOWN');
  });

  it.each([
    'Bearer',
    'Bearer  ',
    'Bearer undefined',
    'Basic dXNlcjpwYXNz',
    'cgn_',
    'Bearer cgn_x_y',
    `Bearer ${'a'.repeat(5_000)}`,
    "Bearer ' OR 1=1 --",
  ])('is a malformed one: %s', async (authorization) => {
    expect(await codeFor(authorization)).toBe('ACCESS.KEY_MALFORMED');
  });

  it('is one in the address or in a cookie instead of the header', async () => {
    const key = await running.makeKey(['administrator']);
    const client = new Client(running.url);
    const answers = [
      await client.send(
        `/v1/events/schemas/cagnotte.hand.played.v1?authorization=Bearer%20${key}&key=${key}`,
        { headers: from },
      ),
      await client.send('/v1/events/schemas/cagnotte.hand.played.v1', {
        headers: { ...from, cookie: `authorization=${key}` },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('is in no log', async () => {
    await running.makeKey(['ingest']);
    expect(running.logged.join('\n')).not.toMatch(/cgn_/);
  });
});
