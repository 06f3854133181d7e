import { present } from '../../kernel/present';
import { rational, type Rational } from '../../kernel/rational';

/** Why a figure of a group is unknown, or is known of some of its sessions only. */
export type WhyUnknown =
  | 'finer-than-a-session'
  | 'not-of-a-bet'
  | 'not-counted'
  | 'no-boxes'
  | 'not-closed'
  | 'exchanges-not-reported'
  | 'rounds-not-captured'
  | 'bet-without-edge'
  | 'no-interim-count'
  | 'heads-not-reported'
  | 'of-the-cage'
  | 'nothing-to-divide-by'
  | 'unknown-part';

export interface KnownFigure {
  /** Exact; amounts in minor units. Undefined if unknown. */
  readonly value: Rational | undefined;
  readonly why?: WhyUnknown;
  /** How many of the sessions of the group know it. */
  readonly known: bigint;
}

/** A figure that no session knows. */
export const unknown = (why: WhyUnknown): KnownFigure => ({ value: undefined, known: 0n, why });

/** Known of so many of the sessions; the reason if those are not all. Nothing of no session is unknown, not zero. */
export function knownOf(
  value: Rational,
  { known, sessions, why }: { known: bigint; sessions: bigint; why: WhyUnknown },
): KnownFigure {
  const isOfNone = known === 0n && (sessions > 0n || value.numerator === 0n);
  if (isOfNone) return unknown(why);
  return known >= sessions ? { value, known } : { value, known, why };
}

/** A quotient of two figures, exact; unknown with one of them, and where the divisor is zero. */
export function quotient(of: KnownFigure, by: KnownFigure): KnownFigure {
  const why = of.why ?? by.why;
  if (of.value === undefined || by.value === undefined) return unknown(why ?? 'unknown-part');
  if (by.value.numerator === 0n) return unknown('nothing-to-divide-by');
  const value = rational(
    of.value.numerator * by.value.denominator,
    of.value.denominator * by.value.numerator,
  );
  return { value, known: of.known < by.known ? of.known : by.known, ...present({ why }) };
}
