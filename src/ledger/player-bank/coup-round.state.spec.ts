import { EMPTY_TENURE, NO_BANK } from '../../games/bank-life';
import type { Settlement } from '../../games/settlement';
import type { CoupPlayed } from './player-bank.events';
import { type BankAtCoup, coupOfBank, roundOfCoup } from './coup.state';

const coup = (more: Partial<CoupPlayed> = {}): CoupPlayed => ({
  currency: 'EUR',
  bank: 'K',
  shoeNo: 2,
  coupNo: 7,
  bets: [],
  results: [{ tableau: 1, winner: 'bank' }],
  ...more,
});
const tenure = { ...EMPTY_TENURE, bank: 'K', banker: 'B', seat: 4, putUp: 500n, initial: 500n, inPlay: 500n };
const known = (more: Partial<BankAtCoup> = {}): BankAtCoup => ({
  life: { ...NO_BANK, tenure },
  isOverTwoCloths: false,
  mode: undefined,
  uncoveredStays: false,
  before: undefined,
  ...more,
});
const roundOf = (more: Partial<CoupPlayed>, at: Partial<BankAtCoup> = {}) =>
  roundOfCoup(coup(more), known(at));

describe('a coup as a round of its game', () => {
  it('has the number of the coup, and is covered by what is in play in the bank', () =>
    expect(roundOf({})).toMatchObject({ roundNo: 7, bets: [], bankInPlay: 500n }));

  it('has the seat of a seated banker, and no seat for a standing one or another bank', () => {
    expect(roundOf({}).outcome).toMatchObject({ bankerSeat: 4 });
    const standing = { ...NO_BANK, tenure: { ...tenure, standing: true } };
    expect(roundOf({}, { life: standing }).outcome).not.toHaveProperty('bankerSeat');
    expect(roundOf({ bank: 'L' }).outcome).not.toHaveProperty('bankerSeat');
  });

  it('has the mode of its bank, if one is known', () => {
    expect(roundOf({}, { mode: 'limited' }).outcome).toMatchObject({ mode: 'limited' });
    expect(roundOf({}).outcome).not.toHaveProperty('mode');
  });

  it('of a bank that was not adjudicated has the banker that the coup states', () => {
    expect(roundOf({ bank: 'L', bankBefore: 90 }).bankInPlay).toBe(90n);
    expect(roundOf({ bank: 'L' }).bankInPlay).toBeUndefined();
  });

  const deposit = { banker: 'B', available: 300n, guaranteed: 1_000n };
  it('of a free bank is covered by the deposit and the guarantee of its banker, too', () => {
    const life = { ...NO_BANK, tenure, deposits: [deposit] } as unknown as BankAtCoup['life'];
    expect(roundOf({}, { life, mode: 'free' }).bankInPlay).toBe(1_800n);
    expect(roundOf({}, { life, mode: 'limited' }).bankInPlay).toBe(500n);
  });

  it('is covered by nothing if more is reserved than is in play', () =>
    expect(roundOf({ garages: [{ kind: 'voluntary', move: 'set-aside', amount: 600 }] }).bankInPlay).toBe(
      0n,
    ));
});

describe('a bet of a coup', () => {
  const bet = { betId: 'b', stake: 100, placed: 'in-square' as const, tableau: 1 as const };
  const betOf = (more: object, of: Partial<CoupPlayed> = {}, isOverTwoCloths = false) =>
    roundOf({ bets: [{ ...bet, ...more }] as never, ...of }, { isOverTwoCloths }).bets[0]!;

  it('has its player and the covered amount, if the report states them', () => {
    expect(betOf({ player: 'P', seat: 2, standing: true, covered: 40 })).toEqual({
      betId: 'b',
      type: 'line-bet',
      stake: 100n,
      player: 'P',
      seat: 2,
      standing: true,
      covered: 40n,
    });
    expect(betOf({ placed: undefined })).toEqual({ betId: 'b', type: 'punto', stake: 100n });
  });

  it('is withdrawn only if none of it is covered after an error of the croupier', () => {
    const errorRule = '1.1.8.A-VIII.3.f-01';
    expect(betOf({ covered: 0 }, { errorRule })).toMatchObject({ options: { withdrawn: true } });
    expect(betOf({ covered: 1 }, { errorRule })?.options).toBeUndefined();
    expect(betOf({ covered: 0 })?.options).toBeUndefined();
  });

  it.each<[string, object, boolean]>([
    ['banco', { call: 'banco' }, false],
    ['banco-cloth-2', { call: 'banco', tableau: 2 }, true],
    ['banco', { call: 'banco', tableau: undefined }, true],
    ['astride', { placed: 'astride' }, true],
    ['line-cloth-2', { placed: 'on-the-line', tableau: 2 }, true],
    ['cloth-2', { placed: 'in-square', tableau: 2 }, true],
    ['cloth-1', { placed: 'in-square', tableau: undefined }, true],
  ])('is of type %s: %j, over two cloths: %s', (type, more, isOverTwo) =>
    expect(betOf(more, {}, isOverTwo).type).toBe(type),
  );
});

describe('a coup in the life of its bank', () => {
  const settlement = {
    complete: true,
    pools: [],
    commissions: [],
    bets: [{ betId: 'a', covered: 70n }, { betId: 'b' }],
  } as unknown as Settlement;

  it('without bets takes amount played, gain and commission from its totals', () => {
    const told = coup({
      totals: { collected: 500, paid: 200 },
      commission: { amount: 15 },
      playersPresent: 6,
      bankBefore: 90,
      garages: [{ kind: 'improper', move: 'taken-back', amount: 30 }],
      allIn: true,
    });
    expect(coupOfBank(told, roundOfCoup(told, known()), settlement)).toEqual({
      kind: 'coup',
      bank: 'K',
      shoeNo: 2,
      coupNo: told.coupNo,
      bets: [],
      winners: ['bank'],
      played: 700n,
      gain: 300n,
      commission: 15n,
      allIn: true,
      playersPresent: 6,
      announced: 90n,
      garages: [{ kind: 'improper', move: 'taken-back', amount: 30n }],
    });
  });

  it('with bets has the covered part of the bets as amount played', () => {
    const told = coup({
      bets: [
        { betId: 'a', stake: 100 },
        { betId: 'b', stake: 50 },
      ] as never,
      totals: { collected: 500, paid: 200 },
      commission: { amount: 0 },
    });
    expect(coupOfBank(told, roundOfCoup(told, known()), settlement)).toMatchObject({
      played: 70n,
      garages: [],
      allIn: false,
    });
  });
});
