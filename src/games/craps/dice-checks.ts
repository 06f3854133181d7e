import { type Finding, said } from '../../finding-catalogue/finding';
import { inBoth } from '../../words/message';
import { breach } from '../rule';
import type { DiceChange, ReportedOpening } from '../table-reports';
import { type CrapsFacts, isPoint } from './craps-facts';

type FactsOfDice = Pick<CrapsFacts, 'dice' | 'rules'>;

/** Checks the dice of a session: six, and none that the session before used. Unreported dice are not checked. */
export function checkDice(
  facts: FactsOfDice,
  { dice, usedDice }: Pick<ReportedOpening, 'dice' | 'usedDice'>,
): readonly Finding[] {
  return dice === undefined ? [] : [...checkNumber(facts, dice), ...checkUnused(facts, usedDice)];
}

function checkNumber({ dice: due, rules }: FactsOfDice, dice: readonly string[]): readonly Finding[] {
  const different = new Set(dice).size;
  if (different === due) return [];
  return [
    breach(rules.diceOfSession, {
      code: 'dice-count-differs',
      expected: said('dice', { due }),
      found: inBoth(different),
    }),
  ];
}

const checkUnused = ({ rules }: FactsOfDice, usedDice: readonly string[] = []): readonly Finding[] =>
  usedDice.length === 0
    ? []
    : [
        breach(rules.diceOfSession, {
          code: 'dice-used-before',
          expected: said('dice-that-were-not-used-in-session-before'),
          found: usedDice.join(', '),
        }),
      ];

/**
 * Checks a change of dice. During the throws for a point the shooter may not ask for one, and a die that is lost is replaced
 * by a whole new set only when they are over. What is not reported is not checked: an empty list says that none was supplied.
 */
export const checkDiceChange = (facts: FactsOfDice, change: DiceChange): readonly Finding[] => [
  ...checkTimeOfChange(facts, change),
  ...(change.cause === 'die-lost' ? checkNewSet(facts, change) : []),
  ...checkUnused(facts, change.usedDice),
];

function checkTimeOfChange(
  { rules }: FactsOfDice,
  { cause, supplied, left }: DiceChange,
): readonly Finding[] {
  const point = left?.memory?.['point'];
  const isLost = cause === 'die-lost';
  const isAllowed = isLost ? supplied?.length === 0 : cause !== 'at-request';
  if (!isPoint(point) || isAllowed) return [];
  return [
    breach(isLost ? rules.diceReplaced : rules.diceChanged, {
      code: 'dice-changed-for-point',
      expected: said('change-before-or-after-throws-for-point'),
      found: said('change-during-throws-for-point', { point }),
    }),
  ];
}

function checkNewSet(facts: FactsOfDice, { supplied }: DiceChange): readonly Finding[] {
  if (supplied === undefined || supplied.length > 0) return supplied ? checkNumber(facts, supplied) : [];
  return [
    breach(facts.rules.diceReplaced, {
      code: 'new-dice-missing',
      expected: said('new-set-of-dice'),
      found: said('no-new-dice'),
    }),
  ];
}
