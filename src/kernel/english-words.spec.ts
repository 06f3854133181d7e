import { englishWords } from './words';

describe('an amount in English words', () => {
  it.each<[bigint, string, string]>([
    [0n, 'EUR', 'zero euros'],
    [100n, 'EUR', 'one euro'],
    [101n, 'EUR', 'one euro and one cent'],
    [595_000n, 'EUR', 'five thousand nine hundred fifty euros'],
    [
      -1_234_567_89n,
      'EUR',
      'minus one million two hundred thirty-four thousand five hundred sixty-seven euros and eighty-nine cents',
    ],
    [1_900n, 'EUR', 'nineteen euros'],
    [2_100n, 'USD', 'twenty-one dollars'],
    [1_000_000n, 'ESP', 'one million pesetas'],
    [500n, 'XTS', 'five XTS'],
    [1n, 'GBP', 'zero GBP and 01/100'],
    [2_050n, 'KWD', 'two KWD and 050/1000'],
  ])('%s %s is %s', (amount, currency, words) => expect(englishWords(amount, currency)).toBe(words));
});
