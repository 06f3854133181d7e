import { columnWidths, type NeededColumn, type NeededSection } from './column-widths';

const words = (least: number, most: number): NeededColumn => ({
  least,
  most,
  heading: least,
  isAmount: false,
});
const amount = (width: number, heading = 0): NeededColumn => ({
  least: width,
  most: width,
  heading,
  isAmount: true,
});
const section = (form: string, ...columns: NeededColumn[]): NeededSection => ({ form, columns });
const page = { width: 200, gap: 10, sizes: [10, 8, 6] };
const ends = (widths: readonly number[]): number[] => {
  let at = -page.gap;
  return widths.map((width) => Math.round((at += page.gap + width)));
};

describe('the columns of a printed book', () => {
  it('are as wide as the page in every section', () => {
    const { widths } = columnWidths(
      [
        section('a', words(2, 4), amount(3)),
        section('b', words(1, 40), words(1, 1), amount(2)),
        section('c', amount(1)),
      ],
      page,
    );
    expect(widths.map((each) => ends(each).at(-1))).toEqual([200, 200, 200]);
  });

  it('stand under each other in sections of one form', () => {
    const { widths } = columnWidths(
      [section('a', words(2, 4), amount(3)), section('a', words(3, 9), amount(5))],
      page,
    );
    expect(widths[0]).toEqual(widths[1]);
  });

  it('have amounts of one width throughout, which end at the same places from the right', () => {
    const { widths } = columnWidths(
      [
        section('a', words(2, 4), amount(3), amount(4)),
        section('b', words(1, 2), words(1, 2), amount(2), amount(1)),
      ],
      page,
    );
    expect(ends(widths[0]!).slice(-2)).toEqual(ends(widths[1]!).slice(-2));
  });

  it('leave names of amounts two lines, where no words have to give way', () => {
    expect(columnWidths([section('a', words(1, 2), amount(3, 6))], page).widths[0]![1]).toBe(60);
    expect(columnWidths([section('a', words(1, 18), amount(3, 6))], page).widths[0]![1]).toBe(30);
  });

  it('are set in the largest size in which no word is broken; words give way before amounts', () => {
    expect(columnWidths([section('a', words(4, 40), amount(5))], page).size).toBe(10);
    expect(columnWidths([section('a', words(15, 40), amount(5))], page).size).toBe(8);
    const { size, widths } = columnWidths([section('a', words(50, 50), amount(5))], page);
    expect([size, widths[0]!.map(Math.round)]).toEqual([6, [160, 30]]);
  });

  it('share the page where there are only amounts', () => {
    expect(columnWidths([section('a', amount(3), amount(3))], page).widths[0]).toEqual([95, 95]);
    expect(columnWidths([section('a', amount(30), amount(30))], page).widths[0]).toEqual([95, 95]);
  });
});
