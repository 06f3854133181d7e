import type { EventOf, EventType } from '../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../src/kernel/envelope';
import type { RoundSettled } from '../../src/ledger/house-round/round.events';
import { timeOf } from '../../src/ledger/fact-order/place.state';
import type { GameCode } from '../../src/games/game-codes';
import type { Chance } from './chance';

export class Deliveries {
  private readonly spoilt = new Set<string>();

  private readonly games: ReadonlyMap<string, string>;

  constructor(private readonly events: CasinoEvent[]) {
    const opened = events.filter(({ type }) => type === TABLE_OPENED);
    this.games = new Map(opened.map(({ source, data }) => [source, (data as { game: string }).game]));
  }

  get all(): readonly CasinoEvent[] {
    return this.events;
  }

  pick<Type extends EventType>(
    type: Type,
    chance: Chance,
    holds: (event: EventOf<Type>) => boolean,
  ): EventOf<Type> | undefined {
    const found = this.events.filter(
      (event): event is EventOf<Type> =>
        event.type === type && this.isSound(event) && holds(event as EventOf<Type>),
    );
    return found.length === 0 ? undefined : chance.oneOf(found);
  }

  isSound(event: CasinoEvent): boolean {
    return !this.spoilt.has(placeOf(event));
  }

  isOf({ source }: CasinoEvent, game: GameCode): boolean {
    return this.games.get(source) === game;
  }

  /** The share of the pots that a poker table announced: the maximum rake. */
  announcedShare({ source }: CasinoEvent): Rate {
    const opened = this.events.find((event) => event.source === source && event.type === TABLE_OPENED);
    const terms = opened?.data as
      | { readonly poker?: { readonly share: { readonly rate: Rate } } }
      | undefined;
    return terms?.poker?.share.rate ?? { numerator: 0, denominator: 1 };
  }

  isPoolOfGame(pool: string): boolean {
    return this.events.some(({ type, data }) => {
      const { pool: opened, game } = data as { readonly pool?: string; readonly game?: string };
      return type === 'cagnotte.jackpot.opened.v1' && opened === pool && game !== undefined;
    });
  }

  isUnfundedAfter(event: CasinoEvent, pool: string): boolean {
    const funding = this.events.findLastIndex(
      ({ type, data }) => type === 'cagnotte.jackpot.reseeded.v1' && (data as Meters).pool === pool,
    );
    return funding <= this.events.indexOf(event);
  }

  nextStakedOn(report: CasinoEvent, pool: string): CasinoEvent | undefined {
    const time = timeOf(report);
    return this.events
      .filter((event) => event.type === 'cagnotte.round.settled.v1' && stakesOn(event, pool))
      .filter((event) => timeOf(event) > time)
      .sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))[0];
  }

  ofShoe(round: CasinoEvent): readonly CasinoEvent[] {
    const ofTable = this.events.filter(({ source }) => source === round.source);
    const at = ofTable.indexOf(round);
    const isNewShoe = ({ type }: CasinoEvent): boolean => type === 'cagnotte.shoe.started.v1';
    const from = at - [...ofTable.slice(0, at)].reverse().findIndex(isNewShoe) - 1;
    const to = ofTable.findIndex((event, index) => index > at && isNewShoe(event));
    return ofTable.slice(from, to < 0 ? undefined : to);
  }

  nextOfSource(event: CasinoEvent): CasinoEvent | undefined {
    return this.events.slice(this.events.indexOf(event) + 1).find(({ source }) => source === event.source);
  }

  keep(event: CasinoEvent): void {
    this.spoil(event);
  }

  replace(event: CasinoEvent, other: CasinoEvent): void {
    this.events[this.events.indexOf(event)] = other;
    this.spoil(other);
  }

  /** Raises the meter of a pool by this amount in all later reports, also in faulty ones. Minor units. */
  raiseLaterMeters(after: CasinoEvent, { pool, by }: { readonly pool: string; readonly by: number }): void {
    const from = this.events.indexOf(after) + 1;
    this.events.forEach((event, index) => {
      const data = event.data as Meters;
      if (index < from || data.pool !== pool || data.meterAfter === undefined) return;
      const { meterBefore, meterAfter } = data;
      const meters = {
        meterAfter: meterAfter + by,
        ...(meterBefore === undefined ? {} : { meterBefore: meterBefore + by }),
      };
      this.events[index] = { ...event, data: { ...data, ...meters } };
    });
  }

  drop(event: CasinoEvent, shownBy: CasinoEvent): void {
    this.events.splice(this.events.indexOf(event), 1);
    this.spoil(event);
    this.spoil(shownBy);
  }

  addAfter(event: CasinoEvent, more: CasinoEvent, reports = 1): void {
    this.events.splice(this.events.indexOf(event) + reports, 0, more);
    this.spoil(event);
  }

  addAtEnd(event: CasinoEvent): void {
    this.events.push(event);
  }

  moveAfter(event: CasinoEvent, later: CasinoEvent): void {
    this.events.splice(this.events.indexOf(event), 1);
    this.events.splice(this.events.indexOf(later) + 1, 0, event);
    this.spoil(event);
    this.spoil(later);
  }

  private spoil(event: CasinoEvent): void {
    this.spoilt.add(placeOf(event));
  }
}

const TABLE_OPENED = 'cagnotte.table.opened.v1';

interface Rate {
  readonly numerator: number;
  readonly denominator: number;
}

interface Meters {
  readonly pool?: string;
  readonly meterBefore?: number;
  readonly meterAfter?: number;
}

const stakesOn = ({ data }: CasinoEvent, pool: string): boolean =>
  ((data as RoundSettled).poolStakes ?? []).some((stake) => stake.pool === pool && stake.amount > 0);

function placeOf({ source, id, data }: CasinoEvent): string {
  const { bank } = data as { readonly bank?: string };
  return `${source} ${bank ?? id}`;
}

export interface ExpectedFinding {
  readonly code: string;
  readonly eventIds: readonly string[];
}

/** A fault in the stream: the reports concerned, and the findings that must follow. */
export interface InjectedFault {
  readonly fault: string;
  readonly eventIds: readonly string[];
  readonly expect: readonly ExpectedFinding[];
}

export type Fault = (deliveries: Deliveries, chance: Chance) => Omit<InjectedFault, 'fault'> | undefined;

export const withData = (event: CasinoEvent, data: object): CasinoEvent => ({
  ...event,
  data: { ...(event.data as object), ...data },
});

export const unnumbered = ({ sequence: _sequence, ...event }: CasinoEvent): CasinoEvent => event;

/** Changes the data of a report; undefined if the fault is not possible in this report. */
type Breaking<Type extends EventType> = (data: EventOf<Type>['data']) => object | undefined;

/** A fault that breaks one rule of a game and nothing else, so that exactly one finding stays open. */
export const brokenReport =
  <Type extends EventType>(
    type: Type,
    { games, code }: { readonly games: readonly GameCode[]; readonly code: string },
    breaking: Breaking<Type>,
  ): Fault =>
  (deliveries, chance) => {
    const report = deliveries.pick(
      type,
      chance,
      (event) => games.some((game) => deliveries.isOf(event, game)) && breaking(event.data) !== undefined,
    );
    const broken = report === undefined ? undefined : breaking(report.data);
    if (report === undefined || broken === undefined) return undefined;
    deliveries.replace(report, withData(report, broken));
    return { eventIds: [report.id], expect: [{ code, eventIds: [report.id] }] };
  };

/** The amount of a wrong payout, in minor units. */
export const WRONG_BY = 100;

export const paidBet = ({ bets, result }: RoundSettled) =>
  result === undefined ? undefined : bets.find(({ paid = 0 }) => paid > 0);

export function overpaid(round: RoundSettled, by: number): Pick<RoundSettled, 'bets' | 'result'> {
  const won = paidBet(round);
  return {
    bets: round.bets.map((bet) => (bet === won ? { ...bet, paid: (bet.paid ?? 0) + by } : bet)),
    result: (round.result ?? 0) - by,
  };
}
