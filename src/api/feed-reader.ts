import { OperationSnapshot } from './snapshot/operation-snapshot';
import { createParamDecorator, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import { Authenticator } from '../access/authenticator';
import { asGraphQLError, permissionMissing } from '../access/access-refusal';
import { may, type Principal, within } from '../access/principal';
import type { Permission } from '../access/permissions';
import { setTimeout as pause } from 'node:timers/promises';
import { ReadSources } from '../projector/read-sources';
import { BooksWatch } from '../projector/books-watch';
import { isOfRoles, requiredPermission, RequirePermission } from '../access/require-permission.decorator';
import { assertMayCasino, OfCasinoArguments, positionFor, recordOfKnownAt } from './snapshot/casino-scope';
import { Args, ArgsType, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { carrierOf, type CredentialCarrier, principalOf } from '../access/credentials';
import { g } from './schema-fields';

export interface FeedPage<Item> {
  readonly items: readonly Item[];
  readonly reached: bigint;
}

export interface FeedSpan {
  readonly after: bigint;
  readonly upTo: bigint;
  readonly limit: number;
}

export interface Feed<Item> {
  /** The name of the query with its arguments; equal queries at one position share one read. */
  readonly name: string;
  readonly casino: string;
  read(snapshot: OperationSnapshot, span: FeedSpan): Promise<FeedPage<Item>>;
}

const ROWS_PER_PAGE = 200;

/**
 * Groups rows read `WITH TIES` by record into one item each, so that a subscriber who continues after a record misses
 * none of its effects. Fewer rows than a page are all there is.
 */
export function pageOfRecords<Row extends { readonly position: bigint }, Item>(
  rows: readonly Row[],
  { upTo, limit }: FeedSpan,
  item: (position: bigint, rows: readonly Row[]) => Item,
): FeedPage<Item> {
  const records = new Map<bigint, Row[]>();
  for (const row of rows) {
    const known = records.get(row.position);
    if (known) known.push(row);
    else records.set(row.position, [row]);
  }
  return {
    items: [...records].map(([position, ofRecord]) => item(position, ofRecord)),
    reached: rows.length < limit ? upTo : rows.at(-1)!.position,
  };
}

/** How often an idle subscription is checked, above all whether its key is still valid. */
export const LOOK_AGAIN_MS = 5_000;

/** How long to wait before reading a record from a replica again that the primary already has. */
const REPLAY_MS = 50;

/** The most connections that subscriptions may take from queries. */
const READINGS_AT_ONCE = 2;

export interface Subscriber {
  readonly principal: Principal;
  readonly carrier: CredentialCarrier;
  readonly permission: Permission;
}

/**
 * @throws GraphQLError UNAUTHENTICATED if the credential of a subscriber is no longer valid, FORBIDDEN if its role has
 * ended
 */
export async function assertMayStill(
  { carrier, permission }: Pick<Subscriber, 'carrier' | 'permission'>,
  casino: string,
  authentication: Pick<Authenticator, 'again'>,
): Promise<void> {
  const shown = await authentication.again(carrier);
  if (!shown.ok) throw asGraphQLError(shown.refusal);
  // The role may have ended since the subscription began.
  if (!may(shown.value, permission)) throw asGraphQLError(permissionMissing(permission, shown.value.kind));
  assertMayCasino(within(shown.value, permission), casino);
}

/**
 * Reads from the replica that queries use, so that a subscriber notified of a record finds it by a query. What the
 * replica does not have yet is read from the primary.
 */
export const inSnapshot = <Answer>(
  reads: ReadSources,
  work: (snapshot: OperationSnapshot) => Promise<Answer>,
): Promise<Answer> =>
  reads.read(async (dataSource) => {
    const snapshot = new OperationSnapshot(dataSource);
    return work(snapshot).finally(() => snapshot.close());
  });

export function endedBy<Item>(
  ended: AbortController,
  items: AsyncGenerator<Item, undefined, undefined>,
): AsyncGenerator<Item, undefined, undefined> {
  const end = items.return.bind(items);
  items.return = (value) => {
    ended.abort();
    return end(value);
  };
  return items;
}

/**
 * Reads feeds for subscribers. A page is read only after the subscriber has taken the one before, so a slow subscriber
 * holds one page and delays no other. Subscribers at the same place share a read.
 */
@Injectable()
export class FeedReader {
  private readonly underWay = new Map<string, Promise<FeedPage<unknown>>>();
  private readonly lanes: Promise<unknown>[] = Array.from({ length: READINGS_AT_ONCE }, () =>
    Promise.resolve(),
  );
  private nextLane = 0;

  constructor(
    private readonly reads: ReadSources,
    private readonly watch: BooksWatch,
    private readonly authentication: Authenticator,
  ) {}

  /**
   * Delivers everything after a record, including future records; without a record, future ones only.
   * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO, BAD_USER_INPUT for a record that does not
   * exist yet; during the iteration UNAUTHENTICATED if the key is no longer valid
   */
  async subscribe<Item>(
    feed: Feed<Item>,
    { principal, carrier, permission }: Subscriber,
    after?: bigint,
  ): Promise<AsyncIterableIterator<Item>> {
    const from = await this.beginning(principal, feed.casino, after);
    const ended = new AbortController();
    return endedBy(ended, this.itemsOf(feed, from, { carrier, permission, signal: ended.signal }));
  }

  private beginning(principal: Principal, casino: string, after?: bigint): Promise<bigint> {
    return inSnapshot(this.reads, async (snapshot) => {
      const last = await positionFor(principal, { casino }, snapshot);
      return after === undefined ? last : recordOfKnownAt({ position: after }, { casino, last }, snapshot);
    });
  }

  private async *itemsOf<Item>(
    feed: Feed<Item>,
    from: bigint,
    {
      carrier,
      permission,
      signal,
    }: Pick<Subscriber, 'carrier' | 'permission'> & { readonly signal: AbortSignal },
  ): AsyncGenerator<Item, undefined, undefined> {
    let after = from;
    while (!signal.aborted) {
      await this.watch.wait({ casino: feed.casino, after }, { signal, timeoutMs: LOOK_AGAIN_MS });
      await assertMayStill({ carrier, permission }, feed.casino, this.authentication);
      const { items, reached } = await this.pageOf(feed, after);
      for (const item of items) {
        if (signal.aborted) return;
        yield item;
      }
      // The watch follows the primary; a replica may be a moment behind.
      if (reached === after) await pause(REPLAY_MS);
      after = reached;
    }
  }

  private pageOf<Item>(feed: Feed<Item>, after: bigint): Promise<FeedPage<Item>> {
    const asked = `${feed.name} ${feed.casino} ${after}`;
    const known = this.underWay.get(asked) as Promise<FeedPage<Item>> | undefined;
    if (known) return known;
    const lane = this.nextLane++ % this.lanes.length;
    const page = this.lanes[lane]!.then(() => this.read(feed, after)).finally(() =>
      this.underWay.delete(asked),
    );
    this.lanes[lane] = page.catch(() => undefined);
    this.underWay.set(asked, page);
    return page;
  }

  private read<Item>(feed: Feed<Item>, after: bigint): Promise<FeedPage<Item>> {
    return inSnapshot(this.reads, async (snapshot) => {
      const upTo = (await snapshot.positionOf(feed.casino)) ?? after;
      return upTo <= after
        ? { items: [], reached: after }
        : feed.read(snapshot, { after, upTo, limit: ROWS_PER_PAGE });
    });
  }
}

@ArgsType()
export class SubscriptionArguments extends g.args(OfCasinoArguments, {
  after: g.optional(
    g.position(
      'Delivers the records after this one first, then new ones: pass the position of the last answer to miss nothing. Default: new records only.',
    ),
  ),
}) {}

@ObjectType({ isAbstract: true })
export abstract class Delivered extends g.object({
  position: g.position('The record it comes from; pass it as `after` to continue from here.'),
}) {}

export const CurrentSubscriber = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Subscriber => {
    const carrier = carrierOf(context);
    const required = requiredPermission(context);
    if (!isOfRoles(required)) throw new Error('a subscription requires a permission');
    const principal = within(principalOf(carrier), required);
    return { principal, carrier, permission: required };
  },
);

export const Delivers = (type: () => Type<Delivered>, description: string): MethodDecorator =>
  Subscription(type, { description, resolve: (item: Delivered) => item });

/** A subscription that delivers the effects of records: its field of the schema, and the reader of its pages. */
export interface FeedField<Wanted extends SubscriptionArguments, Item extends Delivered> {
  readonly field: string;
  readonly description: string;
  readonly permission: Permission;
  readonly item: () => Type<Item>;
  readonly wanted: Type<Wanted>;
  readonly read: (
    snapshot: OperationSnapshot,
    span: FeedSpan,
    wanted: Omit<Wanted, 'after'>,
  ) => Promise<FeedPage<Item>>;
}

export function feedResolver<Wanted extends SubscriptionArguments, Item extends Delivered>({
  field,
  description,
  permission,
  item,
  wanted: type,
  read,
}: FeedField<Wanted, Item>): Type {
  @Resolver()
  @RequirePermission(permission)
  class FeedResolver {
    constructor(private readonly feeds: FeedReader) {}

    @Delivers(item, description)
    [field](
      @Args({ type: () => type }) { after, ...wanted }: Wanted,
      @CurrentSubscriber() subscriber: Subscriber,
    ): Promise<AsyncIterableIterator<Item>> {
      const name = JSON.stringify([field, wanted]);
      const feed: Feed<Item> = {
        name,
        casino: wanted.casino,
        read: (snapshot, span) => read(snapshot, span, wanted),
      };
      return this.feeds.subscribe(feed, subscriber, after);
    }
  }
  return FeedResolver;
}
