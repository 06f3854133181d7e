import { stated } from '../../_core/books/cell-part';
import type { CountedBanker, DayFigures } from './day-figures';
import { amounts, type TieOutRow } from './tie-out';

/**
 * K7 by banker. Where every difference of a slot goes one way, the variance of its table is theirs, and K12 shows it.
 * Where one banker's shortage meets another's surplus, that variance holds only what is left of the two: then each of
 * them stands here, since nothing is set off between bankers.
 */
export const bankerRows = ({ bankers, currency, day }: DayFigures): TieOutRow[] =>
  bankers
    .filter((banker) => isSetOff(banker, bankers))
    .map(({ bank, banker, table, sessionNo, expected, counted, countedIn }) =>
      amounts(`${banker} (${bank}) at ${table}`, {
        expected: {
          amount: expected,
          parts: [
            { from: 'coups', bank: { day, table, sessionNo, bank }, measure: 'commission', sign: 1 } as const,
          ],
        },
        found: { amount: counted, parts: countedIn.map(({ record, at }) => stated(record, at)) },
        currency,
      }),
    );

const isSetOff = (own: CountedBanker, all: readonly CountedBanker[]): boolean =>
  all.some(
    (other) =>
      other.table === own.table &&
      other.sessionNo === own.sessionNo &&
      (other.counted - other.expected) * (own.counted - own.expected) < 0n,
  );
