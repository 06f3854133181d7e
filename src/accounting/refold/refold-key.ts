import type { Room } from '../../domain/casino-books/open-room';
import type { CasinoEvent } from '../../domain/event-registry/envelope';
import type { TableSession } from '../../domain/table-session/table-session';
import { isSameValue } from '../../kernel/same-value';
import type { Judgement } from '../judgement';
import { type AroundKey, type FirstReport, KeyFold, type PoolsAtTurn } from './key-fold';
import type { KeyFact } from './key-fact';

/** A fact with what it means. */
export interface Meaning {
  readonly event: CasinoEvent;
  readonly judgement: Judgement;
}

/** A fact that means something else than before. Undefined where it did not count before, or does no longer. */
export interface RestatedFact {
  readonly record: bigint;
  readonly before: Meaning | undefined;
  readonly after: Meaning | undefined;
}

/** What is known once all facts of a key were folded. */
interface KeyState {
  readonly session: TableSession;
  /** The table of the key, where it is open. */
  readonly room: Room;
  /** The first report of each round of the key, by its reference. */
  readonly reports: ReadonlyMap<string, FirstReport>;
}

/** A key after a change, folded again. */
export interface Refolded {
  /** Facts whose meaning changed, in the order of their records. */
  readonly restated: readonly RestatedFact[];
  readonly before: KeyState;
  readonly after: KeyState;
}

/** A key that was folded again. */
export interface RefoldedKey {
  readonly key: string;
  readonly refolded: Refolded;
}

/** The facts of a key in fold order: as they were, and with a later fact in its place. */
export interface KeyChange {
  readonly before: readonly KeyFact[];
  readonly after: readonly KeyFact[];
}

/** What the facts know of their pools: as it was, and with the change. */
export interface PoolsChange {
  readonly before: PoolsAtTurn;
  readonly after: PoolsAtTurn;
}

/**
 * Folds the facts of a key again. One mechanism for late, corrected and cancelled facts: what each fact meant without
 * the change is held against what it means with it. The accounts whose balances were asked for are added to `asked`;
 * the answer counts only where the surroundings knew all of them.
 */
export function refoldKey(
  { before, after }: KeyChange,
  {
    around,
    asked,
    pools,
  }: { readonly around: AroundKey; readonly asked: Set<string>; readonly pools: PoolsChange },
): Refolded {
  const same = sameFacts({ before, after }, pools);
  const prefix = new KeyFold(around, asked, pools.before);
  for (const fact of before.slice(0, same)) prefix.judge(fact);
  const [without, withChange] = [prefix.fork(pools.before), prefix.fork(pools.after)];
  const was = meanings(without, before.slice(same));
  const is = meanings(withChange, after.slice(same));
  const records = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => (a < b ? -1 : 1));
  return {
    restated: records
      .map((record) => ({ record, before: was.get(record), after: is.get(record) }))
      .filter(({ before: one, after: other }) => !isSameValue(shownOf(one), shownOf(other))),
    before: without.state,
    after: withChange.state,
  };
}

/** How many facts at the beginning are the same, and know the same of their pools. */
function sameFacts({ before, after }: KeyChange, pools: PoolsChange): number {
  const first = before.findIndex((fact, index) => {
    const { record } = fact.place;
    return fact !== after[index] || !isSameValue(pools.before(record), pools.after(record));
  });
  return first === -1 ? before.length : first;
}

const meanings = (fold: KeyFold, facts: readonly KeyFact[]): ReadonlyMap<bigint, Meaning> =>
  new Map(facts.map((fact) => [fact.place.record, { event: fact.event, judgement: fold.judge(fact) }]));

/** Everything that is shown of a fact itself. */
const shownOf = (meaning: Meaning | undefined): unknown =>
  meaning && {
    data: meaning.event.data,
    lines: meaning.judgement.lines,
    findings: meaning.judgement.findings,
    reverses: meaning.judgement.reverses,
    byRules: meaning.judgement.byRules,
    opening: meaning.judgement.session.opening,
    declared: meaning.judgement.session.declared,
  };
