import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';
import { Desk } from '../support/service/desk';
import { TestSubscriber } from '../support/service/subscriber';

const CASINO = 'noche-a';

interface Found {
  readonly id: string;
  readonly code: string;
  readonly openedBy: number;
  readonly assignee: string | null;
  readonly decisions: readonly { what: string; by: string; to: string | null; words: string | null }[];
}

interface Answered {
  readonly __typename: string;
  readonly code?: string;
  readonly what?: string;
  readonly receipt?: string;
}

let nights: NightsService;
let accountant: Client;
let pit: Client;

beforeAll(async () => {
  nights = await startNights('a');
  const { running } = nights;
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  pit = new Client(running.url, await running.makePersonKey('Iria Costa', ['pit']));
});
afterAll(() => nights.stop());

async function findings(args = ''): Promise<Found[]> {
  const { findings: found } = await accountant.ask<{ findings: { edges: { node: Found }[] } }>(
    `{ findings(casino: "${CASINO}"${args}) { edges { node {
         id code openedBy assignee decisions { what by to words } } } } }`,
  );
  return found.edges.map(({ node }) => node);
}

async function say(client: Client, mutation: string, args: string): Promise<Answered> {
  const answer = await client.ask<Record<string, Answered>>(
    `mutation { ${mutation}(casino: "${CASINO}", ${args}) { __typename ... on FindingDecided { what receipt }
       ... on FindingRefused { code } } }`,
  );
  const said = answer[mutation]!;
  if (said.receipt !== undefined)
    await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: said.receipt });
  return said;
}

const refusalOf = async (query: string): Promise<unknown> => {
  const { errors = [] } = await accountant.graphql(query, {});
  return errors[0];
};

describe('an assigned finding', () => {
  it('is theirs until it is given to another, and was nobody\u2019s before', async () => {
    const [first, second] = await findings();
    const to = (name: string): string => `finding: "${first!.id}", to: "${name}", toName: "${name} Costa"`;
    expect(await say(pit, 'assignFinding', to('Iria'))).toMatchObject({ what: 'finding.assigned' });
    const { position } = (
      await accountant.ask<{ findings: { position: number } }>(
        `{ findings(casino: "${CASINO}") { position } }`,
      )
    ).findings;
    await say(accountant, 'assignFinding', `${to('Luis')}, note: "he was there"`);
    const mine = (name: string, more = ''): Promise<string[]> =>
      findings(`, assignee: "${name}"${more}`).then((found) => found.map(({ id }) => id));
    expect(await mine('Iria')).toEqual([]);
    expect(await mine('Luis')).toEqual([first!.id]);
    expect(await mine('Luis Costa')).toEqual([first!.id]);
    expect(await mine('Iria', `, knownAt: { position: ${position} }`)).toEqual([first!.id]);
    expect(await mine('')).toContain(second!.id);
    expect(await mine('')).not.toContain(first!.id);
    expect((await findings())[0]).toMatchObject({
      assignee: 'Luis Costa',
      decisions: [
        { what: 'finding.assigned', by: 'Iria Costa', to: 'Iria Costa', words: null },
        { what: 'finding.assigned', by: 'Nuria Campos', to: 'Luis Costa', words: 'he was there' },
      ],
    });
  });

  it('is refused without a person, in words that name the field', async () => {
    const [{ id } = { id: '' }] = await findings();
    for (const to of ['', '  ', 'x'.repeat(81)])
      expect(
        await refusalOf(
          `mutation { assignFinding(casino: "${CASINO}", finding: "${id}", to: "${to}") { __typename } }`,
        ),
      ).toMatchObject({ message: expect.stringMatching(/^to: /) as string });
    expect(await say(accountant, 'assignFinding', 'finding: "x", to: "17"')).toMatchObject({
      code: 'FINDING.UNKNOWN',
    });
  });
});

describe('a note on a finding', () => {
  it('is shown with it, and does not acknowledge it', async () => {
    const { id } = (await findings())[1]!;
    expect(
      await say(pit, 'noteOnFinding', `finding: "${id}", note: "the camera was out of order"`),
    ).toMatchObject({
      what: 'finding.noted',
    });
    const unseen = await findings(', acknowledged: false');
    expect(unseen.find((finding) => finding.id === id)!.decisions).toEqual([
      { what: 'finding.noted', by: 'Iria Costa', to: null, words: 'the camera was out of order' },
    ]);
  });

  it('is refused once the finding has ended', async () => {
    const { id } = (await findings()).at(-1)!;
    await say(accountant, 'resolveFinding', `finding: "${id}", reason: "looked into"`);
    expect(await say(pit, 'noteOnFinding', `finding: "${id}", note: "late"`)).toMatchObject({
      code: 'FINDING.CLOSED',
    });
    expect(await say(pit, 'assignFinding', `finding: "${id}", to: "17"`)).toMatchObject({
      code: 'FINDING.CLOSED',
    });
  });
});

describe('the list of findings', () => {
  it('can have the newest first, page by page', async () => {
    const oldest = (await findings(', status: ALL')).map(({ id }) => id);
    interface Page {
      findings: { edges: { node: { id: string } }[]; pageInfo: { endCursor?: string; hasNextPage: boolean } };
    }
    const ids: string[] = [];
    let after = '';
    do {
      const { findings: page } = await accountant.ask<Page>(
        `{ findings(casino: "${CASINO}", status: ALL, order: NEWEST, first: 2${after}) {
             edges { node { id } } pageInfo { endCursor hasNextPage } } }`,
      );
      ids.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.hasNextPage ? `, after: "${page.pageInfo.endCursor}"` : '';
    } while (after !== '');
    expect(ids).toEqual(oldest.toReversed());
  });

  it('refuses a cursor of a list in the opposite order', async () => {
    const { findings: page } = await accountant.ask<{ findings: { pageInfo: { endCursor: string } } }>(
      `{ findings(casino: "${CASINO}", first: 1) { pageInfo { endCursor } } }`,
    );
    expect(
      await refusalOf(
        `{ findings(casino: "${CASINO}", order: NEWEST, after: "${page.pageInfo.endCursor}") { position } }`,
      ),
    ).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('is filtered by codes, and by texts in both languages, without wildcards', async () => {
    const all = await findings(', status: ALL');
    const [code] = all.map((finding) => finding.code);
    const some = await findings(`, status: ALL, codes: ["${code}", "no-such-code"]`);
    expect(some.map((finding) => finding.id)).toEqual(
      all.filter((finding) => finding.code === code).map(({ id }) => id),
    );
    expect((await findings(', status: ALL, text: "PERSONAL de la mesa"')).map((each) => each.code)).toEqual([
      ...['staff-below-minimum', 'staff-below-minimum'],
    ]);
    expect(await findings(', status: ALL, text: "rf1"')).toHaveLength(all.length);
    expect(await findings(', status: ALL, text: "%"')).toEqual([]);
    for (const text of ['', 'x'.repeat(101)])
      expect(
        await refusalOf(`{ findings(casino: "${CASINO}", text: "${text}") { position } }`),
      ).toMatchObject({ message: expect.stringMatching(/^text: /) as string });
    const codes = JSON.stringify(Array.from({ length: 51 }, (_, at) => `c-${at}`));
    expect(await refusalOf(`{ findings(casino: "${CASINO}", codes: ${codes}) { position } }`)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('is counted by common attributes', async () => {
    const counts = async (
      by: string,
      more = '',
    ): Promise<{ key: string; titleEs: string; count: number }[]> => {
      const { findingCounts } = await accountant.ask<{
        findingCounts: { counts: { key: string; titleEs: string; count: number }[] };
      }>(
        `{ findingCounts(casino: "${CASINO}", status: ALL, by: ${by}${more}) { counts { key titleEs count } } }`,
      );
      return findingCounts.counts;
    };
    const all = await findings(', status: ALL');
    expect((await counts('CODE'))[0]).toEqual({
      key: 'staff-below-minimum',
      titleEs: 'Personal de la mesa por debajo del mínimo',
      count: 2,
    });
    for (const by of ['SEVERITY', 'CODE', 'TABLE', 'GAMING_DAY', 'ASSIGNEE'])
      expect((await counts(by)).reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    expect(await counts('ASSIGNEE', ', assignee: "Luis"')).toEqual([
      { key: 'Luis Costa', titleEs: 'Luis Costa', count: 1 },
    ]);
    expect(await counts('GAMING_DAY')).toEqual([
      { key: '2026-01-01', titleEs: '2026-01-01', count: all.length },
    ]);
  });
});

describe('findings counted by several properties', () => {
  interface Counted {
    readonly key: string;
    readonly keys: readonly { property: string; key: string; titleEs: string }[];
    readonly count: number;
  }

  it('have one number for every combination that there is, the same as their lists have', async () => {
    const { findingCounts } = await accountant.ask<{
      findingCounts: { isCut: boolean; counts: readonly Counted[] };
    }>(
      `{ findingCounts(casino: "${CASINO}", status: ALL, by: CODE, thenBy: [TABLE, ASSIGNEE]) {
           isCut counts { key keys { property key titleEs } count } } }`,
    );
    expect(findingCounts.isCut).toBe(false);
    const all = await findings(', status: ALL');
    expect(findingCounts.counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    for (const { key, keys, count } of findingCounts.counts) {
      expect(keys.map(({ property }) => property)).toEqual(['CODE', 'TABLE', 'ASSIGNEE']);
      const [code, table, assignee] = keys.map((each) => each.key);
      expect(key).toBe(code);
      const listed = await findings(
        `, status: ALL, code: "${code}", table: "${table}", assignee: "${assignee}"`,
      );
      expect(listed).toHaveLength(count);
    }
    expect(findingCounts.counts.flatMap(({ keys }) => keys)).toContainEqual({
      property: 'CODE',
      key: 'staff-below-minimum',
      titleEs: 'Personal de la mesa por debajo del mínimo',
    });
  });

  it('name each property once', async () => {
    const twice = `{ findingCounts(casino: "${CASINO}", by: CODE, thenBy: [TABLE, CODE]) { position } }`;
    expect(await refusalOf(twice)).toMatchObject({
      message: expect.stringMatching(/^thenBy: CODE is named twice/) as string,
      extensions: { messageEs: expect.stringMatching(/^thenBy: CODE figura dos veces/) as string },
    });
  });
});

describe('findingChanged', () => {
  it('delivers what happens to findings, from any record on, with their state then', async () => {
    const subscriber = new TestSubscriber(nights.running.url, accountant.key);
    const subscription = subscriber.subscribe(
      `subscription { findingChanged(casino: "${CASINO}", after: 0) { position changes { change finding { id assignee } } } }`,
    );
    const expected = await findings(', status: ALL');
    const seen: { change: string; finding: { id: string; assignee: string | null } }[] = [];
    // One change per raised finding, two assignments, one note and one end.
    while (seen.length < expected.length + 4) {
      const { data } = await subscription.answer();
      const { changes } = (data as { findingChanged: { changes: typeof seen } }).findingChanged;
      seen.push(...changes);
    }
    subscriber.close();
    expect(seen.slice(0, expected.length).every(({ change }) => change === 'RAISED')).toBe(true);
    expect(seen.slice(expected.length).map(({ change, finding }) => [change, finding.assignee])).toEqual([
      ['ASSIGNED', 'Iria Costa'],
      ['ASSIGNED', 'Luis Costa'],
      ['NOTED', null],
      ['ENDED', null],
    ]);
  });
});

describe('several findings at once', () => {
  interface Outcome {
    readonly finding: string;
    readonly outcome: Answered;
  }
  const acknowledge = async (
    client: Client,
    ids: readonly string[],
    note = '',
  ): Promise<readonly Outcome[]> => {
    const { acknowledgeFindings: outcomes } = await client.ask<{ acknowledgeFindings: Outcome[] }>(
      `mutation ($ids: [ID!]!) { acknowledgeFindings(casino: "${CASINO}", findings: $ids${note}) { finding outcome {
         __typename ... on FindingDecided { what receipt } ... on FindingRefused { code } } } }`,
      { ids },
    );
    const receipt = outcomes.findLast(({ outcome }) => outcome.receipt !== undefined)?.outcome.receipt;
    if (receipt)
      await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
    return outcomes;
  };

  it('are each acknowledged by a decision of its own, which can be refused separately', async () => {
    const clerk = new Client(
      nights.running.url,
      await nights.running.makePersonKey('Lola Vidal', ['accountant']),
    );
    const open = (await findings()).map(({ id }) => id);
    expect(open.length).toBeGreaterThan(1);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const outcomes = await acknowledge(clerk, [...open, unknown, open[0]!], ', note: "seen together"');
    expect(outcomes.map(({ finding }) => finding)).toEqual([...open, unknown]);
    expect(outcomes.at(-1)!.outcome).toMatchObject({ code: 'FINDING.UNKNOWN' });
    for (const { outcome } of outcomes.slice(0, -1))
      expect(outcome).toMatchObject({ __typename: 'FindingDecided', what: 'finding.acknowledged' });
    for (const { decisions } of await findings())
      expect(decisions.filter(({ by }) => by === 'Lola Vidal')).toEqual([
        expect.objectContaining({ what: 'finding.acknowledged', words: 'seen together' }),
      ]);
    for (const { outcome } of await acknowledge(clerk, open))
      expect(outcome).toMatchObject({ code: 'FINDING.ALREADY_ACKNOWLEDGED' });
  });

  it('are from one to fifty, and decided by persons', async () => {
    const refused = async (ids: readonly string[]): Promise<unknown> =>
      (
        await accountant.graphql(
          `mutation ($ids: [ID!]!) { acknowledgeFindings(casino: "${CASINO}", findings: $ids) { finding } }`,
          { ids },
        )
      ).errors?.[0];
    for (const ids of [[], Array.from({ length: 51 }, (_, index) => `${index}`)])
      expect(await refused(ids)).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    const system = new Client(nights.running.url, await nights.running.makeKey(['accountant']));
    expect(await acknowledge(system, ['x'])).toEqual([
      { finding: 'x', outcome: { __typename: 'FindingRefused', code: 'FINDING.NOT_A_PERSON' } },
    ]);
  });

  it('are acknowledged one by one by a person who signs: a signature is of one decision', async () => {
    const desk = new Desk(nights.running);
    const passkey = await desk.enrolled('Berta Mar', ['accountant']);
    const ids = (await findings()).slice(0, 2).map(({ id }) => id);
    const answer = await desk.ask(
      await desk.signIn(passkey),
      `mutation { acknowledgeFindings(casino: "${CASINO}", findings: ${JSON.stringify(ids)}) { outcome {
         ... on FindingRefused { code } } } }`,
    );
    expect(answer.data).toEqual({
      acknowledgeFindings: ids.map(() => ({ outcome: { code: 'FINDING.SIGNED_ONE_BY_ONE' } })),
    });
  });
});
