import { type Finding, raise, said } from '../../finding-catalogue/finding';
import type { OrderOfList, SeatingRules } from '../../games/seating-rules';
import { breach, type Rule } from '../../games/rule';
import type { CasinoEvent } from '../../kernel/envelope';
import type { EventOf } from '../event-contract/catalogue';
import type { Check, LedgerState } from '../_core/evaluation.state';
import { rulesAtTable } from '../_core/rules/rules-at-table';
import type { WaitingPlayer } from './seating.state';

export const checkListEntered: Check<'cagnotte.waiting-list.entered.v1'> = ({ data }, { session }) =>
  isListed(session.seating?.waiting, data.player)
    ? [
        raise({
          code: 'listed-twice',
          expected: said('one-entry-on-list', { player: data.player }),
          found: said('another-entry'),
        }),
      ]
    : [];

/** A withdrawal needs an entry only where the list of the session was reported. */
export const checkListWithdrawn: Check<'cagnotte.waiting-list.withdrawn.v1'> = ({ data }, { session }) => {
  const waiting = session.seating?.waiting;
  if (waiting === undefined || isListed(waiting, data.player)) return [];
  return [
    raise({
      code: 'not-on-waiting-list',
      expected: said('entry-on-list-before', { player: data.player }),
      found: said('none'),
    }),
  ];
};

const isListed = (waiting: readonly WaitingPlayer[] | undefined, player: string): boolean =>
  waiting?.some((each) => each.player === player) === true;

/** Finds a seat that goes to another player than the list says, where the rules of the game demand it. */
export const checkListCalled: Check<'cagnotte.waiting-list.called.v1'> = (event, before) => {
  const demanded = seatingAt(event, before)?.waitingList;
  const waiting = before.session.seating?.waiting;
  if (demanded === undefined || waiting === undefined) return [];
  const { player, seat } = event.data;
  const next = nextOf(demanded.order, waiting, before);
  if (next === undefined || next.includes(player)) return [];
  const [first] = next;
  return [
    breach(demanded.rule, {
      code: 'seat-not-by-list',
      expected:
        demanded.order === 'anybody-listed' || first === undefined
          ? said('seat-for-somebody-of-list', { seat })
          : said('seat-for-player', { seat, player: first }),
      found: said('seat-for-player', { seat, player }),
    }),
  ];
};

/**
 * The players whose turn it is; undefined where anybody may take the seat. Whether a shoe is dealt decides at chemin de fer: if it
 * is not known, both may be next.
 */
function nextOf(
  order: OrderOfList,
  waiting: readonly WaitingPlayer[],
  { session: { play } }: LedgerState,
): readonly string[] | undefined {
  if (order === 'anybody-listed') return waiting.map(({ player }) => player);
  const [first] = waiting;
  if (first === undefined) return undefined;
  if (order === 'of-list') return [first.player];
  const firstOf = (changes: boolean): WaitingPlayer =>
    waiting.find(({ changesSeat = false }) => changesSeat === changes) ?? first;
  if (play.shoe !== undefined) return [firstOf(false).player];
  if (play.banks?.endedShoe !== undefined) return [firstOf(true).player];
  return [firstOf(false).player, firstOf(true).player];
}

const seatingAt = (event: CasinoEvent, before: LedgerState): SeatingRules | undefined => {
  const found = rulesAtTable(event, before);
  return found?.ok === true ? found.value.rules.seating : undefined;
};

/** The draw gives each seat to one player and each player one seat; where the rule says so, it precedes the first hand. */
export const checkSeatsDrawn: Check<'cagnotte.seats.drawn.v1'> = (event, before) => {
  const drawn = seatingAt(event, before)?.drawn;
  if (drawn === undefined) return [];
  const { places } = event.data;
  return [
    ...(drawn.atBeginning && before.session.seen.rounds
      ? [
          breach(drawn.rule, {
            code: 'seats-drawn-late',
            expected: said('draw-before-first-hand'),
            found: said('draw-after-hand'),
          }),
        ]
      : []),
    ...twice(places.map(({ seat }) => seat)).map((seat) =>
      breach(drawn.rule, {
        code: 'seat-shared',
        expected: said('one-player-at-seat', { seat }),
        found: places.flatMap((place) => (place.seat === seat ? place.player : [])).join(', '),
      }),
    ),
    ...twice(places.map(({ player }) => player)).map((player) =>
      breach(drawn.rule, {
        code: 'player-at-several-seats',
        expected: said('one-seat-for', { player }),
        found: said('seats', {
          seats: places.flatMap((place) => (place.player === player ? place.seat : [])).join(', '),
        }),
      }),
    ),
  ];
};

const twice = <Value>(values: readonly Value[]): Value[] => [
  ...new Set(values.filter((value, n) => values.indexOf(value) !== n)),
];

type HandPlayed = EventOf<'cagnotte.hand.played.v1'>;

/** The players of a hand: at the seats of the draw, if it is the first after it, and invited, if the game is by invitation. */
export const checkPlayersOfHand = (event: HandPlayed, before: LedgerState): Finding[] => {
  const { seating } = before.session;
  if (seating?.drawn === undefined && seating?.invited === undefined) return [];
  const rules = seatingAt(event, before);
  return [
    ...checkAsDrawn(event, rules?.drawn?.rule, seating.playedSinceDraw === true ? undefined : seating.drawn),
    ...checkInvited(event, rules?.invitation, seating.invited),
  ];
};

function checkAsDrawn(
  { data: { seats } }: HandPlayed,
  rule: Rule | undefined,
  drawn: readonly { readonly seat: number; readonly player: string }[] | undefined,
): Finding[] {
  if (rule === undefined || drawn === undefined) return [];
  return seats.flatMap(({ seat, player }) => {
    const place = drawn.find((each) => each.player === player);
    if (place === undefined || place.seat === seat) return [];
    return breach(rule, {
      code: 'seat-not-as-drawn',
      expected: said('player-at-seat', { player, seat: place.seat }),
      found: said('player-at-seat', { player, seat }),
    });
  });
}

function checkInvited(
  { data: { seats } }: HandPlayed,
  rule: Rule | undefined,
  invited: readonly string[] | undefined,
): Finding[] {
  if (rule === undefined || invited === undefined) return [];
  const others = seats.flatMap(({ player }) => (invited.includes(player) ? [] : player));
  if (others.length === 0) return [];
  return [
    breach(rule, {
      code: 'player-not-invited',
      expected: said('players-who-are-invited'),
      found: others.join(', '),
    }),
  ];
}
