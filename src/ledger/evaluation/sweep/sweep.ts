import type { HolderChange } from '../../chips/holder.checks';
import type { CasinoEvent } from '../../_core/events/envelope';
import type { Place } from '../../fact-order/place.state';
import { sessionKeyOf } from '../../table-session/session-key.state';
import { isSameValue } from '../../../kernel/same-value';
import type { CasinoNow } from './casino-now';
import type { CellName, CellRow } from './cells';
import { type Change, type RestatedFact, shownOf, type Swept } from './change';
import { FactsToEvaluate, type FactToEvaluate, newFact } from './facts-to-evaluate';
import { holderChanges, loadHolders } from './holder-changes';
import { takeInOrder } from './in-order';
import { evaluateAgain } from './evaluate-again';
import type { Meaning } from './evaluate-at-place';
import type { Past, PlacedFact } from './past';
import { propagate } from './propagate';
import { type SweepOptions, SweepState } from './sweep-state';
import { referencesOf, Timeline } from './timeline';

/** Facts evaluated before the event loop yields: some milliseconds. */
const EVALUATED_AT_ONCE = 20;

/**
 * The one way in which facts are evaluated, in the one order of a casino: one that stands behind everything it depends on
 * continues from what is known; any other change sweeps forward from its place and evaluates again who asked for what is
 * otherwise. Effects only go forward, so each fact is evaluated again at most once for each cause.
 */
export class Sweep {
  private readonly timeline: Timeline;
  private state: SweepState;
  private toEvaluate: FactsToEvaluate;
  private evaluated = 0;
  private restated = new Map<bigint, Omit<RestatedFact, 'record'>>();

  constructor(
    readonly now: CasinoNow,
    past: Past,
    private readonly options: SweepOptions = {},
  ) {
    this.timeline = new Timeline(past);
    this.state = new SweepState(now, this.timeline, options);
    this.toEvaluate = new FactsToEvaluate(this.state);
  }

  get rows(): ReadonlyMap<CellName, ReadonlyMap<Place, CellRow | undefined>> {
    return this.timeline.rows;
  }

  /**
   * Takes in a fact that stands behind everything it depends on, and before nothing that depends on it. Answers what it
   * means; undefined, and nothing is received, where it stands elsewhere.
   */
  takeInOrder(fact: PlacedFact): Meaning | undefined {
    return takeInOrder(fact, this.state);
  }

  async sweep(change: Change): Promise<Swept> {
    this.state = new SweepState(this.now, this.timeline, this.options);
    this.toEvaluate = new FactsToEvaluate(this.state);
    this.restated = new Map();
    await this.toEvaluate.begin(change);
    for (;;) {
      const next = this.toEvaluate.next();
      if (next === undefined) break;
      await this.take(next);
      if (++this.evaluated % EVALUATED_AT_ONCE === 0) await this.options.othersTurn?.();
    }
    await loadHolders(this.now, this.timeline);
    return this.swept();
  }

  get holders(): readonly HolderChange[] {
    return holderChanges(this.now, this.timeline);
  }

  /** A fact that is corrected to be of another session or round leaves the one, and comes to the other. */
  private async take(item: FactToEvaluate): Promise<void> {
    const { place, fact, was, is, event } = item;
    if (event === undefined || !was || !is || isOfSame(fact.event, event)) return this.restate(item);
    await this.restate({ place, fact, was, is: false });
    await this.restate({ place, fact: newFact({ record: fact.record, place, event }), was: false, is });
  }

  private async restate({ place, fact, was: stood, is: stands, event }: FactToEvaluate): Promise<void> {
    const { timeline, state } = this;
    const was = stood ? (fact.meaning ?? (await evaluateAgain(fact, 'was', state))) : undefined;
    if (!stands) {
      timeline.withdraw(fact);
      if (!this.toEvaluate.comesAgain(fact)) timeline.forget(fact.record);
    }
    const moved = fact.place === place ? fact : { ...fact, place, meaning: undefined };
    const counted = event === undefined ? moved : { ...moved, event };
    const is = stands ? await evaluateAgain(counted, 'is', state) : undefined;
    if (is !== undefined) timeline.enter(counted, is);
    const known = this.restated.get(fact.record);
    this.restated.set(fact.record, { before: known === undefined ? was : known.before, after: is });
    await propagate({ fact: counted, was, is }, state);
    await this.toEvaluate.planNext(counted);
  }

  private swept(): Swept {
    const { now, restated } = this;
    const { sessions, reports } = this.state;
    return {
      restated: [...restated]
        .map(([record, { before, after }]) => ({ record, before, after }))
        .filter(({ before, after }) => !isSameValue(shownOf(before), shownOf(after))),
      sessions: new Map([...sessions].map(([key, before]) => [key, { before, after: now.session(key) }])),
      reports: new Map(
        [...reports]
          .map(([reference, before]) => [reference, { before, after: now.reports.get(reference) }] as const)
          .filter(([, { before, after }]) => before?.entry.record !== after?.entry.record),
      ),
    };
  }
}

const isOfSame = (one: CasinoEvent, other: CasinoEvent): boolean =>
  sessionKeyOf(one) === sessionKeyOf(other) && isSameValue(referencesOf(one), referencesOf(other));
