import fc from 'fast-check';
import { readDelivery } from '../../../src/intake/read-delivery';
import { parseHandHistory } from '../../../packages/hand-history/parse-hand-history';
import { constructedTexts, realTexts } from './sample-hands';
import { tieHand } from '../../../packages/hand-history/hand-played-event';
import { toEvents } from '../../../packages/hand-history/to-events';

const hands = [...realTexts(), ...constructedTexts()]
  .flatMap((text) => text.split(/(?=^PokerStars )/m))
  .filter((text) => text.startsWith('PokerStars '));

/** A damage to the lines of a file. */
type Damage = (lines: readonly string[], at: number, other: number) => readonly string[];

const DAMAGES: readonly Damage[] = [
  (lines, at) => lines.filter((_, index) => index !== at),
  (lines, at, other) => lines.map((line, index) => (index === at ? lines[other]! : line)),
  (lines, at, other) => [...lines.slice(0, at), lines[other]!, ...lines.slice(at)],
  (lines, at) => lines.slice(0, at),
  (lines, at, other) =>
    lines.map((line, index) => (index === at ? line.slice(0, other % (line.length + 1)) : line)),
];

const damaged = fc
  .record({
    hand: fc.constantFrom(...hands),
    damage: fc.constantFrom(...DAMAGES),
    at: fc.nat(60),
    other: fc.nat(60),
  })
  .map(({ hand, damage, at, other }) => {
    const lines = hand.split('\n');
    return damage(lines, at % lines.length, other % lines.length).join('\n');
  });

describe('a damaged hand', () => {
  it('is refused with its line, or is evaluated and still gives an event that the intake accepts', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        for (const read of parseHandHistory(text)) {
          if (!read.ok) {
            expect(read.refusal.line).toBeGreaterThan(0);
            expect(read.refusal.expected).not.toBe('');
            continue;
          }
          const { ties, reasons } = tieHand(read.value);
          expect(ties).toBe(reasons.length === 0);
          for (const event of toEvents([read.value])) {
            expect(readDelivery(JSON.stringify(event), { bookCurrencyOf: () => undefined }).kind).toBe(
              'event',
            );
          }
        }
      }),
      { numRuns: 1500, seed: 20091120 },
    );
  });
});
