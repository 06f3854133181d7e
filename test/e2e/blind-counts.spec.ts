import { tell } from '../support/book/told';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const CASINO = 'granada';
const DAY = '2026-01-01';

interface Answered {
  readonly __typename: string;
  readonly code?: string;
  readonly eventId?: string;
  readonly messageEs?: string;
}

let running: ServiceUnderTest;
let teller: Client;
const counters = new Map<string, Client>();

/** The data of a count of a box. */
const box = (amount: number, number = 'B-1') => ({ currency: 'EUR', box: number, amount });

/** Submits a count of a box of table T1; the minute distinguishes counts of one person. */
async function submit(
  who: string,
  count: object,
  { minute = '10', kind = 'BOX' }: { readonly minute?: string; readonly kind?: string } = {},
): Promise<Answered> {
  const { submitBlindCount } = await counters.get(who)!.ask<{ submitBlindCount: Answered }>(
    `mutation { submitBlindCount(casino: "${CASINO}", kind: ${kind}, gamingDay: "${DAY}", table: "T1",
         countedAt: "2026-01-02T09:${minute}:00+01:00", count: ${JSON.stringify(JSON.stringify(count))}) {
         __typename
         ... on BlindCountWaiting { messageEs } ... on BlindCountsDiffer { messageEs }
         ... on CountRecorded { eventId } ... on CountRefused { code messageEs } } }`,
  );
  return submitBlindCount;
}

/** The recorded events of a type, in the order of the log. */
async function recorded(type: string): Promise<{ id: string; data: Record<string, unknown> }[]> {
  const events: { id: string; data: Record<string, unknown> }[] = [];
  for await (const { id, type: own, bytes } of running.store.readLog())
    if (own === `cagnotte.${type}.v1`)
      events.push({ id, data: (JSON.parse(bytes) as { data: Record<string, unknown> }).data });
  return events;
}

beforeAll(async () => {
  running = await startServiceUnderTest();
  teller = new Client(running.url, await running.makeWorldKey());
  for (const name of ['Ana Uno', 'Bea Dos', 'Cid Tres', 'Dan Cuatro'])
    counters.set(name, new Client(running.url, await running.makePersonKey(name, ['count'])));
  const answers = await teller.stream([
    tell('ledger.opened', {
      balances: [
        { account: 'cash:cage', amount: 1 },
        { account: 'opening', amount: -1 },
      ],
    }),
    tell('table.opened', {
      game: 'roulette-french',
      minimum: 100,
      float: { amount: 0 },
      staff: [{ id: 'E-1' }],
      captures: { rounds: false, buyIns: false },
    }),
  ]);
  const { receipt } = (answers.at(-1) as { summary: { receipt: string } }).summary;
  await teller.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
});
afterAll(() => running.stop());

describe('a box counted by persons who do not see each other', () => {
  it('waits for a second person, and no answer has an amount', async () => {
    const answer = await submit('Ana Uno', box(590_000));
    expect(answer).toEqual({
      __typename: 'BlindCountWaiting',
      messageEs: 'Guardado. Ahora cuenta lo mismo otra persona, sin ver este recuento.',
    });
    expect(await recorded('drop.counted')).toEqual([]);
  });

  it('refuses a second count by the same person', async () => {
    expect(await submit('Ana Uno', box(600_000), { minute: '11' })).toMatchObject({
      __typename: 'CountRefused',
      code: 'COUNT.COUNTED_BEFORE',
    });
  });

  it('gives the same answer if the count is sent again after a lost answer', async () => {
    expect((await submit('Ana Uno', box(590_000))).__typename).toBe('BlindCountWaiting');
    expect(await recorded('count.submitted')).toHaveLength(1);
  });

  it('reports a difference without an amount', async () => {
    const answer = await submit('Bea Dos', box(580_000), { minute: '20' });
    expect(answer.__typename).toBe('BlindCountsDiffer');
    expect(answer.messageEs).not.toMatch(/\d/);
    expect(await recorded('drop.counted')).toEqual([]);
  });

  it('is recorded once two persons have counted the same, with both names and once only', async () => {
    const answer = await submit('Cid Tres', box(590_000), { minute: '30' });
    expect(answer.__typename).toBe('CountRecorded');
    expect(await submit('Cid Tres', box(590_000), { minute: '30' })).toEqual(answer);
    expect(await recorded('drop.counted')).toEqual([
      {
        id: answer.eventId,
        data: {
          ...box(590_000),
          by: [
            { id: 'ana-uno', name: 'Ana Uno' },
            { id: 'cid-tres', name: 'Cid Tres' },
          ],
        },
      },
    ]);
    expect((await recorded('count.submitted')).map(({ data }) => (data['by'] as { id: string }).id)).toEqual([
      'ana-uno',
      'bea-dos',
      'cid-tres',
    ]);
  });

  it('refuses a count after it was recorded', async () => {
    expect(await submit('Dan Cuatro', box(590_000), { minute: '40' })).toMatchObject({
      code: 'COUNT.ALREADY_COUNTED',
    });
  });

  it('is refused to the first counter if it could not be recorded', async () => {
    expect(await submit('Ana Uno', { currency: 'EUR', amount: 1 })).toMatchObject({
      code: 'COUNT.DOES_NOT_FIT',
    });
    expect(await submit('Ana Uno', { currency: 'EUR', inventory: 1 }, { kind: 'TABLE' })).toMatchObject({
      code: 'COUNT.NOT_BLIND',
    });
  });

  it('is recorded once if two persons submit at the same time', async () => {
    const answers = await Promise.all([
      submit('Ana Uno', box(100, 'B-2'), { minute: '50' }),
      submit('Bea Dos', box(100, 'B-2'), { minute: '50' }),
    ]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'BlindCountWaiting',
      'CountRecorded',
    ]);
    expect((await recorded('drop.counted')).filter(({ data }) => data['box'] === 'B-2')).toHaveLength(1);
  });
});

interface Answered {
  readonly kind: string;
  readonly ofType: { readonly kind: string } | null;
}

describe('a person with the role count', () => {
  it('may send no query that shows an expected figure', async () => {
    const { __schema } = await teller.ask<{
      __schema: { queryType: { fields: { name: string; type: Answered; args: Arg[] }[] } };
    }>(
      '{ __schema { queryType { fields { name type { kind ofType { kind } } args { name type { kind ofType { kind name enumValues { name } } } } } } } }',
    );
    const answered: string[] = [];
    for (const { name, type, args } of __schema.queryType.fields) {
      const members = (type.ofType ?? type).kind === 'SCALAR' ? '' : ' { __typename }';
      const needed = args
        .filter(({ type }) => type.kind === 'NON_NULL')
        .map((arg) => `${arg.name}: ${valueOf(arg)}`);
      const { data, errors } = await counters
        .get('Ana Uno')!
        .graphql<Record<string, unknown>>(
          `{ ${name}${needed.length ? `(${needed.join(', ')})` : ''}${members} }`,
        );
      if ((data?.[name] ?? null) !== null) answered.push(name);
      else expect([name, errors?.[0]?.extensions.code]).toEqual([name, 'FORBIDDEN']);
    }
    // The person may read casinos with their authorisations, the names of areas and games, the desk of the tablet, and themselves.
    expect(answered.sort()).toEqual(['areas', 'authorisations', 'captureDesk', 'casinos', 'games', 'me']);
  });
});

interface Arg {
  readonly name: string;
  readonly type: {
    readonly kind: string;
    readonly ofType: {
      readonly kind: string;
      readonly name: string | null;
      readonly enumValues: readonly { readonly name: string }[] | null;
    } | null;
  };
}

/** A value of the type of a required argument. */
function valueOf({ name, type: { ofType } }: Arg): string {
  if (name === 'casino') return `"${CASINO}"`;
  if (name === 'tablet') return '"count-room"';
  if (ofType?.kind === 'ENUM') return ofType.enumValues![0]!.name;
  if (ofType?.kind === 'LIST') return '[]';
  return { Int: '1', Position: '1', Boolean: 'false', GamingDay: `"${DAY}"` }[ofType?.name ?? ''] ?? '"x"';
}
