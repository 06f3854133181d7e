import type { Vector } from '../../vector';
import type { Variant } from './variant';
import { ACES, KINGS } from './known-cards';
import { vectorOf } from './told-hand';

const R = '1.1.10';
const CALLED = '1 bet 2000, 2 call 2000';
const WON = { pots: [[4000, 0]], awards: [[1, 0, 4000]] } as const;

/** Hands with one card too many, and with one player too many. */
export function dealtWrongly(variant: Variant): readonly Vector[] {
  const { own, rules } = variant;
  const tooMany = vectorOf(
    {
      actions: CALLED,
      hands: [[...ACES.slice(0, own), 'Td'], KINGS.slice(0, own)],
      pots: [[4000, 0]],
      awards: [],
      found: [`cards-above-deal ${rules.hand}`],
    },
    { ...variant, own: own + 1 },
  );
  const seats = Array.from({ length: variant.seats[1] + 1 }, (_, index) => ({ seat: index + 1 }));
  const crowded = vectorOf(
    {
      ...WON,
      actions: CALLED,
      hands: [ACES, KINGS],
      outcome: { seats },
      found: [`players-above-maximum ${rules.seats}`],
    },
    variant,
  );
  return [tooMany, crowded];
}

/** A hand with an unknown limit, which cannot be read. */
export function unread(variant: Variant): Vector {
  const finding = `outcome-not-readable ${R}-IX.5-01`;
  const { round } = vectorOf(
    { ...WON, actions: CALLED, hands: [ACES, KINGS], outcome: { limitType: 'none' }, found: [] },
    variant,
  );
  return {
    round,
    expected: { result: 0, findings: [finding] },
    rules: [finding.slice(finding.indexOf(' ') + 1)],
  };
}
