import type { GameRules } from '../../../src/games/game-rules';
import type { Minor } from '../../../src/kernel/money';
import type { Chance } from '../chance';
import type { Guest } from '../guest';
import type { Report } from '../reporter';

/** A kind of table of a game: terms, staff, equipment. Amounts in minor units. */
export interface TableKind {
  readonly minimum: Minor;
  readonly tier?: number;
  readonly maxima?: Readonly<Record<string, Minor>>;
  readonly seats: number;
  readonly float: Minor;
  readonly staff: Readonly<Record<string, number>>;
  readonly equipment?: { readonly cloths?: number; readonly decks?: number; readonly serials?: string[] };
  /** Rounds at the old minimum after a change is announced; absent if the minimum does not change. */
  readonly roundsOfNotice?: number;
}

export interface Wager {
  readonly type: string;
  readonly stake: Minor;
  readonly selection?: unknown;
  readonly seat?: number;
  readonly options?: object;
}

export interface OnCloth {
  readonly betId: string;
  readonly type: string;
  readonly stake: Minor;
  readonly seat?: number;
  readonly held: boolean;
  readonly left: Minor;
  readonly inPool: boolean;
}

export interface FurtherWager {
  readonly of: string;
  readonly wager: Wager;
}

export interface Cloth {
  readonly chance: Chance;
  /** Decides when winning cards of a pool are dealt; by chance alone they would come once in years. */
  readonly luck: Chance;
  readonly hasPool: boolean;
  readonly minimum: () => Minor;
  readonly present: () => readonly string[];
  readonly report: <Type extends 'cagnotte.shoe.started.v1' | 'cagnotte.shoe.ended.v1'>(
    report: Pick<Report<Type>, 'type' | 'data'>,
  ) => void;
}

export interface Play {
  readonly prepare?: (roundNo: number) => void;
  readonly wagers: (guest: Guest) => readonly Wager[];
  readonly outcome: (on: readonly OnCloth[]) => object;
  readonly further?: (on: readonly OnCloth[]) => readonly FurtherWager[];
  readonly options?: (
    bet: { readonly type: string; readonly held: boolean; readonly seat?: number },
    outcome: object,
  ) => object | undefined;
  readonly end?: (lastRound: number) => void;
}

export interface HouseGame {
  readonly rules: GameRules;
  readonly letters: string;
  readonly kinds: readonly [TableKind, ...TableKind[]];
  readonly secondsPerRound: readonly [least: number, most: number];
  readonly playsOut?: true;
  readonly begin: (cloth: Cloth) => Play;
}

/** The boxes of a table: each guest has one as long as he sits there. */
export class BoxSeats {
  private readonly boxes = new Map<string, number>();

  constructor(
    private readonly count: number,
    private readonly cloth: Pick<Cloth, 'present'>,
  ) {}

  of({ id }: Guest): number {
    const known = this.boxes.get(id);
    if (known !== undefined) return known;
    const present = new Set(this.cloth.present());
    for (const guest of this.boxes.keys()) if (!present.has(guest)) this.boxes.delete(guest);
    const taken = new Set(this.boxes.values());
    const boxes = Array.from({ length: this.count }, (_, index) => index + 1);
    const free = boxes.find((box) => !taken.has(box)) ?? this.count;
    this.boxes.set(id, free);
    return free;
  }
}
