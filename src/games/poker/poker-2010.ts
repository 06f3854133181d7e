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
  atTable,
  errors as COMMON_ERRORS,
  figureRules,
  handRules,
  notCheckable,
  playRules,
  potRules,
  readings,
  sessionRules,
  voids as COMMON_VOIDS,
} from './all-games-2010.register.json';
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
  /** Rules that replace the common ones on the deck, the fixed limit, the ante and the flush. */
  readonly deck?: Rule;
  readonly fixedLimit?: Rule;
  readonly ante?: Rule;
  readonly flush?: Rule;
  /** The least top-up as a share of the initial stack; where absent, any amount up to the stack. */
  readonly topUp?: SessionRules['topUp'];
  readonly applied?: readonly Rule[];
  readonly notCheckable: readonly UncheckableRule[];
  /** Effects and fates are texts of the JSON register; a spec compares them with the known ones. */
  readonly errors?: Readonly<Record<string, Pick<HandError, 'rule'> & { readonly effect: string }>>;
  readonly voids?: Readonly<Record<string, Pick<VoidedHandRule, 'rule'> & { readonly fate: string }>>;
}

const OTHER_READINGS: readonly OtherReading[] = [
  {
    point: 'OP2-09',
    code: 'tiebreak-readings-differ',
    advised: 'always',
    rule: readings.tieBreak,
  },
  {
    point: 'OP2-07',
    code: 'split-readings-differ',
    advised: 'where-paid',
    rule: readings.split,
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
  'royal-flush': handRules.royalFlush,
  'straight-flush': handRules.straightFlush,
  'four-of-a-kind': handRules.fourOfAKind,
  'full-house': handRules.fullHouse,
  flush: handRules.flush,
  straight: handRules.straight,
  'three-of-a-kind': handRules.threeOfAKind,
  figures: figureRules.figures,
  'two-pair': handRules.twoPair,
  pair: handRules.pair,
  'high-card': handRules.highCard,
};

const TIES_BY: RegulatedPlay['tiesBy'] = {
  'four-of-a-kind': handRules.tiedFours,
  'full-house': handRules.tiedFulls,
  'straight-flush': handRules.tiedStraights,
  straight: handRules.tiedStraights,
  flush: handRules.tiedFlushes,
  'three-of-a-kind': handRules.tiedThrees,
  figures: figureRules.tiedFigures,
  'two-pair': handRules.tiedTwoPairs,
  pair: handRules.tiedPairs,
};

const SESSION: SessionRules = {
  minimum: { rule: sessionRules.minimum, most: rational(1n, 10n) },
  topUp: { rule: sessionRules.topUp, least: ZERO, most: ONE },
  oneShare: sessionRules.oneShare,
  percentage: { rule: sessionRules.percentage, least: rational(10n, 100n), most: rational(20n, 100n) },
  fee: sessionRules.fee,
  length: sessionRules.length,
  unannounced: sessionRules.unannounced,
  seating: { drawn: { rule: atTable.drawnSeats, atBeginning: true }, invitation: atTable.invitation },
  withoutAnte: { rule: sessionRules.withoutAnte, atMost: 2 },
};

export function poker2010(own: VariantRules) {
  const rules = {
    ...potRules,
    limits: own.limits ?? playRules.fixedLimit,
    ownChips: playRules.minimumBet,
    cardsUsed: own.cardsUsed,
    ...given({ deck: own.deck }),
  };
  const errors = { ...COMMON_ERRORS, ...own.errors } as Readonly<Record<string, HandError>>;
  const voids = { ...COMMON_VOIDS, ...own.voids } as Readonly<Record<string, VoidedHandRule>>;
  const play = {
    ...playRules,
    chiefOfOneTable: playRules.staff,
    raiseNotReopened: playRules.doubling,
    speaksFirst: own.speaksFirst,
    ...given({ seats: own.seats, bringIn: own.bringIn, fixedLimit: own.fixedLimit, ante: own.ante }),
    error: COMMON_ERRORS['1.1.10-X.3-13'].rule,
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
    speaksFirst: 'mano',
    errors,
    voids,
    ...present({ opening: own.opening }),
  };
  return {
    rules,
    register: registerOf(own, [
      ...Object.values(handRules),
      ...Object.values(rules),
      ...Object.values(play),
      ...Object.values(atTable),
      ...Object.values({ ...sessionRules, ...given({ topUp: own.topUp?.rule }) }),
      ...OTHER_READINGS.map(({ rule }) => rule),
      ...[own.flush, own.lowWinsBy, own.splitBy].filter((rule) => rule !== undefined),
      ...Object.values(own.opening ?? {}),
      ...(own.applied ?? []),
      ...appliedErrors(errors),
      ...Object.values(voids).map(({ rule }) => rule),
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

const appliedErrors = (errors: Readonly<Record<string, HandError>>): readonly Rule[] =>
  Object.values(errors)
    .filter(({ effect }) => effect !== 'stands' && effect !== 'plays-for-less')
    .map(({ rule }) => rule);

/** Rules on errors after which the hand goes on: no event can show that they were broken. */
const STANDING: readonly UncheckableRule[] = Object.values(COMMON_ERRORS)
  .filter(({ effect }) => effect === 'stands')
  .map(({ rule }) => ({
    ...rule,
    reason: 'part of the settlement: the hand goes on, and its actions and cards show what was done about it',
  }));

const registerOf = (own: VariantRules, applied: readonly Rule[]): RuleRegister => ({
  applied: [...new Map(applied.map((rule) => [rule.id, rule])).values()],
  notCheckable: [...own.notCheckable, ...notCheckable, ...STANDING],
});
