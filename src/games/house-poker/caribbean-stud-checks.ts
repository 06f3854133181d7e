import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { sumMinor } from '../../kernel/money';
import { maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { boxesOf, checkMost, checkPlayersOfBoxes, checkHandsHaveBets, checkLeast } from '../_mechanics/boxes';
import { equipmentChecks } from '../_mechanics/equipment-checks';
import type { GameChecks, Setting } from '../game-rules';
import { type Answers, answeredOtherwise } from '../open-points';
import type { PlacedBet } from '../round';
import { breach, type Rule } from '../rule';
import { money } from '../wording';
import { optionsIn } from '../readable-bets';
import {
  CARIBBEAN_OPTIONS,
  caribbeanDeal,
  type CaribbeanFacts,
  fiveOf,
  goingOn,
  handReader,
  hasInitialBet,
} from './caribbean-stud-facts';
import { type CheckedRound, countedBets, housePokerChecks } from './house-poker-checks';
import { checkForfeits } from './dealt-hands';
import { checkInsurance, checkPurchases } from './caribbean-stud-options';
import { checkCarrusel } from './carrusel-checks';

export const caribbeanChecks = (facts: CaribbeanFacts): GameChecks => ({
  ...housePokerChecks(facts, {
    read: caribbeanDeal,
    check: (checked, setting) => {
      const bets = countedBets(checked);
      return [
        ...checkHandsHaveBets(checked.dealt.hands, checked.round, facts.rules.lateBet),
        ...checkLimits(facts, bets, setting),
        ...checkDecisions(facts, bets, setting),
        ...checkInsurance(facts, bets, setting),
        ...checkPurchases(facts, bets, { dealt: checked.dealt, currency: setting.currency }),
        ...checkForfeits(checked.settlement, facts.rules.forfeited),
        ...checkReadings(facts, checked, setting),
        ...checkCarrusel(facts.carrusel, checked, {
          setting,
          hasBet: (stake) => hasInitialBet(stake, bets),
        }),
      ];
    },
  }),
  ...(facts.decks === 2 ? equipmentChecks({ backs: { rule: facts.rules.deck, decks: [1, 1] } }) : {}),
});

const ofType = (bets: readonly PlacedBet[], type: string): readonly PlacedBet[] =>
  bets.filter((bet) => bet.type === type);

function checkLimits(
  { rules, playersOfBox }: CaribbeanFacts,
  bets: readonly PlacedBet[],
  { terms, currency }: Setting,
): readonly Finding[] {
  const initial = ofType(bets, 'initial-bet');
  const players = checkPlayersOfBoxes(initial, playersOfBox, rules.players);
  if (terms === undefined) return players;
  const least = minimumOf(terms, 'initial-bet');
  const most = maximumOf(terms, 'initial-bet');
  return [
    ...players,
    ...checkLeast(initial, { amount: least, rule: rules.limits }, currency),
    ...(most === undefined
      ? []
      : checkMost(boxesOf(initial), { amount: most, rule: rules.perBox }, currency)),
  ];
}

/** Checks the amount of second bets, and that none follows "paso"; a backer without one is an advisory (OP2-20). */
function checkDecisions(
  { rules, secondBetTimes, backers }: CaribbeanFacts,
  bets: readonly PlacedBet[],
  { currency }: Setting,
): readonly Finding[] {
  const owners = [...new Set(bets.map(ownerOf))];
  const silent = ofType(bets, 'initial-bet').filter((bet) => goingOn(bet, bets) === 'adds-nothing');
  return [
    ...owners.flatMap((owner) => {
      const theirs = bets.filter((bet) => ownerOf(bet) === owner);
      const [initial, second] = [ofType(theirs, 'initial-bet'), ofType(theirs, 'second-bet')];
      if (second.length === 0) return [];
      const betIds = [...initial, ...second].map(({ betId }) => betId);
      const due = secondBetTimes * sumMinor(initial.map(({ stake }) => stake));
      const staked = sumMinor(second.map(({ stake }) => stake));
      const differs = breach(rules.secondBet, {
        code: 'extra-bet-differs',
        expected: said('times-initial-bet', { amount: money(due, currency), times: secondBetTimes }),
        found: said('at-seat', { what: money(staked, currency), seat: second[0]?.seat }),
        betIds,
      });
      const afterPass = breach(rules.decision, {
        code: 'bet-after-surrender',
        expected: said('no-second-bet-on-hand-that-passed'),
        found: said('one-at-seat', { seat: second[0]?.seat }),
        betIds,
      });
      return [...(staked === due ? [] : [differs]), ...(hasPassed(second[0], bets) ? [afterPass] : [])];
    }),
    ...silent.map(({ betId, seat }) =>
      breach(backers ?? rules.decision, {
        code: 'second-bet-missing',
        expected: said('second-bet-as-seat-goes-on', { seat }),
        found: said('none'),
        betIds: [betId],
      }),
    ),
  ];
}

const ownerOf = ({ seat, player }: PlacedBet): string => `${seat} ${player ?? ''}`;

const hasPassed = (of: PlacedBet | undefined, bets: readonly PlacedBet[]): boolean =>
  bets.some(
    ({ seat, options }) => seat === of?.seat && optionsIn(CARIBBEAN_OPTIONS, options)?.passed === true,
  );

interface Reading {
  readonly point: 'OP2-09' | 'OP2-45';
  readonly rule: Rule;
  readonly expected: Said;
}

const readingsOf = ({ rules, fullHouseReadings }: CaribbeanFacts, answers: Answers): readonly Reading[] => [
  {
    point: 'OP2-09',
    rule: rules.tieBreakReadings,
    expected:
      answers['OP2-09'] === 'named-cards' ? said('cards-that-rule-names') : said('all-cards-in-order'),
  },
  ...(fullHouseReadings === undefined
    ? []
    : [
        {
          point: 'OP2-45' as const,
          rule: fullHouseReadings,
          expected:
            answers['OP2-45'] === 'higher-three'
              ? said('higher-three')
              : said('highest-card-of-three-and-pair'),
        },
      ]),
];

/** Finds hands that another reading of the order within a category would settle otherwise. */
const checkReadings = (
  facts: CaribbeanFacts,
  checked: CheckedRound,
  { answers }: Setting,
): readonly Finding[] =>
  readingsOf(facts, answers).flatMap((reading) => checkReading(facts, checked, { reading, answers }));

function checkReading(
  facts: CaribbeanFacts,
  { round, dealt }: CheckedRound,
  { reading, answers }: { readonly reading: Reading; readonly answers: Answers },
): readonly Finding[] {
  const readers = [answers, answeredOtherwise(reading.point, answers)].map((each) => handReader(facts, each));
  const house = fiveOf(facts, dealt.dealer);
  if (house === undefined) return [];
  return dealt.hands.flatMap(({ seat, cards }) => {
    const five = fiveOf(facts, cards);
    const betIds = round.bets
      .filter((bet) => bet.seat === seat && bet.type === 'second-bet')
      .map(({ betId }) => betId);
    if (five === undefined || betIds.length === 0) return [];
    const [one, other] = readers.map(({ strengthOf, qualifiesFrom }) =>
      strengthOf(house) < qualifiesFrom ? 0 : Math.sign(strengthOf(five) - strengthOf(house)),
    );
    if (one === other) return [];
    return [
      breach(reading.rule, {
        code: 'tiebreak-readings-differ',
        expected: reading.expected,
        found: said('against-cards', { cards: cards.join(' '), card: dealt.dealer.join(' ') }),
        betIds,
      }),
    ];
  });
}
