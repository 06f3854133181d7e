import { type Finding, said } from '../../finding-catalogue/finding';
import { inBoth } from '../../words/message';
import type { GameChecks } from '../game-rules';
import { breach, type Rule } from '../rule';
import type { EquipmentOfTable, PieceInUse } from '../table-reports';

/** What the heading of a game demands of its equipment; what is absent it does not demand. */
export interface EquipmentRules {
  /** The model of every shoe, or of automatic ones only, has to be homologated. */
  readonly shoes?: { readonly rule: Rule; readonly only?: 'automatic' };
  /** The model of a shuffler has to be homologated. */
  readonly shufflers?: Rule;
  /** The same shoes may not systematically go to the same tables. */
  readonly shoesInTurn?: Rule;
  /** The decks of a set by the colour of their backs: three and three, six of one colour, one and one. */
  readonly backs?: { readonly rule: Rule; readonly decks: readonly number[] };
  /** Cards that another session has used may not be used again. */
  readonly alwaysNew?: Rule;
}

export const equipmentChecks = (rules: EquipmentRules): Required<Pick<GameChecks, 'equipment'>> => ({
  equipment: ({ pieces, shoesOfOneTable }) => [
    ...pieces.flatMap((piece) => [
      ...checkHomologation(rules, piece),
      ...checkBacks(rules, piece),
      ...checkNew(rules, piece),
    ]),
    ...checkTurns(rules, shoesOfOneTable),
  ],
});

function checkHomologation(
  { shoes, shufflers }: EquipmentRules,
  { serial, kind, isAutomatic, homologation }: PieceInUse,
): readonly Finding[] {
  const ofShoe = shoes?.only === 'automatic' && !isAutomatic ? undefined : shoes?.rule;
  const rule = kind === 'shoe' ? ofShoe : kind === 'shuffler' ? shufflers : undefined;
  if (rule === undefined || homologation === 'valid') return [];
  return [
    breach(rule, {
      code: homologation === 'ended' ? 'homologation-ended' : 'homologation-missing',
      expected: said('model-homologated-on-day'),
      found:
        homologation === 'ended'
          ? said('homologation-of-has-ended', { serial })
          : said('no-homologation-of', { serial }),
    }),
  ];
}

/** Sets with another number of decks are found by the rule of the decks, and not here again. */
function checkBacks({ backs: due }: EquipmentRules, { serial, backs }: PieceInUse): readonly Finding[] {
  if (due === undefined || backs === undefined) return [];
  const colours = new Map<string, number>();
  for (const { colour, decks } of backs) colours.set(colour, (colours.get(colour) ?? 0) + decks);
  const found = [...colours.values()].sort(descending);
  const sum = (decks: readonly number[]): number => decks.reduce((all, each) => all + each, 0);
  const isSame = found.join() === [...due.decks].sort(descending).join();
  if (isSame || sum(found) !== sum(due.decks)) return [];
  return [
    breach(due.rule, {
      code: 'backs-not-by-rule',
      expected: said('decks-by-colour-of-backs', { decks: due.decks.join(' + ') }),
      found: said('set-with', {
        serial,
        backs: [...colours].map(([colour, decks]) => `${decks} "${colour}"`).join(', '),
      }),
    }),
  ];
}

const descending = (one: number, other: number): number => other - one;

const checkNew = ({ alwaysNew }: EquipmentRules, { serial, isUsed }: PieceInUse): readonly Finding[] =>
  alwaysNew === undefined || !isUsed
    ? []
    : [
        breach(alwaysNew, {
          code: 'cards-from-old-decks',
          expected: said('new-decks'),
          found: said('set-used-in-another-session', { serial }),
        }),
      ];

const checkTurns = (
  { shoesInTurn }: EquipmentRules,
  shoes: EquipmentOfTable['shoesOfOneTable'],
): readonly Finding[] =>
  shoesInTurn === undefined
    ? []
    : shoes.map(({ shoe, table, times, handings }) =>
        breach(shoesInTurn, {
          code: 'shoe-always-at-same-table',
          expected: said('shoes-handed-out-by-lot'),
          found: said('shoe-at-table-in-of-handings', {
            shoe,
            table,
            times: inBoth(times),
            handings: inBoth(handings),
          }),
        }),
      );
