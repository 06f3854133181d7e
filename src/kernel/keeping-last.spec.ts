import { keepingLast } from './keeping-last';

describe('a function that keeps its last answer', () => {
  const counted = () => {
    const asked: string[] = [];
    const answer = keepingLast((text: string) => {
      asked.push(text);
      return text.length === 0 ? undefined : text.length;
    });
    return { asked, answer };
  };

  it('computes an answer once for equal questions in a row, even an absent answer', () => {
    const { asked, answer } = counted();
    expect([answer('ab'), answer('ab'), answer(''), answer('')]).toEqual([2, 2, undefined, undefined]);
    expect(asked).toEqual(['ab', '']);
  });

  it('gives the answer to the present question, whatever was asked before', () => {
    const { asked, answer } = counted();
    expect([answer('ab'), answer('abc'), answer('ab')]).toEqual([2, 3, 2]);
    expect(asked).toHaveLength(3);
  });

  it('computes the answer again after a fault', () => {
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
