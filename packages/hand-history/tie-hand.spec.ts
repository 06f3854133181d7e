import {
  constructedHands,
  onlyHand,
  realHands,
  textOfHand,
} from '../../test/support/hand-history/sample-hands';
import { tieHand } from './hand-played-event';

const evaluationOf = (id: string, ...changes: readonly (readonly [string, string])[]) => {
  const changed = changes.reduce((text, [line, replacement]) => {
    expect(text).toContain(line);
    return text.replace(line, replacement);
  }, textOfHand(id));
  return tieHand(onlyHand(changed));
};

const SHOWN = '35602058746';
const STUD = '35874004239';

const WITH_RULES = ['texas-holdem', 'five-card-draw', 'seven-card-stud'];

describe('a hand ties', () => {
  it('for all 110 real hands', () => {
    const evaluations = realHands().map((hand) => tieHand(hand));
    expect(evaluations).toHaveLength(110);
    expect(evaluations.filter(({ ties }) => !ties)).toEqual([]);
  });

  it('with side pots, dead blinds, all-ins for less, caps, two boards or no money', () => {
    const evaluations = constructedHands().map((hand) => tieHand(hand));
    expect(evaluations).toHaveLength(13);
    expect(evaluations.filter(({ ties }) => !ties)).toEqual([]);
  });

  it('with the awards by cards, which are derived for all 110 and for every game with rules', () => {
    const evaluated = [...realHands(), ...constructedHands()].filter(
      ({ header, cancelled }) => WITH_RULES.includes(header.game.code) && !cancelled,
    );
    expect(evaluated).toHaveLength(110 + 9);
    for (const hand of evaluated) {
      const { derived, collected } = tieHand(hand);
      expect([hand.header.id, derived]).toEqual([hand.header.id, collected]);
    }
  });

  it('if collections and rake add up to the pot', () => {
    expect(evaluationOf('35602019775')).toEqual({
      id: '35602019775',
      pot: 40n,
      collected: 38n,
      rake: 2n,
      derived: 38n,
      ties: true,
      reasons: [],
      judged: true,
      findings: [],
    });
  });
});

/** A hand with one changed line, and the reason that must be stated. */
const BROKEN = [
  {
    when: 'stakes disagree',
    hand: '35838989654',
    line: '$0.10/$0.20',
    reads: '$0.10/$0.21',
    reason: 'stakes of 0.10 and 0.21 do not go together',
  },
  {
    when: 'less is in the pot than was put in',
    hand: '35602019775',
    line: 'Total pot €0.40',
    reads: 'Total pot €0.39',
    reason: 'line 37: 0.40 was put in, the total pot is 0.39',
  },
  {
    when: 'the rake is another',
    hand: '35602019775',
    line: 'Rake €0.02',
    reads: 'Rake €0.03',
    reason: 'line 37: 0.38 collected and 0.03 rake do not make the total pot of 0.40',
  },
  {
    when: 'the summary names another amount',
    hand: '35602019775',
    line: 'collected (€0.38)',
    reads: 'collected (€0.37)',
    reason: 'seat 1 collected 0.38, the summary says 0.37',
  },
  {
    when: 'the summary forgets a winner',
    hand: '35602019775',
    line: 'Player1 collected (€0.38)',
    reads: 'Player1 folded on the Turn',
    reason: 'seat 1 collected 0.38, the summary says 0.00',
  },
  {
    when: 'somebody collects who folded',
    hand: '35602019775',
    line: 'Player1 collected €0.38',
    reads: 'Player3 collected €0.38',
    reason: 'seat 3 collects from pot 0 without a claim to it',
  },
  {
    when: 'a side pot is not stated',
    hand: '90000000101',
    line: ' Main pot €2.90. Side pot €1.90.',
    reads: '',
    reason: 'the betting makes 2 pots, the summary states 1',
  },
  {
    when: 'a side pot is stated that nobody made',
    hand: '35602019775',
    line: '€0.40 |',
    reads: '€0.40 Main pot €0.30. Side pot €0.10. |',
    reason: 'the betting makes 1 pots, the summary states 2',
  },
  {
    when: 'everybody has folded',
    hand: '35602019775',
    line: 'Player1 collected €0.38 from pot',
    reads: 'Player1: folds',
    reason: 'the betting makes 0 pots, the summary states 1',
  },
  {
    when: 'main and side pot do not make the total',
    hand: '90000000101',
    line: 'Side pot €1.90',
    reads: 'Side pot €1.91',
    reason: 'main and side pots make 4.81',
  },
  {
    when: 'somebody collects from a side pot he was not in',
    hand: '90000000101',
    line: 'Player5 collected €1.90 from side',
    reads: 'Player1 collected €1.90 from side',
    reason: 'seat 1 collects from pot 1 without a claim',
  },
  {
    when: 'money moved that nobody understood',
    hand: '35602019775',
    line: '*** FLOP',
    reads: 'Player1 tips the dealer €1\n*** FLOP',
    reason: 'line 20 speaks of money and is not understood',
  },
  {
    when: 'chips are collected though it was cancelled',
    hand: '90000000404',
    line: 'Hand cancelled',
    reads: 'Player1 collected $0.05 from pot\nHand cancelled',
    reason: 'chips are collected in a cancelled hand',
  },
];

describe('a hand does not tie', () => {
  it.each(BROKEN)('when $when', ({ hand, line, reads, reason }) => {
    const evaluation = evaluationOf(hand, [line, reads]);
    expect(evaluation.ties).toBe(false);
    expect(evaluation.reasons).toContainEqual(expect.stringContaining(reason));
  });

  it('when a cent moves from one pot to another, with the rake taken before or after', () => {
    expect(
      evaluationOf('90000000101', ['Main pot €2.90. Side pot €1.90', 'Main pot €2.91. Side pot €1.89'])
        .reasons,
    ).toEqual([
      'pot 0 is stated as 2.91 with 3.05 put in, 2.90 collected',
      'pot 1 is stated as 1.89 with 2.00 put in, 1.90 collected',
      'seat 1 did not collect what its cards are worth',
      'seat 5 did not collect what its cards are worth',
    ]);
    expect(
      evaluationOf('90000000103', ['Main pot £4. Side pot £1.80', 'Main pot £4.01. Side pot £1.79']).reasons,
    ).toEqual([
      'pot 0 is stated as 4.01 with 4.00 put in, 3.86 collected',
      'pot 1 is stated as 1.79 with 1.80 put in, 1.74 collected',
    ]);
  });

  it('ignores unknown lines without money', () => {
    expect(evaluationOf('35602019775', ['*** FLOP', 'A dog barks\n*** FLOP']).ties).toBe(true);
  });
});

describe('awards derived from the cards', () => {
  const hand = onlyHand(textOfHand('90000000102'));
  const deserved = hand.collections.map(({ seat, amount }) => ({ seat, amount }));

  it('must add up to the collections of each seat', () => {
    expect(tieHand(hand, () => ({ awards: deserved, findings: [] }))).toMatchObject({
      derived: 542n,
      ties: true,
    });
    const shifted = deserved.map((award) => (award.seat === 1 ? { ...award, seat: 6 } : award));
    expect(tieHand(hand, () => ({ awards: shifted, findings: [] }))).toMatchObject({
      derived: 542n,
      ties: false,
      reasons: [
        'seat 1 did not collect what its cards are worth',
        'seat 6 did not collect what its cards are worth',
      ],
    });
  });

  it('are left out if the text does not determine them', () => {
    const evaluation = tieHand(hand, () => ({ notJudged: 'too little is told', findings: [] }));
    expect(evaluation).toMatchObject({ ties: true, judged: false, notJudged: 'too little is told' });
    expect(evaluation).not.toHaveProperty('derived');
  });
});

/** Real hands with a changed line, so that a card or an amount is impossible. */
describe('the findings of the rules on a hand', () => {
  const findings = (...changed: Parameters<typeof evaluationOf>) =>
    evaluationOf(...changed).findings.map(({ code, severity }) => `${severity} ${code}`);
  const shown = onlyHand(textOfHand(SHOWN));

  it('are none for real hands', () => {
    const found = realHands().flatMap((hand) =>
      tieHand(hand).findings.map(({ code }) => [hand.header.id, code]),
    );
    expect(found).toEqual([]);
  });

  it('name a card that is there twice', () => {
    const [board] = shown.boards;
    const [known] = shown.cards.filter((cards) => cards.shown);
    const cards = known!.cards.join(' ');
    const twice = `${board![0]} ${known!.cards[1]}`;
    const text = textOfHand(SHOWN).replaceAll(`[${cards}]`, `[${twice}]`);
    expect(tieHand(onlyHand(text)).findings).toMatchObject([{ code: 'card-too-often' }]);
  });

  it('name more cards than are dealt', () => {
    const [known] = shown.cards.filter((cards) => cards.shown);
    const text = textOfHand(SHOWN).replaceAll(
      `[${known!.cards.join(' ')}]`,
      `[${known!.cards.join(' ')} 2c]`,
    );
    const evaluation = tieHand(onlyHand(text));
    expect(evaluation.judged).toBe(false);
    expect(evaluation.findings).toMatchObject([{ code: 'cards-above-deal' }]);
  });

  it('name a rake above its cap', () => {
    expect(
      findings(
        '35602019775',
        ['Rake €0.02', 'Rake €0.06'],
        ['collected €0.38', 'collected €0.34'],
        ['collected (€0.38)', 'collected (€0.34)'],
      ),
    ).toEqual(['violation rake-above-cap']);
  });

  it('are missing for a game without rules, which is not evaluated', () => {
    const text = textOfHand(STUD).replace('7 Card Stud Limit', 'Razz Limit');
    expect(tieHand(onlyHand(text))).toMatchObject({
      judged: false,
      notJudged: 'razz is no game of INT-POKER',
      ties: true,
    });
  });
});

describe('lines with other cards than those before them', () => {
  it('are reported: shown cards that differ in the summary', () => {
    const text = textOfHand(SHOWN).replace(/showed \[(\w\w) \w\w\]/, 'showed [$1 2c]');
    expect(tieHand(onlyHand(text)).reasons).toContainEqual(
      expect.stringMatching(/^seat \d has \w\w 2c, before it/),
    );
  });

  it('are reported: a board in the summary that differs from the dealt one', () => {
    const text = textOfHand(SHOWN).replace(/^Board \[\w\w/m, 'Board [2c');
    expect(tieHand(onlyHand(text)).reasons).toContainEqual(
      expect.stringMatching(/^the summary has the board 2c/),
    );
  });
});
