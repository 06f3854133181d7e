import type { BankMode, ShareOption } from '../../games/round';
import type { DeclaredByFact, DeclaredParts } from '../_core/declared-parts';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Minor } from '../../kernel/money';
import type { IncidentOfSession } from './incidents-of-session.state';
import type { PlayerBankState } from '../player-bank/player-bank.state';
import type { TableInterrupted } from './interruption.events';
import type { SlipReports } from '../slips/slips.state';
import { type TablePlay, unknownPlay } from './table-play.state';
import { definitionOf } from '../event-contract/catalogue';
import type { BankAward } from '../player-bank/bank-award.state';
import type { Seating } from '../seating/seating.state';
import type { LastHands } from './last-hands.state';
import { present } from '../../kernel/present';

/** What a session reports; what is not captured is unknown, never zero. */
export interface CapturedReports {
  readonly rounds: boolean;
  readonly buyIns: boolean;
}

export type FloatHolderName = 'table' | 'cambista';

export interface OpeningOfSession {
  readonly eventId: string;
  readonly game: string;
  readonly captures: CapturedReports;
  readonly minimum: Minor;
  readonly holder: FloatHolderName;
  readonly float: Minor;
  /** The float was already on the table, left locked by an earlier session. */
  readonly locked?: true;
  readonly slip?: string;
  readonly bank?: BankMode;
}

export interface Interruption {
  readonly eventId: string;
  readonly reason: TableInterrupted['reason'];
  /** The instant at which play stopped, as reported. */
  readonly since: string;
}

/**
 * The state of one session for the facts after it. Counted and posted amounts are sums over its facts and entries
 * (`DeclaredParts`, `PostedParts`): a round alone changes nothing here.
 */
export interface TableSession {
  readonly opening?: OpeningOfSession;
  readonly closedBy?: string;
  /** The interruption that lasts; absent while the table plays. */
  readonly interruption?: Interruption;
  readonly seating?: Seating;
  readonly lastHands?: LastHands;
  readonly bankAward?: BankAward;
  readonly box?: string;
  /** Every box reported on the table: placed or removed. Absent while none was named. */
  readonly boxes?: readonly string[];
  readonly limitsChanged: boolean;
  readonly seen: CapturedReports;
  readonly slips: readonly SlipReports[];
  /**
   * Chips brought to the float by the opening and by fills, less credits, in minor units. Absent until there are any.
   */
  readonly brought?: Minor;
  readonly closingCount?: Minor;
  readonly banks: readonly PlayerBankState[];
  /** Incidents recorded at the table; absent where there is none. */
  readonly incidents?: readonly IncidentOfSession[];
  /** The numbers of the pieces of equipment that its reports name. Absent while none was named. */
  readonly equipment?: readonly string[];
  readonly play: TablePlay;
  /** At a non-banked table: how the house takes its share, as announced, otherwise as it first did. */
  readonly houseProfit?: ShareOption;
}

export const unopenedSession: TableSession = {
  limitsChanged: false,
  seen: { rounds: false, buyIns: false },
  slips: [],
  banks: [],
  play: unknownPlay,
};

/**
 * What a session captures: as its opening states, else as the authorisation of its table states, else what was seen
 * of it so far.
 */
export const capturesOf = ({ opening, seen }: TableSession, authorised?: CapturedReports): CapturedReports =>
  opening?.captures ?? authorised ?? seen;

/** What a fact adds to the declared parts of its session, as its type declares (`declares`). */
export const declaredBy = ({ type, data }: Pick<CasinoEvent, 'type' | 'data'>): DeclaredByFact =>
  definitionOf(type)?.declares?.(data) ?? NOTHING_DECLARED;

const NOTHING_DECLARED: DeclaredByFact = {};

/**
 * The declared parts of a session: the sums over its facts, and the inventory that was stated last. The facts come in
 * the order of their places, so that the order of recording makes no difference.
 */
export const declaredTogether = (facts: readonly DeclaredByFact[]): DeclaredParts => {
  const sumOf = (part: Exclude<keyof DeclaredParts, 'inventory'>): Minor =>
    facts.reduce((sum, fact) => sum + (fact[part] ?? 0n), 0n);
  const inventory = facts.findLast((fact) => fact.inventory !== undefined)?.inventory;
  return {
    openingFloat: sumOf('openingFloat'),
    fills: sumOf('fills'),
    credits: sumOf('credits'),
    boxes: sumOf('boxes'),
    ...present({ inventory }),
  };
};
