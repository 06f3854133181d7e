import type { Finding } from '../finding-catalogue/finding';
import type { TSchema } from 'typebox';
import type { Minor } from '../kernel/money';
import type { Rational } from '../kernel/rational';
import type { BankLife, BankReport } from './bank-life';
import type { GameCode } from './game-codes';
import type { Answers, OpenPointId } from './open-points';
import type { BankMode, PlacedBet, Round, ShareOption, TableSetting, TableState, TableTerms } from './round';

import type { Rule, RuleRegister } from './rule';
import type { PlayersNeeded, SeatingRules } from './seating-rules';
import type { Commission, Settlement } from './settlement';
import type {
  DealtShoe,
  CheckOfEquipment,
  LimitChange,
  ReportedOpening,
  SessionEnd,
  ShoeStart,
  StaffedTable,
  TableAsOpened,
  VoidedRound,
  StaffMember,
} from './table-reports';
import type { GamingDay } from '../kernel/gaming-day';

/** What a player pays the house for a session. The amount in minor units. */
export interface SessionCharge {
  readonly player: string;
  readonly option: Exclude<ShareOption, 'rake'>;
  readonly amount: Minor;
}

/** State of a session of non-banked poker, folded from its hands and charges. */
export interface PokerSession {
  readonly hands: number;
  readonly starters: readonly string[];
  readonly players: readonly string[];
  readonly charges: readonly SessionCharge[];
  readonly withoutAnte: readonly { readonly player: string; readonly hands: number }[];
}

export const NEW_POKER_SESSION: PokerSession = {
  hands: 0,
  starters: [],
  players: [],
  charges: [],
  withoutAnte: [],
};

interface AttendedHand {
  readonly players: readonly string[];
  readonly anted: readonly string[];
}

/** The players of a hand who put in no ante. None where fewer than two did: one may have paid the ante for all. */
export const withoutAnteIn = ({ players, anted }: AttendedHand): readonly string[] =>
  anted.length < 2 ? [] : players.filter((player) => !anted.includes(player));

/** How many hands of the session a player attended without an ante. */
export const antesLeftOut = ({ withoutAnte }: PokerSession, player: string): number =>
  withoutAnte.find((one) => one.player === player)?.hands ?? 0;

export function afterHand(session: PokerSession, hand: AttendedHand): PokerSession {
  const players = [...new Set(hand.players)];
  const without = withoutAnteIn({ ...hand, players });
  const newcomers = players.filter((player) => !session.players.includes(player));
  return {
    ...session,
    hands: session.hands + 1,
    starters: session.hands === 0 ? players : session.starters,
    players: newcomers.length === 0 ? session.players : [...session.players, ...newcomers],
    withoutAnte:
      without.length === 0
        ? session.withoutAnte
        : [
            ...session.withoutAnte.filter(({ player }) => !without.includes(player)),
            ...without.map((player) => ({ player, hands: antesLeftOut(session, player) + 1 })),
          ],
  };
}

/** What the rules read besides the round: terms and staff of the table, answers and authorised values of the casino. */
export interface Setting {
  /** ISO 4217; findings write amounts in it. */
  readonly currency: string;
  readonly terms?: TableTerms;
  readonly staff?: readonly string[];
  /** Who serves at the table during a round, with their roles as reported. */
  readonly onDuty?: readonly StaffMember[];
  readonly answers: Answers;
  /** The values of chips that the casino has in service, as its authorisation lists them; minor units. */
  readonly chipValues?: readonly Minor[] | undefined;
  readonly poker?: PokerSession;
  readonly pools?: Readonly<Record<string, PoolTerms>>;
}

export interface PoolTerms {
  readonly rate?: Rational;
  /**
   * Meter in minor units. A function is called only where a prize depends on it: the ledger records who reads a meter.
   */
  readonly meter?: Minor | (() => Minor);
  /** Amount of the meter at its opening, and again after a prize of the whole meter, in minor units. */
  readonly opening?: Minor;
  /** The type of event that reports its prizes, if known. A round reports all prizes of a pool that rounds post. */
  readonly postedBy?: 'round.settled' | 'jackpot';
  /**
   * The casino's own combinations and prizes, as the authority allowed them; those of the game where this is absent.
   */
  readonly ownPrizes?: readonly OwnPrize[];
  /** Opening and rate are checked when the pool is opened, and not again with each round. */
  readonly isFollowed?: true;
}

/** The meter of a pool as a function, in minor units; undefined if unknown. */
export const meterOf = ({ meter }: PoolTerms): (() => Minor) | undefined =>
  typeof meter === 'bigint' ? () => meter : meter;

/** A prize of a pool that is the casino's own: a share of the meter, 1 being all of it, or a multiple of the stake. */
export type OwnPrize = { readonly combination: string } & (
  | { readonly share: Rational }
  | { readonly times: bigint }
);

/**
 * What to check of a pool at its first stakes, or at the first ones at a new rate. Minor units; `unit` is one stake.
 */
export interface BegunPool {
  readonly pool: string;
  readonly opening?: Minor | undefined;
  readonly unit?: Minor | undefined;
  readonly rate?: Rational | undefined;
  readonly hasOwnPrizes?: boolean;
}

/** A pool whose meter was won, and which the house has not filled up to its opening again. Minor units. */
export interface PoolNotFilled {
  readonly pool: string;
  readonly missing: Minor;
  readonly opening: Minor;
}

/** Stakes and prizes of a pool over a period; minor units. */
export interface PoolReturn {
  readonly staked: Minor;
  readonly prizes: Minor;
  /** The players' part of the meter at the beginning and at the end: without the opening, which the house funds. */
  readonly ownedBefore: Minor;
  readonly ownedAfter: Minor;
}

/** What the house adds to a meter after a prize. Minor units. */
export interface PoolReseed {
  readonly pool: string;
  readonly amount: Minor;
  readonly meter: Minor;
  readonly opening: Minor;
  readonly unit?: Minor | undefined;
}

export interface RoundShapes {
  readonly outcome: TSchema;
  /** By type of bet: schemas of what it covers and of its options; absent where it has no such field. */
  readonly bets: Readonly<Record<string, { readonly selection?: TSchema; readonly options?: TSchema }>>;
}

export interface PayTableRow {
  readonly bet: string;
  /** The Spanish name of a combination, or of a bet that this game calls otherwise; else that of the bet (`betNamed`). */
  readonly spanish?: string;
  readonly ruleId: string;
  readonly covers: string;
  readonly pays: Rational;
  readonly maximum: string;
}

/**
 * The house edge: its expected share of one unit staked until the bet is resolved, a push being resolved with nothing;
 * and the variance of the house's result.
 */
export interface BetEdge {
  /** The bet, and after a slash the player's choice where he has one: red/leave. */
  readonly bet: string;
  readonly edge: Rational;
  readonly variance: Rational;
  readonly method: string;
  /** Half the width of the interval that holds the true value; absent where it is exact. */
  readonly error?: Rational;
}

/** The checks of a game. Each returns its findings; none throws on any input. */
export interface GameChecks extends CheckOfEquipment {
  readonly round: (round: Round, settlement: Settlement, setting: Setting) => readonly Finding[];
  readonly opening: (opening: ReportedOpening, setting: Setting) => readonly Finding[];
  /** The staff on duty: at the opening, as `opening` checks it too, and after each change of staff. */
  readonly staff: (table: StaffedTable) => readonly Finding[];
  readonly limitChange: (change: LimitChange, setting: Setting) => readonly Finding[];
  readonly voided: (voided: VoidedRound, setting: Setting) => readonly Finding[];
  readonly closing: (left: TableState, setting: Setting) => readonly Finding[];
  readonly putAway?: (end: SessionEnd) => readonly Finding[];
  readonly room: (tables: readonly TableAsOpened[], setting: Setting) => readonly Finding[];
  readonly bank?: (life: BankLife, report: BankReport, setting: Setting) => readonly Finding[];
  /** Non-banked poker: a charge for a session, and the end of one. */
  readonly poker?: {
    readonly charge: (charge: SessionCharge, session: PokerSession, setting: Setting) => readonly Finding[];
    readonly ended: (session: PokerSession, setting: Setting) => readonly Finding[];
    /** The way in which the house takes its share, and the announced or earlier way of the session. */
    readonly share: (way: ShareOption, before: ShareOption) => readonly Finding[];
    /** Rules for every hand of the rulebook, also of a game that it does not contain. */
    readonly anyHand: (round: Round, setting: Setting) => readonly Finding[];
  };
  readonly pool?: PoolChecks;
  readonly shoe?: {
    readonly started: (shoe: ShoeStart, setting: Setting) => readonly Finding[];
    readonly dealt: (shoe: DealtShoe, setting: Setting) => readonly Finding[];
  };
}

export interface PoolChecks {
  readonly returned: (pool: string, of: PoolReturn, setting: Setting) => readonly Finding[];
  readonly reseeded: (reseed: PoolReseed, setting: Setting) => readonly Finding[];
  readonly begun: (pool: BegunPool, setting: Setting) => readonly Finding[];
  readonly notFilled: (pool: PoolNotFilled, setting: Setting) => readonly Finding[];
  readonly tables: (pool: string, table: string, linked: readonly string[]) => readonly Finding[];
  readonly notAuthorised: (pool: string) => readonly Finding[];
  /** The meter after a prize of the whole of it, in minor units; undefined if the pool continues with the rest. */
  readonly beginsAgainWith: (
    pool: Pick<BegunPool, 'opening' | 'unit'>,
    setting: Setting,
  ) => Minor | undefined;
}

export interface CommissionedBank {
  readonly mode?: BankMode | undefined;
  readonly answers: Answers;
}

/** Everything the service knows of a game under a rulebook. Shared code asks this and never names a game. */
export interface GameRules {
  readonly code: GameCode;
  readonly register: RuleRegister;
  readonly openPoints: readonly OpenPointId[];
  /** Open points with two right readings, as long as the casino has not chosen the one that is not recommended. */
  readonly eitherAnswer?: readonly OpenPointId[];
  readonly shapes: RoundShapes;
  readonly payTable: readonly PayTableRow[];
  readonly settle: (round: Round, setting: Setting) => Settlement;
  readonly checks: GameChecks;
  readonly poolRate?: Rational;
  readonly rakeRule?: Rule;
  /** Games whose rules leave the share of the house to a resolution of the authority: the most that one may set. */
  readonly rateByResolution?: Rational;
  readonly deckRule?: Rule;
  readonly leastPoolReturn?: Rational;
  readonly poolPrizesMayVary?: true;
  /** Settings of an authorised table that are for this game; at every other game they have no effect. */
  readonly tableSettings?: readonly TableSetting[];
  /** Games with a player's bank: the commission on its gain in a coup, in minor units; 0 without a gain. */
  readonly bankCommission?: (gain: Minor, bank: CommissionedBank) => Commission;
  /** Games whose banks have a mandatory garage: what no bet covers is out of play for the coup. */
  readonly mandatoryGarage?: Rule;
  /** The least number of players that the rules of the game demand all the time, and when a table that waits for players may close. */
  readonly players?: PlayersNeeded;
  readonly seating?: SeatingRules;
  /** How many hands the house announces as the last ones. */
  readonly lastHands?: { readonly rule: Rule; readonly hands: number };
  /** A bank may be awarded for several shoes or days. */
  readonly awarded?: Rule;
  readonly edges: (answers: Answers) => readonly BetEdge[];
  /**
   * The name of a bet in `edges`, as far as the report shows the player's choice; its type where this is absent.
   * Undefined for a further stake that the edge of another bet includes, such as a double.
   */
  readonly edgeNameOf?: (bet: PlacedBet, round: Round) => string | undefined;
}

/**
 * The rules in force in a region, as data: its games and the rules of each, from a gaming day on. On days before it,
 * the rulebook in `follows` is in force.
 */
export interface Rulebook {
  readonly code: string;
  readonly english: string;
  readonly spanish: string;
  readonly from: GamingDay;
  readonly to?: GamingDay;
  readonly follows?: string;
  readonly catalogueRule: Rule;
  readonly register: RuleRegister;
  readonly games: readonly GameCode[];
  readonly rules: Readonly<Partial<Record<GameCode, GameRules>>>;
  readonly answers?: Partial<Answers>;
}

/** Where no casino is known (`cagnotte settle`, tables of edges): the Order of 2010, with no day to change it. */
export const DEFAULT_RULEBOOK = { rulebook: 'ES-AN-2010', day: '9999-12-31' } as const;
