import type { CasinoEvent } from '../../src/kernel/envelope';
import { timeOf } from '../../src/ledger/fact-order/place.state';
import type { EventType } from '../../src/ledger/event-contract/catalogue';
import type { GameCode } from '../../src/games/game-codes';
import type { Chance } from './chance';
import { type Deliveries, type Fault, unnumbered } from './deliveries';

interface FalseReport {
  readonly type: EventType;
  readonly data: object;
}

interface BesidePlay {
  readonly beside: 'cagnotte.round.settled.v1' | 'cagnotte.hand.played.v1';
  readonly game?: GameCode;
  readonly code: string;
  readonly holds?: (deliveries: Deliveries, event: CasinoEvent) => boolean;
  /** The false reports; the last one is found. */
  readonly reports: (name: string) => readonly FalseReport[];
}

/** Adds reports about the seats of a table, or its interruptions, that move nothing and cause one finding. */
const besidePlay =
  ({ beside, game, code, holds = () => true, reports }: BesidePlay): Fault =>
  (deliveries: Deliveries, chance: Chance) => {
    const sound = deliveries.pick(
      beside,
      chance,
      (event) => (game === undefined || deliveries.isOf(event, game)) && holds(deliveries, event),
    );
    if (sound === undefined) return undefined;
    const told = reports(`${sound.id}-${code}`);
    const ids = told.map((_each, index) => `${sound.id}-${code}-${index}`);
    const added = told.map(({ type, data }, index) => ({
      ...unnumbered(sound),
      type,
      data,
      id: ids[index]!,
    }));
    for (const event of added.toReversed()) deliveries.addAfter(sound, event);
    return { eventIds: ids, expect: [{ code, eventIds: ids.slice(-1) }] };
  };

const isOfSession = (one: CasinoEvent, other: CasinoEvent): boolean =>
  one.type === other.type &&
  one.source === other.source &&
  one.gamingday === other.gamingday &&
  one.sessionno === other.sessionno;

const isLastOfSession = ({ all }: Deliveries, event: CasinoEvent): boolean =>
  !all.some((other) => isOfSession(other, event) && timeOf(other) > timeOf(event));

const isAfterAnother = ({ all }: Deliveries, event: CasinoEvent): boolean =>
  all.some((other) => isOfSession(other, event) && timeOf(other) < timeOf(event));

const entered = (player: string): FalseReport => ({
  type: 'cagnotte.waiting-list.entered.v1',
  data: { player },
});

export const FAULTS_OF_SEATS: Readonly<Record<string, Fault>> = {
  'resumed-without-interruption': besidePlay({
    beside: 'cagnotte.round.settled.v1',
    code: 'resumed-without-interruption',
    reports: () => [{ type: 'cagnotte.table.resumed.v1', data: {} }],
  }),
  'listed-twice': besidePlay({
    beside: 'cagnotte.hand.played.v1',
    code: 'listed-twice',
    reports: (name) => [entered(name), entered(name)],
  }),
  'seat-not-by-list/punto-y-banca': besidePlay({
    beside: 'cagnotte.round.settled.v1',
    game: 'punto-y-banca',
    code: 'seat-not-by-list',
    reports: (name) => [
      entered(`${name}-a`),
      entered(`${name}-b`),
      { type: 'cagnotte.waiting-list.called.v1', data: { player: `${name}-b`, seat: 2 } },
    ],
  }),
  'seats-drawn-late/texas-holdem': besidePlay({
    beside: 'cagnotte.hand.played.v1',
    game: 'texas-holdem',
    code: 'seats-drawn-late',
    holds: isAfterAnother,
    reports: (name) => [{ type: 'cagnotte.seats.drawn.v1', data: { places: [{ seat: 1, player: name }] } }],
  }),
  'last-hands-not-by-rule/trijoker': besidePlay({
    beside: 'cagnotte.round.settled.v1',
    game: 'trijoker',
    code: 'last-hands-not-by-rule',
    holds: isLastOfSession,
    reports: () => [{ type: 'cagnotte.last-hands.announced.v1', data: { hands: 2 } }],
  }),
};
