import { BY, openedBook, postedLast, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import { present } from '../../kernel/present';

const opened = (more: object = {}) =>
  tell('table.opened', {
    game: 'boule',
    minimum: 100,
    float: { amount: 500, slip: 'A-1' },
    staff: BY,
    box: 'B-1',
    captures: { rounds: true, buyIns: true },
    ...more,
  });
const closed = (toCage: object[], leftLocked?: object[]) =>
  tell('table.closed', { toCage, certifiedBy: BY, ...present({ leftLocked }) } as never);
const codes = (...events: readonly CasinoEvent[]) => postedLast(...events).findings;

describe('an opening', () => {
  it('of a free bank, or with dice, is noted for the tables of the next days', () => {
    expect(openedBook(opened({ bank: 'free' })).books.freeBanks).toEqual([
      { day: '2026-01-01', table: 'T1' },
    ]);
    expect(openedBook(opened({ bank: 'limited' })).books.freeBanks).toBeUndefined();
    expect(openedBook(opened({ equipment: { dice: ['D-1', 'D-2'] } })).books.diceOut).toEqual([
      { day: '2026-01-01', dice: ['D-1', 'D-2'] },
    ]);
    expect(openedBook(opened()).books.diceOut).toBeUndefined();
  });
});

describe('the close of a table', () => {
  const notSpokenFor = (...of: Parameters<typeof closed>) =>
    codes(opened(), closed(...of)).includes('float-not-spoken-for');

  it('gives no finding if it states the float as handed over, left locked or zero', () => {
    expect(notSpokenFor([{ holder: 'table', chips: 500 }])).toBe(false);
    expect(notSpokenFor([], [{ holder: 'table', chips: 500 }])).toBe(false);
    expect(notSpokenFor([{ holder: 'table', chips: 0 }])).toBe(false);
    expect(codes(opened({ float: { amount: 0 } }), closed([]))).not.toContain('float-not-spoken-for');
  });

  it('gives a finding if it does not name the float of the table, or no chips of it', () => {
    expect(notSpokenFor([])).toBe(true);
    expect(notSpokenFor([{ holder: 'tips', chips: 5 }])).toBe(true);
    expect(notSpokenFor([{ holder: 'table' }])).toBe(true);
  });

  it('moves to the cage the cash and the chips that a cambista hands over, each as declared', () => {
    const ordered = tell('table.filled', { amount: 1_000, slip: 'P-1', holder: 'cambista' });
    const changed = tell('chips.exchanged', { kind: 'cash-for-chips', amount: 300, at: 'cambista' });
    const handed = closed([{ holder: 'cambista', chips: 700, cash: 290 }]);
    expect(postedLast(ordered, changed, handed).lines).toEqual([
      'variance:cambista:T1 +10',
      'chips:cage +700',
      'cash:cage +290',
      'cash:cambista:T1 -10',
      'chips:cambista:T1 -700',
      'cash:cambista:T1 -290',
    ]);
  });

  it('compares its slips with the receipts of the cage under the same numbers', () => {
    const received = tell('cage.credit-received', { table: 'T1', amount: 400, slip: 'C-1' }, { at: 'cage' });
    const handed = (chips?: number) => closed([{ holder: 'table', slip: 'C-1', ...present({ chips }) }]);
    expect(codes(opened(), received, handed(400))).not.toContain('slip-halves-differ');
    expect(codes(opened(), received, handed(500))).toContain('slip-halves-differ');
    expect(codes(opened(), received, handed())).toContain('slip-halves-differ');
  });
});

describe('a shoe', () => {
  it('that begins or ends against the rules of its game gives a finding', () => {
    const table = opened({ game: 'punto-y-banca' });
    const started = (decks: number) => tell('shoe.started', { shoeNo: 1, decks });
    expect(codes(table, started(2))).toEqual(['decks-not-by-rule']);
    expect(codes(table, started(6))).toEqual([]);
    const nines = (roundNo: number) =>
      tell('round.settled', {
        roundNo,
        bets: [],
        result: 0,
        outcome: { punto: ['9h', '9h'], banca: ['9h', '9h'] },
      });
    expect(codes(table, started(6), nines(1), nines(2), tell('shoe.ended', { shoeNo: 1 }))).toEqual([
      'card-too-often',
    ]);
  });
});
