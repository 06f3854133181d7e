import { type GamingDay, nextGamingDay } from '../../kernel/gaming-day';
import { utcText } from '../../kernel/instant';
import { keepingLast } from '../../kernel/keeping-last';
import type { CasinoEvent } from '../../kernel/envelope';
import { findStream, shortName } from '../event-contract/streams';
import { casinoOf } from '../../kernel/source';
import { sessionKeyOf } from '../table-session/session-key.state';

/**
 * The place of a fact among all facts of its casino, as text that sorts: gaming day (the opening of the ledger first),
 * time, rank (`RANKS`), source, number at the source, round, id. It depends only on what facts state, never on when
 * they were recorded.
 */
export type Place = string;

export const LAST_PLACE: Place = '~';

/**
 * Calculates the place of a fact, with its own time if its source does not number its reports, or else with its turn
 * (`turnAfter`).
 */
export const placeOf = (event: CasinoEvent, turn = ownTurnOf(event)): Place =>
  [
    event.gamingday,
    event.type === 'cagnotte.ledger.opened.v1' ? '0' : '1',
    turn,
    event.sequence === undefined ? rankOf(event.type) : RANK_OF_OTHERS,
    event.source.slice(CASINO_AT + casinoOf(event.source).length + 1),
    (event.sequence ?? '').padStart(NUMBER_LENGTH, '0'),
    roundOf(event),
    written(event.id),
  ].join(' ');

/**
 * The order at one instant: what begins something, everything else, voids, what settles something, counts, what ends
 * something, the count of the cage.
 */
const RANKS: readonly (readonly [RegExp, string])[] = [
  [/^(jackpot|table|cage)\.opened$/, '1'],
  [/^(shoe\.started|box\.issued|bank\.(deposited|adjudicated))$/, '2'],
  [/^bank\.put-in-play$/, '25'],
  [/\.voided$/, '6'],
  [/^incident\.decided$/, '6'],
  [/^(bank|shoe)\.ended$/, '6'],
  [/^(jackpot\.paid|bank\.deposit-returned|money\.(returned|paid-over)|cage\.cheque-cleared)$/, '61'],
  [/^cage\.cheque-returned$/, '62'],
  [/^(table|drop|slot|cambista|tips)\.counted$/, '7'],
  [/^table\.closed$/, '8'],
  [/^(cage\.counted|jackpot\.closed|tips\.shared)$/, '9'],
];

const RANK_OF_OTHERS = '5';

const rankOf = keepingByType((name) => findPattern(RANKS, name) ?? RANK_OF_OTHERS);

/**
 * The marks of facts that pay, clear or use up what another desk reports at the same instant. The number of a report
 * says what it comes after at its own source only, so a numbered one of these has its turn behind its instant.
 */
const BEHIND_THEIR_INSTANT: readonly (readonly [RegExp, string])[] = [
  [/^(jackpot\.(paid|closed)|bank\.(put-in-play|deposit-returned)|money\.(returned|paid-over))$/, '!'],
  [/^(cage\.cheque-cleared|tips\.shared)$/, '!'],
  [/^incident\.decided$/, '!'],
  // The bank takes back what it has credited.
  [/^cage\.cheque-returned$/, '!!'],
];

const markOf = keepingByType((name) => findPattern(BEHIND_THEIR_INSTANT, name) ?? '');

/** The turn of a fact by itself: its time; of a numbered one that settles something, behind everything of that time. */
export const ownTurnOf = (event: CasinoEvent): string =>
  event.sequence === undefined ? timeOf(event) : `${timeOf(event)}${markOf(event.type)}`;

/** Whether a turn is later than a time: marks alone make it no later. */
export const isLater = (turn: string, time: string): boolean => turn.replaceAll('!', '') > time;

function findPattern(patterns: readonly (readonly [RegExp, string])[], name: string): string | undefined {
  return patterns.find(([pattern]) => pattern.test(name))?.[1];
}

/** Remembers what is found for the short name of each type. */
function keepingByType(find: (name: string) => string): (type: string) => string {
  const known = new Map<string, string>();
  return (type) => {
    const found = known.get(type) ?? find(type.replace(/^cagnotte\./, '').replace(/\.v\d+$/, ''));
    known.set(type, found);
    return found;
  };
}

/** The number of a round, coup or hand as text that sorts; empty for other facts. */
function roundOf({ data }: CasinoEvent): string {
  const { shoeNo, roundNo, coupNo, handNo } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return [shoeNo, roundNo ?? coupNo ?? handNo].map((number) => numbered(number)).join('.');
}

const numbered = (number: unknown): string =>
  typeof number === 'number' || typeof number === 'string'
    ? written(`${number}`).padStart(NUMBER_LENGTH, '0')
    : '';

export const timeOf = keepingLast(({ time }: Pick<CasinoEvent, 'time'>): string =>
  withoutZeros(utcText(time)),
);

function withoutZeros(time: string): string {
  let end = time.length;
  while (time.endsWith('0', end)) end -= 1;
  return time.slice(0, time.endsWith('.', end) ? end - 1 : end);
}

export const atTurn = (place: Place, turn: string): Place =>
  `${place.slice(0, TURN_AT)}${turn}${place.slice(place.indexOf(' ', TURN_AT))}`;

export const turnOf = (place: Place): string => place.slice(TURN_AT, place.indexOf(' ', TURN_AT));

export const dayOf = (place: Place): string => place.slice(0, 'YYYY-MM-DD'.length);

/**
 * Calculates the turn of a numbered fact, which is never before that of the next lower number of its source and gaming
 * day. Within a source the numbers decide, so a clock that was set back cannot put a coup before its bank. A time far
 * ahead delays later facts to the end of the day at most.
 */
export function turnAfter(lower: string | undefined, fact: { day: GamingDay; time: string }): string {
  const turn = lower === undefined || lower < fact.time ? fact.time : lower;
  const latest = `${lastSigned(fact.day)}T24:00:00`;
  return turn < latest ? turn : latest;
}

export const lastSigned = keepingLast((day: GamingDay): GamingDay => nextGamingDay(nextGamingDay(day)));

const CASINO_AT = '/casinos/'.length;
const NUMBER_LENGTH = 20;
const TURN_AT = 'YYYY-MM-DD 1 '.length;

/**
 * Encodes text as printable ASCII without spaces, below `LAST_PLACE`, so that every database and engine sorts it alike.
 */
const written = (text: string): string =>
  /^[!-}]*$/.test(text) ? text : encodeURIComponent(text).replaceAll('~', '%7E');

export interface NumberedFact {
  readonly record: bigint;
  readonly number: bigint;
  readonly id: string;
  /** Its own turn (`ownTurnOf`), whatever came before it at its source. */
  readonly time: string;
  readonly place: Place;
}

/** A fact that moves, because a lower number of its source arrived with a later time. */
export interface Move {
  readonly record: bigint;
  readonly from: Place;
  readonly to: Place;
}

export type SourceDay = readonly NumberedFact[];

export function enterNumbered(
  known: SourceDay,
  record: bigint,
  event: CasinoEvent,
): { readonly place: Place; readonly moved: readonly Move[]; readonly facts: SourceDay } {
  const number = BigInt(event.sequence!);
  const at = placeAmong(known, { number, id: event.id });
  const [day, time] = [event.gamingday, ownTurnOf(event)];
  const place = placeOf(event, turnAfter(known[at - 1] && turnOf(known[at - 1]!.place), { day, time }));
  const moved: Move[] = [];
  const facts = [...known.slice(0, at), { record, number, id: event.id, time, place }];
  for (const fact of known.slice(at)) {
    const to = atTurn(fact.place, turnAfter(turnOf(facts.at(-1)!.place), { day, time: fact.time }));
    // A place depends on the one before it, so facts behind an unchanged one do not move.
    if (to === fact.place) break;
    moved.push({ record: fact.record, from: fact.place, to });
    facts.push({ ...fact, place: to });
  }
  return { place, moved, facts: [...facts, ...known.slice(at + moved.length)] };
}

/** Counts the facts before it, searching from the end, where nearly all facts belong. */
function placeAmong(known: SourceDay, fact: Pick<NumberedFact, 'number' | 'id'>): number {
  let at = known.length;
  while (at > 0 && isBefore(fact, known[at - 1]!)) at -= 1;
  return at;
}

const isBefore = (a: Pick<NumberedFact, 'number' | 'id'>, b: Pick<NumberedFact, 'number' | 'id'>): boolean =>
  a.number === b.number ? a.id < b.id : a.number < b.number;

/** Decisions of persons and of the service take effect when they are recorded and are never re-evaluated. */
const NOT_FOLDED =
  /^cagnotte\.(casino\.authoris|gaming-day\.|correction\.|finding\.|intake\.|books\.|chain\.|seal-key\.|personal-data\.|people\.|credential\.|variance\.clearing-proposed\.|count\.submitted\.|slip-numbers\.leased\.|explanation\.|floor-alert\.|document\.|customer\.)/;

export const isFact = (event: CasinoEvent): boolean =>
  !NOT_FOLDED.test(event.type) && findStream(event) !== undefined;

/**
 * The key of the facts that wait when a bug stops one of them: its table session (`table/RF1/2026-01-01/1`), or else
 * its stream (`cage/2026-01-01`, `jackpot/carrusel`, `casino`). Undefined for a fact that is never re-evaluated.
 */
export function partitionKeyOf(event: CasinoEvent): string | undefined {
  if (NOT_FOLDED.test(event.type)) return undefined;
  const stream = findStream(event);
  return stream === undefined ? undefined : (sessionKeyOf(event) ?? shortName(stream));
}
