import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { boxesOf, checkLeast, checkMost, checkPlayersOfBoxes, checkSeatNumbers } from '../_mechanics/boxes';
import type { Setting } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import type { BlackjackFacts } from './blackjack-facts';
import { checkFurtherStakes } from './further-stakes';
import { handOfBet, mayHaveEvenMoney, showsAce } from './hands';
import { type DealtHands, optionsOf } from './reported-hands';

export interface BoxRound {
  readonly round: Round;
  readonly settlement: Settlement;
  readonly dealt: DealtHands;
}

/** Limits, players of a box, further stakes, insurance. */
export function checkBoxes(facts: BlackjackFacts, played: BoxRound, setting: Setting): readonly Finding[] {
  const bets = played.round.bets.filter((_bet, index) => {
    const fate = played.settlement.bets[index]?.fate;
    return fate !== 'not-judged' && fate !== 'not-accepted';
  });
  const mains = bets.filter(({ type }) => type === 'main');
  return [
    ...checkLimits(facts, mains, setting),
    ...checkPlayersOfBoxes(mains, facts.playersOfBox, facts.rules.playersOfBox),
    ...checkFurtherStakes(facts, { bets, dealt: played.dealt }, setting),
    ...checkAvailable(facts, played),
    ...checkSeatNumbers(
      played.round.bets,
      { seats: setting.terms?.seats ?? facts.seats, atMost: facts.seats },
      facts.rules.seats,
    ),
  ];
}

/** Each bet has the minimum; a hand has the maximum, for each who bets on it or for all together (OP1-07). */
function checkLimits(
  { rules }: BlackjackFacts,
  mains: readonly PlacedBet[],
  { terms, currency, answers }: Setting,
): readonly Finding[] {
  if (terms === undefined) return [];
  const maximum = maximumOf(terms, 'main');
  const together = answers['OP1-07'] === 'each-player' ? mains.map((bet) => [bet]) : boxesOf(mains);
  return [
    ...checkLeast(mains, { amount: minimumOf(terms, 'main'), rule: rules.minimum }, currency),
    ...(maximum === undefined
      ? []
      : checkMost(together, { amount: maximum, rule: rules.maximumOfHand }, currency)),
  ];
}

/** Insurance without an ace, and even money for a hand that may not have it. */
function checkAvailable({ rules }: BlackjackFacts, { round, dealt }: BoxRound): readonly Finding[] {
  return round.bets.flatMap((bet) => {
    const options = optionsOf(bet.options);
    if (bet.type === 'insurance' && !showsAce(dealt)) {
      return [
        breach(rules.insurance, {
          code: 'insurance-not-available',
          expected: said`insurance against the dealer's ace`,
          found: said`against ${dealt.dealer[0] ?? said`nothing`}`,
          betIds: [bet.betId],
        }),
      ];
    }
    const hand = handOfBet(bet, 1, dealt);
    const isWanted = bet.type === 'main' && options?.wantsEvenMoney === true;
    if (!isWanted || hand === undefined || mayHaveEvenMoney(hand, dealt)) return [];
    return [
      breach(rules.evenMoney, {
        code: 'even-money-not-available',
        expected: said`blackjack against an ace`,
        found: said`${hand.cards.join(' ')} against ${dealt.dealer[0] ?? said`nothing`}`,
        betIds: [bet.betId],
      }),
    ];
  });
}
