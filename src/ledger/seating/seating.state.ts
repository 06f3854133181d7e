import type { CatalogueEvent, EventOf, EventType } from '../event-contract/catalogue';

/** A player on the list of a table, in the order in which the list was kept. */
export interface WaitingPlayer {
  readonly player: string;
  /** The player sits at the table and asks for another seat. */
  readonly changesSeat?: true;
}

/** What a session reports of its seats. Absent parts were not reported, which is not the same as none. */
export interface Seating {
  readonly waiting?: readonly WaitingPlayer[];
  readonly drawn?: readonly { readonly seat: number; readonly player: string }[];
  readonly invited?: readonly string[];
  /** A hand was played after the draw: later ones may have other seats. */
  readonly playedSinceDraw?: true;
}

type Fold<Type extends EventType> = (
  seating: Seating | undefined,
  data: EventOf<Type>['data'],
) => Seating | undefined;

const FOLDS: { readonly [Type in EventType]?: Fold<Type> } = {
  'cagnotte.waiting-list.entered.v1': (seating, { player, changesSeat }) => {
    const waiting = seating?.waiting ?? [];
    if (waiting.some((each) => each.player === player)) return seating;
    const entry: WaitingPlayer = { player, ...(changesSeat === true ? { changesSeat } : {}) };
    return { ...seating, waiting: [...waiting, entry] };
  },
  'cagnotte.waiting-list.called.v1': leaveList,
  'cagnotte.waiting-list.withdrawn.v1': leaveList,
  'cagnotte.seats.drawn.v1': (seating, { places }) => {
    const { waiting, invited } = seating ?? {};
    return {
      drawn: places,
      ...(waiting === undefined ? {} : { waiting }),
      ...(invited === undefined ? {} : { invited }),
    };
  },
  'cagnotte.hand.played.v1': (seating) =>
    seating?.drawn === undefined || seating.playedSinceDraw === true
      ? seating
      : { ...seating, playedSinceDraw: true },
  'cagnotte.players.invited.v1': (seating, { invited }) => ({
    ...seating,
    invited: [...new Set([...(seating?.invited ?? []), ...invited])],
  }),
};

function leaveList(
  seating: Seating | undefined,
  { player }: { readonly player: string },
): Seating | undefined {
  const waiting = seating?.waiting ?? [];
  if (!waiting.some((each) => each.player === player)) return seating;
  return { ...seating, waiting: waiting.filter((each) => each.player !== player) };
}

/** The seats after a fact about them; the same ones after any other fact. */
export function foldSeating(seating: Seating | undefined, event: CatalogueEvent): Seating | undefined {
  const fold = Object.hasOwn(FOLDS, event.type) ? (FOLDS[event.type] as Fold<EventType>) : undefined;
  return fold === undefined ? seating : fold(seating, event.data);
}
