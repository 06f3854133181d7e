import type { BankMode, ShareOption } from '../../games/round';
import type { Minor } from '../../kernel/money';
import type { PlayerBank } from '../player-bank/player-bank.state';
import type { SlipUse } from './slips.state';
import { type TablePlay, unknownPlay } from './table-play.state';

/** What a session reports; what is not captured is unknown, never zero. */
export interface Captures {
  readonly rounds: boolean;
  readonly buyIns: boolean;
}

export type FloatHolder = 'table' | 'cambista';

export interface SessionOpening {
  readonly eventId: string;
  readonly game: string;
  readonly captures: Captures;
  readonly minimum: Minor;
  readonly holder: FloatHolder;
  readonly float: Minor;
  readonly slip?: string;
  readonly bank?: BankMode;
}

/**
 * What is known of one session of a table, for the facts behind it. What is counted and posted in it are sums over its
 * facts and entries (`DeclaredParts`, `PostedParts`): a round alone changes nothing here.
 */
export interface TableSession {
  readonly opening?: SessionOpening;
  readonly closedBy?: string;
  readonly box?: string;
  /** Every box reported on the table: placed or removed. Absent while none was named. */
  readonly boxes?: readonly string[];
  readonly limitsChanged: boolean;
  readonly seen: Captures;
  readonly slips: readonly SlipUse[];
  /** What the float was brought: at the opening and by fills, less credits. Absent while nothing was. */
  readonly brought?: Minor;
  readonly closingCount?: Minor;
  readonly banks: readonly PlayerBank[];
  readonly play: TablePlay;
  /** Of a non-banked table: the way in which the house takes its share, as announced, or else as it did first. */
  readonly houseProfit?: ShareOption;
}

export const unopenedSession: TableSession = {
  limitsChanged: false,
  seen: { rounds: false, buyIns: false },
  slips: [],
  banks: [],
  play: unknownPlay,
};
