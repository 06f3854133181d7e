import type { BankLife } from '../../games/bank-life';
import type { PokerSession } from '../../games/game-rules';
import type { TableState, TableTerms } from '../../games/round';
import type { ShoeStart, StaffMember, VoidedRound } from '../../games/table-reports';
import { termsFromWire } from '../../games/wire-terms';
import { definitionOf } from '../event-contract/catalogue';
import type { LimitsChanged, ShoeStarted, TableOpened } from './table.events';
import { staffAfter } from '../staff/on-duty.state';
import type { StaffChanged } from '../staff/staff.events';
import { present } from '../../kernel/present';

interface TermsFromRound {
  readonly fromRound: number;
  readonly isNamed?: true;
  readonly terms: TableTerms;
}

type VoidableBets = NonNullable<VoidedRound['bets']>;

interface LastRound {
  readonly roundNo: number;
  readonly bets: VoidableBets;
  readonly before?: TableState | undefined;
}

/**
 * The last coup against a player's bank, if nothing else was reported of the bank since: the state to which a void
 * returns.
 */
export interface LastCoup {
  readonly shoeNo: number;
  readonly coupNo: number;
  readonly bets: VoidableBets;
  readonly banks: BankLife;
  readonly left?: TableState;
}

/** The last hand of non-banked poker: what a void of it gives back, and the state to which it returns. */
export interface LastHand {
  readonly handNo: string;
  readonly game: string;
  readonly bets: VoidableBets;
  readonly players: Readonly<Record<number, string>>;
  readonly before?: TableState;
  readonly pokerBefore?: PokerSession;
}

interface ShoeInPlay extends ShoeStart {
  readonly shoeNo: number;
  readonly outcomes: readonly unknown[];
}

export interface TablePlay {
  /** In the order in which they came into force; empty until the table reports its opening. */
  readonly terms: readonly TermsFromRound[];
  readonly staff: readonly StaffMember[];
  /**
   * The bets left on the table after the last round; undefined if unknown, as after a round without reported bets.
   */
  readonly left?: TableState;
  readonly last?: LastRound;
  readonly shoe?: ShoeInPlay;
  readonly banks?: BankLife;
  readonly lastCoup?: LastCoup;
  readonly lastHand?: LastHand;
  readonly poker?: PokerSession;
  readonly sawRoundWithoutBets?: true;
}

export const unknownPlay: TablePlay = { terms: [], staff: [] };

export const isAsideOfPlay = ({ type }: { readonly type: string }): boolean =>
  definitionOf(type)?.asideOfPlay === true;

/** The terms on which a round is played: the last that came into force by its number; without a number, the last. */
export const termsOf = ({ terms }: TablePlay, roundNo = Infinity): TableTerms | undefined =>
  terms.findLast(({ fromRound }) => fromRound <= roundNo)?.terms;

/** The terms on which the next hand of non-banked poker is played: the last, or the last that are not for a later hand. */
export const termsOfNextHand = (
  { terms, poker }: TablePlay,
  holds: 'next-hand' | 'at-once',
): TableTerms | undefined => {
  const handNo = (poker?.hands ?? 0) + 1;
  return terms.findLast(
    ({ fromRound, isNamed }) => holds === 'at-once' || isNamed !== true || fromRound <= handNo,
  )?.terms;
};

export function openingTerms({
  minimum,
  minima,
  clothMinima,
  maxima,
  tier,
  step,
  seats,
  bank,
  poker,
  equipment,
}: TableOpened): TableTerms {
  const cloths = equipment?.cloths;
  return termsFromWire({
    minimum,
    ...present({ minima, clothMinima, maxima, tier, step, seats, cloths, bank, poker }),
  });
}

/**
 * The terms after a change. A member that the change does not name stays, except maxima and minima, which belong to
 * the earlier minimum.
 */
export function changedTerms(
  { seats, cloths, tier, step, bank, poker }: Partial<TableTerms>,
  change: LimitsChanged,
): TableTerms {
  const { newTier = tier, newStep } = change;
  return {
    ...termsFromWire({
      ...newLimits(change),
      ...present({ tier: newTier, step: newStep, seats, cloths, bank }),
    }),
    ...(newStep === undefined && step !== undefined ? { step } : {}),
    ...present({ poker }),
  };
}

const newLimits = ({ newMinimum, newMinima, newClothMinima, newMaxima }: LimitsChanged) => ({
  minimum: newMinimum,
  ...present({ minima: newMinima, clothMinima: newClothMinima, maxima: newMaxima }),
});

export const openPlay = (play: TablePlay, data: TableOpened): TablePlay =>
  play.terms.length > 0
    ? play
    : { ...play, terms: [{ fromRound: 1, terms: openingTerms(data) }], staff: data.staff };

/** Where no opening was reported, the staff is unknown, and a change of it tells too little. */
export const changeStaff = (play: TablePlay, data: StaffChanged): TablePlay =>
  play.terms.length === 0 ? play : { ...play, staff: staffAfter(play.staff, data) };

/** New terms apply from the named round, else from the next one. */
export function changeTerms(play: TablePlay, data: LimitsChanged): TablePlay {
  const fromRound = data.firstRound ?? Math.max(play.last?.roundNo ?? 0, data.announcedAtRound) + 1;
  const changed = {
    fromRound,
    terms: changedTerms(termsOf(play) ?? {}, data),
    ...(data.firstRound === undefined ? {} : { isNamed: true as const }),
  };
  return { ...play, terms: [...play.terms, changed] };
}

export const shoeStartOf = ({
  decks,
  burnt,
  burntCards,
  behindCutCard,
  newDecks,
}: ShoeStarted): ShoeStart => ({ decks, ...present({ burnt, burntCards, behindCutCard, newDecks }) });

export const startShoe = (play: TablePlay, data: ShoeStarted): TablePlay => ({
  ...play,
  shoe: { shoeNo: data.shoeNo, ...shoeStartOf(data), outcomes: [] },
});

export function endShoe({ shoe: _shoe, ...play }: TablePlay): TablePlay {
  return play;
}

export const dealOutOfShoe = (play: TablePlay, outcome: unknown): TablePlay =>
  play.shoe === undefined
    ? play
    : { ...play, shoe: { ...play.shoe, outcomes: [...play.shoe.outcomes, outcome] } };
