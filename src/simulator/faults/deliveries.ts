import type { EventOf, EventType } from '../../ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../ledger/_core/events/envelope';
import type { RoundSettled } from '../../ledger/house-round/round.events';
import { timeOf } from '../../ledger/fact-order/place.state';
import type { GameCode } from '../../games/game-codes';
import type { Chance } from '../chance';

/** The reports of a house in the order in which they are delivered, while faults are put into them. */
export class Deliveries {
  private readonly spoilt = new Set<string>();

  /** The game of each table, by its source. */
  private readonly games: ReadonlyMap<string, string>;

  constructor(private readonly events: CasinoEvent[]) {
    const opened = events.filter(({ type }) => type === TABLE_OPENED);
    this.games = new Map(opened.map(({ source, data }) => [source, (data as { game: string }).game]));
  }

  get all(): readonly CasinoEvent[] {
    return this.events;
  }

  /** One of the reports of a type for which it holds; none at a place where another fault is already. */
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

  /** Whether no fault is at its place. */
  isSound(event: CasinoEvent): boolean {
    return !this.spoilt.has(placeOf(event));
  }

  /** Whether a report is of a table of that game. */
  isOf({ source }: CasinoEvent, game: GameCode): boolean {
    return this.games.get(source) === game;
  }

  /** The share of its pots that a table of poker announced: the most that the house may keep. */
  announcedShare({ source }: CasinoEvent): Rate {
    const opened = this.events.find((event) => event.source === source && event.type === TABLE_OPENED);
    const terms = opened?.data as
      | { readonly poker?: { readonly share: { readonly rate: Rate } } }
      | undefined;
    return terms?.poker?.share.rate ?? { numerator: 0, denominator: 1 };
  }

  /** Whether the rules of a game fix what a pool pays, as its opening says. */
  isPoolOfGame(pool: string): boolean {
    return this.events.some(({ type, data }) => {
      const { pool: opened, game } = data as { readonly pool?: string; readonly game?: string };
      return type === 'cagnotte.jackpot.opened.v1' && opened === pool && game !== undefined;
    });
  }

  /** Whether the house puts nothing into a pool after a report: what its meter is wrong by then is nowhere made good. */
  isUnfundedAfter(event: CasinoEvent, pool: string): boolean {
    const funding = this.events.findLastIndex(
      ({ type, data }) => type === 'cagnotte.jackpot.reseeded.v1' && (data as Meters).pool === pool,
    );
    return funding <= this.events.indexOf(event);
  }

  /** The first round behind a report, by its time, that stakes on a pool. */
  nextStakedOn(report: CasinoEvent, pool: string): CasinoEvent | undefined {
    const time = timeOf(report);
    return this.events
      .filter((event) => event.type === 'cagnotte.round.settled.v1' && stakesOn(event, pool))
      .filter((event) => timeOf(event) > time)
      .sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))[0];
  }

  /** The reports of a table while the shoe of a round was on it. */
  ofShoe(round: CasinoEvent): readonly CasinoEvent[] {
    const ofTable = this.events.filter(({ source }) => source === round.source);
    const at = ofTable.indexOf(round);
    const isNewShoe = ({ type }: CasinoEvent): boolean => type === 'cagnotte.shoe.started.v1';
    const from = at - [...ofTable.slice(0, at)].reverse().findIndex(isNewShoe) - 1;
    const to = ofTable.findIndex((event, index) => index > at && isNewShoe(event));
    return ofTable.slice(from, to < 0 ? undefined : to);
  }

  /** The next report of the same source, if there is one. */
  nextOfSource(event: CasinoEvent): CasinoEvent | undefined {
    return this.events.slice(this.events.indexOf(event) + 1).find(({ source }) => source === event.source);
  }

  /** No other fault comes to its place. */
  keep(event: CasinoEvent): void {
    this.spoil(event);
  }

  /** Another report takes its place. */
  replace(event: CasinoEvent, other: CasinoEvent): void {
    this.events[this.events.indexOf(event)] = other;
    this.spoil(other);
  }

  /** What the meter of a pool shows in all later reports of it is so much more, whatever else is wrong with them. */
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

  /** It is never delivered, which another one shows. */
  drop(event: CasinoEvent, shownBy: CasinoEvent): void {
    this.events.splice(this.events.indexOf(event), 1);
    this.spoil(event);
    this.spoil(shownBy);
  }

  /** Something more is delivered, so many reports after one. */
  addAfter(event: CasinoEvent, more: CasinoEvent, reports = 1): void {
    this.events.splice(this.events.indexOf(event) + reports, 0, more);
    this.spoil(event);
  }

  /** Something is delivered when all else has come. */
  addAtEnd(event: CasinoEvent): void {
    this.events.push(event);
  }

  /** One is delivered right after another one that came later. */
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

/** A share as events say it. */
interface Rate {
  readonly numerator: number;
  readonly denominator: number;
}

/** What a report of a pool says of its meter. */
interface Meters {
  readonly pool?: string;
  readonly meterBefore?: number;
  readonly meterAfter?: number;
}

const stakesOn = ({ data }: CasinoEvent, pool: string): boolean =>
  ((data as RoundSettled).poolStakes ?? []).some((stake) => stake.pool === pool && stake.amount > 0);

/** Faults of one round or bank would change what is found of each other; every other report stands by itself. */
function placeOf({ source, id, data }: CasinoEvent): string {
  const { bank } = data as { readonly bank?: string };
  return `${source} ${bank ?? id}`;
}
