import type { GameRules } from '../../games/game-rules';
import type { Minor } from '../../kernel/money';
import type { Chance } from '../chance';
import type { Guest } from '../people/guest';

/** A kind of table of a game: its terms, who works there, what is on it. Amounts in minor units. */
export interface TableKind {
  readonly minimum: Minor;
  readonly tier?: number;
  readonly maxima?: Readonly<Record<string, Minor>>;
  readonly seats: number;
  readonly float: Minor;
  readonly staff: Readonly<Record<string, number>>;
  readonly equipment?: { readonly cloths?: number; readonly decks?: number; readonly serials?: string[] };
  /** Rounds on the old minimum after a change is announced; absent where the minimum stays. */
  readonly roundsOfNotice?: number;
}

/** A bet a guest wants to make. */
export interface Wager {
  readonly type: string;
  readonly stake: Minor;
  readonly selection?: unknown;
  readonly seat?: number;
  readonly options?: object;
}

/** A bet that lies on the cloth. */
export interface OnCloth {
  readonly betId: string;
  readonly type: string;
  readonly stake: Minor;
  readonly seat?: number;
  /** Held from an earlier round. */
  readonly held: boolean;
  /** Chips that its owner has not staked. */
  readonly left: Minor;
  /** Beside it lies a stake on the pool of the game. */
  readonly inPool: boolean;
}

/** A bet that is made beside another one, by its owner. */
export interface FurtherWager {
  /** The betId of the other one. */
  readonly of: string;
  readonly wager: Wager;
}

/** What a game needs of the table it is played at. */
export interface Cloth {
  readonly chance: Chance;
  /** Chooses when cards come that a pool waits for, which else would come once in years. */
  readonly luck: Chance;
  /** The table has a pool of its game. */
  readonly hasPool: boolean;
  /** The minimum of the table now. */
  readonly minimum: () => Minor;
  /** The ids of who sits at the table. */
  readonly present: () => readonly string[];
  /** Reports something of the session besides its rounds: a shoe. */
  readonly report: SessionReport;
}

/** How a session says something that only its game knows of. */
export type SessionReport = (
  told:
    | {
        readonly type: 'cagnotte.shoe.started.v1';
        readonly data: {
          readonly shoeNo: number;
          readonly decks: number;
          readonly burnt?: number;
          readonly burntCards?: string[];
          readonly behindCutCard?: number;
        };
      }
    | {
        readonly type: 'cagnotte.shoe.ended.v1';
        readonly data: {
          readonly shoeNo: number;
          readonly lastCoup?: number;
          readonly cause: 'cut-card' | 'session-ended';
        };
      },
) => void;

/** One session of a game at a table. */
export interface Play {
  /** What has to be done before a round, such as a new shoe. */
  readonly prepare: (roundNo: number) => void;
  /** What a guest bets, each within the limits; he may not have the chips for all of it. */
  readonly wagers: (guest: Guest) => readonly Wager[];
  /** What comes, in the shape of the game. */
  readonly outcome: (on: readonly OnCloth[]) => object;
  /** What is staked beside bets of the round while it is played. */
  readonly further?: (on: readonly OnCloth[]) => readonly FurtherWager[];
  /** What the owner of a bet chooses once the outcome is known. */
  readonly options?: (
    bet: { readonly type: string; readonly held: boolean; readonly seat?: number },
    outcome: object,
  ) => object | undefined;
  readonly end: (lastRound: number) => void;
}

/** A house-banked game, as it is played at simulated tables. */
export interface HouseGame {
  readonly rules: GameRules;
  /** Letters of its tables: RF1, RF2 … */
  readonly letters: string;
  /** The kinds of its tables; the first one plays at the authorised minimum. */
  readonly kinds: readonly [TableKind, ...TableKind[]];
  readonly secondsPerRound: readonly [least: number, most: number];
  /** Bets that wait are played to their end before the table closes. */
  readonly playsOut?: true;
  readonly begin: (cloth: Cloth) => Play;
}
