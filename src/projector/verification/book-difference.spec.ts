import FORMER_WORDS from './former-words.json';
import { isSameBook } from './book-difference';

const book = (es: string, text: string, amount = '500', day = '2026-01-01'): object => ({
  sections: [{ en: 'Pools', es, rows: [[{ text }, { amount, currency: 'EUR' }, { moment: day }]] }],
});
const TODAY = book('Bolsas', 'Dotaciones de bolsas');

describe('a book of an archive is the book of the log', () => {
  it.each([
    ['with the same words', book('Bolsas', 'Dotaciones de bolsas')],
    ['with the words of an earlier release, in headings and in cells', book('Botes', 'Dotaciones de botes')],
  ])('%s', (_, kept) => expect(isSameBook(kept, TODAY)).toBe(true));

  it('with a former word beside a code or a name', () => {
    const [kept, given] = [
      book('701 · Dotaciones de botes · x (EUR)', 'Bote rojo'),
      book('701 · Dotaciones de bolsas · x (EUR)', 'Bolsa rojo'),
    ];
    expect(isSameBook(kept, given)).toBe(true);
  });
});

describe('a book of an archive is another one', () => {
  it.each([
    ['with another amount', book('Bolsas', 'Dotaciones de bolsas', '501')],
    ['with another day', book('Bolsas', 'Dotaciones de bolsas', '500', '2026-01-02')],
    ['with a word that no release wrote', book('Fondos', 'Dotaciones de bolsas')],
    ['with a former word of something else', book('Bolsas', 'Premios por pagar')],
    ['without a section', { sections: [] }],
    ['with one property more', { ...TODAY, total: { amount: '1', currency: 'EUR' } }],
    ['that is no object', 'Bolsas'],
  ])('%s', (_, kept) => {
    expect(isSameBook(kept, TODAY)).toBe(false);
    expect(isSameBook(TODAY, kept)).toBe(false);
  });

  it('with the word of this release where an earlier one stands today', () => {
    expect(isSameBook(TODAY, book('Botes', 'Dotaciones de bolsas'))).toBe(false);
  });
});

it('every former word has another today, and stands once for it', () => {
  const listed = FORMER_WORDS.map(({ was, is }) => `${was} > ${is}`);
  expect(new Set(listed).size).toBe(listed.length);
  expect(FORMER_WORDS.filter(({ was, is }) => was === is)).toEqual([]);
});
