import { isSameValue } from '../../kernel/same-value';
import type { CasinoEvent } from '../../kernel/envelope';
import type { FactDefinition } from '../_core/fact-definition';
import { PARTS_BESIDE_BANKS } from '../_core/session-part';
import { type CatalogueEvent, EVENT_DEFINITIONS } from '../event-contract/catalogue';
import type { CasinoBooks } from '../casino/casino-books.state';
import { lifeAfterOtherBanks } from '../player-bank/player-bank-rules';
import { NO_BANK } from '../../games/bank-life';
import { findBank, type PlayerBankState } from '../player-bank/player-bank.state';
import { playAfterHand } from '../poker-hand/poker-hand-rules';
import { isAsideOfPlay, type TablePlay } from '../table-session/table-play.state';
import {
  differingOfPlay,
  PARTS_BESIDE_PLAY,
  type PartOfPlay,
  sharingParts,
  sharingPlay,
} from '../table-session/session-parts.state';
import type { TableSession } from '../table-session/table-session.state';
import type { Meaning } from './evaluate-at-place';
import { sessionAfter } from './evaluate-event';

type Part = keyof TableSession | `play.${PartOfPlay}`;

const definitions: readonly FactDefinition[] = EVENT_DEFINITIONS;

/**
 * The parts that facts of each type do not read, as it declares; a type that is not here has to be evaluated. Incidents are read
 * by their own facts and by the close alone, which declare nothing.
 */
const UNREAD: ReadonlyMap<string, ReadonlySet<Part>> = new Map(
  definitions.flatMap((definition) => {
    const followsBank = 'bankReport' in definition;
    const unread = definition.unread ?? (followsBank ? PARTS_BESIDE_BANKS : undefined);
    return unread === undefined ? [] : [[definition.type, new Set<Part>([...unread, 'incidents'])]];
  }),
);

/**
 * The session after a fact if only the session before it has changed, in parts on which its entry and findings do not
 * depend; undefined if the fact has to be evaluated.
 */
export function carriedSession(
  meaning: Meaning,
  before: TableSession,
  decided: CasinoBooks,
): TableSession | undefined {
  const { event, evaluation, session: was } = meaning;
  const unread = UNREAD.get(event.type);
  if (unread === undefined) return undefined;
  const beside = PARTS_BESIDE_PLAY.filter((part) => !isSameValue(was[part], before[part]));
  if (!beside.every((part) => unread.has(part))) return undefined;
  const isAside = isAsideOfPlay(event);
  const ofPlay = isAside ? NOTHING : differingOfPlay(was.play, before.play);
  if (!ofPlay.every((part) => unread.has(`play.${part}`))) return undefined;
  if (!readsTheSame(event, was, before)) return undefined;
  const made = carriedPlay(meaning, before, { ofPlay, decided });
  if (made === undefined) return undefined;
  const changed = made === before.play ? before : { ...before, play: made };
  const after = sessionAfter(event, beside.length === 0 ? NO_LINES : evaluation.lines, changed);
  const passed = { was: was.play, is: before.play };
  const play = isAside ? before.play : sharingPlay(after.play, evaluation.session.play, passed);
  if (beside.length > 0) return sharingParts(after, evaluation.session, play);
  return play === evaluation.session.play ? evaluation.session : { ...evaluation.session, play };
}

const NOTHING: readonly PartOfPlay[] = [];
/** Entries change only the shares of banks: these are equal after a fact where they are equal before it. */
const NO_LINES: Meaning['evaluation']['lines'] = [];

function readsTheSame(event: CasinoEvent, was: TableSession, is: TableSession): boolean {
  const { bank } = event.data as { readonly bank?: string };
  const own = ({ banks }: TableSession): PlayerBankState | undefined =>
    bank === undefined ? undefined : findBank(banks, bank);
  return (
    was.play.shoe?.shoeNo === is.play.shoe?.shoeNo &&
    was.play.lastHand?.game === is.play.lastHand?.game &&
    isSameValue(own(was), own(is))
  );
}

/** The parts of the play that evaluators make; all other parts follow from the event alone (`foldTableSession`). */
const MADE = ['left', 'last', 'banks', 'lastCoup', 'lastHand', 'poker', 'sawRoundWithoutBets'] as const;

function carriedPlay(
  meaning: Meaning,
  session: TableSession,
  { ofPlay, decided }: { readonly ofPlay: readonly PartOfPlay[]; readonly decided: CasinoBooks },
): TablePlay | undefined {
  const { evaluation } = meaning;
  const event = meaning.event as CatalogueEvent;
  const { play: before } = session;
  if (isAsideOfPlay(event)) return before;
  if (event.type === 'cagnotte.hand.played.v1')
    return evaluation.byRules === undefined ? before : playAfterHand(before, event.data, evaluation.byRules);
  const after = evaluation.session.play;
  const play: Made = { ...before };
  for (const part of MADE) if (!ofPlay.includes(part)) make(play, part, after);
  if (event.type === 'cagnotte.round.settled.v1') make(play, 'last', after);
  if (ofPlay.includes('banks')) return withOtherBanks(play, meaning, { session, decided });
  if (!ofPlay.includes('lastCoup')) return play;
  const makes = makesLastCoup(meaning);
  if (makes === true) make(play, 'lastCoup', after);
  return makes === undefined ? undefined : play;
}

/** A fact that follows the banks sets the last coup or clears it. */
function withOtherBanks(
  play: Made,
  meaning: Meaning,
  { session, decided }: { readonly session: TableSession; readonly decided: CasinoBooks },
): TablePlay | undefined {
  const { event, evaluation, session: was } = meaning;
  const { banks: after = NO_BANK, lastCoup } = evaluation.session.play;
  const settlement = evaluation.byRules?.settlement;
  const other = { books: decided, was, is: session, after, settlement };
  const banks = lifeAfterOtherBanks(event as CatalogueEvent, other);
  if (banks === undefined) return undefined;
  play.banks = banks;
  if (lastCoup === undefined) delete play.lastCoup;
  else play.lastCoup = { ...lastCoup, banks: session.play.banks ?? NO_BANK };
  return play;
}

/**
 * Whether a fact sets or clears the last coup, as rules of banks do; a table may have none. Undefined where there was
 * no last coup before, because the earlier evaluation does not show it then.
 */
function makesLastCoup({ event: { type }, session, evaluation }: Meaning): boolean | undefined {
  if (type === 'cagnotte.coup.played.v1') return evaluation.byRules !== undefined;
  if (!/^cagnotte\.(?:bank|shoe)\./.test(type)) return false;
  const { lastCoup } = session.play;
  return lastCoup === undefined ? undefined : evaluation.session.play.lastCoup !== lastCoup;
}

type Made = { -readonly [Part in keyof TablePlay]: TablePlay[Part] };

function make<Part extends (typeof MADE)[number]>(play: Made, part: Part, { [part]: made }: TablePlay): void {
  if (made === undefined) delete play[part];
  else play[part] = made;
}
