import { minorFromWire } from '../../kernel/money';
import { type Cell, money } from '../_core/books/book';
import { stated, statedPieces } from '../_core/books/cell-part';

interface CountedPieces {
  readonly denomination: Cell;
  readonly number: Cell;
  readonly value: Cell;
}

export const piecesOf = (
  pieces: readonly { readonly denomination: number; readonly pieces: number }[],
  { currency, record, at }: { readonly currency: string; readonly record: bigint; readonly at: string },
): CountedPieces[] =>
  pieces.map(({ denomination, pieces: number }, n) => ({
    denomination: money(minorFromWire(denomination), currency, [stated(record, `${at}.${n}.denomination`)]),
    number: { number },
    value: money(minorFromWire(denomination) * BigInt(number), currency, [
      statedPieces(record, `${at}.${n}`),
    ]),
  }));
