import { BY, openedBook, postedLast, tell } from '../../../test/support/book/told';
import { chipsFlow, chipVariance } from '../chips/chips-flow';
import type { CasinoEvent } from '../../kernel/envelope';
import { resultPartsOf } from './table-result';
import { present } from '../../kernel/present';

const CAPTURED = { rounds: true, buyIns: true };
const opened = (game: string, { locked, captures = CAPTURED }: { locked?: number; captures?: object } = {}) =>
  tell('table.opened', {
    game,
    minimum: 100,
    staff: BY,
    box: 'B-1',
    float: {
      amount: 10_000,
      slip: 'A-1',
      ...present({ locked }),
    },
    captures: captures as typeof CAPTURED,
  });
const bought = (amount: number) => tell('chips.exchanged', { kind: 'cash-for-chips', amount });
const counted = (inventory: number) => tell('table.counted', { inventory, certifiedBy: BY });
const box = (amount: number) => tell('drop.counted', { box: 'B-1', amount, by: BY });
const closed = (chips: number) =>
  tell('table.closed', {
    toCage: [{ holder: 'table', chips }],
    certifiedBy: BY,
  });

const ofFloat = ({ findings }: { findings: string[] }) => findings.filter((code) => code.includes('float'));

/**
 * Orden of 4 February 2010, article 2.2: at a non-banked table the house takes no part in the play and only keeps a
 * percentage. Its float is change: it must come back whole, in chips and in the cash of its box. A shortage is a
 * difference of the imprest, neither income nor base of the duty.
 */
describe.each(['texas-holdem', 'chemin-de-fer', 'baccarat-two-tableaux'])(
  'the float of a non-banked table: %s',
  (game) => {
    it('comes back whole: no result, no variance, no finding', () => {
      const posted = postedLast(opened(game), bought(400), counted(9_600));
      expect(posted.lines).toEqual([]);
      expect(ofFloat(posted)).toEqual([]);
    });

    it('that is short gives a difference of the imprest and a finding', () => {
      const posted = postedLast(opened(game), counted(9_700));
      expect(posted.lines).toEqual(['variance:cambista:T1 +300', 'chips:table:T1 -300']);
      expect(ofFloat(posted)).toEqual(['non-banked-float-differs']);
    });

    it('that is short at the close gives the same difference, and one finding for count and close', () => {
      const posted = postedLast(opened(game), closed(9_700));
      expect(posted.lines).toEqual([
        ...['variance:cambista:T1 +300', 'chips:cage +9700'],
        ...['chips:table:T1 -300', 'chips:table:T1 -9700'],
      ]);
      expect(ofFloat(posted)).toEqual(['non-banked-float-differs']);
      expect(ofFloat(postedLast(opened(game), counted(9_700), closed(9_700)))).toEqual([]);
    });

    it('that is short is no result even if rounds are not captured, since play never moves it', () => {
      const uncaptured = opened(game, {
        captures: { rounds: false, buyIns: true },
      });
      const short = ['variance:cambista:T1 +300', 'chips:table:T1 -300'];
      expect(postedLast(uncaptured, counted(9_700)).lines).toEqual(short);
      expect(postedLast(uncaptured, closed(9_700)).lines).toEqual(expect.arrayContaining(short));
      expect(postedLast(uncaptured, counted(9_700), closed(9_700)).lines).toHaveLength(2);
    });

    it('that was left locked is compared with the same account', () =>
      expect(postedLast(opened(game, { locked: 50 })).lines).toContain('variance:cambista:T1 -50'));

    it('has its differences on the same account as its box, so that an unreported exchange leaves no difference', () => {
      expect(postedLast(opened(game), bought(400), box(500)).lines).toEqual([
        ...['cash:cage +500', 'variance:cambista:T1 -100', 'cash:drop:T1[B-1] -400'],
      ]);
      const balance = openedBook(opened(game), bought(400), counted(9_500), box(500)).balances;
      expect(balance.of('variance:cambista:T1', 'EUR')).toBe(0n);
    });

    it('is not short by an uncaptured buy-in, if the box is counted after it', () => {
      const uncaptured = opened(game, {
        captures: { rounds: true, buyIns: false },
      });
      const facts = [uncaptured, counted(9_700), box(300)];
      expect(ofFloat(postedLast(uncaptured, counted(9_700)))).toEqual([]);
      const book = openedBook(...facts);
      expect(book.balances.of('variance:cambista:T1', 'EUR')).toBe(0n);
      expect(book.balances.of('chips:table:T1', 'EUR')).toBe(9_700n);
      expect(flowOfLast(...facts)).toEqual({ flow: 300n, variance: 300n });
      expect(flowOfLast(uncaptured, box(300))).toEqual({
        flow: 300n,
        variance: 0n,
      });
      expect(flowOfLast(opened(game), bought(400), box(500))).toEqual({
        flow: 0n,
        variance: 0n,
      });
    });
  },
);

function flowOfLast(...events: readonly CasinoEvent[]) {
  const { event, session, evaluation } = openedBook(...events).entries.at(-1)!;
  const { lines } = evaluation;
  return {
    flow: chipsFlow(event, { ...evaluation, session }),
    variance: chipVariance(event.type, lines),
  };
}

describe('R = (I + D + C + JP + SL) - (O + F + JS)', () => {
  const posted = {
    win: 0n,
    commission: 0n,
    varianceTable: 0n,
    varianceDrop: 0n,
    prizesFromFloat: 0n,
    deductionsToSlot: 0n,
    stakesSwept: 0n,
  };
  const declared = {
    openingFloat: 1_000n,
    fills: 0n,
    credits: 0n,
    boxes: 0n,
    inventory: 900n,
  };

  it.each([
    ['blackjack', true],
    ['monte', true],
    ['texas-holdem', false],
    ['chemin-de-fer', false],
    ['baccarat-two-tableaux', false],
    // A session without a reported game, or with a game that is none of the 26, has the result of its count.
    [undefined, true],
    ['tarot', true],
  ])('%s has one: %s', (game, has) =>
    expect(resultPartsOf({ game, declared, posted }) !== undefined).toBe(has),
  );
});
