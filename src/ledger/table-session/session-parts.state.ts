import { isSameValue } from '../../kernel/same-value';
import type { TablePlay } from './table-play.state';
import type { TableSession } from './table-session.state';

type PartBesidePlay = Exclude<keyof TableSession, 'play'>;

const namesOf = <Name extends string>(parts: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(parts) as Name[];

export const PARTS_BESIDE_PLAY = namesOf<PartBesidePlay>({
  opening: true,
  closedBy: true,
  interruption: true,
  seating: true,
  lastHands: true,
  bankAward: true,
  box: true,
  boxes: true,
  limitsChanged: true,
  seen: true,
  slips: true,
  brought: true,
  closingCount: true,
  banks: true,
  houseProfit: true,
  incidents: true,
  equipment: true,
});

export type PartOfPlay = keyof TablePlay;

const PARTS_OF_PLAY = namesOf<PartOfPlay>({
  terms: true,
  staff: true,
  left: true,
  last: true,
  shoe: true,
  banks: true,
  lastCoup: true,
  lastHand: true,
  poker: true,
  sawRoundWithoutBets: true,
});

export const isSameBesidePlay = (a: TableSession, b: TableSession): boolean =>
  a === b || PARTS_BESIDE_PLAY.every((part) => isSameValue(a[part], b[part]));

interface ComparedPlays {
  readonly was: TablePlay;
  readonly is: TablePlay;
  readonly parts: readonly PartOfPlay[];
}

const NONE: readonly PartOfPlay[] = [];

/** Cache of one comparison, because the play after one fact is the play before the next one. */
let lastCompared: ComparedPlays | undefined;

/** The parts in which two plays differ. */
export function differingOfPlay(was: TablePlay, is: TablePlay): readonly PartOfPlay[] {
  if (was === is) return NONE;
  if (lastCompared?.was !== was || lastCompared.is !== is) {
    const parts = PARTS_OF_PLAY.filter((part) => !isSameValue(was[part], is[part]));
    lastCompared = { was, is, parts };
  }
  return lastCompared.parts;
}

/**
 * The play after a fact, with the objects of another play for all equal parts, so that they need not be compared
 * again.
 * @param passed the plays before the fact: a part that differs there, and that the fact leaves as it is, differs
 * after it
 */
export function sharingPlay(
  is: TablePlay,
  was: TablePlay,
  passed?: { readonly was: TablePlay; readonly is: TablePlay },
): TablePlay {
  if (is === was) return was;
  const play: { -readonly [Part in PartOfPlay]?: TablePlay[PartOfPlay] } = { ...is };
  const parts: PartOfPlay[] = [];
  let isShared = false;
  for (const part of PARTS_OF_PLAY) {
    const [before, after] = [was[part], is[part]];
    if (before === after) continue;
    const isPassed = passed !== undefined && passed.was[part] === before && passed.is[part] === after;
    if (isPassed || !isSameValue(before, after)) parts.push(part);
    else {
      play[part] = before;
      isShared = true;
    }
  }
  if (parts.length === 0) return was;
  const shared = isShared ? (play as TablePlay) : is;
  lastCompared = { was, is: shared, parts };
  return shared;
}

/** A session with the objects of another session for all equal parts. */
export function sharingParts(is: TableSession, was: TableSession, play: TablePlay): TableSession {
  const session: Made = { ...is, play };
  let isOther = play !== was.play;
  for (const part of PARTS_BESIDE_PLAY)
    if (isSameValue(is[part], was[part])) share(session, part, was);
    else isOther = true;
  return isOther ? session : was;
}

type Made = { -readonly [Part in keyof TableSession]: TableSession[Part] };

function share<Part extends PartBesidePlay>(session: Made, part: Part, was: TableSession): void {
  if (session[part] !== was[part]) session[part] = was[part]!;
}
