import type { CasinoBooks, DiceOut } from './casino-books.state';

/** So many openings reach back further than the session before, at any number of tables of a house. */
const REMEMBERED = 40;

/** The books after dice were put out at a table. */
export const noteDice = (books: CasinoBooks, out: DiceOut): CasinoBooks => ({
  ...books,
  diceOut: [...(books.diceOut ?? []), out].slice(-REMEMBERED),
});

/** Which of these dice were out in the last session of the house before that day, at whatever table. */
export function diceUsedBefore({ diceOut = [] }: CasinoBooks, { day, dice }: DiceOut): readonly string[] {
  const earlier = diceOut.filter((out) => out.day < day);
  const last = earlier.reduce((latest, out) => (out.day > latest ? out.day : latest), '');
  const used = new Set(earlier.filter((out) => out.day === last).flatMap((out) => out.dice));
  return [...new Set(dice)].filter((each) => used.has(each));
}
