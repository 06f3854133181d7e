import { compare, multiply, type Rational, rational, subtract } from '../../kernel/rational';
import { type Answers, answersOf } from '../open-points';
import { chancesOfEqualRows } from './equal-rows';
import { rowsEdges } from './rows-edges';
import { TRENTE_ET_QUARANTE } from './trente-et-quarante.rules';
import { itInFullTest } from '../../../test/support/in-full-test';

const edges = (answers: Partial<Answers> = {}, facts = TRENTE_ET_QUARANTE) =>
  new Map(rowsEdges(facts, answersOf(answers)).map((row) => [row.bet, row]));

function expectWithin(edge: Rational, expected: Rational, bound: Rational): void {
  const difference = subtract(edge, expected);
  expect([compare(difference, bound), compare(difference, multiply(bound, rational(-1n)))]).toEqual([-1, 1]);
}

/** The chance of a row to end with 31, 32 … 40 where every card is drawn from all ranks alike. */
function chancesOfARow(): number[] {
  const [passing, ending] = [[1], Array.from({ length: 10 }, () => 0)];
  for (let total = 0; total < 31; total += 1) {
    for (let value = 1; value <= 10; value += 1) {
      const chance = ((passing[total] ?? 0) * (value === 10 ? 4 : 1)) / 13;
      if (total + value < 31) passing[total + value] = (passing[total + value] ?? 0) + chance;
      else ending[total + value - 31]! += chance;
    }
  }
  return ending;
}

/** Two rows as they are dealt: card by card from the shoe, by a sequence that is always the same. */
function dealtEqual(decks: number, hands: number): readonly [equal: number, refait: number] {
  let state = 7;
  const next = (below: number): number => (state = (state * 48271) % 2147483647) % below;
  const shoe = Array.from({ length: decks * 52 }, (_, card) => Math.min((card % 13) + 1, 10));
  let [equal, refait] = [0, 0];
  for (let hand = 0; hand < hands; hand += 1) {
    let at = 0;
    const row = (): number => {
      let total = 0;
      while (total < 31) {
        const other = at + next(shoe.length - at);
        [shoe[at], shoe[other]] = [shoe[other]!, shoe[at]!];
        total += shoe[at]!;
        at += 1;
      }
      return total;
    };
    const [black, red] = [row(), row()];
    if (black !== red) continue;
    equal += 1;
    if (black === 31) refait += 1;
  }
  return [equal / hands, refait / hands];
}

describe('equal rows', () => {
  itInFullTest('of very many decks are as often as of cards drawn from all ranks alike', () => {
    const [counted, row] = [chancesOfEqualRows(100_000), chancesOfARow()];
    counted.forEach((chance, above) => expect(chance).toBeCloseTo(row[above]! ** 2, 6));
  });

  itInFullTest('of one deck are as often as in hands that are dealt', () => {
    const counted = chancesOfEqualRows(1);
    const [equal, refait] = dealtEqual(1, 150_000);
    // Four deviations of a share of 0.11, and of one of 0.022.
    expect(Math.abs(equal - counted.reduce((sum, chance) => sum + chance, 0))).toBeLessThan(0.0033);
    expect(Math.abs(refait - counted[0]!)).toBeLessThan(0.0016);
  });
});

describe('the edges', () => {
  it('are 1.0946 % where half is taken back, the half of the refait, and 1 % insured', () => {
    const known = edges();
    for (const type of ['black', 'red', 'color', 'inverse']) {
      expectWithin(
        known.get(`${type}/withdraw`)!.edge,
        rational(10_946n, 1_000_000n),
        rational(1n, 1_000_000n),
      );
      expect(known.get(`${type}/insured`)!.edge).toEqual(rational(1n, 100n));
    }
    expect(known.get('red/withdraw')!.error).toEqual(rational(1n, 10n ** 12n));
  });

  it('of a bet that is left are a little more, as it is held while nothing is decided', () => {
    const { edge } = edges().get('black/leave')!;
    // Of a refait r and other equal rows n a held bet is worth w / (1 − n − r/2), w being half of 1 − n − r.
    expectWithin(edge, rational(111n, 10_000n), rational(1n, 20_000n));
    expect(compare(edges({ 'OP1-12': 'freed' }).get('black/leave')!.edge, edge)).toBe(-1);
    expect(compare(edges({ 'OP1-03': 'paid-even' }).get('black/leave')!.edge, edge)).toBe(-1);
  });

  it('move by what the premium costs more', () => {
    const premium = { ...TRENTE_ET_QUARANTE.premium, share: rational(2n, 100n) };
    const dearer = edges({}, { ...TRENTE_ET_QUARANTE, premium }).get('black/insured')!.edge;
    expect(subtract(dearer, edges().get('black/insured')!.edge)).toEqual(rational(1n, 100n));
  });
});
