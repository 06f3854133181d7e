import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { GamingDay } from '../../kernel/gaming-day';
import { accepted, refused, type Result } from '../../kernel/result';
import { isGameCode } from '../game-codes';
import type { GameRules } from '../game-rules';
import { type Answers, answersOf } from '../open-points';
import { breach, type Rule } from '../rule';
import { ES_AN_2010 } from './es-an-2010';
import { INT_POKER } from './int-poker';
import type { DatedAnswers, Rulebook } from './rulebook';
import { caribbeanStud1996 } from '../house-poker/caribbean-stud-1996.rules';
import { syntheticPoker1996 } from '../poker/synthetic-poker-1996.rules';

const IN_FORCE: Rule = {
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
  catalogueRule: IN_FORCE,
  register: { applied: [IN_FORCE], notCheckable: [] },
  games: ['caribbean-stud', 'synthetic-poker'],
  rules: { 'caribbean-stud': caribbeanStud1996, 'synthetic-poker': syntheticPoker1996 },
};

/** The rulebooks there are. One more is data: its games, the facts it changes, its dates. */
export const RULEBOOKS: readonly Rulebook[] = [ES_AN_1996, ES_AN_2010, INT_POKER];

export interface GameOnADay {
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
    expected: said`a game of the catalogue of ${code}`,
    found: said`${game} on ${day}`,
  });

const RULES_ARE_DATED: Rule = {
  id: 'R2',
  citation: 'a round is evaluated by the rulebook in force for its casino on its gaming day',
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
    expected: said`the rules of ${game} under ${code}`,
    found: said`not in this release; the round is posted as declared`,
  });
