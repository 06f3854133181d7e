import { ONE, rational, ZERO } from '../../kernel/rational';
import { CIRCLE_RANKING } from '../_mechanics/hand-ranking';
import type { OpenPointId } from '../open-points';
import type { Rule, RuleRegister, UncheckableRule } from '../rule';
import type {
  PokerFacts,
  HandError,
  OpeningRules,
  OtherReading,
  RegulatedPlay,
  SessionRules,
  VoidedHandRule,
} from './poker-facts';
import {
  appliedErrors,
  COMMON_ERRORS,
  COMMON_NOT_CHECKABLE,
  COMMON_VOIDS,
  FIGURES_RULES,
  HAND_RULES,
  PLAY_RULES,
  POT_RULES,
  reading,
  SESSION_RULES,
} from './all-games-2010.register';
import { present } from '../../kernel/present';

export interface VariantRules {
  readonly cardsUsed: Rule;
  readonly limits?: Rule;
  readonly speaksFirst: Rule;
  readonly lowWinsBy?: Rule;
  readonly splitBy?: Rule;
  readonly seats?: Rule;
  readonly bringIn?: Rule;
  readonly opening?: OpeningRules;
  /** Where the game says it for itself: the deck, the fixed limit, the ante, what a flush is worth. */
  readonly deck?: Rule;
  readonly fixedLimit?: Rule;
  readonly ante?: Rule;
  readonly flush?: Rule;
  /** How much of the stack at the start the least addition is, where that is not anything up to it. */
  readonly topUp?: SessionRules['topUp'];
  readonly applied?: readonly Rule[];
  readonly notCheckable: readonly UncheckableRule[];
  readonly errors?: Readonly<Record<string, HandError>>;
  readonly voids?: Readonly<Record<string, VoidedHandRule>>;
}

const OTHER_READINGS: readonly OtherReading[] = [
  {
    point: 'OP2-09',
    code: 'tiebreak-readings-differ',
    advised: 'always',
    rule: reading(
      'OP2-09',
      'VI.2 names one card where several could decide',
      'Only the cards that the rule names break a tie; where every card would give another winner, either is accepted.',
    ),
  },
  {
    point: 'OP2-07',
    code: 'split-readings-differ',
    advised: 'where-paid',
    rule: reading(
      'OP2-07',
      'IX.24 divides "in proportion to their stacks"',
      'Equal hands divide each pot evenly; where the whole pot in proportion to what they put in would give other amounts, either is accepted.',
    ),
  },
];

const OPEN_POINTS: readonly OpenPointId[] = [
  'OP1-32',
  'OP2-01',
  'OP2-02',
  'OP2-03',
  'OP2-04',
  'OP2-05',
  'OP2-06',
  'OP2-07',
  'OP2-08',
  'OP2-09',
  'OP2-10',
  'OP2-27',
  'OP2-28',
  'OP2-29',
  'OP2-41',
  'OP2-43b',
];

const WINS_BY: RegulatedPlay['winsBy'] = {
  'royal-flush': HAND_RULES.royalFlush,
  'straight-flush': HAND_RULES.straightFlush,
  'four-of-a-kind': HAND_RULES.fourOfAKind,
  'full-house': HAND_RULES.fullHouse,
  flush: HAND_RULES.flush,
  straight: HAND_RULES.straight,
  'three-of-a-kind': HAND_RULES.threeOfAKind,
  figures: FIGURES_RULES.figures,
  'two-pair': HAND_RULES.twoPair,
  pair: HAND_RULES.pair,
  'high-card': HAND_RULES.highCard,
};

const TIES_BY: RegulatedPlay['tiesBy'] = {
  'four-of-a-kind': HAND_RULES.tiedFours,
  'full-house': HAND_RULES.tiedFulls,
  'straight-flush': HAND_RULES.tiedStraights,
  straight: HAND_RULES.tiedStraights,
  flush: HAND_RULES.tiedFlushes,
  'three-of-a-kind': HAND_RULES.tiedThrees,
  figures: FIGURES_RULES.tiedFigures,
  'two-pair': HAND_RULES.tiedTwoPairs,
  pair: HAND_RULES.tiedPairs,
};

const SESSION: SessionRules = {
  minimum: { rule: SESSION_RULES.minimum, most: rational(1n, 10n) },
  topUp: { rule: SESSION_RULES.topUp, least: ZERO, most: ONE },
  oneShare: SESSION_RULES.oneShare,
  percentage: { rule: SESSION_RULES.percentage, least: rational(10n, 100n), most: rational(20n, 100n) },
  fee: SESSION_RULES.fee,
  length: SESSION_RULES.length,
  unannounced: SESSION_RULES.unannounced,
  withoutAnte: { rule: SESSION_RULES.withoutAnte, atMost: 2 },
};

export function poker2010(own: VariantRules) {
  const rules = {
    ...POT_RULES,
    limits: own.limits ?? PLAY_RULES.fixedLimit,
    ownChips: PLAY_RULES.minimumBet,
    cardsUsed: own.cardsUsed,
    ...given({ deck: own.deck }),
  };
  const errors = { ...COMMON_ERRORS, ...own.errors };
  const voids = { ...COMMON_VOIDS, ...own.voids };
  const play = {
    ...PLAY_RULES,
    chiefOfOneTable: PLAY_RULES.staff,
    raiseNotReopened: PLAY_RULES.doubling,
    speaksFirst: own.speaksFirst,
    ...given({ seats: own.seats, bringIn: own.bringIn, fixedLimit: own.fixedLimit, ante: own.ante }),
    error: COMMON_ERRORS['1.1.10-X.3-13']!.rule,
  };
  const regulated: RegulatedPlay = {
    rules: play,
    winsBy: { ...WINS_BY, ...given({ flush: own.flush }) },
    tiesBy: TIES_BY,
    ...given({ lowWinsBy: own.lowWinsBy, splitBy: own.splitBy }),
    otherReadings: OTHER_READINGS,
    players: { atMost: 10 },
    session: { ...SESSION, ...present({ topUp: own.topUp }) },
    staff: [
      { role: 'table-chief', atLeast: 1 },
      { role: 'croupier', atLeast: 1 },
    ],
    forced: ['ante', 'blinds'],
    raise: 'doubles',
    raisesOf: 'round',
    speaksFirst: 'mano',
    errors,
    voids,
    ...present({ opening: own.opening }),
  };
  return {
    rules,
    register: registerOf(own, [
      ...Object.values(HAND_RULES),
      ...Object.values(rules),
      ...Object.values(play),
      ...Object.values({ ...SESSION_RULES, ...given({ topUp: own.topUp?.rule }) }),
      ...OTHER_READINGS.map(({ rule }) => rule),
      ...[own.flush, own.lowWinsBy, own.splitBy].filter((rule) => rule !== undefined),
      ...Object.values(own.opening ?? {}),
      ...(own.applied ?? []),
      ...appliedErrors(errors, voids),
    ]),
    openPoints: OPEN_POINTS,
    ranking: CIRCLE_RANKING,
    limits: ['fixed', 'pot-limit', 'no-limit'],
    oddUnit: 'last-bettor',
    rakeCap: rational(5n, 100n),
    regulated,
  } as const satisfies Partial<PokerFacts>;
}

const given = <Name extends string>(
  rules: Readonly<Record<Name, Rule | undefined>>,
): Readonly<Partial<Record<Name, Rule>>> =>
  Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined)) as Partial<
    Record<Name, Rule>
  >;

const registerOf = ({ notCheckable }: VariantRules, applied: readonly Rule[]): RuleRegister => ({
  applied: [...new Map(applied.map((rule) => [rule.id, rule])).values()],
  notCheckable: [...notCheckable, ...COMMON_NOT_CHECKABLE],
});
