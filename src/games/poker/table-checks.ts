import { type Finding, said } from '../../finding-catalogue/finding';
import { inBoth } from '../../words/message';
import { checkAuthorisedTerms } from '../_mechanics/authorised-terms';
import { checkChiefs, checkStaff } from '../_mechanics/table-staff';
import type { GameChecks, Setting } from '../game-rules';
import { breach, type Rule } from '../rule';
import type { LimitChange, ReportedOpening } from '../table-reports';
import { checkAnnounced } from './rake-cap';
import type { PokerFacts, RegulatedPlay } from './poker-facts';
import { checkOneShare } from './session-checks';
import type { ReportedHand } from './reported-hand';
import { deckNamed } from './card-checks';

export function tableChecks(
  facts: PokerFacts,
): Pick<GameChecks, 'opening' | 'staff' | 'limitChange' | 'room'> {
  const { regulated, code } = facts;
  if (regulated === undefined)
    return { opening: () => [], staff: () => [], limitChange: () => [], room: () => [] };
  const { rules, staff, session } = regulated;
  const limits = { minimum: rules.minimumBet, maximum: rules.minimumBet, bets: [] };
  const checkOnDuty: GameChecks['staff'] = (table) => checkStaff(table.staff, staff, rules.staff);
  return {
    opening: (opening, setting) => [
      ...checkAuthorisedTerms(opening.terms, limits, setting.currency),
      ...checkOnDuty(opening),
      ...checkDeck(facts, opening),
      ...checkSeats(regulated, opening),
      ...checkAnnounced(facts, opening.terms, setting),
    ],
    staff: checkOnDuty,
    limitChange: (change, setting: Setting) => [
      ...checkAuthorisedTerms(change.after, limits, setting.currency),
      ...checkChangeHolds(rules.limitChange, change, setting),
    ],
    room: (tables, { answers }) => [
      ...checkChiefs(code, tables, { atMost: () => 1, rule: () => rules.chiefOfOneTable, answers }),
      ...checkOneShare({ code, rule: session.oneShare }, tables, answers),
    ],
  };
}

/** New limits apply from the hand after their announcement on: at once, or from any later hand (OP2-43b). */
function checkChangeHolds(
  rule: Rule | undefined,
  { announcedAtRound, firstRound }: LimitChange,
  { answers }: Setting,
): readonly Finding[] {
  if (rule === undefined || firstRound === undefined) return [];
  const next = announcedAtRound + 1;
  const isRight = answers['OP2-43b'] === 'at-once' ? firstRound <= next : firstRound >= next;
  if (isRight) return [];
  return [
    breach(rule, {
      code: 'limit-change-notice',
      expected: said('new-limits-from-hand-on', {
        hand: next,
        orLater: firstRound < next ? said('then-or-later') : '',
      }),
      found: said('hand-is-first-on-them', { hand: firstRound }),
    }),
  ];
}

function checkDeck({ rules, ranking }: PokerFacts, { decks = 1 }: ReportedOpening): readonly Finding[] {
  if (decks === 1) return [];
  return [
    breach(rules.deck, {
      code: 'decks-not-by-rule',
      expected: said('one-deck-of', { deck: deckNamed(ranking.deck) }),
      found: said('decks', { decks }),
    }),
  ];
}

function checkSeats(
  { rules, players: { atMost } }: RegulatedPlay,
  { terms: { seats = 0 } }: ReportedOpening,
): readonly Finding[] {
  if (seats <= atMost) return [];
  return [
    breach(rules.seats, {
      code: 'seats-above-maximum',
      expected: said('at-most-seats', { most: atMost }),
      found: inBoth(seats),
    }),
  ];
}

export function checkPlayers({ regulated }: PokerFacts, { seated }: ReportedHand): readonly Finding[] {
  if (regulated === undefined) return [];
  const { rules, players } = regulated;
  const { atLeast = 0, atMost } = players;
  const found = said('at-table-count', { count: seated.length });
  const findings: Finding[] = [];
  if (seated.length > atMost) {
    const expected = said('at-most-players', { most: atMost });
    findings.push(breach(rules.seats, { code: 'players-above-maximum', expected, found }));
  }
  if (seated.length < atLeast) {
    const expected = said('at-least-players', { players: atLeast });
    findings.push(breach(rules.seats, { code: 'players-below-minimum', expected, found }));
  }
  const names = seated.flatMap(({ player }) => player ?? []);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (twice.length === 0) return findings;
  return [
    ...findings,
    breach(rules.oneSeatEach, {
      code: 'player-at-several-seats',
      expected: said('one-seat-for-each-player'),
      found: said('at-two', { twice: twice.join(', ') }),
    }),
  ];
}

/** Finds a first hand with fewer players than oblige the house to open the table. */
export function checkMayWait(
  { regulated }: PokerFacts,
  { seated }: ReportedHand,
  { poker }: Setting,
): readonly Finding[] {
  const mustOpen = regulated?.session.mustOpen;
  if (mustOpen === undefined || seated.length >= mustOpen.players) return [];
  if (poker !== undefined && poker.hands > 0) return [];
  return [
    breach(mustOpen.rule, {
      code: 'house-may-suspend',
      expected: said('players-with-fewer-house-may-wait-and-close', { players: mustOpen.players }),
      found: said('at-table-count', { count: seated.length }),
    }),
  ];
}
