import { replayBetting } from './betting-replay';
import { onlyHand, textOfHand } from '../../test/support/hand-history/sample-hands';

const stepsOf = (id: string) =>
  replayBetting(onlyHand(textOfHand(id))).steps.map(({ street, seat, kind, amount, allIn, discarded }) =>
    [street, seat, kind, amount, allIn && 'all-in', discarded].filter((part) => part !== undefined).join(' '),
  );

function objectionsTo(id: string, line: string, replacement: string): readonly string[] {
  const text = textOfHand(id);
  expect(text).toContain(line);
  return replayBetting(onlyHand(text.replace(line, replacement))).reasons;
}

describe('the replayed betting', () => {
  it('attributes to each action its amount, to a raise only what it adds to the bet of its player', () => {
    expect(stepsOf('35602035916')).toEqual([
      '0 4 small-blind 5',
      '0 5 big-blind 10',
      '1 6 raise 30',
      '1 1 fold',
      '1 2 fold',
      '1 3 call 30',
      '1 4 raise 185 all-in',
      '1 5 fold',
      '1 6 fold',
      '1 3 fold',
      '1 4 uncalled-returned 160',
    ]);
  });

  it('divides the blinds of a returning player into a dead and a live one', () => {
    expect(stepsOf('90000000201').slice(0, 6)).toEqual([
      '0 2 small-blind 5',
      '0 3 big-blind 10',
      '0 4 big-blind 10',
      '0 5 dead-blind 5',
      '0 5 big-blind 10',
      '0 6 dead-blind 5',
    ]);
  });

  it('reports the first full bet over a bring-in as its completion', () => {
    expect(stepsOf('90000000303').slice(2, 6)).toEqual([
      '0 2 bring-in 50',
      '1 5 complete 100',
      '1 2 raise 150',
      '1 5 fold',
    ]);
  });

  it('counts the discarded cards', () => {
    expect(
      stepsOf('90000000302')
        .filter((step) => step.includes('discard'))
        .slice(0, 4),
    ).toEqual(['2 2 discard 2', '2 3 discard 2', '2 1 discard 1', '3 2 discard 1']);
  });

  it('returns an uncalled blind in old hands without a line for it', () => {
    expect(stepsOf('90000000203').at(-1)).toBe('1 8 uncalled-returned 50');
  });

  it('keeps the full blind as the price when the big blind is all-in for less', () => {
    expect(replayBetting(onlyHand(textOfHand('90000000202'))).reasons).toEqual([]);
  });
});

describe('the betting contradicts a hand', () => {
  it.each([
    ['posts small blind €0.05', 'posts small blind €0.04', 'line 9: seat 4 posts a small blind of 0.04'],
    ['posts big blind €0.10', 'posts big blind €0.09', 'line 10: seat 5 posts a big blind of 0.09'],
    ['raises €0.20 to €0.30', 'raises €0.21 to €0.30', 'line 13: seat 6 raises 0.21 to a price 0.20 higher'],
    ['calls €0.30', 'calls €0.29', 'line 16: seat 3 calls 0.29 where 0.30 is owed'],
    ['Player1: folds', 'Player1: checks', 'line 14: seat 1 checks with 0.30 to call'],
    ['Player1: folds', 'Player6: bets €0.30', 'line 14: seat 6 bets although 0.30 is bet already'],
    [
      '(€1.90 in chips)',
      '(€1.89 in chips)',
      'line 17: seat 4 has put in 1.90 of a stack of 1.89 and is all-in',
    ],
    [
      '(€1.90 in chips)',
      '(€1.91 in chips)',
      'line 17: seat 4 has put in 1.90 of a stack of 1.91 and is all-in',
    ],
    [' and is all-in', '', 'line 17: seat 4 has put in 1.90 of a stack of 1.90 and is not all-in'],
    ['bet (€1.60)', 'bet (€1.59)', 'line 21: seat 4 gets 1.59 back where 1.60 of seat 4 was uncalled'],
    ['returned to Player4', 'returned to Player3', 'line 21: seat 3 gets 1.60 back where 1.60 of seat 4'],
    ['Player3: folds', 'Player1: folds', 'line 20: seat 1 acts after folding'],
  ])('when "%s" reads "%s"', (line, replacement, reason) => {
    expect(objectionsTo('35602035916', line, replacement)).toContainEqual(expect.stringContaining(reason));
  });

  it('when a bet that was not called is not returned', () => {
    const reasons = objectionsTo('35602035916', 'Uncalled bet (€1.60) returned to Player4\n', '');
    expect(reasons).toContainEqual('an uncalled 1.60 of seat 4 does not come back');
  });

  it('when a player stays in for less than the others', () => {
    expect(objectionsTo('35602045689', 'Player4: calls €0.10\n', 'Player4: checks\n')).toContainEqual(
      'seat 4 stays in for 0.00 of 0.10',
    );
  });

  it('when antes differ', () => {
    expect(
      objectionsTo('35874004239', 'Player3: posts the ante $0.01', 'Player3: posts the ante $0.02'),
    ).toContainEqual(expect.stringContaining('seat 1 posts an ante of 0.01 where others post 0.02'));
  });

  it.each([
    ['35838989654', 'raises $0.10 to $0.20', 'raises $0.11 to $0.21', 'which is no step of the fixed limit'],
    ['35874004239', 'Player8: bets $0.04', 'Player8: bets $0.08', 'which is no step of the fixed limit'],
    ['35874004239', 'brings in for $0.02', 'brings in for $0.04', 'not below the small bet'],
    ['90000000301', 'Player3: bets $0.08', 'Player3: bets $0.06', 'which is no step of the fixed limit'],
    ['90000000302', 'raises $0.07 to $0.20', 'raises $0.08 to $0.21', 'which is no step of the fixed limit'],
    ['90000000403', 'reached the $10 cap', 'reached the $11 cap', 'reaches a cap of 11.00 with 10.00'],
  ])('to hand %s when "%s" reads "%s"', (id, line, replacement, reason) => {
    expect(objectionsTo(id, line, replacement)).toContainEqual(expect.stringContaining(reason));
  });

  it.each(['Player5: bets $0.04', 'Player5: bets $0.08'])(
    'though not "%s" where a pair allows the double bet',
    (bet) => {
      const text = textOfHand('35874289931');
      const allowed = text.replace(/(a double bet is allowed\n)Player\d: bets \$0\.0[48]/, `$1${bet}`);
      const steps = replayBetting(onlyHand(allowed)).reasons.filter((reason) =>
        reason.includes('fixed limit'),
      );
      expect(steps).toEqual([]);
    },
  );
});
