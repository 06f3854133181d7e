import { formatRational, rational, subtract } from '../../kernel/rational';
import { answersOf, RECOMMENDED } from '../open-points';
import { CARIBBEAN_STUD_2010 } from './caribbean-stud.rules';
import { caribbeanEdges } from './caribbean-stud-edges';

const pays = (change: Readonly<Record<string, bigint>>) => ({
  ...CARIBBEAN_STUD_2010,
  prizes: CARIBBEAN_STUD_2010.prizes.map((prize) => ({
    ...prize,
    pays: change[prize.category] ?? prize.pays,
  })),
});

describe('the edges of caribbean stud', () => {
  const [initial, insurance] = caribbeanEdges(CARIBBEAN_STUD_2010, RECOMMENDED);

  it('of the initial bet is the published one where a straight flush pays 50 and all cards decide', () => {
    const [published] = caribbeanEdges(
      pays({ 'straight-flush': 50n }),
      answersOf({ 'OP2-09': 'every-card' }),
    );
    expect(formatRational(published!.edge, 5)).toBe('0.05224');
    expect(formatRational(initial!.edge, 5)).toBe('0.05264');
  });

  it('of insurance is counted from all hands: 3,744 full houses, 624 fours, 36 and 4 straight flushes', () => {
    const back = 3744n * 101n + 624n * 301n + 36n * 1001n + 4n * 2001n;
    expect(insurance!.edge).toEqual(subtract(rational(1n), rational(back, 2_598_960n)));
  });
});
