import { either } from '../../words/message';
import { type Finding, said } from '../../finding-catalogue/finding';
import { checkAuthorisedTerms, checkMaximum, maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkRepeatedHands, checkSeatNumbers, checkSeatsOfTable } from '../_mechanics/boxes';
import { checkCardsOfDecks } from '../_mechanics/cards';
import { checkLateBets, betsThatCount } from '../_mechanics/bets-in-play';
import { checkChiefs, checkStaff, type StaffNeed } from '../_mechanics/table-staff';
import { checkFaults, checkRefunds } from '../_mechanics/voided-round';
import type { GameChecks, Setting } from '../game-rules';
import type { PlacedBet, Round, TableTerms } from '../round';
import { breach, type Rule, type RuleRegister } from '../rule';
import type { Settlement } from '../settlement';
import type { ReportedOpening, StaffMember } from '../table-reports';
import { money } from '../wording';
import { type DealtRound, reportedCards } from './dealt-hands';
import type { GameCode } from '../game-codes';
import { checkStakes, type StakeLimits } from '../_mechanics/stake-limits';
import { betNamed } from '../bet-names';

export interface CheckedRound {
  readonly round: Round;
  readonly settlement: Settlement;
  readonly dealt: DealtRound;
}

interface OfTheGame {
  readonly read: (outcome: unknown) => DealtRound | undefined;
  readonly check: (checked: CheckedRound, setting: Setting) => readonly Finding[];
}

export const housePokerChecks = (table: HousePokerTable, game: OfTheGame): GameChecks => {
  const { code, rules } = table;
  return {
    round: (round, settlement, setting) => {
      const dealt = game.read(round.outcome);
      const findings = [...checkFaults(settlement), ...checkBetIdentity(round, setting.currency)];
      if (dealt === undefined) return findings;
      return [
        ...findings,
        ...checkLateBets(round, settlement, rules.lateBet),
        ...checkDeal(table, dealt),
        ...checkSeatNumbers(
          round.bets,
          { seats: setting.terms?.seats ?? table.seats, atMost: table.seats },
          rules.seats,
        ),
        ...game.check({ round, settlement, dealt }, setting),
      ];
    },
    opening: (opening, { currency }) => [
      ...checkTerms(table, opening.terms, currency),
      ...checkTable(table, opening),
    ],
    staff: ({ staff }) => checkOnDuty(table, staff),
    limitChange: ({ after }, { currency }) => checkTerms(table, after, currency),
    voided: (voided, { answers, currency }) => {
      const fate = answers['OP2-17'] === 'all-returned' ? 'stakes-returned' : 'stakes-stand';
      return checkRefunds(voided, { rule: rules.voidDeal, fate, currency });
    },
    closing: () => [],
    room: (tables, { answers }) =>
      checkChiefs(code, tables, { atMost: () => table.tablesOfChief, rule: () => rules.chief, answers }),
  };
};

export const countedBets = ({
  round: { bets },
  settlement,
}: Pick<CheckedRound, 'round' | 'settlement'>): readonly PlacedBet[] => betsThatCount(bets, settlement.bets);

const checkDeal = ({ rules }: HousePokerTable, dealt: DealtRound): readonly Finding[] => [
  ...checkCardsOfDecks(reportedCards(dealt), { decks: 1, rule: rules.deck }),
  ...checkRepeatedHands(dealt.hands, rules.seats),
];

const FIXED_AMOUNTS = ['insurance', 'jackpot-bet'];

function checkTerms(
  { rules, maximum, limited }: HousePokerTable,
  terms: TableTerms,
  currency: string,
): readonly Finding[] {
  const ofAuthority = rules.authorisedMinimum;
  const authorised = checkAuthorisedTerms(
    terms,
    { minimum: ofAuthority, maximum: ofAuthority, bets: limited, amounts: FIXED_AMOUNTS },
    currency,
  );
  const maxima = limited.flatMap((bet) => {
    const most = maximumOf(terms, bet);
    if ('atLeast' in maximum) {
      const { atLeast, atMost } = maximum;
      const band = { lowest: atLeast * terms.minimum, highest: atMost * terms.minimum, currency };
      return checkMaximum(bet, most, { ...band, rule: rules.maximum });
    }
    const allowed = maximum.oneOf.map((multiple) => multiple * terms.minimum);
    if (most === undefined || allowed.includes(most)) return [];
    return [
      breach(rules.maximum, {
        code: 'maximum-not-by-rule',
        expected: said('on', {
          what: either(allowed.map((amount) => money(amount, currency))),
          on: betNamed(bet),
        }),
        found: money(most, currency),
      }),
    ];
  });
  return [...authorised, ...maxima];
}

const checkOnDuty = (
  { rules, staff: needed }: HousePokerTable,
  staff: readonly StaffMember[],
): readonly Finding[] => [
  ...checkStaff(staff, needed.chief, rules.chief),
  ...checkStaff(staff, needed.croupier, rules.croupier),
];

function checkTable(table: HousePokerTable, { terms, staff, decks }: ReportedOpening): readonly Finding[] {
  const { rules, seats: most, decks: deckCount } = table;
  const findings = [...checkOnDuty(table, staff), ...checkSeatsOfTable(terms.seats, most, rules.seats)];
  if (decks !== undefined && (decks < 1 || decks > deckCount)) {
    const expected = deckCount === 1 ? said('one-deck') : said('at-most-decks-in-turn', { decks: deckCount });
    findings.push(
      breach(rules.deck, {
        code: 'decks-not-by-rule',
        expected,
        found: said('decks', { decks }),
      }),
    );
  }
  return findings;
}

type MaximumMultiples =
  | { readonly atLeast: bigint; readonly atMost: bigint }
  | { readonly oneOf: readonly bigint[] };

export type TableRule =
  | 'authorisedMinimum'
  | 'limits'
  | 'maximum'
  | 'seats'
  | 'chief'
  | 'croupier'
  | 'deck'
  | 'lateBet'
  | 'voidDeal';

export interface HousePokerTable {
  readonly code: GameCode;
  readonly register: RuleRegister;
  readonly rules: Readonly<Record<TableRule, Rule>>;
  readonly limited: readonly string[];
  readonly maximum: MaximumMultiples;
  readonly seats: number;
  readonly decks: number;
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}

export function checkOnePlayerSeats(bets: readonly PlacedBet[], rule: Rule): readonly Finding[] {
  const named = bets.flatMap(({ seat, player }) =>
    seat === undefined || player === undefined ? [] : [{ seat, player }],
  );
  const players = [...new Set(named.map(({ player }) => player))];
  const seats = [...new Set(named.map(({ seat }) => seat))];
  return [
    ...seats.flatMap((seat) => {
      const theirs = new Set(named.filter((each) => each.seat === seat).map(({ player }) => player));
      if (theirs.size < 2) return [];
      const [expected, found] = [said('one-player-at-seat', { seat }), [...theirs].join(', ')];
      return [breach(rule, { code: 'seat-shared', expected, found })];
    }),
    ...players.flatMap((player) => {
      const theirs = new Set(named.filter((each) => each.player === player).map(({ seat }) => seat));
      if (theirs.size < 2) return [];
      const [expected, found] = [
        said('one-seat-for', { player }),
        said('seats', { seats: [...theirs].join(', ') }),
      ];
      return [breach(rule, { code: 'player-at-several-seats', expected, found })];
    }),
  ];
}

export const stakesWithin = (
  { round, settlement }: CheckedRound,
  setting: Setting,
  limitsOf: (type: string, terms: TableTerms) => StakeLimits,
): readonly Finding[] =>
  setting.terms === undefined
    ? []
    : checkStakes(round, settlement, (type) => limitsOf(type, setting.terms!), setting);

export const boxLimits = (rule: Rule, checked: CheckedRound, setting: Setting): readonly Finding[] =>
  stakesWithin(checked, setting, (type, terms) => {
    const most = maximumOf(terms, type);
    return {
      minimum: { amount: minimumOf(terms, type), rule },
      maximum: most === undefined ? undefined : { amount: most, rule },
    };
  });
