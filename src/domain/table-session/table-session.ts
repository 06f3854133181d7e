import type { BankMode, ShareOption } from '../../games/round';
import type { Minor } from '../../kernel/money';
import type { PlayerBank } from '../player-bank/player-bank';
import type { SlipUse } from './slips';
import { type TablePlay, unknownPlay } from './table-play';

/** What a session says of its reporting: what is not captured is never zero. */
export interface Captures {
  readonly rounds: boolean;
  readonly buyIns: boolean;
}

/** Who receives chips from the cage at a table. */
export type FloatHolder = 'table' | 'cambista';

/** How a session began, as its table reported it. */
export interface SessionOpening {
  readonly eventId: string;
  readonly game: string;
  readonly captures: Captures;
  readonly minimum: Minor;
  readonly holder: FloatHolder;
  readonly float: Minor;
  readonly slip?: string;
  /** Kind of players' banks. */
  readonly bank?: BankMode;
}

/** The chips and boxes of a house-banked table in one session, as its events declare them, in minor units. */
export interface DeclaredParts {
  readonly openingFloat: Minor;
  readonly fills: Minor;
  readonly credits: Minor;
  /** Closing inventory; undefined until it is counted. */
  readonly inventory?: Minor;
  readonly boxes: Minor;
}

/** What the entries of one session have posted at its table, in minor units; a revenue and a surplus are positive. */
export interface PostedParts {
  readonly win: Minor;
  readonly commission: Minor;
  readonly varianceTable: Minor;
  readonly varianceDrop: Minor;
  readonly prizesFromFloat: Minor;
  readonly deductionsToSlot: Minor;
  readonly stakesSwept: Minor;
}

/** What is known of one session of a table; money is what was declared and posted so far. */
export interface TableSession {
  /** Undefined until the table reports its opening. */
  readonly opening?: SessionOpening;
  readonly closedBy?: string;
  /** The locked box on the table. */
  readonly box?: string;
  readonly limitsChanged: boolean;
  /** What was seen of a session that does not say what it captures. */
  readonly seen: Captures;
  readonly slips: readonly SlipUse[];
  readonly declared: DeclaredParts;
  readonly posted: PostedParts;
  /** The closing count, cloth empty. */
  readonly closingCount?: Minor;
  readonly banks: readonly PlayerBank[];
  readonly play: TablePlay;
  /** Of a circle table: the way in which the house takes its share, as announced, or else as it did first. */
  readonly houseProfit?: ShareOption;
}

export const unopenedSession: TableSession = {
  limitsChanged: false,
  seen: { rounds: false, buyIns: false },
  slips: [],
  declared: { openingFloat: 0n, fills: 0n, credits: 0n, boxes: 0n },
  posted: {
    win: 0n,
    commission: 0n,
    varianceTable: 0n,
    varianceDrop: 0n,
    prizesFromFloat: 0n,
    deductionsToSlot: 0n,
    stakesSwept: 0n,
  },
  banks: [],
  play: unknownPlay,
};
