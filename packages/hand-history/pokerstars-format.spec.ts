import { onlyHand, textOfHand } from '../../test/support/hand-history/sample-hands';
import { replayBetting } from './betting-replay';
import { describeFault } from './hand-fault';
import { handPlayedData, tieHand } from './hand-played-event';
import { parseHandHistory } from './parse-hand-history';

const RAISE_OF_2005 = `PokerStars Game #90000000501:  Hold'em Limit ($1/$2 USD) - 2005/08/20 20:15:00 ET
Table 'Cisne' Seat #1 is the button
Seat 1: Player1 ($20 in chips)
Seat 2: Player2 ($30 in chips)
Seat 3: Player3 ($40 in chips)
Player2: posts small blind $0.50
Player3: posts big blind $1
*** HOLE CARDS ***
Player1: raises $1 to $2
Player2: folds
Player3: folds
Player1 collected $2.50 from pot
Player1: doesn't show hand
*** SUMMARY ***
Total pot $2.50 | Rake $0
Seat 1: Player1 (button) collected ($2.50)
Seat 2: Player2 (small blind) folded before Flop
Seat 3: Player3 (big blind) folded before Flop
`;

const ALL_IN_OF_2005 = `PokerStars Game #90000000502:  Hold'em No Limit ($1/$2 USD) - 2005/08/20 20:16:00 ET
Table 'Cisne' Seat #1 is the button
Seat 1: Player1 ($50 in chips)
Seat 2: Player2 ($30 in chips)
Player1: posts small blind $1
Player2: posts big blind $2
*** HOLE CARDS ***
Player1: raises $48 to $50 and is all-in
Player2: calls $28 and is all-in
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Js]
*** RIVER *** [2c 7d 9h Js] [3s]
*** SHOW DOWN ***
Player1: shows [Ah Ad] (a pair of Aces)
Player2: shows [Kh Kd] (a pair of Kings)
Player1 collected $60 from pot
*** SUMMARY ***
Total pot $60 | Rake $0
Board [2c 7d 9h Js 3s]
Seat 1: Player1 (button) (small blind) showed [Ah Ad] and won ($60) with a pair of Aces
Seat 2: Player2 (big blind) showed [Kh Kd] and lost with a pair of Kings
`;

/** Two players cash out: one wins the side pot, the other wins nothing. */
const CASHED_OUT = `PokerStars Hand #90000000503:  Hold'em No Limit ($1/$2 USD) - 2025/08/02 20:15:00 CET [2025/08/02 14:15:00 ET]
Table 'Lince' 6-max Seat #1 is the button
Seat 1: Player1 ($100 in chips)
Seat 2: Player2 ($100 in chips)
Seat 3: Player3 ($40 in chips)
Player2: posts small blind $1
Player3: posts big blind $2
*** HOLE CARDS ***
Player1: raises $98 to $100 and is all-in
Player2: calls $99 and is all-in
Player3: calls $38 and is all-in
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Js]
*** RIVER *** [2c 7d 9h Js] [3s]
*** SHOW DOWN ***
Player1: shows [Ah Ad] (a pair of Aces)
Player2: shows [Kh Kd] (a pair of Kings)
Player1 cashed out the hand for $60 | Cash Out Fee $0.60
Player3: shows [Jh Jd] (three of a kind, Jacks)
Player3 collected $118 from main pot
Player2 cashed out the hand for $12.50
*** SUMMARY ***
Total pot $240 Main pot $118. Side pot $119. | Rake $3
Board [2c 7d 9h Js 3s]
Seat 1: Player1 (button) showed [Ah Ad] and won ($119) with a pair of Aces (pot not awarded as player cashed out)
Seat 2: Player2 (small blind) showed [Kh Kd] and lost with a pair of Kings (cashed out)
Seat 3: Player3 (big blind) showed [Jh Jd] and won ($118) with three of a kind, Jacks
`;

const COURCHEVEL = `PokerStars Hand #90000000504:  Courchevel Pot Limit ($0.10/$0.25 USD) - 2013/03/20 20:15:00 ET
Table 'Corzo' 6-max Seat #1 is the button
Seat 1: Player1 ($25 in chips)
Seat 2: Player2 ($25 in chips)
Player1: posts small blind $0.10
Player2: posts big blind $0.25
*** HOLE CARDS ***
*** PRE-FLOP *** [2c]
Player1: calls $0.15
Player2: checks
*** FLOP *** [2c 7d 9h]
Player2: bets $0.25
Player1: folds
Uncalled bet ($0.25) returned to Player2
Player2 collected $0.50 from pot
*** SUMMARY ***
Total pot $0.50 | Rake $0
Board [2c 7d 9h]
Seat 1: Player1 (button) (small blind) folded on the Flop
Seat 2: Player2 (big blind) collected ($0.50)
`;

const [SHOWDOWN, DRAW] = [textOfHand('35602058746'), textOfHand('35838989654')];

const evaluate = (text: string) => tieHand(onlyHand(text));
const eventOf = (text: string) => handPlayedData(onlyHand(text), replayBetting(onlyHand(text)));
const faultOf = (text: string) => {
  const [read] = parseHandHistory(text);
  return read && !read.ok ? describeFault(read.refusal) : 'is read';
};

describe('a hand of 2005, whose text has no line for an uncalled bet', () => {
  it('returns the part of a raise that was not called', () => {
    expect(evaluate(RAISE_OF_2005)).toMatchObject({ ties: true, reasons: [], pot: 250n, derived: 250n });
    expect(onlyHand(RAISE_OF_2005).actions.at(-1)).toMatchObject({
      kind: 'uncalled-returned',
      seat: 1,
      street: 1,
      amount: 100n,
    });
  });

  it('returns what an all-in call leaves uncalled', () => {
    expect(evaluate(ALL_IN_OF_2005)).toMatchObject({ ties: true, reasons: [], pot: 6000n, derived: 6000n });
  });

  it('reads the line if there is one', () => {
    const line = 'Uncalled bet ($1) returned to Player1\n';
    const told = RAISE_OF_2005.replace('Player1 collected', `${line}Player1 collected`);
    expect(evaluate(told)).toEqual(evaluate(RAISE_OF_2005));
  });

  it('does not tie with another pot', () => {
    const text = RAISE_OF_2005.replace('Total pot $2.50', 'Total pot $2.51');
    expect(evaluate(text).reasons).toContain('line 15: 2.50 was put in, the total pot is 2.51');
  });

  it('has no reason for the missing line, unlike hands from 2006 on', () => {
    expect(evaluate(RAISE_OF_2005.replace('2005/08/20', '2006/01/01')).reasons).toContain(
      'an uncalled 1.00 of seat 1 does not come back',
    );
  });
});

describe('a hand that a player cashed out of', () => {
  it('ties, because the room pays the price and no money of the pot moves', () => {
    expect(evaluate(CASHED_OUT)).toMatchObject({
      ties: true,
      reasons: [],
      pot: 24000n,
      collected: 23700n,
      derived: 23700n,
    });
    expect(onlyHand(CASHED_OUT).notes).toEqual([]);
  });

  it('awards each pot to the seat that won it, though the room keeps it', () => {
    expect(eventOf(CASHED_OUT).awards).toEqual([
      { seat: 3, pot: 0, amount: 11800 },
      { seat: 1, pot: 1, amount: 11900 },
    ]);
  });

  it('does not tie with another pot of the cash-out', () => {
    const text = CASHED_OUT.replace('won ($119)', 'won ($118.99)');
    expect(evaluate(text).reasons).toContain('seat 1 did not collect what its cards are worth');
  });

  it.each([
    ['a stranger', 'Player1 cashed out', 'Stranger cashed out', 'Stranger cashed out the hand for $60'],
    ['no player', 'Player1 cashed out the hand', 'Cashed out', 'Cashed out for $60'],
  ])('does not tie when %s cashes out', (_, line, reads, reason) => {
    expect(evaluate(CASHED_OUT.replace(line, reads)).reasons).toContainEqual(expect.stringContaining(reason));
  });

  it('is refused when the price cannot be read', () => {
    expect(faultOf(CASHED_OUT.replace('for $60', 'for sixty'))).toContain(
      'line 18: expected cashed out the hand for $1 | Cash Out Fee $0.01, found',
    );
    expect(faultOf(CASHED_OUT.replace('for $60', 'for €60'))).toContain(
      'line 18: expected an amount such as',
    );
  });
});

describe('a hand with a section before the flop', () => {
  it('has its first betting round there, and in Courchevel a common card', () => {
    const { actions } = onlyHand(COURCHEVEL);
    expect(actions.map(({ kind, street }) => `${street} ${kind}`)).toEqual([
      ...['0 small-blind', '0 big-blind', '1 call', '1 check', '2 bet', '2 fold', '2 uncalled-returned'],
    ]);
    expect(evaluate(COURCHEVEL)).toMatchObject({ ties: true, judged: false });
  });

  it('has the same common card in its summary', () => {
    const folded = COURCHEVEL.replace(/\*\*\* FLOP[^]*?(?=Player2: bets)/, '');
    const text = folded.replace('Board [2c 7d 9h]', 'Board [2d]');
    expect(evaluate(text).reasons).toContain('the summary has the board 2d, dealt was 2c');
  });

  it("may be hold'em", () => {
    const text = SHOWDOWN.replace('*** FLOP', '*** PRE-FLOP ***\n*** FLOP');
    expect(evaluate(text)).toEqual(evaluate(SHOWDOWN));
  });
});

describe('a header', () => {
  it.each([
    ['blank lines', '\n \n\t\n'],
    ['a byte order mark', '\uFEFF'],
    ['a byte order mark and blank lines', '\uFEFF\r\n\r\n'],
    ['blank lines and a byte order mark', '\n\n\uFEFF'],
    ['two byte order marks', '\uFEFF\uFEFF'],
    ['blanks', ' \t\u00A0'],
  ])('may have %s before it, also behind another hand', (_, before) => {
    const text = before + SHOWDOWN + before + DRAW;
    expect(parseHandHistory(text).map((read) => read.ok && read.value.header.id)).toEqual([
      '35602058746',
      '35838989654',
    ]);
  });

  it('keeps the number of its line', () => {
    const text = `\uFEFF\n\n ${SHOWDOWN.replace('Table ', 'Tabel ')}`;
    expect(faultOf(text)).toContain('line 4: expected the table');
  });

  it('is refused without a time zone, with its line and a remedy', () => {
    expect(faultOf(RAISE_OF_2005.replace(' ET', ''))).toMatch(
      /^line 1: expected the zone of the time; write ET, UTC or GMT after it, as in 2009\/11\/20 7:12:10 ET, found "PokerStars Game #90000000501: /,
    );
  });
});

describe('cards of which some are hidden', () => {
  const cardsOf = (text: string, seat: number) => onlyHand(text).cards.find((known) => known.seat === seat);
  const oneShown = ALL_IN_OF_2005.replaceAll('[Kh Kd]', '[XX Kd]');

  it('are known as far as they were shown', () => {
    expect(cardsOf(oneShown, 2)).toEqual({ seat: 2, cards: ['Kd'], shown: true });
    expect(cardsOf(RAISE_OF_2005.replace("doesn't show hand", 'shows [Qs XX]'), 1)?.cards).toEqual(['Qs']);
    expect(cardsOf(RAISE_OF_2005.replace('Player3: folds', 'Player3: folds [XX Qs]'), 3)?.cards).toEqual([
      'Qs',
    ]);
    expect(cardsOf(oneShown.replace('showed [XX Kd]', 'mucked [XX Kd]'), 2)?.cards).toEqual(['Kd']);
    expect(
      cardsOf(RAISE_OF_2005.replace('CARDS ***', 'CARDS ***\nDealt to Player2 [XX Qs]'), 2)?.cards,
    ).toEqual(['Qs']);
  });

  it('are unknown if all are hidden', () => {
    expect(cardsOf(ALL_IN_OF_2005.replaceAll('[Kh Kd]', '[XX XX]'), 2)).toBeUndefined();
  });

  it('leave a hand without evaluation, which still ties', () => {
    expect(evaluate(oneShown)).toMatchObject({ ties: true, judged: false });
    expect(evaluate(oneShown)).not.toHaveProperty('derived');
  });

  it('do not hide a card that another line states', () => {
    const dealt = oneShown.replace('CARDS ***', 'CARDS ***\nDealt to Player2 [Kh Kd]');
    expect(cardsOf(dealt, 2)?.cards).toEqual(['Kh', 'Kd']);
    expect(evaluate(dealt)).toMatchObject({ ties: true, derived: 6000n });
    expect(cardsOf(ALL_IN_OF_2005.replace('shows [Kh Kd]', 'shows [XX Kd]'), 2)?.cards).toEqual(['Kh', 'Kd']);
    expect(cardsOf(ALL_IN_OF_2005.replace('showed [Kh Kd]', 'showed [Kh XX]'), 2)?.cards).toEqual([
      'Kh',
      'Kd',
    ]);
  });

  it('contradict a line with another card', () => {
    expect(evaluate(ALL_IN_OF_2005.replace('shows [Kh Kd]', 'shows [XX Kc]')).reasons).toContain(
      'seat 2 has Kh Kd, before it Kc',
    );
  });

  it('are never common cards', () => {
    expect(faultOf(ALL_IN_OF_2005.replace('Board [2c', 'Board [XX'))).toContain(
      'expected cards such as Th 4d',
    );
    expect(faultOf(ALL_IN_OF_2005.replace('FLOP *** [2c', 'FLOP *** [XX'))).toContain(
      'expected cards such as',
    );
  });
});
