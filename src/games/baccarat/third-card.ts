import type { Card } from '../_mechanics/cards';
import { breach, type Rule, type RuleFinding } from '../rule';

/** A third card that should not have been drawn, or should have been; `on` says for whom and why, for people. */
export function checkThirdCard(
  cards: readonly Card[],
  mustDraw: boolean,
  { rule, on }: { readonly rule: Rule; readonly on: string },
): readonly RuleFinding[] {
  const drew = cards.length === 3;
  if (drew === mustDraw) return [];
  return [
    breach(rule, {
      code: mustDraw ? 'third-card-not-drawn' : 'third-card-not-allowed',
      severity: 'violation',
      expected: `${on}: ${mustDraw ? 'a third card' : 'no third card'}`,
      found: drew ? `${cards[2]} drawn` : 'stood',
    }),
  ];
}
