import type { BankMode, ShareOption } from '../../games/round';
import type { Minor } from '../../kernel/money';
import type { PlayerBank } from '../player-bank/player-bank.state';
import type { SlipUse } from './slips.state';
import { type TablePlay, unknownPlay } from './table-play.state';

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

/**
 * What is known of one session of a table, for the facts behind it. What is counted and posted in it are sums over its
 * facts and entries (`DeclaredParts`, `PostedParts`): a round alone changes nothing here.
 */
export interface TableSession {
  /** Undefined until the table reports its opening. */
  readonly opening?: SessionOpening;
  readonly closedBy?: string;
  /** The locked box on the table. */
  readonly box?: string;
  /** Every box that was said to lie on the table: put there, or taken away from there. Absent while none was named. */
  readonly boxes?: readonly string[];
  readonly limitsChanged: boolean;
  /** What was seen of a session that does not say what it captures. */
  readonly seen: Captures;
  readonly slips: readonly SlipUse[];
  /** What the float was brought: at the opening and by fills, less credits. Absent while nothing was. */
  readonly brought?: Minor;
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
  banks: [],
  play: unknownPlay,
};
