import { compare, formatRational, rational } from '../kernel/rational';
import { GAME_CODES, GAMES } from './game-codes';
import type { BetEdge } from './game-rules';
import { rulesInForce } from './rules-in-force';
import { edgeNameOf, edgesAtHand, edgesNamed } from './edges-at-hand';

const inForce = (game: string) => {
  const found = rulesInForce({ rulebook: 'ES-AN-2010', game, day: '2026-01-01' });
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};

const WITHOUT_EDGE: Readonly<Record<string, string>> = {
  'caribbean-stud card-purchase': 'the price of a card, which nobody wins',
  'pai-gow-poker bank': "a player's bank has what the others lose",
};

const name = (game: string, bet: object, round: object = {}): string | undefined =>
  edgeNameOf(game, { betId: '1', type: '', stake: 100n, ...bet }, { bets: [], outcome: {}, ...round });

describe('the edge under which a bet counts', () => {
  it.each(GAME_CODES.filter((code) => GAMES[code].family === 'house'))(
    'is known of each bet of %s, or in that of the bet it is added to',
    (game) => {
      const found = inForce(game);
      const edges = edgesAtHand(found)!;
      const bets = [...new Set(found.rules.payTable.map(({ bet }) => bet))];
      const missing = bets.filter((type) => {
        const edge = name(game, { type });
        return edge !== undefined && edgesNamed(edge, edges).length === 0;
      });
      expect(missing.filter((bet) => WITHOUT_EDGE[`${game} ${bet}`] === undefined)).toEqual([]);
    },
  );

  it.each<[string, string, object, object, string | undefined]>([
    [
      'of a number of the dice by its pair',
      'craps',
      { type: 'right-bet', selection: 10 },
      {},
      'right-bet/4-10',
    ],
    ['of a number that is not said by the bet alone', 'craps', { type: 'right-bet' }, {}, 'right-bet'],
    ['of a bet that moves by the bet alone', 'craps', { type: 'come', selection: 6 }, {}, 'come'],
    [
      'of a monte bet by its phase',
      'monte',
      { type: 'camo' },
      { outcome: { phase: 'segundas' } },
      'camo/segundas',
    ],
    [
      'of an insured bet with its premium',
      'trente-et-quarante',
      { type: 'red' },
      { bets: [{ betId: '2', type: 'insurance', stake: 1n, options: { on: '1' } }] },
      'red/insured',
    ],
    ['of a premium in that of its bet', 'trente-et-quarante', { type: 'insurance' }, {}, undefined],
    ['of a doubled hand in that of its bet', 'blackjack', { type: 'double' }, {}, undefined],
    ['of a bet to play on in that of the ante', 'three-card-poker', { type: 'bet' }, {}, undefined],
    ['of what nobody knows by its type', 'hazard', { type: 'main' }, {}, 'main'],
  ])('is told %s', (_what, game, bet, round, expected) => {
    expect(name(game, bet, round)).toBe(expected);
  });

  it('is that of the name, else one for each choice, else one for each of its type', () => {
    const row = (bet: string): BetEdge => ({ bet, edge: rational(1n), variance: rational(1n), method: '' });
    const edges = ['red', 'camo/primeras', 'camo/segundas'].map(row);
    const named = (of: string): string[] => edgesNamed(of, edges).map(({ bet }) => bet);
    expect(named('red')).toEqual(['red']);
    expect(named('camo')).toEqual(['camo/primeras', 'camo/segundas']);
    expect(named('camo/segundas')).toEqual(['camo/segundas']);
    expect(named('camo/terceras')).toEqual(['camo/primeras', 'camo/segundas']);
    expect(named('cam')).toEqual([]);
  });
});

describe('edges that take seconds', () => {
  it.each(['blackjack', 'caribbean-stud', 'trente-et-quarante', 'trijoker'])('are at hand for %s', (game) => {
    expect(edgesAtHand(inForce(game))!.length).toBeGreaterThan(2);
  });

  it('are at hand under every answer, and others where it changes them', () => {
    const { answers, ...found } = inForce('blackjack');
    const under = (given: object): readonly BetEdge[] =>
      edgesAtHand({ ...found, answers: { ...answers, ...given } })!;
    const changed = (given: object): string[] =>
      under({}).flatMap(({ bet, edge }) =>
        compare(edge, under(given).find((row) => row.bet === bet)!.edge) === 0 ? [] : [bet],
      );
    expect(changed({ 'OP1-09': 'first-stake-only' })).toEqual(['main']);
    expect(changed({ 'OP1-10a': 'consumed' })).toEqual(['bolsa']);
    expect(changed({ 'OP1-07': 'each-player' })).toEqual([]);
  });

  it('are at hand of caribbean stud under every answer, and of both its rulebooks', () => {
    const under = (rulebook: string, day: string, given: object): string => {
      const found = rulesInForce({ rulebook, game: 'caribbean-stud', day });
      if (!found.ok) throw new Error(found.refusal.code);
      const { answers } = found.value;
      const edges = edgesAtHand({ ...found.value, answers: { ...answers, ...given } })!;
      return formatRational(edges.find(({ bet }) => bet === 'initial-bet')!.edge, 6);
    };
    const of2010 = (given: object) => under('ES-AN-2010', '2026-01-01', given);
    const answered = [{}, { 'OP2-09': 'every-card' }, { 'OP2-10': 'ace' }, { 'OP2-19': 'paid-at-par' }];
    expect(answered.map(of2010)).toEqual(['0.052642', '0.052637', '0.052643', '-0.710761']);
    expect(under('ES-AN-1996', '2009-01-01', {})).toBe('0.053333');
  });

  it('are not known under a rulebook for which they were not computed', () => {
    const found = inForce('trijoker');
    expect(edgesAtHand({ ...found, rulebook: { ...found.rulebook, code: 'elsewhere' } })).toBeUndefined();
  });
});
