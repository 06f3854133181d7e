import { BY, CAGE, openedBook, postedLast, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import { slipOfCageHalf } from './slips.posting';

const issued = (amount: number, slip: string, purpose: 'float' | 'fill' | 'imprest' = 'float') =>
  tell('cage.float-issued', { table: 'T1', amount, slip, purpose }, CAGE);
const received = (amount: number, slip: string) =>
  tell('cage.credit-received', { table: 'T1', amount, slip }, CAGE);
const opened = (float: { amount: number; slip?: string }) =>
  tell('table.opened', {
    game: 'boule',
    minimum: 100,
    float,
    captures: { rounds: true, buyIns: true },
    staff: BY,
    box: 'B-1',
  });
const lines = (...events: readonly CasinoEvent[]) => postedLast(...events).lines;

describe('chips that leave the cage', () => {
  it('are in transit under their slip, on the account and on the line', () => {
    const { evaluation } = openedBook(issued(500, 'A-1')).entries.at(-1)!;
    expect(evaluation.lines.map(({ account, subLedger, slip }) => [account, subLedger, slip])).toEqual([
      ['chips:transit', 'A-1', 'A-1'],
      ['chips:cage', undefined, 'A-1'],
    ]);
  });

  it('as the float of a table that named no slip are under none, as the table reports them', () =>
    expect(lines(opened({ amount: 500 }), issued(500, 'A-1'))).toEqual([
      ...['chips:transit +500', 'chips:cage -500'],
    ]));

  it.each<[string, ReturnType<typeof issued>, { amount: number; slip?: string }]>([
    ['as a fill of the same amount', issued(500, 'A-1', 'fill'), { amount: 500 }],
    ['of another amount', issued(400, 'A-1'), { amount: 500 }],
    ['where the table named its slip', issued(500, 'A-1'), { amount: 500, slip: 'A-9' }],
  ])('%s are under their own slip', (_how, half, float) =>
    expect(lines(opened(float), half)[0]).toMatch(/^chips:transit\[A-1\] /),
  );

  it('before anything is known of the table are under their own slip', () =>
    expect(slipOfCageHalf({ slip: 'A-1', amount: 500n, purpose: 'float' }, undefined)).toBe('A-1'));
});

describe('chips that come back to the cage', () => {
  it('leave transit under their slip', () =>
    expect(lines(received(300, 'D-1'))).toEqual(['chips:cage +300', 'chips:transit[D-1] -300']));

  it('at the close of the table are posted by the close, and their receipt posts nothing', () => {
    const closed = tell('table.closed', {
      toCage: [{ holder: 'table', chips: 500, slip: 'C-1' }],
      certifiedBy: BY,
    });
    expect(lines(opened({ amount: 500, slip: 'A-1' }), closed, received(500, 'C-1'))).toEqual([]);
    expect(lines(opened({ amount: 500, slip: 'A-1' }), closed, received(500, 'C-2'))).toEqual([
      ...['chips:cage +500', 'chips:transit[C-2] -500'],
    ]);
  });
});
