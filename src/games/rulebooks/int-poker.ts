import { fiveCardDrawInternational } from '../poker/five-card-draw.rules';
import { fiveCardStudInternational } from '../poker/five-card-stud.rules';
import { omahaFiveCardInternational } from '../poker/omaha-five-card.rules';
import { omahaHighLowInternational } from '../poker/omaha-high-low.rules';
import { omahaInternational } from '../poker/omaha.rules';
import { sevenCardStudInternational } from '../poker/seven-card-stud.rules';
import { texasHoldemInternational } from '../poker/texas-holdem.rules';
import type { Rule } from '../rule';
import type { Rulebook } from './rulebook';

const IN_FORCE: Rule = {
  id: 'INT-POKER-00',
  citation: 'INT-POKER, the games and their time',
  says: "From 2000 on: hold'em, omaha with four or five own cards or high-low, five-card draw, and stud with five or seven cards.",
};

/** Poker as card rooms play it the world over; no regulation, but what rooms without one are held to. */
export const INT_POKER: Rulebook = {
  code: 'INT-POKER',
  english: 'International poker rules',
  spanish: 'Reglas internacionales de póquer',
  from: '2000-01-01',
  catalogueRule: IN_FORCE,
  register: { applied: [IN_FORCE], notCheckable: [] },
  games: [
    'texas-holdem',
    'omaha',
    'omaha-five-card',
    'omaha-high-low',
    'five-card-draw',
    'seven-card-stud',
    'five-card-stud',
  ],
  rules: {
    'texas-holdem': texasHoldemInternational,
    omaha: omahaInternational,
    'omaha-five-card': omahaFiveCardInternational,
    'omaha-high-low': omahaHighLowInternational,
    'five-card-draw': fiveCardDrawInternational,
    'seven-card-stud': sevenCardStudInternational,
    'five-card-stud': fiveCardStudInternational,
  },
};
