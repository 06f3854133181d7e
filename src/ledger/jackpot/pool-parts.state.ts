import type { Minor } from '../../kernel/money';
import { isSameValue } from '../../kernel/same-value';
import type { Pool, PoolParts, ReportedPrize, Reseeding, ShownMeter } from './pool.state';

interface PrizesSought {
  readonly amount?: Minor;
  readonly round?: string;
}

type ButFound = 'but-found';

export interface ReadInPart {
  readonly prizes: PrizesSought;
  /** Everything but the difference found, or only whether this difference was found, in minor units. */
  readonly meter: ButFound | { readonly found: Minor };
  readonly reseeding: ButFound;
}

/**
 * The parts of a pool before a fact; undefined where nothing has made one yet. A reader that states
 * what it reads of a part is evaluated again only when that changes (`carriedPart`).
 */
export type PoolPart = <Name extends keyof PoolParts>(
  name: Name,
  pool: string,
  reads?: ReadInPart[Name],
) => PoolParts[Name] | undefined;

const NO_PARTS: PoolParts = { prizes: [], meter: {}, reseeding: { due: 0n } };

/** The present state of a part of a pool: as the current fact changed it, else as it was before. */
export const partOf = <Name extends keyof PoolParts>(
  name: Name,
  pool: Pool | undefined,
  before: PoolPart,
  reads?: ReadInPart[Name],
): PoolParts[Name] => {
  if (pool === undefined) return NO_PARTS[name];
  const changed: Partial<PoolParts> = pool;
  const stood = before(name, pool.pool, reads);
  return changed[name] ?? stood ?? NO_PARTS[name];
};

export type PartRead =
  | {
      readonly part: 'prizes';
      readonly sought: readonly PrizesSought[];
      readonly took: readonly ReportedPrize[];
      readonly gave: readonly ReportedPrize[];
    }
  | {
      readonly part: 'meter' | 'reseeding';
      readonly makes: boolean;
      readonly found: readonly Minor[];
    };

/** `after`: the part after the fact; undefined where the fact did not change it. */
export function partRead<Name extends keyof PoolParts>(
  part: Name,
  sought: readonly ReadInPart[Name][],
  {
    before,
    after,
  }: { readonly before: PoolParts[Name] | undefined; readonly after: PoolParts[Name] | undefined },
): PartRead {
  if (part !== 'prizes') {
    const found = (sought as readonly ReadInPart['meter'][]).flatMap((each) =>
      typeof each === 'object' ? [each.found] : [],
    );
    return { part, makes: after !== undefined, found };
  }
  const [was, is] = [before ?? [], after ?? before ?? []] as [PoolParts['prizes'], PoolParts['prizes']];
  return {
    part: 'prizes',
    sought: sought as readonly PrizesSought[],
    took: without(was, is),
    gave: without(is, was),
  };
}

/**
 * The part after a fact when the part before it was one and is another, and the fact reads the same of both;
 * undefined where it does not. `after`: the part after the fact as evaluated.
 */
export function carriedPart(
  read: PartRead,
  { was, is, after }: { readonly was: unknown; readonly is: unknown; readonly after: unknown },
): { readonly state: unknown } | undefined {
  if (read.part !== 'prizes') {
    const [before, now] = [split(was), split(is)];
    const isSame = read.found.every((found) => (before.found === found) === (now.found === found));
    return isSame && isSameValue(before.others, now.others) ? { state: read.makes ? after : is } : undefined;
  }
  const [waited, waits] = [was ?? [], is ?? []] as [PoolParts['prizes'], PoolParts['prizes']];
  const isRead = ({ amount, round }: ReportedPrize): boolean =>
    read.sought.some((sought) => sought.amount === amount || (round !== undefined && sought.round === round));
  if (!isSameValue(waited.filter(isRead), waits.filter(isRead))) return undefined;
  return { state: keptPrizes([...without(waits, read.took), ...read.gave]) };
}

function split(part: unknown): { readonly found: Minor; readonly others: object } {
  const { reading: read, off, ...others } = (part ?? {}) as Partial<ShownMeter & Reseeding>;
  const found = off ?? read?.off ?? 0n;
  return { found, others: { ...others, read: read?.shown, on: read?.day } };
}

function without(prizes: readonly ReportedPrize[], others: readonly ReportedPrize[]): ReportedPrize[] {
  const left = [...prizes];
  for (const other of others) {
    const index = left.findIndex((each) => isSameValue(each, other));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Prizes that wait for the other reporter; older ones are dropped, since most casinos report only once. */
const PRIZES_KEPT = 50;

export const keptPrizes = (prizes: readonly ReportedPrize[]): readonly ReportedPrize[] =>
  prizes.length > PRIZES_KEPT ? prizes.slice(-PRIZES_KEPT) : prizes;

export const otherReportOf = (
  waiting: readonly ReportedPrize[],
  prize: ReportedPrize,
): ReportedPrize | undefined =>
  waiting.find(
    ({ reporter, amount, round }) =>
      reporter !== prize.reporter &&
      amount === prize.amount &&
      (round === undefined || prize.round === undefined || round === prize.round),
  );

export const prizesLike = (
  { amount }: Pick<ReportedPrize, 'amount'>,
  pool: Pool | undefined,
  before: PoolPart,
): readonly ReportedPrize[] => partOf('prizes', pool, before, { amount });

export function reportPrize(pool: Pool, prize: ReportedPrize, before: PoolPart): Pool {
  const waiting = prizesLike(prize, pool, before);
  const match = otherReportOf(waiting, prize);
  const prizes = match === undefined ? [...waiting, prize] : waiting.filter((each) => each !== match);
  return { ...pool, prizes };
}

/** The pool once a round paid a prize out of it: its meter may show that much less. */
export function payOut(pool: Pool, amount: Minor, before: PoolPart): Pool {
  const meter = partOf('meter', pool, before);
  const { shown } = meter;
  if (shown === undefined) return pool;
  return { ...pool, meter: { ...meter, shown: shown > amount ? shown - amount : 0n } };
}
