import { formatRational } from '../../kernel/rational';
import { edgesAtHand } from '../edges-at-hand';
import { answersOf } from '../open-points';
import { rulesInForce } from '../rules-in-force';
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
  const [initial] = caribbeanEdges(pays({ 'straight-flush': 50n }), answersOf({ 'OP2-09': 'every-card' }));

  it('of the initial bet is the published one where a straight flush pays 50 and all cards decide', () => {
    expect(formatRational(initial!.edge, 5)).toBe('0.05224');
  });

  it('of the initial bet is another one as the Order has it', () => {
    const found = rulesInForce({ rulebook: 'ES-AN-2010', game: 'caribbean-stud', day: '2026-01-01' });
    const [kept] = found.ok ? edgesAtHand(found.value)! : [];
    expect(formatRational(kept!.edge, 5)).toBe('0.05264');
  });
});
