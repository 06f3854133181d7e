import { spanishWords } from './words';

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
    [2_000_000_000_000_00n, 'EUR', 'dos billones de euros'],
    [1_000_000_000_001_00n, 'EUR', 'un billón un euros'],
    [0n, 'ESP', 'cero pesetas'],
    [1n, 'ESP', 'una peseta'],
    [31n, 'ESP', 'treinta y una pesetas'],
    [100n, 'ESP', 'cien pesetas'],
    [101n, 'ESP', 'ciento una pesetas'],
    [500n, 'ESP', 'quinientas pesetas'],
    [1_000n, 'ESP', 'mil pesetas'],
    [200_000n, 'ESP', 'doscientas mil pesetas'],
    [1_000_000n, 'ESP', 'un millón de pesetas'],
    [21_000_001n, 'ESP', 'veintiún millones una pesetas'],
    [201n, 'ESP', 'doscientas una pesetas'],
    [21_000n, 'ESP', 'veintiuna mil pesetas'],
    [1_00n, 'USD', 'un dólar'],
    [1_01n, 'USD', 'un dólar con un centavo'],
    [22_50n, 'USD', 'veintidós dólares con cincuenta centavos'],
    [1_00n, 'GBP', 'un GBP'],
    [2_50n, 'GBP', 'dos GBP con 50/100'],
    [1n, 'GBP', 'cero GBP con 01/100'],
    [-10n, 'CHF', 'menos cero CHF con 10/100'],
    [1n, 'KWD', 'cero KWD con 001/1000'],
    [2_050n, 'KWD', 'dos KWD con 050/1000'],
    [21n, 'JPY', 'veintiún JPY'],
    [1_000_000_00n, 'GBP', 'un millón de GBP'],
  ])('%s of %s is %s', (amount, currency, words) => expect(spanishWords(amount, currency)).toBe(words));

  it('has a word of its own for each number below thirty, each ten and each hundred', () => {
    const words = (from: number, step: number, count: number): string =>
      Array.from({ length: count }, (_, index) => spanishWords(BigInt(from + index * step), 'ESP'))
        .join()
        .replaceAll(/ pesetas?/g, '');
    expect(words(2, 1, 28)).toBe(
      'dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciséis,diecisiete,' +
        'dieciocho,diecinueve,veinte,veintiuna,veintidós,veintitrés,veinticuatro,veinticinco,veintiséis,' +
        'veintisiete,veintiocho,veintinueve',
    );
    expect(words(30, 10, 7)).toBe('treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa');
    expect(words(200, 100, 8)).toBe(
      'doscientas,trescientas,cuatrocientas,quinientas,seiscientas,setecientas,ochocientas,novecientas',
    );
  });
});
