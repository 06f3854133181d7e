import { tell, BY } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import { declaredBy, declaredTogether } from './table-session.state';
import { present } from '../../kernel/present';

const declared = (event: CasinoEvent) => declaredBy(event);
const opened = (float: { amount: number; locked?: number; holder?: 'table' | 'cambista' }) =>
  tell('table.opened', {
    game: 'boule',
    minimum: 100,
    float,
    staff: BY,
    captures: { rounds: true, buyIns: true },
  });
const counted = (inventory: number, occasion?: 'interim') =>
  tell('table.counted', { inventory, certifiedBy: BY, ...present({ occasion }) });

describe('what a fact declares of the float and the boxes', () => {
  test.each<[string, CasinoEvent, object]>([
    [
      'an opening brings its float and what was locked',
      opened({ amount: 900, locked: 50 }),
      { openingFloat: 950n },
    ],
    ['an imprest of a cambista is no float', opened({ amount: 900, holder: 'cambista' }), {}],
    ['a fill', tell('table.filled', { slip: 'A-1', amount: 900, by: BY }), { fills: 900n }],
    [
      'nor is a fill of a cambista',
      tell('table.filled', { slip: 'A-1', amount: 900, holder: 'cambista', by: BY }),
      {},
    ],
    ['a credit', tell('table.credited', { slip: 'A-1', amount: 900, by: BY }), { credits: 900n }],
    ['a box', tell('drop.counted', { box: 'B-1', amount: 70, by: BY }), { boxes: 70n }],
    ['the closing count states the inventory', counted(940), { inventory: 940n }],
    ['another count does not', counted(940, 'interim'), {}],
    [
      'a close states what leaves the float and what stays locked on it',
      tell('table.closed', {
        toCage: [
          { holder: 'table', chips: 900 },
          { holder: 'cambista', chips: 5, cash: 3 },
        ],
        leftLocked: [{ holder: 'table', chips: 40 }],
        certifiedBy: BY,
      }),
      { inventory: 940n },
    ],
    [
      'a close that hands no chips over states none',
      tell('table.closed', { toCage: [], certifiedBy: BY }),
      {},
    ],
    ['a round declares nothing', tell('round.settled', { roundNo: 1, bets: [], outcome: {}, result: 5 }), {}],
  ])('%s', (_what, event, expected) => expect(declared(event)).toEqual(expected));

  it('is summed, but for the inventory, which is that of the last who states one', () => {
    const box = (amount: number) => tell('drop.counted', { box: 'B-1', amount, by: BY });
    const moved = (type: 'table.filled' | 'table.credited', amount: number) =>
      tell(type, { slip: 'A-1', amount, by: BY });
    const [fills, credits] = [
      [moved('table.filled', 70), moved('table.filled', 8)],
      [moved('table.credited', 40), moved('table.credited', 3)],
    ];
    const facts = [
      opened({ amount: 900 }),
      box(10),
      ...fills,
      ...credits,
      counted(940),
      counted(930),
      box(5),
    ];
    expect(declaredTogether(facts.map(declared))).toEqual({
      openingFloat: 900n,
      fills: 78n,
      credits: 43n,
      boxes: 15n,
      inventory: 930n,
    });
    expect(declaredTogether([])).toEqual({ openingFloat: 0n, fills: 0n, credits: 0n, boxes: 0n });
  });
});
