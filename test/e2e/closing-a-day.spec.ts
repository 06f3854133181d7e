import { Client } from '../support/service/client';
import { TestSubscriber } from '../support/service/subscriber';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = '2026-01-01';

let nights: NightsService;
let accountant: Client;
let director: Client;
let auditor: Client;

interface Row {
  readonly at: string;
  readonly ties: boolean;
}
interface Tied {
  readonly check: string;
  readonly holds: boolean;
  readonly rows: readonly Row[];
  readonly explanations: readonly { readonly by: string; readonly explanation: string }[];
}
interface Answered {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly messageEs?: string;
  readonly citation?: string;
  readonly receipt?: string;
  readonly about?: readonly string[];
  readonly tieOuts?: readonly Tied[];
}

/** Sends a decision about the day and, if it is recorded, waits until it is projected. */
async function decide(client: Client, decision: string, args = '', day = DAY): Promise<Answered> {
  const answer = await client.ask<Record<string, Answered>>(
    `mutation { ${decision}(casino: "${CASINO}", day: "${day}"${args}) { __typename
       ... on GamingDayDecided { receipt }
       ... on GamingDayRefused { code message messageEs citation about tieOuts { check holds rows { at ties } } } } }`,
  );
  const { receipt } = answer[decision]!;
  if (receipt !== undefined)
    await auditor.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  return answer[decision]!;
}

const dayNow = async (
  day = DAY,
): Promise<{ status: string; tieOuts: readonly Tied[]; decisions: object[] }> => {
  const { gamingDay } = await auditor.ask<{
    gamingDay: { status: string; tieOuts: readonly Tied[]; decisions: object[] };
  }>(
    `{ gamingDay(casino: "${CASINO}", day: "${day}") { ... on GamingDayFound { status openTables uncounted checkedThrough
         tieOuts { check holds rows { at ties } explanations { by explanation } } decisions { what by words } } } }`,
  );
  return gamingDay;
};

/** How many explanations the board of days says that the close still needs. */
async function missingNow(): Promise<number | null> {
  const { dayBoard } = await auditor.ask<{
    dayBoard: { edges: readonly { node: { explanationsMissing: number | null } }[] };
  }>(
    `{ dayBoard(casino: "${CASINO}", from: "${DAY}", to: "${DAY}") { edges { node { explanationsMissing } } } }`,
  );
  return dayBoard.edges[0]!.node.explanationsMissing;
}

const differing = (tieOuts: readonly Tied[]): number =>
  tieOuts.flatMap(({ rows }) => rows.filter(({ ties }) => !ties)).length;

const failing = (tieOuts: readonly Tied[]): string[] =>
  tieOuts.filter(({ holds }) => !holds).map(({ check }) => check);

const explaining = (...checks: readonly string[]): string =>
  `, explanations: [${checks.map((check) => `{check: "${check}", explanation: "looked into"}`).join(', ')}]`;

beforeAll(async () => {
  nights = await startNights('a');
  const { running } = nights;
  const person = async (name: string, role: 'accountant' | 'manager' | 'auditor'): Promise<Client> =>
    new Client(running.url, await running.makePersonKey(name, [role]));
  accountant = await person('Nuria Campos', 'accountant');
  director = await person('Carmen Ortega', 'manager');
  auditor = await person('Pilar Rey', 'auditor');
});
afterAll(() => nights.stop());

describe('the night of a roulette', () => {
  it('is counted and open: only uncounted items and differences beyond tolerance fail', async () => {
    const { status, tieOuts } = await dayNow();
    expect(status).toBe('COUNTING');
    expect(failing(tieOuts)).toEqual(['K9', 'K12']);
  });

  it('shows table by table what is closed and counted, and what is not', async () => {
    const progress = (at = ''): Promise<{ dayProgress: object }> =>
      auditor.ask(`{ dayProgress(casino: "${CASINO}", day: "${DAY}"${at}) { ... on NotFound { code }
        ... on DayProgressFound { day status cageCounted sessions {
          table sessionNo houseBanked closed signed counted boxesPlaced boxesCounted } } } }`);
    const session = { table: 'RF1', sessionNo: 1, houseBanked: true, boxesPlaced: 1 };
    expect(await progress()).toEqual({
      dayProgress: {
        day: DAY,
        status: 'COUNTING',
        cageCounted: false,
        sessions: [{ ...session, closed: true, signed: true, counted: true, boxesCounted: 1 }],
      },
    });
    expect(await progress(', knownAt: { position: 8 }')).toMatchObject({
      dayProgress: {
        status: 'OPEN',
        sessions: [{ ...session, closed: false, signed: false, counted: false, boxesCounted: 0 }],
      },
    });
    expect(await progress(', knownAt: { position: 0 }')).toEqual({
      dayProgress: { code: 'GAMING_DAY.UNKNOWN' },
    });
  });

  it('is not closed by a key of a system', async () => {
    expect(await decide(nights.client, 'closeGamingDay')).toMatchObject({ code: 'GAMING_DAY.NOT_A_PERSON' });
  });

  it('is not closed with failed checks: the refusal names each check and row, in two languages', async () => {
    const refusal = await decide(accountant, 'closeGamingDay');
    expect(refusal).toMatchObject({
      __typename: 'GamingDayRefused',
      code: 'GAMING_DAY.DOES_NOT_TIE',
      message: expect.stringContaining('do not tie'),
      messageEs: expect.stringContaining('no cuadran'),
      citation: expect.stringContaining('54.2'),
    });
    expect(refusal.tieOuts!.map(({ check }) => check)).toEqual(['K9', 'K12']);
    expect(refusal.tieOuts![1]!.rows.map(({ at }) => at)).toEqual([
      'variance:drop:RF1',
      'variance:table:RF1',
    ]);
  });

  it('is not closed with explanations of only some rows', async () => {
    const refusal = await decide(
      accountant,
      'closeGamingDay',
      ', explanations: [{check: "K9", explanation: "no count that night"}, {check: "K12", at: "variance:drop:RF1", explanation: "a note"}]',
    );
    expect(refusal.tieOuts).toMatchObject([{ check: 'K12', rows: [{ at: 'variance:table:RF1' }] }]);
  });

  describe('an explanation that is saved before the close', () => {
    const AT = 'variance:drop:RF1';
    const save = (client: Client, explanation: string | null, more = '', at = `, at: "${AT}"`) =>
      decide(
        client,
        'saveExplanation',
        `, check: "K12"${at}${explanation === null ? '' : `, explanation: "${explanation}"`}${more}`,
      );
    const saved = async (knownAt = '') => {
      const { gamingDay } = await auditor.ask<{
        gamingDay: { savedExplanations: readonly { eventId: string; explanation: string }[] };
      }>(
        `{ gamingDay(casino: "${CASINO}", day: "${DAY}"${knownAt}) { ... on GamingDayFound {
             savedExplanations { check at explanation by eventId } } } }`,
      );
      return gamingDay.savedExplanations;
    };

    it('is read by others, and replaced by a person who has read it', async () => {
      const { status, tieOuts, decisions } = await dayNow();
      const needed = differing(tieOuts);
      expect(needed).toBeGreaterThan(2);
      expect(await missingNow()).toBe(needed);
      expect(await save(accountant, 'the box was torn')).toMatchObject({ receipt: expect.any(String) });
      expect(await missingNow()).toBe(needed - 1);
      const [first] = await saved();
      expect(first).toEqual({
        check: 'K12',
        at: AT,
        explanation: 'the box was torn',
        by: 'Nuria Campos',
        eventId: expect.any(String),
      });
      expect(await save(accountant, 'a second text')).toMatchObject({
        code: 'GAMING_DAY.EXPLAINED_MEANWHILE',
        messageEs: expect.stringContaining('Entretanto'),
      });
      await save(accountant, 'the box was torn: act 14/26', `, replaces: "${first!.eventId}"`);
      await save(accountant, 'all of the check', '', '');
      expect((await saved()).map(({ explanation }) => explanation)).toEqual([
        'all of the check',
        'the box was torn: act 14/26',
      ]);
      // Both rows of the check have an explanation now, by the text for all of it.
      expect(await missingNow()).toBe(needed - 2);
      // A preview decides nothing: the day is unchanged.
      expect(await dayNow()).toMatchObject({ status, tieOuts, decisions });
    });

    it('is withdrawn without an explanation', async () => {
      const [whole] = await saved();
      await save(accountant, null, `, replaces: "${whole!.eventId}"`, '');
      expect(await saved()).toHaveLength(1);
      expect(await missingNow()).toBe(differing((await dayNow()).tieOuts) - 1);
    });

    it.each([
      ['is of a check that may be explained', 'K1-A1', '', 'check'],
      ['names a check', 'constructor', '', 'check'],
      ['names a row', 'K12', ', at: ""', 'at'],
    ])('%s', async (_what, check, at, field) => {
      const { errors } = await accountant.graphql(
        `mutation { saveExplanation(casino: "${CASINO}", day: "${DAY}", check: "${check}"${at}, explanation: "x") { __typename } }`,
      );
      expect(errors).toMatchObject([
        { message: expect.stringMatching(`^${field}: `), extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    });

    it('is refused to systems and for unknown days', async () => {
      expect(await save(nights.client, 'x')).toMatchObject({ code: 'GAMING_DAY.NOT_A_PERSON' });
      expect(
        await decide(accountant, 'saveExplanation', ', check: "K12", explanation: "x"', '2025-01-01'),
      ).toMatchObject({ code: 'GAMING_DAY.UNKNOWN' });
    });
  });

  it('is not certified or reopened before it is closed', async () => {
    expect(await decide(director, 'certifyGamingDay')).toMatchObject({ code: 'GAMING_DAY.NOT_CLOSED' });
    expect(await decide(director, 'proposeReopening', ', reason: "x"')).toMatchObject({
      code: 'GAMING_DAY.NOT_CLOSED',
    });
  });

  it('is closed once each soft difference is explained by name, which stays visible', async () => {
    expect(await decide(accountant, 'closeGamingDay', explaining('K9', 'K12'))).toMatchObject({
      __typename: 'GamingDayDecided',
    });
    const { status, tieOuts } = await dayNow();
    expect(status).toBe('CLOSED');
    expect(failing(tieOuts)).toEqual(['K9', 'K12']);
    expect(await missingNow()).toBe(0);
    expect(tieOuts.find(({ check }) => check === 'K12')!.explanations).toEqual([
      { by: 'Nuria Campos', explanation: 'looked into' },
    ]);
    expect(await decide(accountant, 'closeGamingDay')).toMatchObject({ code: 'GAMING_DAY.ALREADY_CLOSED' });
  });

  it.each(['control-de-ingresos', 'diferencias-y-correcciones'])(
    'shows explanation and person in its %s to those who may read it',
    async (name) => {
      const { book } = await director.ask<{ book: { sections: { es: string; rows: string[][] }[] } }>(
        `{ book(casino: "${CASINO}", day: "${DAY}", book: ${name.toUpperCase().replaceAll('-', '_')}) {
             ... on Book { sections { es rows } } } }`,
      );
      const explained = book.sections.find(({ es }) => es === 'Explicaciones dadas al cierre');
      expect(explained?.rows.map((row) => [row[2], row[5], row[6]])).toEqual([
        ['K9', 'looked into', 'Nuria Campos'],
        ['K12', 'looked into', 'Nuria Campos'],
      ]);
    },
  );

  it('prevents the next day from opening until it is certified', async () => {
    expect(await decide(accountant, 'openGamingDay', '', '2026-01-02')).toMatchObject({
      code: 'GAMING_DAY.LAST_NOT_CERTIFIED',
      about: [DAY],
    });
    expect(await decide(director, 'certifyGamingDay', ', statement: "Certifico."')).toMatchObject({
      __typename: 'GamingDayDecided',
    });
    expect((await dayNow()).status).toBe('CERTIFIED');
    expect(await decide(accountant, 'openGamingDay', '', '2026-01-02')).toMatchObject({
      __typename: 'GamingDayDecided',
    });
    expect(await decide(accountant, 'openGamingDay', '', '2026-01-02')).toMatchObject({
      code: 'GAMING_DAY.ALREADY_OPENED',
    });
  });

  it('is reopened by two persons, not by one twice', async () => {
    expect(await decide(accountant, 'approveReopening')).toMatchObject({
      code: 'GAMING_DAY.NOTHING_PROPOSED',
    });
    await decide(accountant, 'proposeReopening', ', reason: "a fill was forgotten"');
    expect(await decide(director, 'proposeReopening', ', reason: "too"')).toMatchObject({
      code: 'GAMING_DAY.ALREADY_PROPOSED',
    });
    expect(await decide(accountant, 'approveReopening')).toMatchObject({ code: 'GAMING_DAY.SAME_PERSON' });
    expect(await decide(director, 'approveReopening')).toMatchObject({ __typename: 'GamingDayDecided' });
    const { status, decisions } = await dayNow();
    expect(status).toBe('REOPENED');
    expect(decisions.at(-1)).toEqual({
      what: 'gaming-day.reopened',
      by: ['Nuria Campos', 'Carmen Ortega'],
      words: 'a fill was forgotten',
    });
  });

  it('is closed again, and listed with its decisions', async () => {
    await decide(accountant, 'closeGamingDay', explaining('K9', 'K12'));
    const { gamingDays } = await auditor.ask<{
      gamingDays: { edges: { node: { day: string; closed: boolean; decisions: { what: string }[] } }[] };
    }>(`{ gamingDays(casino: "${CASINO}") { edges { node { day closed certified decisions { what } } } } }`);
    expect(gamingDays.edges.map(({ node: { day, closed } }) => [day, closed])).toEqual([
      ['2026-01-02', false],
      [DAY, true],
    ]);
    expect(gamingDays.edges[1]!.node.decisions.map(({ what }) => what)).toEqual([
      'gaming-day.closed',
      'gaming-day.certified',
      'gaming-day.reopening-proposed',
      'gaming-day.reopened',
      'gaming-day.closed',
    ]);
  });

  it('is sealed by each close, and the seals go on from one to the next', async () => {
    const { seals, integrity } = await auditor.ask<{
      seals: {
        edges: { node: { firstRecord: number; lastRecord: number; previous: string; hash: string } }[];
      };
      integrity: { sealedThrough: number; lastSeal: { hash: string }; sealKeys: string[] };
    }>(
      `{ seals(casino: "${CASINO}") { edges { node { firstRecord lastRecord previous hash keyId } } }
         integrity(casino: "${CASINO}") { chainHash sealedThrough lastSeal { hash } sealKeys } }`,
    );
    const [first, second] = seals.edges.map(({ node }) => node);
    expect(first).toMatchObject({ firstRecord: 1, previous: '0'.repeat(64) });
    expect(second).toMatchObject({ firstRecord: first!.lastRecord + 1, previous: first!.hash });
    expect(integrity).toMatchObject({
      sealedThrough: second!.lastRecord,
      lastSeal: { hash: second!.hash },
    });
    expect(integrity.sealKeys).toHaveLength(1);
  });

  it('has a link of its chain at every earlier record, each different', async () => {
    const link = 'position chainHash';
    const { first, before, now, events } = await auditor.ask<
      Record<'first' | 'before' | 'now', { position: number; chainHash: string }> & {
        events: { edges: { node: { recordNumber: number; chainHash: string } }[] };
      }
    >(`{ first: integrity(casino: "${CASINO}", knownAt: {position: 1}) { ${link} }
         before: integrity(casino: "${CASINO}", knownAt: {position: 0}) { ${link} }
         now: integrity(casino: "${CASINO}") { ${link} }
         events(casino: "${CASINO}", first: 1) { edges { node { recordNumber chainHash } } } }`);
    expect(first).toEqual({ position: 1, chainHash: events.edges[0]!.node.chainHash });
    expect(new Set([first, before, now].map(({ chainHash }) => chainHash)).size).toBe(3);
  });

  it('shows a manager the proof of the day before she certifies it, at or after a receipt', async () => {
    const { casinos } = await director.ask<{ casinos: { id: string }[] }>('{ casinos { id } }');
    expect(casinos).toEqual([{ id: CASINO }]);
    const { integrity } = await director.ask<{ integrity: { position: number } }>(
      `{ integrity(casino: "${CASINO}") { position } }`,
    );
    expect(integrity.position).toBeGreaterThan(0);
  });

  it('is refused if nothing is known of it', async () => {
    expect(await decide(accountant, 'closeGamingDay', '', '2025-12-01')).toMatchObject({
      code: 'GAMING_DAY.UNKNOWN',
    });
    expect(
      await auditor.ask(`{ gamingDay(casino: "${CASINO}", day: "2025-12-01") { ... on NotFound { code } } }`),
    ).toEqual({ gamingDay: { code: 'GAMING_DAY.UNKNOWN' } });
  });

  it('is not closed while a table is open', async () => {
    await nights.take({
      specversion: '1.0',
      id: 'open-rf9',
      source: `/casinos/${CASINO}/tables/RF9`,
      type: 'cagnotte.table.opened.v1',
      time: '2026-01-02T20:00:00Z',
      gamingday: '2026-01-02',
      data: {
        currency: 'EUR',
        game: 'roulette-french',
        minimum: 500,
        float: { amount: 0 },
        captures: { rounds: true, buyIns: true },
        staff: [{ id: 'E-1' }],
      },
    });
    expect(await decide(accountant, 'closeGamingDay', '', '2026-01-02')).toMatchObject({
      code: 'GAMING_DAY.TABLES_OPEN',
      about: ['RF9'],
    });
  });

  it('is delivered by a subscription from any record on: saved explanations and decisions', async () => {
    const { gamingDays } = await auditor.ask<{
      gamingDays: {
        edges: { node: { day: string; decisions: { what: string; recordNumber: number }[] } }[];
      };
    }>(`{ gamingDays(casino: "${CASINO}") { edges { node { day decisions { what recordNumber } } } } }`);
    const decided = gamingDays.edges
      .flatMap(({ node: { day, decisions } }) =>
        decisions.map(({ what, recordNumber: position }) => ({ position, day, what })),
      )
      .toSorted((one, other) => one.position - other.position);
    expect(decided.length).toBeGreaterThan(2);
    const subscriber = new TestSubscriber(auditor.url, auditor.key);
    const from = (after: number) =>
      subscriber.subscribe<{ gamingDayChanged: object }>(
        `subscription { gamingDayChanged(casino: "${CASINO}", after: ${after}) { position day what } }`,
      );
    const saved = Array.from({ length: 4 }, () => expect.objectContaining({ what: 'explanation.saved' }));
    const all = await from(0).take(saved.length + decided.length);
    expect(all.map((each) => each.gamingDayChanged)).toEqual([...saved, ...decided]);
    const [rest] = await from(decided.at(-2)!.position).take(1);
    expect(rest!.gamingDayChanged).toEqual(decided.at(-1));
    subscriber.close();
  });
});
