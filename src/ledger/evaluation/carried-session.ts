import { isSameValue } from '../../kernel/same-value';
import type { CasinoEvent } from '../../kernel/envelope';
import type { CatalogueEvent, EventType } from '../event-contract/catalogue';
import { findBank, type PlayerBank } from '../player-bank/player-bank.state';
import { playAfterHand } from '../poker-hand/poker-hand-rules';
import { isAsideOfPlay, type TablePlay } from '../table-session/table-play.state';
import type { TableSession } from '../table-session/table-session.state';
import type { Meaning } from './evaluate-at-place';
import { sessionAfter } from './evaluate-event';

/** Of the session, or of its play; both have banks. */
type Part = keyof TableSession | `play.${keyof TablePlay}`;

const BESIDE_PLAY: readonly Part[] = ['slips', 'box', 'boxes', 'banks'];
const OF_PLAY: readonly Part[] = ['play.shoe', 'play.poker', 'play.lastHand', 'play.lastCoup'];

/**
 * The parts of its session on which the entry and the findings of a fact do not depend. Of `banks` that is every bank but its
 * own, of the shoe its cards, of the last hand everything but its game.
 */
const UNREAD: { readonly [Type in EventType]?: readonly Part[] } = {
  'cagnotte.round.settled.v1': [...BESIDE_PLAY, ...OF_PLAY, 'play.last'],
  'cagnotte.hand.played.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.coup.played.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.offered.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.refused.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.auctioned.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.adjudicated.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.raised.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.partner-joined.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.passed.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.ended.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.deposited.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.put-in-play.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.withdrawn.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.broken.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.bank.deposit-returned.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.shoe.started.v1': [...BESIDE_PLAY, ...OF_PLAY],
  'cagnotte.shoe.ended.v1': [...BESIDE_PLAY, 'play.poker', 'play.lastHand', 'play.lastCoup'],
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

/**
 * The session after a fact of which nothing but the session before it has changed, and of that only parts on which its entry
 * and its findings do not depend; undefined if it has to be evaluated.
 */
export function carriedSession(meaning: Meaning, before: TableSession): TableSession | undefined {
  const { event, evaluation } = meaning;
  const unread = Object.hasOwn(UNREAD, event.type) ? UNREAD[event.type as EventType]! : [];
  if (unread.length === 0) return undefined;
  const { play: playWas, ...was } = meaning.session;
  const { play: playIs, ...is } = before;
  const changed = new Set<Part>(differing(was, is));
  if (!isAsideOfPlay(event)) for (const part of differing(playWas, playIs)) changed.add(`play.${part}`);
  for (const part of changed) if (!unread.includes(part)) return undefined;
  if (!readsTheSame(event, meaning.session, before)) return undefined;
  const play = carriedPlay(meaning, before.play, changed);
  return play && sessionAfter(event, evaluation.lines, play === before.play ? before : { ...before, play });
}

function differing<Parts extends object>(was: Parts, is: Parts): (keyof Parts)[] {
  const names = new Set([...Object.keys(was), ...Object.keys(is)]) as Set<keyof Parts>;
  return [...names].filter((name) => was[name] !== is[name] && !isSameValue(was[name], is[name]));
}

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

function carriedPlay(meaning: Meaning, before: TablePlay, changed: ReadonlySet<Part>): TablePlay | undefined {
  const { evaluation } = meaning;
  const event = meaning.event as CatalogueEvent;
  if (isAsideOfPlay(event)) return before;
  if (event.type === 'cagnotte.hand.played.v1')
    return evaluation.byRules === undefined ? before : playAfterHand(before, event.data, evaluation.byRules);
  const after = evaluation.session.play;
  const play: Made = { ...before };
  for (const part of MADE) if (!changed.has(`play.${part}`)) make(play, part, after);
  if (event.type === 'cagnotte.round.settled.v1') make(play, 'last', after);
  if (!changed.has('play.lastCoup')) return play;
  const makes = makesLastCoup(meaning);
  if (makes === true) make(play, 'lastCoup', after);
  return makes === undefined ? undefined : play;
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
