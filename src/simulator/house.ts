import { Cage } from './cage';
import { GamePool, type GamePoolTerms } from './game-pool';
import { Jackpot } from './house-jackpot';
import { Premises } from './premises';

export class House extends Premises {
  readonly cage = new Cage(this);
  readonly jackpot = new Jackpot(this);
  private readonly gamePools = new Map<string, GamePool>();

  poolOf(terms: GamePoolTerms): GamePool {
    const known = this.gamePools.get(terms.pool) ?? new GamePool(this, terms);
    this.gamePools.set(terms.pool, known);
    return known;
  }
}
