import type { Minor } from '../kernel/money';
import type { OnDuty } from './people/roster';
import { inPieces, type PiecesOfValue, valueOf, withoutPieces } from './pieces';
import type { Premises } from './premises';

/** The chips of the house by denomination; a plain one does not tell them. */
export class PiecesInService {
  private all: readonly PiecesOfValue[] = [];

  constructor(private readonly house: Premises) {}

  put(pieces: readonly PiecesOfValue[], by: readonly OnDuty[]): Minor {
    if (pieces.length === 0) return 0n;
    const { currency } = this.house.name;
    const amount = valueOf(pieces);
    this.all = pieces;
    const data = { currency, amount, pieces, set: 'house', by, document: 'chips 1' };
    this.house.report({ type: 'cagnotte.chips.put-in-service.v1', from: 'cage', data });
    return amount;
  }

  /** What is in service and neither locked on a table nor in a purse: the cage has changed it for all others. */
  inCage(): { readonly pieces?: readonly PiecesOfValue[] } {
    if (this.all.length === 0) return {};
    const purses = this.house.floor.map(({ chips }) => chips);
    const elsewhere = [...purses, ...this.house.locked.values()].flatMap((amount) => inPieces(amount));
    return { pieces: withoutPieces(this.all, elsewhere) };
  }
}
