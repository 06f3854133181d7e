"use strict";
/** The wheel and the cloth of a roulette with one zero: the sets of numbers that can be bet on. */
Object.defineProperty(exports, "__esModule", { value: true });
exports.always = exports.TWO_DOZENS = exports.TWO_COLUMNS = exports.DOZENS = exports.COLUMNS = exports.SIX_LINES = exports.FIRST_FOUR = exports.CORNERS = exports.STREETS_WITH_ZERO = exports.STREETS = exports.SPLITS = exports.STRAIGHT_UPS = exports.HIGH = exports.LOW = exports.ODD = exports.EVEN = exports.RED = exports.BLACK = exports.POCKETS = void 0;
exports.POCKETS = 37;
const numbersWhere = (holds) => Array.from({ length: exports.POCKETS }, (_, number) => number).filter(holds);
const NUMBERS = numbersWhere((number) => number > 0);
/** Digits that add to an even figure are black, but 19 is red, and 10 and 29 are black. */
const isBlack = (number) => {
    if (number === 0 || number === 19)
        return false;
    return number === 10 || number === 29 || digitSum(number) % 2 === 0;
};
const digitSum = (number) => Math.floor(number / 10) + (number % 10);
exports.BLACK = numbersWhere(isBlack);
exports.RED = numbersWhere((number) => number > 0 && !isBlack(number));
exports.EVEN = numbersWhere((number) => number > 0 && number % 2 === 0);
exports.ODD = numbersWhere((number) => number % 2 === 1);
exports.LOW = numbersWhere((number) => number >= 1 && number <= 18);
exports.HIGH = numbersWhere((number) => number >= 19);
const asListed = (sets) => sets.map((numbers) => ({ selection: numbers, numbers }));
/** The twelve rows of three: 1-2-3, 4-5-6 … 34-35-36. */
const ROWS = NUMBERS.filter((number) => number % 3 === 1).map((first) => [first, first + 1, first + 2]);
const column = (index) => NUMBERS.filter((number) => number % 3 === index % 3);
const dozen = (index) => NUMBERS.filter((number) => Math.ceil(number / 12) === index);
const byIndex = (numbersOf) => [1, 2, 3].map((index) => ({ selection: index, numbers: numbersOf(index) }));
/** Two of the three, astride the line between them: the first and the second, or the second and the third. */
const astride = (numbersOf) => [1, 2].map((index) => ({
    selection: [index, index + 1],
    numbers: [...numbersOf(index), ...numbersOf(index + 1)].sort((a, b) => a - b),
}));
const isNotLastInRow = (number) => number % 3 !== 0;
exports.STRAIGHT_UPS = asListed(numbersWhere(() => true).map((number) => [number]));
exports.SPLITS = asListed([
    ...[1, 2, 3].map((number) => [0, number]),
    ...NUMBERS.filter(isNotLastInRow).map((number) => [number, number + 1]),
    ...NUMBERS.filter((number) => number <= 33).map((number) => [number, number + 3]),
]);
exports.STREETS = asListed(ROWS);
exports.STREETS_WITH_ZERO = asListed([
    [0, 1, 2],
    [0, 2, 3],
]);
exports.CORNERS = asListed(NUMBERS.filter((number) => isNotLastInRow(number) && number <= 32).map((number) => [
    number,
    number + 1,
    number + 3,
    number + 4,
]));
exports.FIRST_FOUR = [{ numbers: [0, 1, 2, 3] }];
exports.SIX_LINES = asListed(ROWS.slice(1).map((row, index) => [...ROWS[index], ...row]));
exports.COLUMNS = byIndex(column);
exports.DOZENS = byIndex(dozen);
exports.TWO_COLUMNS = astride(column);
exports.TWO_DOZENS = astride(dozen);
/** A bet that leaves no choice, like red. */
const always = (numbers) => [{ numbers }];
exports.always = always;
//# sourceMappingURL=layout.js.map