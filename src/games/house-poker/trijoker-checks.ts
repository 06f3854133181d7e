import type { Finding } from '../../finding-catalogue/finding';
import { listed, said } from '../../finding-catalogue/said';
import { checkHandsHaveBets } from '../_mechanics/dealt-boxes';
import type { GameChecks, Setting } from '../game-rules';
import type { PlacedBet } from '../round';
import { breach } from '../rule';
import { money } from '../wording';
import { checkCarrusel } from './carrusel-checks';
import { INTERCONNECTED_CARRUSEL } from './interconnected-poker';
import { handAt } from './dealt-hands';
import { optionsOf } from './bet-options';
import { boxLimits } from './box-limits';
import { type CheckedRound, countedBets, housePokerChecks } from './house-poker-checks';
import { checkOnePlayerSeats } from './one-player-seats';
import type { TrijokerFacts } from './trijoker-facts';
import { fiveCards, isFromRank, prizeTeller } from './trijoker-hand';
import { TRIJOKER_OPTIONS, trijokerDeal } from './trijoker-settlement';

export const trijokerChecks = (facts: TrijokerFacts): GameChecks =>
  housePokerChecks(facts, {
    read: trijokerDeal,
    check: (checked, setting) => [
      ...checkHandsHaveBets(checked.dealt.hands, checked.round, facts.rules.lateBet),
      ...boxLimits(facts.rules.limits, checked, setting),
      ...checkBoxes(facts, countedBets(checked), setting),
      ...checkOnePlayerSeats(checked.round.bets, facts.rules.seats),
      ...checkExposed(facts, checked),
      ...checkReadings(facts, checked, setting),
      ...checkCarrusel(INTERCONNECTED_CARRUSEL, checked, {
        setting,
        hasBet: ({ seat }) => countedBets(checked).some((bet) => bet.seat === seat),
      }),
    ],
  });

/** At each seat the three bets, all of one amount, and the last of them never withdrawn. */
function checkBoxes(
  facts: TrijokerFacts,
  bets: readonly PlacedBet[],
  { currency }: Setting,
): readonly Finding[] {
  const seats = [...new Set(bets.map(({ seat }) => seat))];
  return [
    ...seats.flatMap((seat) =>
      checkThreeBets(
        facts,
        bets.filter((bet) => bet.seat === seat),
        currency,
      ),
    ),
    ...bets.flatMap((bet) => checkWithdrawal(facts, bet)),
  ];
}

function checkThreeBets(
  { rules, bets: boxes }: TrijokerFacts,
  bets: readonly PlacedBet[],
  currency: string,
): readonly Finding[] {
  const amounts = boxes.map(({ type }) =>
    bets.filter((bet) => bet.type === type).reduce((sum, { stake }) => sum + stake, 0n),
  );
  if (amounts.every((amount) => amount === amounts[0])) return [];
  return [
    breach(rules.threeBets, {
      code: 'three-bets-not-equal',
      expected: said`three bets of one amount`,
      found: said`${listed(amounts.map((amount) => money(amount, currency)))} at seat ${bets[0]?.seat}`,
      betIds: bets.map(({ betId }) => betId),
    }),
  ];
}

function checkWithdrawal({ rules, bets }: TrijokerFacts, placed: PlacedBet): readonly Finding[] {
  const bet = bets.find(({ type }) => type === placed.type);
  const isWithdrawn = optionsOf(TRIJOKER_OPTIONS, placed.options)?.withdrawn === true;
  if (!isWithdrawn || bet?.withdrawn !== undefined) return [];
  return [
    breach(rules.thirdStays, {
      code: 'withdrawal-not-available',
      expected: said`${placed.type} in play to the end`,
      found: said`withdrawn`,
      betIds: [placed.betId],
    }),
  ];
}

/** A hand that should have been null, a high common card having been seen too early. */
function checkExposed(
  { rules, nullFromRank }: TrijokerFacts,
  { round, dealt }: CheckedRound,
): readonly Finding[] {
  const { exposed } = round.outcome as { readonly exposed?: 'left' | 'right' };
  const card = exposed === undefined ? undefined : dealt.common[exposed === 'left' ? 0 : 1];
  if (card === undefined || !isFromRank(card, nullFromRank)) return [];
  return [
    breach(rules.exposed, {
      code: 'null-play-settled',
      expected: said`a null hand, the ${exposed} common card being seen too early`,
      found: said`settled with ${card}`,
    }),
  ];
}

function checkReadings(
  facts: TrijokerFacts,
  { round, dealt }: CheckedRound,
  { answers }: Setting,
): readonly Finding[] {
  const readings = [prizeTeller(facts, 'high-only'), prizeTeller(facts, 'low-too')];
  return dealt.hands.flatMap((hand) => {
    const five = fiveCards([...hand.cards, ...dealt.common]);
    const betIds = round.bets.filter((bet) => handAt(dealt, bet) === hand).map(({ betId }) => betId);
    if (five === undefined || betIds.length === 0) return [];
    const [one, other] = readings.map((prizeOf) => prizeOf(five));
    if (one === other) return [];
    return [
      breach(facts.rules.lowAce, {
        code: 'combination-readings-differ',
        expected: answers['OP2-11'] === 'high-only' ? said`no straight` : said`a straight`,
        found: said`${hand.cards.join(' ')} with ${dealt.common.join(' ')}`,
        betIds,
      }),
    ];
  });
}
