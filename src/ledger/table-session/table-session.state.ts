import type { BankMode, ShareOption } from '../../games/round';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { PlayerBank } from '../player-bank/player-bank.state';
import type { SlipUse } from '../slips/slips.state';
import { type TablePlay, unknownPlay } from './table-play.state';
import type { CatalogueEvent, EventOf, EventType } from '../event-contract/catalogue';
import { present } from '../../kernel/present';

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
export const capturesOf = ({ opening, seen }: TableSession, authorised?: Captures): Captures =>
  opening?.captures ?? authorised ?? seen;

/** The chips and boxes of a house-banked table in one session, as its events declare them, in minor units. */
export interface DeclaredParts {
  readonly openingFloat: Minor;
  readonly fills: Minor;
  readonly credits: Minor;
  readonly boxes: Minor;
  readonly inventory?: Minor;
}

export type DeclaredByFact = Partial<DeclaredParts>;

type Declares<Type extends EventType> = (data: EventOf<Type>['data']) => DeclaredByFact;

const ofFloat = ({ holder = 'table' }: { readonly holder?: 'table' | 'cambista' }): boolean =>
  holder === 'table';

const DECLARES: { readonly [Type in EventType]?: Declares<Type> } = {
  'cagnotte.table.opened.v1': ({ float }) =>
    ofFloat(float) ? { openingFloat: minorFromWire(float.amount) + minorFromWire(float.locked ?? 0) } : {},
  'cagnotte.table.filled.v1': (data) => (ofFloat(data) ? { fills: minorFromWire(data.amount) } : {}),
  'cagnotte.table.credited.v1': (data) => (ofFloat(data) ? { credits: minorFromWire(data.amount) } : {}),
  'cagnotte.drop.counted.v1': ({ amount }) => ({ boxes: minorFromWire(amount) }),
  'cagnotte.table.counted.v1': ({ occasion = 'closing', inventory }) =>
    occasion === 'closing' ? { inventory: minorFromWire(inventory) } : {},
  'cagnotte.table.closed.v1': ({ toCage, leftLocked = [] }) => {
    const chips = [...toCage, ...leftLocked].flatMap((part) =>
      part.holder === 'table' && part.chips !== undefined ? [minorFromWire(part.chips)] : [],
    );
    return chips.length === 0 ? {} : { inventory: chips.reduce((sum, part) => sum + part, 0n) };
  },
};

export function declaredBy({ type, data }: Pick<CatalogueEvent, 'type' | 'data'>): DeclaredByFact {
  if (!Object.hasOwn(DECLARES, type)) return {};
  return (DECLARES[type] as Declares<EventType>)(data);
}

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
