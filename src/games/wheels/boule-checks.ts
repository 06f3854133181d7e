import { type Finding, said } from '../../finding-catalogue/finding';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkLateBets, betsThatCount } from '../_mechanics/bets-in-play';
import { checkAuthorisedMinimum, checkChiefs, checkStaff } from '../_mechanics/table-staff';
import { checkRounding } from '../_mechanics/rounding-step';
import { checkFaults, refundsUnder } from '../_mechanics/voided-round';
import type { GameChecks, Setting } from '../game-rules';
import type { StaffedTable } from '../table-reports';
import { type BouleFacts, clothOf, numbersOf } from './boule-facts';
import type { Minor } from '../../kernel/money';
import {
  checkMaximaOfBets,
  checkMaximum,
  checkMaximumOfOthers,
  checkMinimaOfBets,
  lowerOf,
  maximumOf,
  minimumOf,
} from '../_mechanics/authorised-terms';
import { checkLimitNames } from '../_mechanics/stake-limits';
import type { PlacedBet, Round, TableTerms } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import { betNamed } from '../bet-names';
import { checkThrower, checkTurnsOfThrowers } from './ball-thrower';

export const bouleChecks = (facts: BouleFacts): GameChecks => {
  const { code, rules } = facts;
  return {
    round: (round, settlement, setting) => [
      ...checkFaults(settlement),
      ...checkBetIdentity(round, setting.currency),
      ...checkBets(facts, { round, settlement }, setting),
      ...checkLateBets(round, settlement),
      ...checkThrower(rules.throwers, round, setting),
      ...checkRounding(settlement, setting.currency),
    ],
    opening: (opening, { currency }) => [
      ...checkTerms(facts, opening.terms, currency),
      ...checkTableStaff(facts, opening),
    ],
    staff: (table) => checkTableStaff(facts, table),
    limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
    voided: refundsUnder(rules.voidThrow, 'stakes-stand'),
    closing: (left) => checkTurnsOfThrowers(rules.throwers, left),
    room: (tables, { currency, answers }) => [
      ...checkChiefs(code, tables, { atMost: () => 1, rule: () => rules.chief, answers }),
      ...checkAuthorisedMinimum(code, tables, { rule: rules.doubleMinimum, currency }),
    ],
  };
};

function checkTableStaff(
  { staff: needed, rules }: BouleFacts,
  { terms, staff }: StaffedTable,
): readonly Finding[] {
  const { role, atLeast } = needed.ofCloth;
  const croupiers = [{ role, atLeast: atLeast * (terms.cloths ?? 1) }];
  return [
    ...checkStaff(staff, needed.ofTable, rules.chief),
    ...checkStaff(staff, croupiers, rules.croupiers),
  ];
}

const checkTerms = (facts: BouleFacts, terms: TableTerms, currency: string): readonly Finding[] => [
  ...checkMinimum(facts, terms, currency),
  ...checkMinimaOfBets(terms, { minimum: facts.rules.minimum }, currency),
  ...checkMaximaOfBets(terms, facts.rules.authorisedMaximum, currency),
  ...checkMaximumOfOthers(terms, facts.rules.authorisedMaximum, currency),
  ...checkLimitNames(terms, { bets: facts.bets.map(({ type }) => type) }),
  ...facts.bets.flatMap(({ type, maximum: { atLeast, atMost, rule } }) => {
    const minimum = authorisedMinimum(terms);
    const band = { lowest: atLeast * minimum, highest: atMost * minimum, rule, currency };
    return checkMaximum(type, maximumOf(terms, type), band);
  }),
];

const authorisedMinimum = ({ authorised, minimum }: TableTerms): Minor => authorised?.minimum.from ?? minimum;

function checkMinimum(
  { rules, raisedMinimum }: BouleFacts,
  { minimum, clothMinima = [], authorised }: TableTerms,
  currency: string,
): readonly Finding[] {
  const from = authorised?.minimum.from;
  if (from === undefined) return [];
  const wrong = [minimum, ...clothMinima].filter((each) => each !== from && each !== raisedMinimum * from);
  return [...new Set(wrong)].map((each) =>
    breach(each < from ? rules.minimum : rules.doubleMinimum, {
      code: 'minimum-not-authorised',
      expected: said('or', { first: money(from, currency), second: money(raisedMinimum * from, currency) }),
      found: money(each, currency),
    }),
  );
}

function checkBets(
  facts: BouleFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  { terms, currency }: Setting,
): readonly Finding[] {
  if (terms === undefined) return [];
  const counted = betsThatCount(round.bets, settlement.bets);
  return [
    ...counted.flatMap((bet) => checkLeast(facts, bet, terms, currency)),
    ...sameBets(facts, counted).flatMap((bets) => checkMost(facts, bets, terms, currency)),
  ];
}

function checkLeast(
  { rules }: BouleFacts,
  { betId, type, stake, options }: PlacedBet,
  terms: TableTerms,
  currency: string,
): readonly Finding[] {
  const ofCloth = terms.clothMinima?.[(clothOf(options) ?? 0) - 1];
  const least = ofCloth ?? minimumOf(terms, type);
  if (stake >= least) return [];
  return [
    breach(rules.minimum, {
      code: 'under-minimum',
      expected: said('at-least', { amount: money(least, currency) }),
      found: said('on', { what: money(stake, currency), on: betNamed(type) }),
      betIds: [betId],
    }),
  ];
}

/**
 * Groups the bets of one player on the same numbers. A player without a name is known by his seat; a bet with neither
 * forms a group of its own.
 */
function sameBets(facts: BouleFacts, bets: readonly PlacedBet[]): readonly (readonly PlacedBet[])[] {
  const byPlayer = new Map<string, PlacedBet[]>();
  for (const bet of bets) {
    const known = facts.bets.find(({ type }) => type === bet.type);
    const numbers = known === undefined ? [] : (numbersOf(facts, known, bet.selection) ?? []);
    const key = `${ownerOf(bet)} ${bet.type} ${numbers.join()}`;
    byPlayer.set(key, [...(byPlayer.get(key) ?? []), bet]);
  }
  return [...byPlayer.values()];
}

function ownerOf({ betId, player, seat }: PlacedBet): string {
  if (player !== undefined) return `player ${player}`;
  return seat === undefined ? `bet ${betId}` : `seat ${seat}`;
}

function checkMost(
  { rules, bets: known }: BouleFacts,
  bets: readonly PlacedBet[],
  terms: TableTerms,
  currency: string,
): readonly Finding[] {
  const type = bets[0]?.type ?? '';
  const highest = known.find((bet) => bet.type === type)?.maximum.atMost;
  const byRule = highest === undefined ? undefined : highest * authorisedMinimum(terms);
  const maximum = lowerOf(maximumOf(terms, type), byRule);
  const staked = bets.reduce<Minor>((total, { stake }) => total + stake, 0n);
  if (maximum === undefined || staked <= maximum) return [];
  return [
    breach(rules.perPlayer, {
      code: 'over-limit',
      expected: said('at-most-for-player', { amount: money(maximum, currency) }),
      found: said('on', { what: money(staked, currency), on: betNamed(type) }),
      betIds: bets.map(({ betId }) => betId),
    }),
  ];
}
