import type { BankMode, ShareOption } from '../../games/round';
import type { DeclaredByFact, DeclaredParts } from '../_core/declared-parts';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Minor } from '../../kernel/money';
import type { PlayerBankState } from '../player-bank/player-bank.state';
import type { SlipReports } from '../slips/slips.state';
import { type TablePlay, unknownPlay } from './table-play.state';
import { definitionOf } from '../event-contract/catalogue';
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
  /** A float of an earlier session lay on the table already. */
  readonly locked?: true;
  readonly slip?: string;
  readonly bank?: BankMode;
}

/**
 * What is known of one session of a table, for the facts behind it. What is counted and posted in it are sums over its
 * facts and entries (`DeclaredParts`, `PostedParts`): a round alone changes nothing here.
 */
export interface TableSession {
  readonly opening?: OpeningOfSession;
  readonly closedBy?: string;
  readonly box?: string;
  /** Every box reported on the table: placed or removed. Absent while none was named. */
  readonly boxes?: readonly string[];
  readonly limitsChanged: boolean;
  readonly seen: CapturedReports;
  readonly slips: readonly SlipReports[];
  /** What the float was brought: at the opening and by fills, less credits. Absent while nothing was. */
  readonly brought?: Minor;
  readonly closingCount?: Minor;
  readonly banks: readonly PlayerBankState[];
  readonly play: TablePlay;
  /** Of a non-banked table: the way in which the house takes its share, as announced, or else as it first did. */
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
 * What a session captures: as its opening says, else as the authorisation of its table says, else what has been seen
 * of it so far.
 */
export const capturesOf = ({ opening, seen }: TableSession, authorised?: CapturedReports): CapturedReports =>
  opening?.captures ?? authorised ?? seen;

/** What a fact adds to the declared parts of its session, as its type declares (`declares`). */
export const declaredBy = ({ type, data }: Pick<CasinoEvent, 'type' | 'data'>): DeclaredByFact =>
  definitionOf(type)?.declares?.(data) ?? NOTHING_DECLARED;

const NOTHING_DECLARED: DeclaredByFact = {};

/**
 * What the facts of a session declare together: sums, and the inventory that the last of them states. They come in the
 * order of their places, so that it does not matter in which order they were recorded.
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
