import {
  type FoldedPoolFact,
  foldPool,
  type PoolAt,
  type PoolFact,
  poolFactsOf,
} from '../../accounting/refold/pool-fold';
import type { PoolsAtTurn } from '../../accounting/refold/key-fold';
import type { KeyChange, PoolsChange } from '../../accounting/refold/refold-key';
import type { Pool, Pools } from '../../domain/jackpot/pool';
import { poolsToldBy } from '../../domain/jackpot/pool-turn';
import { isSameValue } from '../../kernel/same-value';
import { writeState } from '../folds/state-text';
import { insertRows } from '../insert-rows';
import { judging } from '../parking/fold-fault';
import type { PageTransaction } from '../read-model';
import { readBooksBefore } from './around-key';
import { type PoolHistory, readPoolHistory } from './pool-history';
import type { Refolding } from './refolding';

/** A pool folded as it was, and with the change. */
interface PoolChange extends Pick<PoolHistory, 'from'> {
  readonly before: readonly FoldedPoolFact[];
  readonly after: readonly FoldedPoolFact[];
}

/** The pools that facts of some keys tell of, folded again by turns from the first of those facts on. */
export class RefoldedPools {
  private constructor(
    private readonly casino: string,
    private readonly pools: readonly PoolChange[],
  ) {}

  static async of(
    { page, store }: Pick<Refolding, 'page' | 'store'>,
    { casino, changes }: { readonly casino: string; readonly changes: readonly KeyChange[] },
  ): Promise<RefoldedPools> {
    const pools: PoolChange[] = [];
    for (const [pool, turn] of firstTurns(changes)) {
      const history = await readPoolHistory(page, store, { casino, pool, turn });
      const facts = (of: keyof KeyChange): PoolFact[] =>
        changes.flatMap((each) => poolFactsOf(each[of], pool));
      const own = new Set([...facts('before'), ...facts('after')].map(({ record }) => record));
      const others = history.facts.filter(({ record }) => !own.has(record));
      const [before, after] = [
        [...others, ...facts('before')],
        [...others, ...facts('after')],
      ];
      const booksBefore = await readBooksBefore(page, { casino, from: firstRecord([...before, ...after]) });
      const around = { booksBefore, entryOf: (record: bigint) => history.entries.get(record) ?? [] };
      const fold = (of: PoolFact[]) => judging(`jackpot/${pool}`, () => foldPool(history.from, of, around));
      pools.push({ from: history.from, before: fold(before), after: fold(after) });
    }
    return new RefoldedPools(casino, pools);
  }

  /** What facts know of their pools at their turns. */
  get known(): PoolsChange {
    return { before: this.atTurns('before'), after: this.atTurns('after') };
  }

  /** The facts that mean something else because of what their pools have come to. */
  get restated(): readonly PoolFact[] {
    return this.pools.flatMap(({ before, after }) => {
      const was = new Map(before.map((fact) => [fact.record, fact]));
      return after.filter(({ record, meaning }) => !isSameValue(was.get(record)?.meaning, meaning));
    });
  }

  /** The pools of the casino as they stand now. */
  now(known: Pools): Pools {
    const standing = this.pools.map(({ from, after }): [string, Pool | undefined] => [
      from.pool,
      after.length === 0 ? from.state : after.at(-1)!.after,
    ]);
    const others = known.map((pool): [string, Pool | undefined] => [pool.pool, pool]);
    return [...new Map([...others, ...standing]).values()].filter((pool) => pool !== undefined);
  }

  /** Writes the order and the states of the pools from the first change on. */
  async write(page: PageTransaction): Promise<void> {
    const { casino } = this;
    for (const {
      from: { pool },
      before,
      after,
    } of this.pools) {
      const counted = new Set(after.map(({ record }) => record));
      const gone = before.filter(({ record }) => !counted.has(record)).map(({ record }) => record.toString());
      await page.query(`DELETE FROM pool_fact WHERE casino = $1 AND pool = $2 AND record_number = ANY ($3)`, [
        casino,
        pool,
        gone,
      ]);
      const rows = after.map((fact) => ({
        ...{ casino, pool, record_number: fact.record.toString(), gaming_day: fact.event.gamingday },
        ...{ turn: fact.turn, reverses: fact.reverses?.toString() ?? null },
        state: writeState(fact.after ?? null),
      }));
      await insertRows(page, 'pool_fact', rows, REPLACE);
    }
  }

  private atTurns(of: 'before' | 'after'): PoolsAtTurn {
    const known = new Map<bigint, PoolAt[]>();
    for (const pool of this.pools) {
      for (const { record, before } of pool[of]) known.set(record, [...(known.get(record) ?? []), before]);
    }
    return (record) => known.get(record) ?? [];
  }
}

const REPLACE = `ON CONFLICT (casino, pool, record_number) DO UPDATE SET
  turn = excluded.turn, reverses = excluded.reverses, state = excluded.state`;

/** The pools that facts of the keys tell of, each with the first turn of its facts there. */
function firstTurns(changes: readonly KeyChange[]): ReadonlyMap<string, string> {
  const lists = changes.flatMap(({ before, after }) => [before, after]);
  const pools = new Set(lists.flat().flatMap(({ event }) => poolsToldBy(event)));
  const firstOf = (pool: string): string =>
    lists
      .flatMap((facts) => poolFactsOf(facts, pool))
      .map(({ turn }) => turn)
      .reduce((first, turn) => (turn < first ? turn : first));
  return new Map([...pools].sort().map((pool) => [pool, firstOf(pool)]));
}

const firstRecord = (facts: readonly PoolFact[]): bigint =>
  facts.reduce((first, { record }) => (record < first ? record : first), facts[0]!.record);
