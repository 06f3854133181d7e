import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { Card } from '../_mechanics/cards';
import { breach, type Rule } from '../rule';

/** A third card that should not have been drawn, or should have been; `on` says for whom and why, for people. */
export function checkThirdCard(
  cards: readonly Card[],
  mustDraw: boolean,
  { rule, on }: { readonly rule: Rule; readonly on: string },
): readonly Finding[] {
  const drew = cards.length === 3;
  if (drew === mustDraw) return [];
  return [
    breach(rule, {
      code: mustDraw ? 'third-card-not-drawn' : 'third-card-not-allowed',
      expected: said`${on}: ${mustDraw ? said`a third card` : said`no third card`}`,
      found: drew ? said`${cards[2]} drawn` : said`stood`,
    }),
  ];
}
