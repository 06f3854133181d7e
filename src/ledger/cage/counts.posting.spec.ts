import { BY, postedLast, tableOpened, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

const lines = (...events: readonly CasinoEvent[]) => postedLast(...events).lines;
const COUNT_ROOM = { at: 'tables/T1/count-room' };

describe('the count of a cambista', () => {
  const ordered = tell('table.filled', { amount: 1_000, slip: 'P-1', holder: 'cambista' });
  const changed = tell('chips.exchanged', { kind: 'cash-for-chips', amount: 300, at: 'cambista' });
  const counted = (chips: number, cash: number, takenToCage: boolean) =>
    tell('cambista.counted', { chips, cash, takenToCage, by: BY }, COUNT_ROOM);
  const before = [ordered, changed];

  it('that finds what the books have moves nothing', () =>
    expect(lines(...before, counted(700, 300, false))).toEqual([]));

  it('posts the differences of chips and of cash separately, although they add up to zero', () =>
    expect(lines(...before, counted(690, 310, false))).toEqual([
      ...[
        'variance:cambista:T1 +10',
        'cash:cambista:T1 +10',
        'chips:cambista:T1 -10',
        'variance:cambista:T1 -10',
      ],
    ]));

  it('moves chips and cash to the cage as they were counted', () =>
    expect(lines(...before, counted(700, 290, true))).toEqual([
      ...['variance:cambista:T1 +10', 'chips:cage +700', 'cash:cage +290'],
      ...['cash:cambista:T1 -10', 'chips:cambista:T1 -700', 'cash:cambista:T1 -290'],
    ]));
});

describe('the count of a tip box', () => {
  const counted = (chips: number, cash: number, takenToCage: boolean, more: object = {}) =>
    tell('tips.counted', { chips, cash, takenToCage, by: BY, ...more }, COUNT_ROOM);

  it('credits its content to the staff, and moves its cash to the cage', () =>
    expect(lines(counted(100, 20, false))).toEqual(['chips:tips:T1 +100', 'cash:cage +20', 'tips -120']));

  it('that goes to the cage takes its chips there, too', () =>
    expect(lines(counted(100, 20, true))).toEqual(['chips:cage +100', 'cash:cage +20', 'tips -120']));

  it('credits the staff only with what an earlier count had not credited', () => {
    expect(lines(counted(100, 0, false), counted(130, 0, false))).toEqual(['chips:tips:T1 +30', 'tips -30']);
    expect(lines(counted(100, 0, false), counted(130, 0, true))).toEqual([
      ...['chips:cage +130', 'chips:tips:T1 -100', 'tips -30'],
    ]);
  });

  it('posts a difference if an earlier count had found more', () => {
    expect(lines(counted(100, 0, false), counted(90, 0, false))).toEqual([
      ...['variance:tips:T1 +10', 'chips:tips:T1 -10'],
    ]);
    expect(lines(counted(100, 0, false), counted(90, 0, true))).toEqual([
      ...['chips:cage +90', 'variance:tips:T1 +10', 'chips:tips:T1 -90', 'chips:tips:T1 -10'],
    ]);
  });

  it('credits the staff with another currency in that currency', () =>
    expect(lines(counted(0, 0, false, { otherCurrencies: [{ currency: 'USD', amount: 7 }] }))).toEqual([
      ...['cash:cage +7 USD', 'tips -7 USD'],
    ]));
});

describe('the count of a slot', () => {
  const counted = (chips: number, more: object = {}) =>
    tell(
      'slot.counted',
      { slot: 'cagnotte', chips, takenToCage: false, by: BY, ...more } as never,
      COUNT_ROOM,
    );
  const charged = tell('poker-session.charged', {
    player: 'P-1',
    amount: 500,
    option: 'session-fee',
    paidWith: 'chips',
  } as never);
  const uncaptured = (game: string) => tableOpened(game, { rounds: false, buyIns: true });

  it('of a cagnotte posts the difference from the dropped amount', () =>
    expect(lines(tableOpened('five-card-draw'), charged, counted(480))).toEqual([
      ...['variance:cagnotte:T1 +20', 'chips:cagnotte:T1 -20'],
    ]));

  it('of a cagnotte whose hands are not reported is the rake itself; of a bank, its commission', () => {
    expect(lines(uncaptured('five-card-draw'), counted(480))).toEqual([
      ...['chips:cagnotte:T1 +480', 'commission:rake:T1 -480'],
    ]);
    expect(lines(uncaptured('chemin-de-fer'), counted(480))).toEqual([
      ...['chips:cagnotte:T1 +480', 'commission:bank:T1 -480'],
    ]);
  });

  it('takes chips to the cage, and cash that lay in it in any case', () =>
    expect(
      lines(tableOpened('five-card-draw'), charged, counted(500, { cash: 30, takenToCage: true })),
    ).toEqual([
      ...['cash:cage +30', 'chips:cage +500', 'variance:cagnotte:T1 -30', 'chips:cagnotte:T1 -500'],
    ]));

  it('of a pool is compared with the chips of this pool only', () => {
    const staked = (pool: string, amount: number) =>
      tell('jackpot.contributed', { pool, table: 'T1', amount, how: 'slot', toMeter: amount } as never, {
        at: 'office',
      });
    const slot = { slot: 'jackpot', pool: 'p', takenToCage: true };
    expect(lines(staked('p', 300), staked('q', 70), counted(290, slot))).toEqual([
      ...[
        'variance:jackpot:T1 +10',
        'chips:cage +290',
        'chips:jackpot:T1[p] -10',
        'chips:jackpot:T1[p] -290',
      ],
    ]);
  });
});
