import { Cage } from './cage';
import { Premises } from './premises';

/** The house with its cage. */
export class House extends Premises {
  readonly cage = new Cage(this);
}
