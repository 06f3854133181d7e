import { keepingLast } from './keeping-last';

describe('an answer of which the last is kept', () => {
  const counted = () => {
    const asked: string[] = [];
    const answer = keepingLast((text: string) => {
      asked.push(text);
      return text.length === 0 ? undefined : text.length;
    });
    return { asked, answer };
  };

  it('is worked out once for questions in a row, also where there is none', () => {
    const { asked, answer } = counted();
    expect([answer('ab'), answer('ab'), answer(''), answer('')]).toEqual([2, 2, undefined, undefined]);
    expect(asked).toEqual(['ab', '']);
  });

  it('is that of the question, whatever was asked between', () => {
    const { asked, answer } = counted();
    expect([answer('ab'), answer('abc'), answer('ab')]).toEqual([2, 3, 2]);
    expect(asked).toHaveLength(3);
  });

  it('is asked for again after a fault', () => {
    let isFaulty = true;
    const answer = keepingLast((text: string) => {
      if (isFaulty) throw new Error('faulty');
      return text;
    });
    expect(() => answer('a')).toThrow('faulty');
    isFaulty = false;
    expect(answer('a')).toBe('a');
  });
});
