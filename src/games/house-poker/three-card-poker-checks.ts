import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { sumMinor } from '../../kernel/money';
import { checkNothingHeld } from '../_mechanics/held-at-close';
import { boxLimits } from './box-limits';
import { checkHandsHaveBets } from '../_mechanics/dealt-boxes';
import type { GameChecks, Setting } from '../game-rules';
import type { PlacedBet } from '../round';
import { breach } from '../rule';
import { money } from '../wording';
import { optionsOf } from './bet-options';
import { checkCarrusel } from './carrusel-checks';
import { INTERCONNECTED_CARRUSEL } from './interconnected-poker';
import { checkForfeits } from './forfeited-bets';
import { countedBets, housePokerChecks } from './house-poker-checks';
import { checkOnePlayerSeats } from './one-player-seats';
import type { ThreeCardPokerFacts } from './three-card-poker-facts';
import { THREE_CARD_OPTIONS, threeCardDeal } from './three-card-poker-settlement';

export const threeCardPokerChecks = (facts: ThreeCardPokerFacts): GameChecks => ({
  ...housePokerChecks(facts, {
    read: threeCardDeal,
    check: (checked, setting) => [
      ...checkHandsHaveBets(checked.dealt.hands, checked.round, facts.rules.lateBet),
      ...boxLimits(facts.rules.limits, checked, setting),
      ...checkHands(facts, countedBets(checked), setting),
      ...checkOnePlayerSeats(checked.round.bets, facts.rules.seats),
      ...checkForfeits(checked.settlement, facts.rules.forfeited),
      ...checkCarrusel(INTERCONNECTED_CARRUSEL, checked, {
        setting,
        hasBet: ({ seat }) => countedBets(checked).some((bet) => bet.seat === seat),
        hasScale: checked.dealt.common.length > 0,
      }),
    ],
  }),
  closing: (left, { currency }) => checkNothingHeld(left, { rule: () => facts.rules.tie, currency }),
});

/** By seat: the bet is what the ante is, and follows no ante that was surrendered. */
function checkHands(
  { rules }: ThreeCardPokerFacts,
  bets: readonly PlacedBet[],
  { currency }: Setting,
): readonly Finding[] {
  return [...new Set(bets.map(({ seat }) => seat))].flatMap((seat) => {
    const of = (wanted: string): readonly PlacedBet[] =>
      bets.filter((bet) => bet.seat === seat && bet.type === wanted);
    const [antes, further] = [of('ante'), of('bet')];
    if (further.length === 0) return [];
    const betIds = [...antes, ...further].map(({ betId }) => betId);
    const [ante, bet] = [antes, further].map((each) => sumMinor(each.map(({ stake }) => stake)));
    const wasGivenUp = antes.some(
      ({ options }) => optionsOf(THREE_CARD_OPTIONS, options)?.surrendered === true,
    );
    const findings: Finding[] = [];
    if (ante !== bet) {
      findings.push(
        breach(antes.length === 0 ? rules.initialBets : rules.betEqualsAnte, {
          code: 'extra-bet-differs',
          expected: said`${money(ante ?? 0n, currency)}, as on the ante`,
          found: said`${money(bet ?? 0n, currency)} at seat ${seat}`,
          betIds,
        }),
      );
    }
    if (wasGivenUp) {
      findings.push(
        breach(rules.surrendered, {
          code: 'bet-after-surrender',
          expected: said`no further bet on a hand that was given up`,
          found: said`one at seat ${seat}`,
          betIds,
        }),
      );
    }
    return findings;
  });
}
