import { tell } from '../support/book/told';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
let client: Client;

const settled = (roundNo: number, paid: number): object =>
  tell('round.settled', {
    roundNo,
    bets: [{ betId: `s-${roundNo}`, type: 'straight-up', stake: 200, selection: 17, paid, taken: 0 }],
    outcome: { number: 17 },
  });

beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeWorldKey());
  const events = [
    tell('table.opened', {
      game: 'roulette-french',
      minimum: 200,
      tier: 1,
      float: { amount: 100_000 },
      captures: { rounds: true, buyIns: true },
      staff: [{ id: 'E-1' }],
    }),
    settled(1, 3_600),
    settled(2, 7_000),
    // The number is used again.
    settled(2, 3_600),
  ];
  const { receipt } = (await client.stream(events)).at(-1)!['summary'] as { receipt: string };
  await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
});
afterAll(() => running.stop());

const round = async (roundNo: number, more = ''): Promise<unknown> => {
  const answer = await client.ask<{ round: unknown }>(
    `{ round(casino: "granada", table: "T1", gamingDay: "2026-01-01", roundNo: ${roundNo}${more}) {
         __typename
         ... on RoundFound { position complete round {
           recordNumber roundNo result { amount } derivedResult { amount }
           bets { betId paid { amount } derived { paid { amount } rules } } } }
         ... on NotFound { code messageEs } } }`,
  );
  return answer.round;
};

describe('a round', () => {
  it('shows what was declared of each bet beside what the rules make of it', async () => {
    expect(await round(1)).toEqual({
      __typename: 'RoundFound',
      position: 4,
      complete: true,
      round: {
        recordNumber: 2,
        roundNo: 1,
        result: { amount: '-36.00' },
        derivedResult: { amount: '-70.00' },
        bets: [
          {
            betId: 's-1',
            paid: { amount: '36.00' },
            derived: { paid: { amount: '70.00' }, rules: [expect.any(String)] },
          },
        ],
      },
    });
  });

  it('with a number that was used twice is the first recorded one', async () => {
    expect(await round(2)).toMatchObject({ round: { recordNumber: 3, result: { amount: '-70.00' } } });
  });

  it.each([
    ['a number that nobody has reported', 3, ''],
    ['another session', 1, ', sessionNo: 2'],
    ['a moment before it', 1, ', knownAt: { position: 1 }'],
  ])('is not there for %s', async (_what, roundNo, more) => {
    expect(await round(roundNo, more)).toMatchObject({ __typename: 'NotFound', code: 'ROUND.UNKNOWN' });
  });
});
