import { parseHandHistory } from './parse-hand-history';
import { onlyHand, readAllHands, realTexts, textOfHand } from '../../test/support/hand-history/sample-hands';

const holdem = textOfHand('35602019775');
const draw = textOfHand('35838989654');
const faultsOf = (text: string) => parseHandHistory(text).flatMap((read) => (read.ok ? [] : [read.refusal]));

describe('a hand-history file', () => {
  it('gives its hands in the order of the file', () => {
    expect(realTexts().map((text) => readAllHands(text).length)).toEqual([30, 69, 11]);
    expect(readAllHands(holdem + draw).map(({ header }) => header.id)).toEqual([
      '35602019775',
      '35838989654',
    ]);
  });

  it('is read the same with other line ends, a byte order mark, more or no empty lines between hands', () => {
    const tight = (holdem + draw).replaceAll(/\n\n+/g, '\n');
    const expected = readAllHands(tight);
    expect(readAllHands(tight.replaceAll('\n', '\r\n'))).toEqual(expected);
    expect(readAllHands(`\uFEFF${tight}`)).toEqual(expected);
    expect(readAllHands(tight.replaceAll('\n', ' \n'))).toEqual(expected);
    const withoutLines = (hands: unknown) =>
      JSON.stringify(hands, (key, value: unknown) =>
        key === 'line' ? undefined : typeof value === 'bigint' ? String(value) : value,
      );
    expect(withoutLines(readAllHands(holdem + draw))).toBe(withoutLines(expected));
  });

  it('may number its hands above each of them', () => {
    const numbered = `*********** # 1 **************\n${holdem}\n*********** # 2 **************\n${draw}`;
    expect(parseHandHistory(numbered).map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('contains no hand if it is empty', () => {
    expect(parseHandHistory('')).toEqual([]);
    expect(parseHandHistory('\r\n\r\n')).toEqual([]);
  });
});

describe('a hand-history file with faults', () => {
  it('gives the line at which a hand cannot be read, and its other hands', () => {
    const broken = holdem.replace('Player6: calls €0.10', 'Player6: calls ten cents');
    expect(parseHandHistory(broken + draw).map(({ ok }) => ok)).toEqual([false, true]);
    expect(faultsOf(broken + draw)).toEqual([
      {
        id: '35602019775',
        line: 15,
        expected: 'the rest of an action that begins with "calls"',
        found: 'Player6: calls ten cents',
      },
    ]);
  });

  it.each([
    ['text that is no hand', 'Dear Sir,\nplease find my hands below\n\n', 1, 'a header such as'],
    ['a header that is damaged', holdem.replace('PokerStars Game', 'PokerStras Game'), 1, 'a header such as'],
    ['a hand without its summary', holdem.slice(0, holdem.indexOf('*** SUMMARY')), 35, '*** SUMMARY ***'],
    ['a hand without its total', holdem.replace(/Total pot.*\n/, ''), 43, 'Total pot in the summary'],
    ['two totals', holdem.replace(/Total pot.*\n/, '$&$&'), 38, 'one Total pot only'],
    ['a hand without seats', holdem.replaceAll(/^Seat \d: \w+ \(€.*\n/gm, ''), 2, 'at least one seat'],
    [
      'a seat that is taken twice',
      holdem.replace('Seat 2: ', 'Seat 1: '),
      4,
      'every seat and every player once',
    ],
  ])('refuses %s', (_, text, line, expected) => {
    const [fault, ...others] = faultsOf(`${text}\n\n\n${draw}`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line, expected: expect.stringContaining(expected) as unknown });
  });

  it('does not accept foreign text after a hand', () => {
    expect(faultsOf(`${holdem}\n\nPlayer1 collected €5 from pot\n`)).toHaveLength(1);
  });

  it('lists unknown lines, with whether they contain money', () => {
    const odd = holdem.replace('*** FLOP', 'Player1 tips the dealer €1\nA dog barks\n*** FLOP');
    expect(onlyHand(odd).notes).toEqual([
      { line: 20, text: 'Player1 tips the dealer €1', mentionsMoney: true },
      { line: 21, text: 'A dog barks', mentionsMoney: false },
    ]);
  });

  it('has no unknown line in the real hands', () => {
    expect(
      realTexts()
        .flatMap(readAllHands)
        .flatMap(({ notes }) => notes),
    ).toEqual([]);
  });
});

describe('a hand', () => {
  it('begins its second round with the first discard if there is no marker', () => {
    const streets = onlyHand(draw).actions.map(({ kind, street }) => `${street} ${kind}`);
    expect(streets.slice(-5)).toEqual(['1 call', '2 discard', '2 discard', '2 check', '2 check']);
    expect(streets.slice(0, 3)).toEqual(['0 small-blind', '0 big-blind', '1 fold']);
  });

  it('knows shown cards before dealt ones, and of the dealt the last', () => {
    expect(onlyHand(draw).cards).toEqual([
      { seat: 2, cards: ['Qd', '5c', 'Qs', 'Ac', '4d'], shown: true },
      { seat: 4, cards: ['Td', 'Th', '6h', '4h', 'Ks'], shown: true },
    ]);
    expect(onlyHand(holdem).cards).toEqual([{ seat: 4, cards: ['Js', '3d'], shown: false }]);
  });

  it('has the boards of its summary, two when it is run twice', () => {
    expect(onlyHand(holdem).boards).toEqual([['8h', 'Jh', 'Kh', 'Ah']]);
    expect(onlyHand(draw).boards).toEqual([]);
    expect(onlyHand(textOfHand('90000000403')).boards).toHaveLength(2);
  });
});
