import { figureAt } from './figure';
import { titleOf, wordsOf } from './figure-words';

describe('the name of a figure that is a part of another one', () => {
  it.each([
    [
      'result/BJ1/2026-11-20/1',
      'Result of a house-banked table (R) · BJ1 · 2026-11-20 · 1',
      'Resultado de una mesa de contrapartida (R) · BJ1 · 2026-11-20 · 1',
    ],
    [
      'balance/variance:cage/2026-11-20',
      'Balance of an account · variance:cage · 2026-11-20',
      'Saldo de una cuenta · variance:cage · 2026-11-20',
    ],
    ['meter/bote%2F1', 'Meter of a pool · bote/1', 'Contador de una bolsa · bote/1'],
  ])('%s names the figure and its subject in words', (address, en, es) => {
    expect(titleOf(figureAt(address)!)).toEqual({ en, es });
  });
});

it('a formula is in Spanish, too', () => {
  expect(wordsOf(figureAt('control-book/2026-11-20')!)).toMatchObject({
    formula: 'sum of the incomes of the sessions',
    formulaEs: 'suma de los ingresos de las sesiones',
  });
});
