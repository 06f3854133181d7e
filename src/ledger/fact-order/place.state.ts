import { type GamingDay, nextGamingDay } from '../../kernel/gaming-day';
import { utcText } from '../../kernel/instant';
import { keepingLast } from '../../kernel/keeping-last';
import type { CasinoEvent } from '../../kernel/envelope';
import { findStream, shortName } from '../event-contract/streams';
import { casinoOf } from '../../kernel/source';
import { sessionKeyOf } from '../table-session/session-key.state';

/**
 * Where a fact stands among all facts of its casino, as text that sorts: gaming day, the opening of the ledger before
 * everything else of its day, time, what opens before what counts and closes, source, number at its source, round, id.
 * It follows from what facts say, and never from when they were recorded.
 */
export type Place = string;

export const LAST_PLACE: Place = '~';

/** The place of a fact whose source does not number its reports, or whose turn (`turnAfter`) is known. */
export const placeOf = (event: CasinoEvent, turn = timeOf(event)): Place =>
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

/** At one instant: what begins something, everything else, voids, counts, what ends something, the count of the cage. */
const RANKS: readonly (readonly [RegExp, string])[] = [
  [/^(jackpot|table|cage)\.opened$/, '1'],
  [/^(shoe\.started|box\.issued|bank\.(deposited|adjudicated|put-in-play))$/, '2'],
  [/\.voided$/, '6'],
  [/^(bank|shoe)\.ended$/, '6'],
  [/^(table|drop|slot|cambista|tips)\.counted$/, '7'],
  [/^table\.closed$/, '8'],
  [/^(cage\.counted|jackpot\.closed|tips\.shared)$/, '9'],
];

const RANK_OF_OTHERS = '5';

const KNOWN_RANKS = new Map<string, string>();

function rankOf(type: string): string {
  const known = KNOWN_RANKS.get(type);
  if (known !== undefined) return known;
  const name = type.replace(/^cagnotte\./, '').replace(/\.v\d+$/, '');
  const rank = RANKS.find(([pattern]) => pattern.test(name))?.[1] ?? RANK_OF_OTHERS;
  KNOWN_RANKS.set(type, rank);
  return rank;
}

/** The number of a round, coup or hand, as text that sorts; empty for what is none. */
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
 * The turn of a numbered fact behind the one with the next lower number of its source and gaming day: within a source
 * the numbers always win, so a clock that was set back puts no coup before its bank. One wild time drags what follows
 * it to the end of the day at most.
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

/** Printable ASCII without spaces, before `LAST_PLACE`, so that every database and engine sorts it in the same way. */
const written = (text: string): string =>
  /^[!-}]*$/.test(text) ? text : encodeURIComponent(text).replaceAll('~', '%7E');

export interface NumberedFact {
  readonly record: bigint;
  readonly number: bigint;
  readonly id: string;
  readonly time: string;
  readonly place: Place;
}

/** A fact whose place changes, because a lower number of its source came with a later time. */
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
  const [day, time] = [event.gamingday, timeOf(event)];
  const place = placeOf(event, turnAfter(known[at - 1] && turnOf(known[at - 1]!.place), { day, time }));
  const moved: Move[] = [];
  const facts = [...known.slice(0, at), { record, number, id: event.id, time, place }];
  for (const fact of known.slice(at)) {
    const to = atTurn(fact.place, turnAfter(turnOf(facts.at(-1)!.place), { day, time: fact.time }));
    // A place follows from the one before it, so that those behind one that stays stay, too.
    if (to === fact.place) break;
    moved.push({ record: fact.record, from: fact.place, to });
    facts.push({ ...fact, place: to });
  }
  return { place, moved, facts: [...facts, ...known.slice(at + moved.length)] };
}

/** The number of facts before it; searched from the end, where nearly all belong. */
function placeAmong(known: SourceDay, fact: Pick<NumberedFact, 'number' | 'id'>): number {
  let at = known.length;
  while (at > 0 && isBefore(fact, known[at - 1]!)) at -= 1;
  return at;
}

const isBefore = (a: Pick<NumberedFact, 'number' | 'id'>, b: Pick<NumberedFact, 'number' | 'id'>): boolean =>
  a.number === b.number ? a.id < b.id : a.number < b.number;

/** Decisions of persons and of the service: they take effect when they are recorded, and are never evaluated again. */
const NOT_FOLDED =
  /^cagnotte\.(casino\.authoris|gaming-day\.|correction\.|finding\.|intake\.|books\.|chain\.|seal-key\.|personal-data\.|people\.|credential\.|variance\.clearing-proposed\.|count\.submitted\.|slip-numbers\.leased\.|explanation\.|floor-alert\.|document\.)/;

export const isFact = (event: CasinoEvent): boolean =>
  !NOT_FOLDED.test(event.type) && findStream(event) !== undefined;

/**
 * What waits with a fact when a bug stops it: its table session (`table/RF1/2026-01-01/1`), whoever reports it, else the stream it is
 * kept in (`cage/2026-01-01`, `jackpot/carrusel`, `casino`). Undefined for what is never evaluated again.
 */
export function partitionKeyOf(event: CasinoEvent): string | undefined {
  if (NOT_FOLDED.test(event.type)) return undefined;
  const stream = findStream(event);
  return stream === undefined ? undefined : (sessionKeyOf(event) ?? shortName(stream));
}
