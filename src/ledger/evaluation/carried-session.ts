import { isSameValue } from '../../kernel/same-value';
import type { CasinoEvent } from '../../kernel/envelope';
import type { CatalogueEvent, EventType } from '../event-contract/catalogue';
import type { CasinoBooks } from '../casino/casino-books.state';
import { lifeAfterOtherBanks } from '../player-bank/player-bank-rules';
import { NO_BANK } from '../../games/bank-life';
import { findBank, type PlayerBank } from '../player-bank/player-bank.state';
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

/** Of the session, or of its play; both have banks. */
type Part = keyof TableSession | `play.${PartOfPlay}`;

const BESIDE_PLAY: readonly Part[] = ['slips', 'box', 'boxes', 'banks'];
const OF_PLAY: readonly Part[] = ['play.shoe', 'play.poker', 'play.lastHand', 'play.lastCoup'];
/** Of facts that follow the life of the banks: rules check it again, without an evaluation. */
const OF_BANKS: readonly Part[] = [...BESIDE_PLAY, ...OF_PLAY, 'play.banks'];

/**
 * The parts of its session on which the entry and the findings of a fact do not depend. Of `banks` that is every bank but its
 * own, of the shoe its cards, of the last hand everything but its game.
 */
const UNREAD: { readonly [Type in EventType]?: readonly Part[] } = {
  'cagnotte.round.settled.v1': [...BESIDE_PLAY, ...OF_PLAY, 'play.last'],
  'cagnotte.hand.played.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.coup.played.v1': OF_BANKS,
  'cagnotte.bank.offered.v1': OF_BANKS,
  'cagnotte.bank.refused.v1': OF_BANKS,
  'cagnotte.bank.auctioned.v1': OF_BANKS,
  'cagnotte.bank.adjudicated.v1': OF_BANKS,
  'cagnotte.bank.raised.v1': OF_BANKS,
  'cagnotte.bank.partner-joined.v1': OF_BANKS,
  'cagnotte.bank.passed.v1': OF_BANKS,
  'cagnotte.bank.ended.v1': OF_BANKS,
  'cagnotte.bank.deposited.v1': OF_BANKS,
  'cagnotte.bank.put-in-play.v1': OF_BANKS,
  'cagnotte.bank.withdrawn.v1': OF_BANKS,
  'cagnotte.bank.broken.v1': OF_BANKS,
  'cagnotte.bank.deposit-returned.v1': OF_BANKS,
  'cagnotte.shoe.started.v1': OF_BANKS,
  'cagnotte.shoe.ended.v1': OF_BANKS.filter((part) => part !== 'play.shoe'),
  'cagnotte.chips.exchanged.v1': ['slips', 'boxes', 'banks'],
  'cagnotte.jackpot.contributed.v1': ['slips', 'banks'],
  'cagnotte.tips.counted.v1': ['slips', 'banks'],
  'cagnotte.money.found.v1': ['slips', 'banks'],
  'cagnotte.drop.counted.v1': ['banks'],
  'cagnotte.table.filled.v1': ['box', 'boxes', 'banks'],
  'cagnotte.table.credited.v1': ['box', 'boxes', 'banks'],
  'cagnotte.cage.float-issued.v1': ['box', 'boxes', 'banks'],
  'cagnotte.cage.credit-received.v1': ['box', 'boxes', 'banks'],
  'cagnotte.table.counted.v1': ['banks', ...OF_PLAY],
  'cagnotte.slot.counted.v1': ['banks', ...OF_PLAY],
  'cagnotte.cambista.counted.v1': ['banks', ...OF_PLAY],
};

const UNREAD_PARTS: ReadonlyMap<string, ReadonlySet<Part>> = new Map(
  Object.entries(UNREAD).map(([type, parts]) => [type, new Set(parts)]),
);

/**
 * The session after a fact of which nothing but the session before it has changed, and of that only parts on which its entry
 * and its findings do not depend; undefined if it has to be evaluated.
 */
export function carriedSession(
  meaning: Meaning,
  before: TableSession,
  decided: CasinoBooks,
): TableSession | undefined {
  const { event, evaluation, session: was } = meaning;
  const unread = UNREAD_PARTS.get(event.type);
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
/** An entry moves shares of banks alone: where these are the same before a fact, they are after it. */
const NO_LINES: Meaning['evaluation']['lines'] = [];

function readsTheSame(event: CasinoEvent, was: TableSession, is: TableSession): boolean {
  const { bank } = event.data as { readonly bank?: string };
  const own = ({ banks }: TableSession): PlayerBank | undefined =>
    bank === undefined ? undefined : findBank(banks, bank);
  return (
    was.play.shoe?.shoeNo === is.play.shoe?.shoeNo &&
    was.play.lastHand?.game === is.play.lastHand?.game &&
    isSameValue(own(was), own(is))
  );
}

/** The parts of the play that evaluators make; the others follow from the event alone (`foldTableSession`). */
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

/** A fact that follows the life of the banks makes the last coup, or forgets it. */
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
 * Rules of banks replace or forget the last coup, whatever it was; a table may have none. Undefined where there was no last
 * coup before, so that the earlier evaluation does not tell.
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
