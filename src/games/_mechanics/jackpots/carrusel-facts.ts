import type { Rational } from '../../../kernel/rational';
import type { HandCategory, HandRanking } from '../poker-hands/hand-ranking';
import type { Rule } from '../../rule';

/** What a combination takes of a carrusel: all of its meter, a share of what remains of it, or so many stakes. */
export type CarruselPrize = {
  readonly category: HandCategory;
  readonly spanish: string;
  readonly rule: Rule;
  /** The rule by which equal ones share. */
  readonly sharing: Rule;
} & (
  | { readonly takes: 'meter' }
  | {
      readonly takes: 'share';
      readonly share: Rational;
      readonly onlyHighest: boolean;
      readonly chained: Rule;
    }
  | { readonly takes: 'stakes'; readonly times: bigint }
);

/** The rules of a carrusel, as data: the Order of 2010 and the Decree of 1996 have one each. */
export interface CarruselFacts {
  readonly ranking: HandRanking;
  readonly prizes: readonly CarruselPrize[];
  readonly rules: {
    readonly contribution: Rule;
    readonly needsBet: Rule;
    readonly authorised?: Rule;
    readonly unit: Rule;
    readonly fromMeter: Rule;
    readonly ownPrizes?: Rule;
  };
  readonly opening?: { readonly times: bigint; readonly rule: Rule };
  /** The least share of a stake that must go to the meter, as all of it is paid in the end. */
  readonly leastRate?: { readonly rate: Rational; readonly rule: Rule };
  /** What a stake wins in the long run while the meter is at its opening: at a lower rate it sinks below that. */
  readonly sustainingRate?: Rational;
  /** The share of a stake that goes to the meter, where the regulation fixes it. */
  readonly fixedRate?: { readonly rate: Rational; readonly rule: Rule };
}
