import { readHeader, readSeat, readTable } from './pokerstars-format';

const TIME = '2009/11/20 7:12:10 ET';

describe('the header of a hand', () => {
  it('states hand, game, limit, stakes, currency and time', () => {
    const text = `PokerStars Game #35602019775:  Hold'em No Limit (€0.05/€0.10 EUR) - ${TIME}`;
    expect(readHeader(text)).toMatchObject({
      id: '35602019775',
      game: { code: 'texas-holdem', family: 'flop' },
      limitType: 'no-limit',
      money: { currency: 'EUR', symbol: '€' },
      stakes: { small: 5n, big: 10n },
      playedAt: { day: '2009-11-20', instant: '2009-11-20T07:12:10-05:00' },
    });
  });

  it.each([
    ["Hold'em Limit", 'texas-holdem', 'fixed'],
    ['Omaha Pot Limit', 'omaha', 'pot-limit'],
    ['Omaha Hi/Lo Limit', 'omaha-high-low', 'fixed'],
    ['5 Card Omaha Pot Limit', 'omaha-five-card', 'pot-limit'],
    ['5 Card Draw Limit', 'five-card-draw', 'fixed'],
    ['5 Card Draw Pot Limit', 'five-card-draw', 'pot-limit'],
    ['Triple Draw 2-7 Lowball Limit', 'triple-draw-2-7-lowball', 'fixed'],
    ['Badugi Limit', 'badugi', 'fixed'],
    ['7 Card Stud Limit', 'seven-card-stud', 'fixed'],
    ['7 Card Stud Hi/Lo Limit', 'seven-card-stud-high-low', 'fixed'],
    ['Razz Limit', 'razz', 'fixed'],
  ])('knows %s as %s, %s', (name, code, limitType) => {
    const header = readHeader(`PokerStars Hand #1:  ${name} ($0.04/$0.08 USD) - ${TIME}`);
    expect([header.game.code, header.limitType]).toEqual([code, limitType]);
  });

  it.each([
    ['$1/$2', 'USD', '$'],
    ['£1/£2', 'GBP', '£'],
    ['$1/$2 CAD', 'CAD', '$'],
    ['5/10', 'XXX', ''],
  ])('takes %s for %s', (stakes, currency, symbol) => {
    const { money } = readHeader(`PokerStars Game #1:  Razz Limit (${stakes}) - ${TIME}`);
    expect(money).toEqual({ currency, symbol });
  });

  it('may name the game of a mix in the parenthesis', () => {
    const text = `PokerStars Game #1:  8-Game (7 Card Stud Hi/Lo Limit, $1,000/$2,000 USD) - ${TIME}`;
    expect(readHeader(text)).toMatchObject({
      game: { code: 'seven-card-stud-high-low' },
      stakes: { small: 100000n, big: 200000n },
    });
  });

  it('may have a cap', () => {
    const text = `PokerStars Zoom Hand #1:  Hold'em No Limit ($0.25/$0.50 - $10 Cap -  USD) - ${TIME}`;
    expect(readHeader(text)).toMatchObject({ stakes: { small: 25n, big: 50n }, cap: 1000n });
  });

  it.each([
    [
      "PokerStars Game #1: Tournament #2, $3+$0.30 Hold'em No Limit - Level I (10/20) - " + TIME,
      'a cash game',
    ],
    [`PokerStars Game #1:  Old Maid Limit ($1/$2 USD) - ${TIME}`, 'a game of poker'],
    [`PokerStars Game #1:  Razz Limit ($1/$2 USD, maybe) - ${TIME}`, 'a game of poker'],
    [`PokerStars Game #1:  Razz Limit ($1/€2 USD) - ${TIME}`, 'an amount such as $1.50'],
    [`PokerStars Game #1:  Razz Limit ($1-$2 USD) - ${TIME}`, 'stakes such as'],
    ['PokerStars Game #1', 'a header such as'],
  ])('is refused: %s', (text, expected) => {
    expect(() => readHeader(text)).toThrow(expected);
  });
});

describe('the table', () => {
  it.each([
    ["Table 'Lampland' 6-max Seat #2 is the button", { name: 'Lampland', button: 2 }],
    ["Table 'Atalante II' 8-max", { name: 'Atalante II' }],
    ["Table 'Sekanina' Seat #6 is the button", { name: 'Sekanina', button: 6 }],
    ["Table 'Olbers' 6-max (Play Money) Seat #1 is the button", { name: 'Olbers', button: 1 }],
    ["Table 'O'Keefe' 6-max Seat #1 is the button", { name: "O'Keefe", button: 1 }],
  ])('is read from %s', (text, table) => {
    expect(readTable(text)).toEqual(table);
  });

  it('is refused in another format', () => {
    expect(() => readTable("Tabel 'Lampland'")).toThrow('expected the table');
  });
});

describe('a seat', () => {
  const dollars = { currency: 'USD', symbol: '$' };

  it.each([
    ['Seat 1: Player1 ($1.53 in chips)', { seat: 1, name: 'Player1', stack: 153n, sittingOut: false }],
    ['Seat 10: a b (c) ($1,000 in chips)', { seat: 10, name: 'a b (c)', stack: 100000n, sittingOut: false }],
    [
      'Seat 3: Player3 ($2 in chips) is sitting out',
      { seat: 3, name: 'Player3', stack: 200n, sittingOut: true },
    ],
  ])('is read from %s', (text, seat) => {
    expect(readSeat(text, dollars)).toEqual(seat);
  });

  it('is refused in another currency', () => {
    expect(() => readSeat('Seat 1: Player1 (€1.53 in chips)', dollars)).toThrow('an amount such as $1.50');
  });
});
