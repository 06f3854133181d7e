import { answersOf, OPEN_POINTS, RECOMMENDED } from './open-points';

describe('the open points', () => {
  it.each(Object.entries(OPEN_POINTS))(
    '%s recommends one of several answers',
    (id, { answers, recommended }) => {
      expect(Object.keys(answers).length).toBeGreaterThan(1);
      expect(Object.keys(answers)).toContain(recommended);
      expect(RECOMMENDED).toHaveProperty([id], recommended);
    },
  );

  it('take what a casino answers and recommend the rest', () => {
    const answers = answersOf({ 'OP1-03': 'paid-even' });
    expect(answers).toEqual({ ...RECOMMENDED, 'OP1-03': 'paid-even' });
  });
});
