import { handAt } from '../_mechanics/cards';
import { said } from '../../finding-catalogue/finding';
import { type TSchema, Type } from 'typebox';
import { givenBack, loses, wins, notOffered, notReadable } from '../_mechanics/banked-bets';
import { settleEach, settlementOf, betsThatCount, LATE_OPTION } from '../_mechanics/bets-in-play';
import { settleCarrusel } from '../_mechanics/carrusel';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { RoundShapes, Setting } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import type { BetSettlement, Settlement } from '../settlement';
import { dealtRound, type DealtRound, handWithCommon, outcomeShape } from './dealt-hands';
import { optionsIn } from '../readable-bets';
import { INTERCONNECTED_CARRUSEL } from './carrusel-checks';
import { fiveCards, prizeTeller, type PrizeTeller, type TrijokerFacts } from './trijoker-facts';

const OUTCOME: TSchema = outcomeShape({
  own: 3,
  common: { cards: 2 },
  more: {
    exposed: Type.Optional(
      Type.Enum(['left', 'right'], { description: 'which common card was seen before its time' }),
    ),
  },
});

export const TRIJOKER_OPTIONS = Type.Object({
  ...LATE_OPTION,
  withdrawn: Type.Optional(Type.Boolean({ description: 'taken back by the player at his turn' })),
});

export const trijokerShapes = ({ bets }: TrijokerFacts): RoundShapes => ({
  outcome: OUTCOME,
  bets: Object.fromEntries(bets.map(({ type }) => [type, { options: TRIJOKER_OPTIONS }])),
});

export const trijokerDeal = (outcome: unknown): DealtRound | undefined => dealtRound(OUTCOME, outcome);

export function settleTrijoker(facts: TrijokerFacts, round: Round, setting: Setting): Settlement {
  const { answers } = setting;
  const dealt = trijokerDeal(round.outcome);
  if (dealt === undefined) {
    return unevaluatedRound(round, facts.rules.deal, said('three-cards-of-each-hand-and-two-for-all'));
  }
  const prizeOf = prizeTeller(facts, answers['OP2-11']);
  const decided = settleEach(round, (bet) => settleBet(bet, { facts, dealt, prizeOf }));
  const pools = settleCarrusel(INTERCONNECTED_CARRUSEL, round, {
    setting,
    handOf: (stake) => handWithCommon(stake, dealt, betsThatCount(round.bets, decided.bets)),
  });
  return settlementOf(decided, { pools });
}

interface Play {
  readonly facts: TrijokerFacts;
  readonly dealt: DealtRound;
  readonly prizeOf: PrizeTeller;
}

function settleBet(placed: PlacedBet, { facts, dealt, prizeOf }: Play): BetSettlement {
  const { rules, bets } = facts;
  const bet = bets.find(({ type }) => type === placed.type);
  if (bet === undefined) return notOffered(placed, rules.threeBets, bets);
  const options = optionsIn(TRIJOKER_OPTIONS, placed.options);
  const hand = handAt(dealt, placed);
  const five = hand === undefined ? undefined : fiveCards([...hand.cards, ...dealt.common]);
  if (options === undefined || five === undefined)
    return notReadable(placed, rules.deal, said('on-five-different-cards', { type: bet.type }), 'seat');
  if (options.late === true) return givenBack(placed, 'not-accepted', [rules.lateBet]);
  if (options.withdrawn === true && bet.withdrawn !== undefined) {
    return givenBack(placed, 'null', [bet.withdrawn]);
  }
  const prize = prizeOf(five);
  return prize === undefined
    ? loses(placed, [rules.belowMinimum])
    : wins(placed, { amount: placed.stake * prize.pays }, [prize.rule]);
}
