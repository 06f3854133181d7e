import { openedBook, tableOpened, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

const CODES = /^(listed|not-on|seat|player-not|player-at|last-hands|played-after|bank-awarded)/;
const foundLast = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => CODES.test(code))
    .map(({ code, ruleId, expected, found }) => `${code} ${ruleId}: ${expected} / ${found}`);

const entered = (player: string, changesSeat?: true): CasinoEvent =>
  tell('waiting-list.entered', { player, ...(changesSeat && { changesSeat }) });
const called = (player: string, seat = 3): CasinoEvent => tell('waiting-list.called', { player, seat });
const withdrawn = (player: string): CasinoEvent =>
  tell('waiting-list.withdrawn', { player, cause: 'absent-when-called' });

describe('the waiting list of a table', () => {
  const opened = tableOpened('punto-y-banca');

  it('names a player once, until he has a seat or withdraws', () => {
    expect(foundLast(opened, entered('a'), entered('a'))).toEqual([
      'listed-twice L-waiting-list: one entry of player a / another entry',
    ]);
    expect(foundLast(opened, entered('a'), called('a'), entered('a'))).toEqual([]);
    expect(foundLast(opened, entered('a'), withdrawn('a'), entered('a'))).toEqual([]);
    expect(foundLast(opened, entered('b'), withdrawn('a'))).toEqual([
      'not-on-waiting-list L-waiting-list: an entry of player a before / none',
    ]);
  });

  it('that nobody reported finds nothing: not reported is not none', () => {
    expect(foundLast(opened, withdrawn('a'))).toEqual([]);
    expect(foundLast(opened, called('a'))).toEqual([]);
    expect(foundLast(tableOpened('baccarat-two-tableaux'), called('a'))).toEqual([]);
  });

  it.each([
    ['punto-y-banca', '1.1.7-III.1-02'],
    ['pai-gow-poker', '1.1.9.D-III.2-01'],
  ])('of %s has an order of priority (%s)', (game, rule) => {
    const table = tableOpened(game);
    expect(foundLast(table, entered('a'), entered('b'), called('b'))).toEqual([
      `seat-not-by-list ${rule}: seat 3 for player a / seat 3 for player b`,
    ]);
    expect(foundLast(table, entered('a'), entered('b'), called('a'))).toEqual([]);
    expect(foundLast(table, entered('a'), entered('b'), withdrawn('a'), called('b'))).toEqual([]);
    expect(foundLast(table, entered('a'), called('a'), called('c'))).toEqual([]);
  });

  it('of baccarat with two tableaux has no order, and a seat goes to nobody else (1.1.8.B, IV.6)', () => {
    const table = tableOpened('baccarat-two-tableaux');
    expect(foundLast(table, entered('a'), entered('b'), called('b'))).toEqual([]);
    const found = ['seat-not-by-list 1.1.8.B-IV.6-01: seat 3 for a player of the list / seat 3 for player c'];
    expect(foundLast(table, entered('a'), called('c'))).toEqual(found);
    expect(foundLast(table, entered('a'), called('a'), called('c'))).toEqual(found);
  });

  it('of chemin de fer comes first during a shoe, and players who change seats come first after it (1.1.8.A, IV.3)', () => {
    const table = tableOpened('chemin-de-fer');
    const list = [entered('a'), entered('b', true), entered('c')];
    const started = tell('shoe.started', { shoeNo: 1, decks: 6 });
    const ended = tell('shoe.ended', { shoeNo: 1 });
    const rule = 'seat-not-by-list 1.1.8.A-IV.3-01';
    expect(foundLast(table, started, ...list, called('a'))).toEqual([]);
    expect(foundLast(table, started, ...list, called('b'))).toEqual([
      `${rule}: seat 3 for player a / seat 3 for player b`,
    ]);
    expect(foundLast(table, started, ...list, ended, called('b'))).toEqual([]);
    expect(foundLast(table, started, ...list, ended, called('a'))).toEqual([
      `${rule}: seat 3 for player b / seat 3 for player a`,
    ]);
    // Whether a shoe is dealt is not known: either is right, and the third is not.
    expect(foundLast(table, ...list, called('a'))).toEqual([]);
    expect(foundLast(table, ...list, called('b'))).toEqual([]);
    expect(foundLast(table, ...list, called('c'))).toHaveLength(1);
  });

  it.each(['texas-holdem', 'boule'])('of %s demands no order: the supervisor assigns seats', (game) =>
    expect(foundLast(tableOpened(game), entered('a'), entered('b'), called('b'))).toEqual([]),
  );
});

const hand = (handNo: number, ...players: readonly (readonly [number, string])[]): CasinoEvent =>
  tell('hand.played', {
    handNo: `${handNo}`,
    game: 'texas-holdem',
    limitType: 'no-limit',
    seats: players.map(([seat, player]) => ({ seat, player })),
    actions: [],
    pots: [],
    awards: [],
    rake: { dropped: 0 },
  } as never);
const drawn = (...players: readonly (readonly [number, string])[]): CasinoEvent =>
  tell('seats.drawn', { places: players.map(([seat, player]) => ({ seat, player })) });

describe('seats drawn by lot (1.1.10, IV.2)', () => {
  const opened = tableOpened('texas-holdem');
  const rule = '1.1.10-IV.1-02';

  it('are drawn before the first hand', () => {
    expect(foundLast(opened, drawn([1, 'a'], [2, 'b']))).toEqual([]);
    expect(foundLast(opened, hand(1, [1, 'a'], [2, 'b']), drawn([1, 'a'], [2, 'b']))).toEqual([
      `seats-drawn-late ${rule}: the draw before the first hand / a draw after a hand was played`,
    ]);
  });

  it('give each player one seat, and each seat to one player', () =>
    expect(foundLast(opened, drawn([1, 'a'], [1, 'b'], [3, 'b']))).toEqual([
      `seat-shared ${rule}: one player at seat 1 / a, b`,
      `player-at-several-seats ${rule}: one seat for b / seats 1, 3`,
    ]));

  it('are those of the first hand; later the supervisor may assign others, and a new player had none', () => {
    const places = drawn([1, 'a'], [2, 'b']);
    expect(foundLast(opened, places, hand(1, [1, 'a'], [2, 'b'], [3, 'c']))).toEqual([]);
    expect(foundLast(opened, places, hand(1, [1, 'a'], [4, 'b']))).toEqual([
      `seat-not-as-drawn ${rule}: player b at seat 2 / player b at seat 4`,
    ]);
    expect(foundLast(opened, places, hand(1, [1, 'a'], [2, 'b']), hand(2, [1, 'a'], [4, 'b']))).toEqual([]);
  });

  it('may be drawn again under the Decree of 1996, when places are vacant at the beginning of a game', () => {
    const on1996 = (event: CasinoEvent): CasinoEvent => ({ ...event, gamingday: '2009-01-01' });
    const later = [tableOpened('synthetic-poker'), hand(1, [1, 'a']), drawn([2, 'b'])].map(on1996);
    expect(foundLast(...later)).toEqual([]);
    const shared = [tableOpened('synthetic-poker'), drawn([2, 'a'], [2, 'b'])].map(on1996);
    expect(foundLast(...shared)).toEqual(['seat-shared D385/1996-II.4.1-01: one player at seat 2 / a, b']);
  });
});

describe('a game by invitation (1.1.10, VII.2)', () => {
  const invited = (...players: readonly string[]): CasinoEvent =>
    tell('players.invited', { invited: players as string[] });

  it('has invited players only, whom several reports may name', () => {
    const opened = tableOpened('texas-holdem');
    expect(foundLast(opened, invited('a'), invited('b'), hand(1, [1, 'a'], [2, 'b']))).toEqual([]);
    expect(foundLast(opened, invited('a'), hand(1, [1, 'a'], [2, 'b']))).toEqual([
      'player-not-invited 1.1.10-VII.2-02: players who are invited / b',
    ]);
    expect(foundLast(opened, hand(1, [1, 'a'], [2, 'b']))).toEqual([]);
  });
});

describe('the last hands of a table', () => {
  const announced = (hands: number): CasinoEvent => tell('last-hands.announced', { hands });
  const round = (roundNo: number): CasinoEvent =>
    tell('round.settled', { roundNo, bets: [], outcome: {}, result: 0 });
  const voided = (roundNo: number): CasinoEvent =>
    tell('round.voided', { roundNo, settled: true, reasonCode: 'x', refunds: [], by: [{ id: 'E-1' }] });

  it('are three at trijoker (1.1.9.B, VII.3) and under the Decree of 1996 (II.9)', () => {
    expect(foundLast(tableOpened('trijoker'), announced(3))).toEqual([]);
    expect(foundLast(tableOpened('trijoker'), announced(2))).toEqual([
      'last-hands-not-by-rule 1.1.9.B-VII.3-02: last hands: 3 / last hands: 2',
    ]);
    const poker = [tableOpened('synthetic-poker'), announced(4)];
    expect(foundLast(...poker.map((event) => ({ ...event, gamingday: '2009-01-01' })))).toEqual([
      'last-hands-not-by-rule D385/1996-II.9-01: last hands: 3 / last hands: 4',
    ]);
    expect(foundLast(tableOpened('boule'), announced(5))).toEqual([]);
  });

  it('are played, and no more; a void gives its hand back', () => {
    const started = [tableOpened('trijoker'), round(1), announced(3), round(2), round(3), round(4)];
    expect(foundLast(...started)).toEqual([]);
    expect(foundLast(...started, round(5))).toEqual([
      'played-after-last-hand 1.1.9.B-VII.3-02: last hands: 3 / a further hand after them',
    ]);
    expect(foundLast(...started, voided(4), round(5))).toEqual([]);
  });

  it('of a game without such a rule are those that the house announced', () =>
    expect(foundLast(tableOpened('boule'), announced(1), round(1), round(2))).toEqual([
      'played-after-last-hand L-last-hands: last hands: 1 / a further hand after them',
    ]));
});

describe('a bank that is awarded for several shoes or days (1.1.8.B, V.2)', () => {
  const bank = (name: string, banker: string, awardedFor?: { shoes?: number; days?: number }): CasinoEvent =>
    tell('bank.adjudicated', {
      bank: name,
      banker,
      amount: 1_000,
      paidFrom: 'chips',
      how: 'auction',
      ...(awardedFor && { awardedFor }),
    });
  const shoe = (shoeNo: number): CasinoEvent[] => [
    tell('shoe.started', { shoeNo, decks: 6 }),
    tell('shoe.ended', { shoeNo }),
  ];
  const ended = (name: string, cause: 'shoe-ended' | 'withdrawn'): CasinoEvent =>
    tell('bank.ended', { bank: name, cause, returned: [] });
  const table = (...events: readonly CasinoEvent[]): string[] =>
    foundLast(tableOpened('baccarat-two-tableaux'), ...events);
  const RULE = 'bank-awarded-for-longer 1.1.8.B-V.2-01';

  it('does not change hands before the last of its shoes is over', () => {
    const first = [bank('1', 'a', { shoes: 2 }), ...shoe(1), ended('1', 'shoe-ended')];
    expect(table(...first, bank('2', 'b'))).toEqual([`${RULE}: the bank of a for 2 shoes / the bank of b`]);
    expect(table(...first, bank('2', 'a'), ...shoe(2), ended('2', 'shoe-ended'), bank('3', 'b'))).toEqual([]);
  });

  it('does not change hands in the session, where it is awarded for days', () =>
    expect(
      table(bank('1', 'a', { days: 2 }), ...shoe(1), ...shoe(2), ended('1', 'shoe-ended'), bank('2', 'b')),
    ).toEqual([`${RULE}: the bank of a for 2 days / the bank of b`]));

  it('is offered to others once its banker gave it up (V.3, V.5), and was free where no time was stated', () => {
    expect(table(bank('1', 'a', { shoes: 3 }), ...shoe(1), ended('1', 'withdrawn'), bank('2', 'b'))).toEqual(
      [],
    );
    expect(table(bank('1', 'a'), ...shoe(1), ended('1', 'shoe-ended'), bank('2', 'b'))).toEqual([]);
  });
});
