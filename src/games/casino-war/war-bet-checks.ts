import { type Finding, said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import { sumMinor } from '../../kernel/money';
import { maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { handAt } from '../_mechanics/cards';
import { boxesOf, checkLeast, checkMost, checkPlayersOfBoxes, checkSeatNumbers } from '../_mechanics/boxes';
import type { Setting } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import { type DealtWar, warOptions, type WarFacts, choiceOf, compareCards } from './war';

interface WarRound {
  readonly round: Round;
  readonly settlement: Settlement;
  readonly dealt: DealtWar;
}

export function checkWarBets(
  facts: WarFacts,
  { round, settlement, dealt }: WarRound,
  setting: Setting,
): readonly Finding[] {
  const bets = round.bets.filter((_bet, index) => settlement.bets[index]?.fate !== 'not-judged');
  const inTime = bets.filter(({ type, options }) => warOptions(type, options)?.isLate === false);
  const initials = inTime.filter(({ type }) => type === 'initial');
  return [
    ...checkLimits(facts, inTime, setting),
    ...checkPlayersOfBoxes(initials, facts.playersOfBox, facts.rules.playersOfBox),
    ...checkSeatNumbers(
      round.bets,
      { seats: setting.terms?.seats ?? facts.seats, atMost: facts.seats },
      facts.rules.seats,
    ),
    ...checkTies(facts, inTime),
    ...ownersOf(inTime).flatMap((theirs) => checkRevancha(facts, { theirs, inTime, dealt }, setting)),
    ...inTime.flatMap((bet) => checkTied(facts, bet, dealt)),
    ...initials.flatMap((bet) => checkChoice(facts, bet, dealt)),
  ];
}

export const LIMITED_BETS = ['initial', 'tie'];

function checkLimits(
  { rules }: WarFacts,
  bets: readonly PlacedBet[],
  { terms, currency }: Setting,
): readonly Finding[] {
  if (terms === undefined) return [];
  return LIMITED_BETS.flatMap((type) => {
    const placed = bets.filter((bet) => bet.type === type);
    const maximum = maximumOf(terms, type);
    return [
      ...checkLeast(placed, { amount: minimumOf(terms, type), rule: rules.limits }, currency),
      ...(maximum === undefined
        ? []
        : checkMost(boxesOf(placed), { amount: maximum, rule: rules.maximumOfBox }, currency)),
    ];
  });
}

function ownersOf(bets: readonly PlacedBet[]): readonly (readonly PlacedBet[])[] {
  const ownerOf = ({ seat, player }: PlacedBet): string => `${seat} ${player ?? ''}`;
  return [...new Set(bets.map(ownerOf))].map((owner) => bets.filter((bet) => ownerOf(bet) === owner));
}

const checkTies = ({ rules }: WarFacts, bets: readonly PlacedBet[]): readonly Finding[] =>
  ownersOf(bets)
    .filter((theirs) => !theirs.some(({ type }) => type === 'initial'))
    .flatMap((theirs) => theirs.filter(({ type }) => type === 'tie'))
    .map(({ betId, seat }) =>
      breach(rules.tieNeedsInitial, {
        code: 'tie-without-initial',
        expected: said('initial-bet-of-same-player'),
        found: said('bet-on-tie-only-at-seat', { seat: seat ?? said('none') }),
        betIds: [betId],
      }),
    );

interface OwnBets {
  readonly theirs: readonly PlacedBet[];
  readonly inTime: readonly PlacedBet[];
  readonly dealt: DealtWar;
}

function checkRevancha(
  { rules }: WarFacts,
  { theirs, inTime, dealt }: OwnBets,
  { currency }: Setting,
): readonly Finding[] {
  const revanchas = theirs.filter((bet) => bet.type === 'revancha' && isTied(bet, dealt));
  const gone = theirs.filter(
    (bet) => bet.type === 'initial' && isTied(bet, dealt) && goes(bet, inTime, dealt),
  );
  const [staked, due] = [revanchas, gone].map((bets) => sumMinor(bets.map(({ stake }) => stake)));
  if (staked === due) return [];
  return [
    breach(rules.revancha, {
      code: 'extra-bet-differs',
      expected: said('on-revancha-as-initial-bet', { amount: money(due ?? 0n, currency) }),
      found: money(staked ?? 0n, currency),
      betIds: [...gone, ...revanchas].map(({ betId }) => betId),
    }),
  ];
}

function isTied(bet: PlacedBet, dealt: DealtWar): boolean {
  const hand = handAt(dealt, bet);
  return hand !== undefined && compareCards(hand, dealt, 0) === 0;
}

function goes(bet: PlacedBet, bets: readonly PlacedBet[], dealt: DealtWar): boolean {
  const [options, hand] = [warOptions(bet.type, bet.options), handAt(dealt, bet)];
  return options !== undefined && hand !== undefined && choiceOf(bet, options, { hand, bets }) === 'revancha';
}

function checkChoice({ rules }: WarFacts, bet: PlacedBet, dealt: DealtWar): readonly Finding[] {
  const isStated = warOptions(bet.type, bet.options)?.onTie !== undefined;
  const goneOn = (handAt(dealt, bet)?.cards.length ?? 0) > 1;
  if (isStated || goneOn || !isTied(bet, dealt)) return [];
  return [
    breach(rules.surrender, {
      code: 'choice-not-stated',
      expected: said('options-ontie-revancha-or-surrender'),
      found: said('nothing-and-no-second-card-read-as-surrender'),
      betIds: [bet.betId],
    }),
  ];
}

function checkTied({ rules }: WarFacts, bet: PlacedBet, dealt: DealtWar): readonly Finding[] {
  if (bet.type !== 'revancha' || isTied(bet, dealt)) return [];
  const cards = [handAt(dealt, bet)?.cards[0], dealt.dealer[0]];
  return [
    breach(rules.revancha, {
      code: 'revancha-without-tie',
      expected: said('equal-cards'),
      found: listed(
        cards.map((card) => card ?? said('none')),
        said('then-against-before'),
      ),
      betIds: [bet.betId],
    }),
  ];
}
