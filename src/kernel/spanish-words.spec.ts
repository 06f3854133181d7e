import { spanishWords } from './spanish-words';

describe('an amount in Spanish words', () => {
  test.each([
    [0n, 'EUR', 'cero euros'],
    [1n, 'EUR', 'cero euros con un céntimo'],
    [100n, 'EUR', 'un euro'],
    [1_05n, 'EUR', 'un euro con cinco céntimos'],
    [21_00n, 'EUR', 'veintiún euros'],
    [16_22n, 'EUR', 'dieciséis euros con veintidós céntimos'],
    [31_31n, 'EUR', 'treinta y un euros con treinta y un céntimos'],
    [100_00n, 'EUR', 'cien euros'],
    [101_00n, 'EUR', 'ciento un euros'],
    [555_00n, 'EUR', 'quinientos cincuenta y cinco euros'],
    [999_99n, 'EUR', 'novecientos noventa y nueve euros con noventa y nueve céntimos'],
    [1_000_00n, 'EUR', 'mil euros'],
    [1_001_00n, 'EUR', 'mil un euros'],
    [21_000_00n, 'EUR', 'veintiún mil euros'],
    [13_200_50n, 'EUR', 'trece mil doscientos euros con cincuenta céntimos'],
    [100_000_00n, 'EUR', 'cien mil euros'],
    [1_000_000_00n, 'EUR', 'un millón de euros'],
    [1_000_001_00n, 'EUR', 'un millón un euros'],
    [21_500_000_00n, 'EUR', 'veintiún millones quinientos mil euros'],
    [2_000_000_000_00n, 'EUR', 'dos mil millones de euros'],
    [1_000_000_000_000_00n, 'EUR', 'un billón de euros'],
    [-3_725_00n, 'EUR', 'menos tres mil setecientos veinticinco euros'],
    [201n, 'ESP', 'doscientas una pesetas'],
    [21_000n, 'ESP', 'veintiuna mil pesetas'],
    [1_00n, 'USD', 'un dólar'],
    [2_50n, 'GBP', 'dos GBP con 50'],
  ])('%s of %s is %s', (amount, currency, words) => expect(spanishWords(amount, currency)).toBe(words));
});
