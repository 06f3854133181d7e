import type { Client } from '../service/client';

interface EventsAsked {
  readonly client: Client;
  readonly casino: string;
  /** The gaming day. */
  readonly newest: string;
  /** The moment as the argument `knownAt` states it. */
  readonly at: string;
}

/** The types of events with which customers bring or take something, and what each adds: cash in, cash out, chips out, chips in. */
const OF_CUSTOMERS: Readonly<
  Record<string, (data: StatedOperation) => readonly [bigint, bigint, bigint, bigint]>
> = {
  'cage.chips-sold': ({ amount, meansOfPayment }) => [
    meansOfPayment === 'cash' ? BigInt(amount) : 0n,
    0n,
    BigInt(amount),
    0n,
  ],
  'cage.chips-redeemed': ({ amount, paid }) => [0n, cashOf(paid), 0n, BigInt(amount)],
  'chips.exchanged': ({ kind, amount }) =>
    kind === 'cash-for-chips'
      ? [BigInt(amount), 0n, BigInt(amount), 0n]
      : kind === 'chips-for-cash'
        ? [0n, BigInt(amount), 0n, BigInt(amount)]
        : [0n, 0n, 0n, 0n],
  'bank.deposited': ({ amount, means }) => [means === 'cash' ? BigInt(amount) : 0n, 0n, 0n, 0n],
  'bank.deposit-returned': ({ paid }) => [0n, cashOf(paid), 0n, 0n],
  'jackpot.paid': ({ amount, paidFrom }) => [0n, paidFrom === 'cage-cash' ? BigInt(amount) : 0n, 0n, 0n],
};

interface StatedOperation {
  readonly amount: number;
  readonly player?: string;
  readonly banker?: string;
  readonly kind?: string;
  readonly means?: string;
  readonly meansOfPayment?: string;
  readonly paidFrom?: string;
  readonly paid?: readonly { readonly means: string; readonly amount: number }[];
}

const cashOf = (paid: StatedOperation['paid'] = []): bigint =>
  paid.reduce((sum, { means, amount }) => (means === 'cash' ? sum + BigInt(amount) : sum), 0n);

/** The sums of each customer of the newest day, from the recorded events themselves, in the order of the ids. */
export async function customersInEvents({
  client,
  casino,
  newest,
  at,
}: EventsAsked): Promise<ReadonlyMap<string, readonly bigint[]>> {
  const customers = new Map<string, readonly bigint[]>();
  for (const [type, addedBy] of Object.entries(OF_CUSTOMERS)) {
    for (let after: string | null = null, isMore = true; isMore;) {
      const { events }: { events: EventsAnswer } = await client.ask<{ events: EventsAnswer }>(
        `query ($after: String) { events(casino: "${casino}", eventType: "cagnotte.${type}.v1", first: 1000, after: $after,
           knownAt: {${at}}) { pageInfo { hasNextPage endCursor } edges { node { bytes } } } }`,
        { after },
      );
      for (const { node } of events.edges) {
        const { gamingday, data } = JSON.parse(node.bytes) as { gamingday: string; data: StatedOperation };
        const player = data.player ?? data.banker;
        if (gamingday !== newest || player === undefined) continue;
        const [before, added] = [customers.get(player) ?? [0n, 0n, 0n, 0n], addedBy(data)];
        customers.set(
          player,
          before.map((sum, at) => sum + added[at]!),
        );
      }
      ({ hasNextPage: isMore, endCursor: after } = events.pageInfo);
    }
  }
  return new Map([...customers].sort(([one], [other]) => (one < other ? -1 : 1)));
}

interface EventsAnswer {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: { readonly bytes: string } }[];
}
