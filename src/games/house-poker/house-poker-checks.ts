import { checkAuthorisedTerms, checkMaximum, maximumOf } from '../_mechanics/authorised-terms';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkSeatNumbers, checkSeatsOfTable } from '../_mechanics/boxes';
import { checkCardsOfDecks } from '../_mechanics/cards-of-decks';
import { checkRepeatedHands } from '../_mechanics/dealt-boxes';
import { checkLateBets } from '../_mechanics/late-bets';
import { checkChiefs } from '../_mechanics/open-room';
import { checkStaff } from '../_mechanics/table-staff';
import { checkFaults } from '../_mechanics/unjudged';
import { checkRefunds } from '../_mechanics/voided-round';
import type { GameChecks, Setting } from '../game-rules';
import type { PlacedBet, Round, TableTerms } from '../round';
import { breach, type RuleFinding } from '../rule';
import type { Settlement } from '../settlement';
import type { SessionOpening } from '../table-reports';
import { money } from '../wording';
import { betsThatCount } from './counted-bets';
import { cardsTold, type DealtRound } from './dealt-hands';
import type { HousePokerTable } from './house-poker-table';

/** A round with the cards that were dealt and what settle made of it. */
export interface CheckedRound {
  readonly round: Round;
  readonly settlement: Settlement;
  readonly dealt: DealtRound;
}

/** What a game checks of a round beyond what all games of poker against the house have in common. */
export interface OfTheGame {
  readonly read: (outcome: unknown) => DealtRound | undefined;
  readonly check: (checked: CheckedRound, setting: Setting) => readonly RuleFinding[];
}

/** What is checked of poker against the house. */
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

/** The bets that lay on the cloth when the cards were dealt. */
export const countedBets = ({
  round: { bets },
  settlement,
}: Pick<CheckedRound, 'round' | 'settlement'>): readonly PlacedBet[] => betsThatCount(bets, settlement.bets);

/** No card twice, as a round is dealt from one deck, and one hand for each seat. */
const checkDeal = ({ rules }: HousePokerTable, dealt: DealtRound): readonly RuleFinding[] => [
  ...checkCardsOfDecks(cardsTold(dealt), { decks: 1, rule: rules.deck }),
  ...checkRepeatedHands(dealt.hands, rules.seats),
];

/** What minima name beside bets: one amount for all who insure themselves, and for all who play for the jackpot. */
const FIXED_AMOUNTS = ['insurance', 'jackpot-bet'];

function checkTerms(
  { rules, maximum, limited }: HousePokerTable,
  terms: TableTerms,
  currency: string,
): readonly RuleFinding[] {
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
        severity: 'violation',
        expected: `${allowed.map((amount) => money(amount, currency)).join(' or ')} on ${bet}`,
        found: money(most, currency),
      }),
    ];
  });
  return [...authorised, ...maxima];
}

function checkTable(
  { rules, seats: most, decks: deckCount, staff: needed }: HousePokerTable,
  { terms, staff, decks }: SessionOpening,
): readonly RuleFinding[] {
  const findings = [
    ...checkStaff(staff, needed.chief, rules.chief),
    ...checkStaff(staff, needed.croupier, rules.croupier),
    ...checkSeatsOfTable(terms.seats, most, rules.seats),
  ];
  if (decks !== undefined && (decks < 1 || decks > deckCount)) {
    const expected = deckCount === 1 ? 'one deck' : `at most ${deckCount} decks in turn`;
    findings.push(
      breach(rules.deck, {
        code: 'decks-not-by-rule',
        severity: 'violation',
        expected,
        found: `${decks} decks`,
      }),
    );
  }
  return findings;
}
