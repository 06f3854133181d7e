import {
  onlyHand,
  readAllHands,
  textOfHand,
  winamaxTexts,
} from '../../test/support/hand-history/sample-hands';
import { describeFault } from './hand-fault';
import { parseHandHistory } from './parse-hand-history';
import { tieHand } from './hand-played-event';
import { WINAMAX } from './winamax-format';

const SHOWDOWN = '9000001-1-1373753425';
const NOT_CALLED = '9000001-2-1373753501';
const CALLED_FOR_LESS = '9000001-3-1373753588';
const WALK = '9000001-4-1373753660';
const SIDE_POT = '9000002-1-1373839200';
const OMAHA = '9000003-1-1373925600';

const evaluate = (text: string) => tieHand(onlyHand(text));
const faultOf = (text: string) => {
  const [read] = parseHandHistory(text);
  return read && !read.ok ? describeFault(read.refusal) : 'is read';
};

describe('hands in the format of Winamax', () => {
  it.each([
    ['a showdown', SHOWDOWN, 650n, 618n, 32n],
    ['a bet that nobody calls', NOT_CALLED, 750n, 713n, 37n],
    ['an all-in that is called for less', CALLED_FOR_LESS, 2400n, 2280n, 120n],
    ['a walk', WALK, 100n, 100n, 0n],
    ['a side pot', SIDE_POT, 13080n, 12780n, 300n],
    ['omaha', OMAHA, 4600n, 4370n, 230n],
  ])('tie and are evaluated: %s', (_, id, pot, collected, rake) => {
    expect(evaluate(textOfHand(id))).toEqual({
      id,
      pot,
      collected,
      rake,
      derived: collected,
      ties: true,
      reasons: [],
      judged: true,
      findings: [],
    });
  });

  it('are read line by line, with nothing left over', () => {
    expect(
      winamaxTexts()
        .flatMap(readAllHands)
        .flatMap(({ notes }) => notes),
    ).toEqual([]);
  });

  it('are recognised by their header, and those of PokerStars are not', () => {
    expect(winamaxTexts().every(WINAMAX.recognises)).toBe(true);
    expect(WINAMAX.recognises(textOfHand('35602019775'))).toBe(false);
  });

  it('name game, limit, stakes, table, button and time', () => {
    const { header, table } = onlyHand(textOfHand(OMAHA));
    expect(header).toMatchObject({
      game: { code: 'omaha' },
      limitType: 'pot-limit',
      money: { currency: 'EUR' },
      stakes: { small: 100n, big: 200n },
      playedAt: { instant: '2013-07-15T22:00:00Z' },
    });
    expect(table).toEqual({ name: 'Baeza', button: 6 });
  });

  it('distinguish names with a common beginning, and regard a player without an action as sitting out', () => {
    const { seats, actions } = onlyHand(textOfHand(SHOWDOWN));
    expect(seats.filter(({ sittingOut }) => sittingOut).map(({ name }) => name)).toEqual(['Beto']);
    expect(actions.filter(({ seat }) => seat === 6)).toEqual([]);
  });
});

describe('the uncalled part of a bet in a hand of Winamax', () => {
  const returnedIn = (id: string) =>
    onlyHand(textOfHand(id)).actions.filter(({ kind }) => kind === 'uncalled-returned');

  it('is returned although no line reports it', () => {
    expect(returnedIn(SHOWDOWN)).toEqual([]);
    expect(returnedIn(NOT_CALLED)).toMatchObject([{ seat: 5, street: 2, amount: 400n }]);
    expect(returnedIn(CALLED_FOR_LESS)).toMatchObject([{ seat: 2, street: 1, amount: 1800n }]);
    expect(returnedIn(WALK)).toMatchObject([{ seat: 2, street: 1, amount: 50n }]);
    expect(returnedIn(SIDE_POT)).toMatchObject([{ seat: 5, street: 2, amount: 4460n }]);
  });

  it('is no side pot although it is collected as one', () => {
    const { collections, summary } = onlyHand(textOfHand(CALLED_FOR_LESS));
    expect(collections).toMatchObject([{ seat: 2, pot: 0, amount: 2280n }]);
    expect(summary.pots).toEqual([]);
    expect(onlyHand(textOfHand(SIDE_POT)).summary.pots).toEqual([5862n, 6918n]);
  });

  it('may also be left out of the total and of what is collected', () => {
    const without = textOfHand(NOT_CALLED).replaceAll('11.13€', '7.13€');
    expect(evaluate(without)).toMatchObject({ ties: true, pot: 750n, collected: 713n });
  });
});

describe('pots that one player wins', () => {
  type Player = readonly [name: string, stack: string, cards: string];
  const BOARD = ['8h 7d 3c', 'Js', '2h'];
  /** A hand of three or four players; the second posts 0.05 €, the third 0.10 €. */
  const hand = (players: readonly Player[], play: { preFlop: string; flop: string; end: string }): string => {
    const [flop, turn, river] = BOARD;
    return [
      'Winamax Poker - CashGame - HandId: #9000009-1-1373839200 - Holdem no limit (0.05€/0.10€) - 2013/07/14 22:00:00 UTC',
      "Table: 'Nerja' 5-max (real money) Seat #1 is the button",
      ...players.map(([name, stack], index) => `Seat ${index + 1}: ${name} (${stack}€)`),
      '*** ANTE/BLINDS ***',
      `${players[1]![0]} posts small blind 0.05€`,
      `${players[2]![0]} posts big blind 0.10€`,
      `*** PRE-FLOP ***\n${play.preFlop}`,
      `*** FLOP *** [${flop}]\n${play.flop}`,
      `*** TURN *** [${flop}][${turn}]`,
      `*** RIVER *** [${flop} ${turn}][${river}]`,
      '*** SHOW DOWN ***',
      ...players.map(([name, , cards]) => `${name} shows [${cards}] (a hand)`),
      play.end.replace('BOARD', `Board: [${BOARD.join(' ')}]`),
      '',
    ].join('\n');
  };
  const [AK, PAIR, QUEEN]: readonly Player[] = [
    ['J1', '1.60', 'Ad Kc'],
    ['J2', '4.10', '8s 9d'],
    ['J3', '9.00', '7s Qh'],
  ];
  const three = [AK!, PAIR!, QUEEN!];
  const preFlop = 'J1 raises 1.50€ to 1.60€ and is all-in\nJ2 calls 1.55€\nJ3 calls 1.50€';
  const flop = 'J2 checks\nJ3 bets 6€\nJ2 calls 2.50€ and is all-in';
  const seats = (won: string, place: string) => `*** SUMMARY ***\nTotal pot ${won}\nBOARD\n${place}`;
  const both = hand(three, {
    preFlop,
    flop,
    end: `J3 collected 3.50€ from side pot 1\nJ2 collected 9.40€ from main pot\n${seats(
      '12.90€ | Rake 0.40€',
      'Seat 2: J2 (small blind) showed [8s 9d] and won 9.40€ with One pair : 8\nSeat 3: J3 (big blind) showed [7s Qh] and won 3.50€ with One pair : 7',
    )}`,
  });

  it('may be one collection, beside an uncalled bet that is written as a side pot', () => {
    expect(evaluate(both)).toMatchObject({
      pot: 980n,
      collected: 940n,
      derived: 940n,
      ties: true,
      findings: [],
    });
    const { collections, summary } = onlyHand(both);
    expect(collections).toMatchObject([{ seat: 2, pot: 0, amount: 940n }]);
    expect(summary).toMatchObject({ pots: [], joinsPots: true });
  });

  it('belong to a player who can win each of them', () => {
    const stolen = both
      .replace('J2 collected 9.40€', 'J1 collected 9.40€')
      .replace(
        'Seat 2: J2 (small blind) showed [8s 9d] and won 9.40€',
        'Seat 1: J1 (button) showed [Ad Kc] and won 9.40€',
      );
    expect(evaluate(stolen)).toMatchObject({ ties: false });
    expect(evaluate(both.replaceAll('9.40€', '9.30€'))).toMatchObject({ ties: false });
  });

  const four: readonly Player[] = [AK!, PAIR!, ['J3', '6.00', '7s Qh'], ['J4', '9.00', '5c 4c']];
  const fourFlop = 'J2 checks\nJ3 bets 4.40€ and is all-in\nJ4 calls 4.40€\nJ2 calls 2.50€ and is all-in';
  const fourPreFlop =
    'J4 calls 0.10€\nJ1 raises 1.50€ to 1.60€ and is all-in\nJ2 calls 1.55€\nJ3 calls 1.50€\nJ4 calls 1.50€';
  const ofFour = (players: readonly Player[], collected: string, won: string) =>
    hand(players, {
      preFlop: fourPreFlop,
      flop: fourFlop,
      end: `${collected}\n${seats('17.10€ | Rake 0.60€', won)}`,
    });

  it('may be three', () => {
    const all = ofFour(
      [AK!, ['J2', '4.10', '5s 4s'], ['J3', '6.00', '8c 8d'], ['J4', '9.00', '5c 4c']],
      'J3 collected 17.10€ from main pot',
      'Seat 3: J3 (big blind) showed [8c 8d] and won 17.10€ with Trips of 8',
    );
    expect(evaluate(all)).toMatchObject({ pot: 1770n, collected: 1710n, ties: true, findings: [] });
  });

  it('may be two of three, whatever number the last has', () => {
    for (const number of [1, 2]) {
      const two = ofFour(
        four,
        `J3 collected 3.68€ from side pot ${number}\nJ2 collected 13.42€ from main pot`,
        'Seat 2: J2 (small blind) showed [8s 9d] and won 13.42€ with One pair : 8\nSeat 3: J3 (big blind) showed [7s Qh] and won 3.68€ with One pair : 7',
      );
      expect(evaluate(two)).toMatchObject({ pot: 1770n, collected: 1710n, ties: true, findings: [] });
    }
  });
});

it('a declined blind posts nothing, also in its older form', () => {
  for (const denial of ['denies big blind', 'deny BB 0€', 'deny SB 0€']) {
    const text = textOfHand(SHOWDOWN).replace(/(\*\*\* ANTE\/BLINDS \*\*\*\r?\n)/, `$1Beto ${denial}\n`);
    expect(text).toContain(denial);
    expect(evaluate(text)).toMatchObject({ ties: true, reasons: [], findings: [] });
  }
});

describe('a hand of Winamax that does not tie', () => {
  it.each([
    [SHOWDOWN, 'Total pot 6.18€', 'Total pot 6.19€', 'line 32: 6.50 was put in, the total pot is 6.51'],
    [SHOWDOWN, 'Rake 0.32€', 'Rake 0.31€', 'line 32: 6.50 was put in, the total pot is 6.49'],
    [NOT_CALLED, 'Total pot 11.13€', 'Total pot 11.12€', 'line 23: 7.50 was put in, the total pot is 7.49'],
    [SHOWDOWN, 'raises 1€ to 2€', 'raises 1.01€ to 2€', 'line 13: seat 3 raises 1.01 to a price 1.00 higher'],
    [
      SHOWDOWN,
      'Beto 77 calls 1€\n***',
      'Beto 77 calls 1.01€\n***',
      'line 16: seat 2 calls 1.01 where 1.00 is owed',
    ],
    [SHOWDOWN, 'and won 6.18€', 'and won 6.17€', 'seat 3 collected 6.18, the summary says 6.17'],
    [
      SIDE_POT,
      'Delfin collected 44.60€',
      'Delfin collected 44.59€',
      'seat 5 did not collect what its cards are worth',
    ],
    [OMAHA, 'Board: [Jh', 'Board: [Jc', 'the summary has the board Jc Td 4c 9s 2d, dealt was Jh Td 4c 9s 2d'],
  ])('is reported with its line: %s, %s', (id, line, reads, reason) => {
    const text = textOfHand(id);
    expect(text).toContain(line);
    const { ties, reasons } = evaluate(text.replace(line, reads));
    expect(ties).toBe(false);
    expect(reasons).toContain(reason);
  });

  it('does not tie if the wrong player collects', () => {
    const text = textOfHand(SHOWDOWN)
      .replace('c.duran collected', 'Beto 77 collected')
      .replace('and won 6.18€ with', 'and lost with')
      .replace('[7s 8s] and lost', '[7s 8s] and won 6.18€');
    expect(evaluate(text).reasons).toEqual([
      'seat 2 did not collect what its cards are worth',
      'seat 3 did not collect what its cards are worth',
    ]);
  });
});

describe('a hand of Winamax that cannot be read', () => {
  it.each([
    [
      'a tournament',
      'CashGame',
      'Tournament "Feria" buyIn: 9€ + 1€ level: 1',
      'line 1: expected a header such as',
    ],
    ['another game', 'Holdem no limit', 'Razz fixed limit', 'line 1: expected a header such as'],
    ['play money', '(real money)', '(play money)', 'line 2: expected the table'],
    ['a seat without its stack', '(87.35€)', '()', 'line 4: expected a seat such as'],
    ['an amount finer than a cent', '(87.35€)', '(87.355€)', 'line 4: expected an amount such as'],
    [
      'an action that goes on otherwise',
      'raises 1€ to 2€',
      'raises 1€',
      'line 13: expected the rest of an action',
    ],
    ['an action of a stranger', 'Delfin folds', 'Nadie folds', 'line 14: expected an action of a player'],
    ['another marker', '*** FLOP ***', '*** FLOOP ***', 'line 17: expected a marker'],
    ['a card that is none', '[2c 7d Kh][4s]', '[2c 7d Kh][4x]', 'line 21: expected cards'],
    ['a total without a rake', ' | Rake 0.32€', '', 'line 32: expected Total pot'],
    [
      'a win without its amount',
      'and won 6.18€ with',
      'and won something with',
      'line 35: expected an amount',
    ],
  ])('is refused with its line: %s', (_, line, reads, fault) => {
    const text = textOfHand(SHOWDOWN);
    expect(text).toContain(line);
    expect(faultOf(text.replace(line, reads))).toContain(fault);
  });

  it('does not affect the other hands of its file', () => {
    const text = winamaxTexts()[0]!.replace('raises 1€ to 2€', 'raises 1€');
    expect(parseHandHistory(text).map(({ ok }) => ok)).toEqual([false, true, true, true]);
  });

  it('is reported as unknown money for an unknown line with an amount', () => {
    const text = textOfHand(SHOWDOWN).replace('*** FLOP', 'Bonus of 1€ for Delfin\n*** FLOP');
    expect(evaluate(text).reasons).toContain(
      'line 17 speaks of money and is not understood: Bonus of 1€ for Delfin',
    );
  });
});
