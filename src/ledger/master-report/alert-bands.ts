import type { AccountingRules } from '../casino/authorisation.state';
import { add, compare, multiply, type Rational, rational, subtract } from '../../kernel/rational';
import type { MasterFigures } from './master-figures';

export type AlertBand = NonNullable<AccountingRules['alerts']>[number];

export type AlertMeasure = 'hold' | 'share-of-mean' | 'deviations';

/** A figure of a row that is outside, and the limits; shares of the drop, or deviations. */
export interface Alert {
  readonly measure: AlertMeasure;
  readonly figure: Rational;
  readonly from: Rational;
  readonly to: Rational;
}

const SHARE = 10_000n;

export const alertsOf = (
  { game, day, mean }: { readonly game: string; readonly day: MasterFigures; readonly mean: MasterFigures },
  bands: readonly AlertBand[],
): Alert[] =>
  bands
    .filter(({ games }) => games === undefined || (games as readonly string[]).includes(game))
    .flatMap((band) => [...fixed(band, day), ...aroundMean(band, day, mean), ...byChance(band, day)]);

const fixed = ({ hold }: AlertBand, day: MasterFigures): Alert[] =>
  hold === undefined || day.hold === undefined
    ? []
    : outside('hold', day.hold, [rational(BigInt(hold.from), SHARE), rational(BigInt(hold.to), SHARE)]);

function aroundMean({ shareOfMean }: AlertBand, day: MasterFigures, mean: MasterFigures): Alert[] {
  if (shareOfMean === undefined || day.hold === undefined || mean.hold === undefined) return [];
  const { hold } = mean;
  const magnitude = hold.numerator < 0n ? rational(-hold.numerator, hold.denominator) : hold;
  const room = multiply(magnitude, rational(BigInt(shareOfMean), SHARE));
  return outside('share-of-mean', day.hold, [subtract(hold, room), add(hold, room)]);
}

function byChance({ deviations }: AlertBand, { zHundredths }: MasterFigures): Alert[] {
  if (deviations === undefined || zHundredths === undefined) return [];
  const limit = rational(BigInt(deviations), 100n);
  return outside('deviations', rational(zHundredths, 100n), [subtract(rational(0n), limit), limit]);
}

const outside = (measure: AlertMeasure, figure: Rational, [from, to]: [Rational, Rational]): Alert[] =>
  compare(figure, from) < 0 || compare(figure, to) > 0 ? [{ measure, figure, from, to }] : [];
