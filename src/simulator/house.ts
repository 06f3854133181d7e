import { Cage } from './cage';
import { Jackpot } from './jackpot';
import { Premises } from './premises';

/** The house with its cage and its pool. */
export class House extends Premises {
  readonly cage = new Cage(this);
  readonly jackpot = new Jackpot(this);
}
