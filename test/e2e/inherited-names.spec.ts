import { betNamed } from '../../src/games/bet-names';
import { recognised } from '../../src/finding-catalogue/finding';
import { BOOKS } from '../../src/ledger/books/book-catalogue.queries';
import { accountInChart } from '../../src/ledger/casino/chart-mapping';
import { simulate } from '../../packages/simulator/simulate';
import { Client } from '../support/service/client';
import { GOLDEN_CASINO, QUESTIONS, wholeQuestion } from '../support/service/every-question';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

/** Names that every JavaScript object inherits, which tables, pools and bets may have. */
const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf'];

it.each(INHERITED)('%s is a name like others, in both languages', (name) => {
  expect(recognised(name)).toEqual({ en: name, es: name });
  expect(betNamed(name)).toEqual({ en: name, es: name });
  const { name: english, nameEs } = accountInChart(`variance:${name}:${name}`, '2026-01-01');
  expect([typeof english, typeof nameEs]).toEqual(['string', 'string']);
});

describe('a night whose tables and pools have names that objects inherit', () => {
  const RENAMED: Readonly<Record<string, string>> = {
    RF1: 'constructor',
    PB1: 'toString',
    CF1: 'valueOf',
    TH1: '__proto__',
    BD1: 'hasOwnProperty',
    FD1: 'isPrototypeOf',
    bolsa: 'constructor',
  };
  const renamed = (event: object): object =>
    JSON.parse(
      JSON.stringify(event).replaceAll(/\b(RF1|PB1|CF1|TH1|BD1|FD1|bolsa)\b/g, (name) => RENAMED[name]!),
    ) as object;

  let running: ServiceUnderTest;
  let client: Client;
  let last: number;

  beforeAll(async () => {
    running = await startServiceUnderTest();
    client = new Client(running.url, await running.makeWorldKey());
    const night = { casino: GOLDEN_CASINO, currency: 'EUR', seed: '1', firstDay: '2026-01-01' } as const;
    const events = [...simulate({ ...night, days: 1, tables: 6 })].map(renamed);
    const told = await running.tellHistory(events);
    expect(told).toHaveLength(1);
    const { summary } = told[0] as { summary: { receipt: string } };
    const { casinos } = await client.ask<{ casinos: { position: number }[] }>(
      'query ($r: String) { casinos(waitFor: $r) { position } }',
      { r: summary.receipt },
    );
    last = casinos[0]!.position;
    expect(last).toBe(events.length);
  });
  afterAll(() => running.stop());

  it.each(QUESTIONS)('is answered: %s', async (field) => {
    expect((await client.graphql(wholeQuestion(field, last))).errors).toBeUndefined();
  });

  it.each(Object.keys(BOOKS))('is in the book %s', async (name) => {
    const of = `casino=${GOLDEN_CASINO}&day=2026-01-01&format=csv`;
    const { status } = await fetch(`${running.url}/v1/books/${name}?${of}`, {
      headers: { authorization: `Bearer ${await running.makeWorldKey()}` },
    });
    expect([200, 404, 409]).toContain(status);
  });
});
