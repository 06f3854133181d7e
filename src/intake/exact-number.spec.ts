import { survivesParsing } from './json-text';

describe('a number of a delivery', () => {
  test.each([
    '0',
    '-0',
    '-0.0',
    '0e5',
    '1',
    '-1',
    '1.0',
    '1.50',
    '0.1',
    '1E5',
    '1e+5',
    '100e-2',
    '12.5e1',
    '1e21',
    '9007199254740991',
    '9007199254740992',
    '1.7976931348623157e308',
    '5e-324',
  ])('survives as %s', (token) => expect(survivesParsing(token)).toBe(true));

  test.each([
    ['becomes its even neighbour', '9007199254740993'],
    ['becomes null', '1e400'],
    ['becomes null', '-1e400'],
    ['becomes 0', '1e-400'],
    ['loses decimals', '0.10000000000000000001'],
    ['loses digits', '123456789012345678901234567890'],
    ['gains digits, being written in full', '1.00000000000000000000001'],
    ['has an exponent beyond every number', '1e99999999999999999999'],
  ])('does not survive where it %s: %s', (_why, token) => expect(survivesParsing(token)).toBe(false));
});
