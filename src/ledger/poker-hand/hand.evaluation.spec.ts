import type { HandPlayed } from './hand.events';
import { handPlayed } from '../../../test/support/sample-events/sample-events';
import { postedLast, tableOpened, tell } from '../../../test/support/book/told';
import { checkReportedHand, handTies } from './hand.evaluation';

const found = (data: Partial<HandPlayed>): { code: string; expected: string; found: string }[] =>
  checkReportedHand(handPlayed(data).data).map(({ code, expected, found: what }) => ({
    code,
    expected,
    found: what,
  }));
const codes = (data: Partial<HandPlayed>): string[] => found(data).map(({ code }) => code);
const { actions, seats } = handPlayed().data;

describe('a hand whose figures agree', () => {
  test.each<[string, Partial<HandPlayed>]>([
    ['as it is', {}],
    ['with a pot carried in', { carriedIn: 40, pots: [{ amount: 240 }], awards: [{ seat: 2, amount: 230 }] }],
    ['with a pot carried out', { carriedOut: 190, awards: [] }],
    ['with side pots and a pot split to the cent', splitPot()],
    ['with a rake below what is due', { rake: { due: 10, dropped: 9 }, awards: [{ seat: 2, amount: 191 }] }],
    ['with no rake due stated', { rake: { dropped: 10 } }],
    ['with a whole stack put in', allIn()],
    ['where nobody put in anything', { actions: [], pots: [], awards: [], rake: { dropped: 0 } }],
  ])('has no finding %s', (_how, data) => expect(found(data)).toEqual([]));

  function splitPot(): Partial<HandPlayed> {
    const awards = [
      { seat: 1, pot: 0, amount: 63 },
      { seat: 2, pot: 0, amount: 64 },
      { seat: 2, pot: 1, amount: 63 },
    ];
    return { pots: [{ amount: 127 }, { amount: 73 }], awards };
  }

  function allIn(): Partial<HandPlayed> {
    return { seats: seats.map((seat) => ({ ...seat, stack: 100 })) };
  }
});

describe('identity A5: contributions + carried in - returned = awarded + rake + carried out', () => {
  test.each<[string, Partial<HandPlayed>, { code: string; expected: string; found: string }[]]>([
    [
      'a cent that nobody put in',
      { pots: [{ amount: 201 }], awards: [{ seat: 2, amount: 191 }] },
      [
        {
          code: 'pot-not-contributed',
          expected: 'pots of 2.00 EUR, what the seats put in and what was carried in',
          found: 'pots of 2.01 EUR',
        },
      ],
    ],
    [
      'a cent that nobody got',
      { awards: [{ seat: 2, amount: 189 }] },
      [
        {
          code: 'pot-not-awarded',
          expected: '2.00 EUR awarded, dropped or carried out',
          found: '1.99 EUR (awarded 1.89 EUR, rake 0.10 EUR, carried out 0.00 EUR)',
        },
      ],
    ],
  ])('finds %s', (_what, data, findings) => expect(found(data)).toEqual(findings));

  test.each<[string, Partial<HandPlayed>, string[]]>([
    ['a cent too much awarded', { awards: [{ seat: 2, amount: 191 }] }, ['pot-not-awarded']],
    ['a returned bet that is not taken off the pot', uncalled(), ['pot-not-contributed']],
    ['a pot carried in that is not in the pot', { carriedIn: 1 }, ['pot-not-contributed']],
    ['a pot carried out that was awarded, too', { carriedOut: 1 }, ['pot-not-awarded']],
    ['a pot missing altogether', { pots: [] }, ['pot-not-contributed', 'pot-not-awarded']],
  ])('finds %s', (_what, data, expected) => expect(codes(data)).toEqual(expected));

  function uncalled(): Partial<HandPlayed> {
    return { actions: [...actions, { street: 1, seat: 1, action: 'uncalled-returned', amount: 10 }] };
  }

  it('gives no second finding if the rules already name the fault', () => {
    const lost = handPlayed({ awards: [{ seat: 2, amount: 189 }], pots: [{ amount: 201 }] }).data;
    const left = (code: string): string[] => checkReportedHand(lost, [{ code }]).map((one) => one.code);
    expect(left('award-differs')).toEqual(['pot-not-contributed']);
    expect(left('uncalled-bet-not-returned')).toEqual(['pot-not-awarded']);
  });

  it('is held exactly where floating point numbers would lose a cent', () => {
    const largest = Number.MAX_SAFE_INTEGER;
    const bets = [largest, largest, 1].map((amount) => ({
      street: 1,
      seat: 1,
      action: 'bet' as const,
      amount,
    }));
    const hand = { seats: [{ seat: 1, player: 'p1' }], actions: bets, rake: { dropped: 0 } };
    const pots = [{ amount: largest }, { amount: largest }];
    const awards = [largest, largest].map((amount) => ({ seat: 1, amount }));
    expect(codes({ ...hand, pots, awards })).toEqual(['pot-not-contributed']);
  });
});

describe('a hand ties', () => {
  test.each([
    [true, []],
    [
      true,
      ['seat-not-at-table', 'rake-above-due', 'rake-above-cap', 'currency-not-book', 'round-number-repeated'],
    ],
    [false, ['pot-not-contributed']],
    [false, ['pot-not-awarded']],
    [false, ['stack-exceeded']],
    [false, ['uncalled-bet-not-returned']],
    [false, ['award-differs']],
    [false, ['odd-unit-misplaced']],
    [true, ['rake-by-pot-differs', 'pots-differ']],
    [false, ['rake-above-due', 'pot-not-awarded']],
  ])('%s with the findings %j', (ties, expected) =>
    expect(handTies(expected.map((code) => ({ code })))).toBe(ties),
  );
});

describe('a hand of another game than its table', () => {
  const hand = (handNo: string, game: string) => tell('hand.played', { ...handPlayed().data, handNo, game });
  const found = (...games: readonly string[]) =>
    postedLast(
      tableOpened('texas-holdem'),
      ...games.map((game, n) => hand(`${n + 1}`, game)),
    ).findings.filter((code) => code === 'hand-of-another-game');

  it('gives a finding with the first of successive hands', () => {
    expect(found('texas-holdem')).toEqual([]);
    expect(found('omaha')).toEqual(['hand-of-another-game']);
    expect(found('omaha', 'omaha')).toEqual([]);
    expect(found('omaha', 'texas-holdem')).toEqual([]);
    expect(found('omaha', 'texas-holdem', 'omaha')).toEqual(['hand-of-another-game']);
  });
});
