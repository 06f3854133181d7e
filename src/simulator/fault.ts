import type { EventOf, EventType } from '../ledger/event-contract/catalogue';
import type { CasinoEvent } from '../ledger/_core/envelope';
import type { GameCode } from '../games/game-codes';
import type { Chance } from './chance';
import type { Deliveries } from './deliveries';
import type { RoundSettled } from '../ledger/house-round/round.events';

export interface ExpectedFinding {
  readonly code: string;
  readonly eventIds: readonly string[];
}

/** A fault put into a clean stream: the reports concerned, and what must be found. */
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

/** What a report of a table states differently; undefined if that report leaves no room for it. */
type Breaking<Type extends EventType> = (data: EventOf<Type>['data']) => object | undefined;

/** A report of a game that breaks one rule and nothing else, so that exactly one finding is open in the end. */
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

/** By how much a table is wrong, in minor units. */
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
