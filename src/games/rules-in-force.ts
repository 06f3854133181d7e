import { type Finding, said } from '../finding-catalogue/finding';
import type { GamingDay } from '../kernel/gaming-day';
import { accepted, refused, type Result } from '../kernel/result';
import { GAME_CODES, isGameCode } from './game-codes';
import type { GameRules, Rulebook } from './game-rules';
import { type Answers, answersOf } from './open-points';
import ORDER_2010 from './order-2010.register.json';
import { breach, type Rule } from './rule';
import { caribbeanStud1996 } from './house-poker/caribbean-stud-1996.rules';
import { syntheticPoker1996 } from './poker/synthetic-poker-1996.rules';
import { CATALOGUE } from './catalogue';
import {
  fiveCardDrawInternational,
  fiveCardStudInternational,
  omahaFiveCardInternational,
  omahaHighLowInternational,
  omahaInternational,
  sevenCardStudInternational,
  texasHoldemInternational,
} from './poker/poker-games.rules';

/** What a casino answers to open points from a gaming day on. */
export interface DatedAnswers {
  readonly from: GamingDay;
  readonly answers: Partial<Answers>;
}

const DECREE_1996_IN_FORCE: Rule = {
  id: 'D385/1996-DF2',
  citation: 'Decreto 385/1996, artículo único y disposición final segunda; BOJA 92 of 10 August 1996',
  says: 'The Decree is in force from the day after its publication; it adds two games of poker to the catalogue, and no other.',
};

/** Andalusia, Decree 385/1996, until the Order of 2010 (OP2-39 for what lies between the two). */
export const ES_AN_1996: Rulebook = {
  code: 'ES-AN-1996',
  english: 'Andalusia, Decree 385/1996',
  spanish: 'Andalucía, Decreto 385/1996',
  from: '1996-08-11',
  to: '2010-02-25',
  catalogueRule: DECREE_1996_IN_FORCE,
  register: { applied: [DECREE_1996_IN_FORCE], notCheckable: [] },
  games: ['caribbean-stud', 'synthetic-poker'],
  rules: { 'caribbean-stud': caribbeanStud1996, 'synthetic-poker': syntheticPoker1996 },
};

/** Andalusia, Order of 4 February 2010. */
export const ES_AN_2010: Rulebook = {
  code: 'ES-AN-2010',
  english: 'Andalusia, Order of 4 February 2010',
  spanish: 'Andalucía, Orden de 4 de febrero de 2010',
  from: '2010-02-26',
  follows: 'ES-AN-1996',
  catalogueRule: ORDER_2010.inForce,
  register: { applied: [ORDER_2010.inForce], notCheckable: ORDER_2010.notCheckable },
  games: GAME_CODES,
  rules: CATALOGUE,
};

const INT_POKER_IN_FORCE: Rule = {
  id: 'INT-POKER-00',
  citation: 'INT-POKER, the games and their time',
  citationEs: 'INT-POKER, los juegos y su vigencia',
  says: "From 2000 on: hold'em, omaha with four or five own cards or high-low, five-card draw, and stud with five or seven cards.",
};

/** Poker as it is played internationally; no regulation, but the standard for rooms without one. */
export const INT_POKER: Rulebook = {
  code: 'INT-POKER',
  english: 'International poker rules',
  spanish: 'Reglas internacionales de póquer',
  from: '2000-01-01',
  catalogueRule: INT_POKER_IN_FORCE,
  register: { applied: [INT_POKER_IN_FORCE], notCheckable: [] },
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

/** All rulebooks. A new one is data: its games, the facts that it changes, its dates. */
export const RULEBOOKS: readonly Rulebook[] = [ES_AN_1996, ES_AN_2010, INT_POKER];

interface GameOnADay {
  readonly rulebook: string;
  readonly game: string;
  readonly day: GamingDay;
  readonly answers?: readonly DatedAnswers[];
}

export interface RulesInForce {
  readonly rulebook: Rulebook;
  readonly rules: GameRules;
  readonly answers: Answers;
}

/**
 * The rules of a game on a gaming day, with the answers of the casino on that day.
 * @returns refused with a finding if the rulebook is unknown, its catalogue lacks the game, or this release has no
 * rules
 */
export function rulesInForce(
  { rulebook: code, game, day, answers = [] }: GameOnADay,
  rulebooks = RULEBOOKS,
): Result<RulesInForce, Finding> {
  const rulebook = rulebookOn(code, day, rulebooks);
  if (rulebook === undefined) return refused(noRulebook({ rulebook: code, game, day }, rulebooks));
  if (!isGameCode(game) || !rulebook.games.includes(game))
    return refused(notInCatalogue(rulebook, game, day));
  const rules = rulebook.rules[game];
  if (rules === undefined) return refused(rulesToCome(rulebook, game));
  return accepted({
    rulebook,
    rules,
    answers: answersOf({ ...rulebook.answers, ...answersOn(day, answers) }),
  });
}

function rulebookOn(
  code: string | undefined,
  day: GamingDay,
  rulebooks: readonly Rulebook[],
): Rulebook | undefined {
  const rulebook = rulebooks.find((one) => one.code === code);
  if (rulebook === undefined) return undefined;
  if (day < rulebook.from) {
    const others = rulebooks.filter((one) => one !== rulebook);
    return rulebookOn(rulebook.follows, day, others);
  }
  return rulebook.to !== undefined && day > rulebook.to ? undefined : rulebook;
}

const answersOn = (day: GamingDay, given: readonly DatedAnswers[]): Partial<Answers> =>
  [...given]
    .filter(({ from }) => from <= day)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .reduce<Partial<Answers>>((known, { answers }) => ({ ...known, ...answers }), {});

const notInCatalogue = ({ code, catalogueRule }: Rulebook, game: string, day: GamingDay): Finding =>
  breach(catalogueRule, {
    code: 'game-not-in-catalogue',
    expected: said('game-of-catalogue-of', { code }),
    found: said('on', { what: game, on: day }),
  });

const RULES_ARE_DATED: Rule = {
  id: 'R2',
  citation: 'a round is evaluated by the rulebook in force for its casino on its gaming day',
  citationEs: 'cada jugada se evalúa con el reglamento vigente para su casino en su jornada',
  says: 'Every round has one rulebook.',
};

function noRulebook({ rulebook: code, game, day }: GameOnADay, rulebooks: readonly Rulebook[]): Finding {
  const known = rulebooks.find((one) => one.code === code);
  if (known !== undefined) return notInCatalogue(known, game, day);
  return breach(RULES_ARE_DATED, {
    code: 'rulebook-unknown',
    expected: rulebooks.map((one) => one.code).join(', '),
    found: code,
  });
}

const rulesToCome = ({ code }: Rulebook, game: string): Finding =>
  breach(RULES_ARE_DATED, {
    code: 'rules-not-known-yet',
    expected: said('rules-of-under', { game, code }),
    found: said('not-in-this-release-round-is-posted'),
  });

const RULES: ReadonlyMap<string, Rule> = new Map(
  RULEBOOKS.flatMap(({ register, rules }) => [register, ...Object.values(rules).map((each) => each.register)])
    .flatMap(({ applied, notCheckable }) => [...applied, ...notCheckable])
    .map((rule) => [rule.id, rule]),
);

export const ruleById = (id: string): Rule | undefined => RULES.get(id);
