import type { GamingDay } from '../../kernel/gaming-day';
import type { Homologation, PieceInUse } from '../../games/table-reports';

export type PieceKind = PieceInUse['kind'];

interface Homologated {
  readonly number: string;
  readonly validUntil?: GamingDay;
  readonly isEnded?: true;
}

/** Where a piece is that is out of the store: at a table, and in its session if that names the piece. */
interface PlaceOfPiece {
  readonly table: string;
  readonly session?: string;
}

/** A piece of equipment in the register, after the facts that concern it. */
export interface Piece {
  readonly serial: string;
  readonly kind: PieceKind;
  readonly isAutomatic?: true;
  /** Of a shoe: the games for which its model is authorised; every game where absent. */
  readonly games?: readonly string[];
  readonly homologation?: Homologated;
  readonly backs?: PieceInUse['backs'];
  readonly at?: PlaceOfPiece;
  readonly gone?: 'lost' | 'destroyed';
  readonly isDefective?: true;
  /** Of a set of cards: the first session that used it. */
  readonly usedIn?: string;
}

/** A shoe that may be handed out: it is not automatic, and neither lost nor destroyed. */
interface ShoeToHandOut {
  readonly serial: string;
  readonly games?: readonly string[];
}

/** What a casino keeps in its register, for facts that name a piece which is not there. */
export interface EquipmentRegister {
  readonly kinds: readonly PieceKind[];
  readonly shoes: readonly ShoeToHandOut[];
}

const REGISTER = 'equipment';
const cellOfPiece = (serial: string): string => `${REGISTER}/${serial}`;
const cellOfHandings = (table: string): string => `${REGISTER}-handed-out/${table}`;

/** A state that facts about equipment made, by the name of its cell; undefined where no fact made one. */
export type EquipmentBefore = (cell: string) => unknown;
export type EquipmentStates = ReadonlyMap<string, unknown>;

export const isCellOfEquipment = (cell: string): boolean => cell.startsWith(REGISTER);

/** The shoes of one session of a table, and among how many shoes of the register lots could have been drawn. */
export interface HandingOut {
  readonly session: string;
  readonly shoes: readonly string[];
  readonly among: number;
}

export interface HandingsOut {
  readonly last: readonly HandingOut[];
  /** The shoes that were found to go systematically to the table, as long as they do. */
  readonly found?: readonly string[];
}

/** The register as a fact reads and changes it. A piece has a cell of its own, so that a fact reads only the pieces it names. */
export class EquipmentAtHand {
  private readonly made = new Map<string, unknown>();

  constructor(private readonly before: EquipmentBefore) {}

  get register(): EquipmentRegister | undefined {
    return this.read<EquipmentRegister>(REGISTER);
  }

  piece(serial: string): Piece | undefined {
    return this.read<Piece>(cellOfPiece(serial));
  }

  handings(table: string): HandingsOut {
    return this.read<HandingsOut>(cellOfHandings(table)) ?? { last: [] };
  }

  /** Changes a piece, and the list of shoes that may be handed out. */
  put(piece: Piece): void {
    this.made.set(cellOfPiece(piece.serial), piece);
    const { kinds, shoes } = this.register ?? { kinds: [], shoes: [] };
    const { serial, kind, games } = piece;
    const isInList = shoes.some((shoe) => shoe.serial === serial);
    const isToBe = kind === 'shoe' && piece.isAutomatic !== true && piece.gone === undefined;
    if (kinds.includes(kind) && isInList === isToBe) return;
    const others = shoes.filter((shoe) => shoe.serial !== serial);
    const listed = isToBe ? [...others, games === undefined ? { serial } : { serial, games }] : others;
    this.made.set(REGISTER, {
      kinds: [...new Set([...kinds, kind])].sort(),
      shoes: listed.sort((a, b) => (a.serial < b.serial ? -1 : 1)),
    });
  }

  putHandings(table: string, handings: HandingsOut): void {
    this.made.set(cellOfHandings(table), handings);
  }

  /** The states that changed; undefined if none did. */
  get changes(): EquipmentStates | undefined {
    return this.made.size === 0 ? undefined : this.made;
  }

  private read<State>(cell: string): State | undefined {
    return (this.made.has(cell) ? this.made.get(cell) : this.before(cell)) as State | undefined;
  }
}

export function homologationOn({ homologation }: Piece, day: GamingDay): Homologation {
  if (homologation === undefined) return 'missing';
  const { validUntil = day, isEnded } = homologation;
  return isEnded === true || validUntil < day ? 'ended' : 'valid';
}

/** How many shoes of the register may be handed out for a game. */
export const shoesForGame = ({ shoes }: EquipmentRegister, game: string): number =>
  shoes.filter(({ games }) => games === undefined || games.includes(game)).length;
