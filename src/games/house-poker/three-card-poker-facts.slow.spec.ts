import { formatRational, rational, subtract } from '../../kernel/rational';
import { answersOf, RECOMMENDED } from '../open-points';
import { THREE_CARD_POKER } from './three-card-poker.rules';
import { threeCardPokerEdges, type ThreeCardPokerFacts } from './three-card-poker-settlement';

const edgesOf = (change: Partial<ThreeCardPokerFacts> = {}, answers = RECOMMENDED) =>
  threeCardPokerEdges({ ...THREE_CARD_POKER, ...change }, answers);
const extraAnte = (...pays: bigint[]) => ({
  extraAnte: THREE_CARD_POKER.extraAnte.map((prize, index) => ({ ...prize, pays: pays[index] ?? 0n })),
});

describe('the edges of three card poker', () => {
  it('of fortune are counted from the 22,100 hands: 48, 52, 720, 1,096 and 3,744 of them win', () => {
    const back = 48n * 41n + 52n * 31n + 720n * 6n + 1096n * 5n + 3744n * 2n;
    expect(edgesOf()[0]!.edge).toEqual(rational(22_100n - back, 22_100n));
  });

  it.each<[string, bigint[], string]>([
    ['4, 3 and 1, as the Order has them', [4n, 3n, 1n], '0.0383'],
    ['5, 4 and 1', [5n, 4n, 1n], '0.0337'],
    ['3, 2 and 1', [3n, 2n, 1n], '0.0428'],
  ])('of the ante are the published ones where the extra ante pays %s', (_what, pays, edge) =>
    expect(formatRational(edgesOf(extraAnte(...pays))[1]!.edge, 4)).toBe(edge),
  );

  it('move by the chance of a straight flush for each unit that it pays more', () => {
    const [was, is] = [edgesOf()[1]!, edgesOf(extraAnte(5n, 3n, 1n))[1]!];
    expect(subtract(was.edge, is.edge)).toEqual(rational(48n, 22_100n));
    const fortune = THREE_CARD_POKER.fortune.map((prize, index) =>
      index === 4 ? { ...prize, pays: 2n } : prize,
    );
    expect(subtract(edgesOf()[0]!.edge, edgesOf({ fortune })[0]!.edge)).toEqual(rational(3744n, 22_100n));
  });

  it('are nearly the same where a flush ranks above a straight', () => {
    const other = edgesOf({}, answersOf({ 'OP2-21': 'as-five-cards' }));
    expect(other[0]!.edge).toEqual(edgesOf()[0]!.edge);
    expect(formatRational(other[1]!.edge, 2)).toBe('0.04');
  });
});
