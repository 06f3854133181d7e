import type { Place } from '../../fact-order/place.state';
import { isSameValue } from '../../../kernel/same-value';
import type { CasinoNow } from './casino-now';
import type { CellName, CellRow } from './cells';
import { type Change, type RestatedFact, shownOf, type Swept } from './change';
import { FactsToJudge, type FactToJudge } from './facts-to-judge';
import { takeInOrder } from './in-order';
import { judgeAgain } from './judge-again';
import type { Meaning } from './judge-at-place';
import type { Past, PlacedFact } from './past';
import { propagate } from './propagate';
import { type SweepOptions, SweepState } from './sweep-state';
import { Timeline } from './timeline';

/** So many facts are judged before others have their turn: some milliseconds. */
const JUDGED_AT_ONCE = 20;

/**
 * The one way in which facts are judged, in the one order of a casino: one that stands behind everything it depends on
 * goes on from what is known; any other change sweeps forward from its place and judges again who asked for what is
 * otherwise. Effects only go forward, so each fact is judged again at most once for each cause.
 */
export class Sweep {
  private readonly timeline: Timeline;
  private state: SweepState;
  private toJudge: FactsToJudge;
  private judged = 0;
  private restated = new Map<bigint, Omit<RestatedFact, 'record'>>();

  constructor(
    readonly now: CasinoNow,
    past: Past,
    private readonly options: SweepOptions = {},
  ) {
    this.timeline = new Timeline(past);
    this.state = new SweepState(now, this.timeline, options);
    this.toJudge = new FactsToJudge(this.state);
  }

  /** Rows of cells that were made, changed or taken away, by cell and place. */
  get rows(): ReadonlyMap<CellName, ReadonlyMap<Place, CellRow | undefined>> {
    return this.timeline.rows;
  }

  /**
   * Takes in a fact that stands behind everything it depends on, and before nothing that depends on it. Answers what it
   * means; undefined, and nothing is taken in, where it stands elsewhere.
   */
  takeInOrder(fact: PlacedFact): Meaning | undefined {
    return takeInOrder(fact, this.state);
  }

  /** Takes in a change, wherever it stands, and judges again what depends on it. */
  async sweep(change: Change): Promise<Swept> {
    this.state = new SweepState(this.now, this.timeline, this.options);
    this.toJudge = new FactsToJudge(this.state);
    this.restated = new Map();
    await this.toJudge.begin(change);
    for (;;) {
      const next = this.toJudge.next();
      if (next === undefined) break;
      await this.take(next);
      if (++this.judged % JUDGED_AT_ONCE === 0) await this.options.othersTurn?.();
    }
    await this.findLastPosted();
    return this.swept();
  }

  /** Which fact moved a holder of chips last, where the one that had may be none any more. */
  private async findLastPosted(): Promise<void> {
    for (const account of this.state.takenBack) {
      const { posted } = this.now.accounts.get(account)!;
      const last = await this.timeline.lastPosted(account, posted);
      if (last !== posted) this.now.lastPostedAt(account, last);
    }
  }

  private async take({ place, fact, was: stood, is: stands, event }: FactToJudge): Promise<void> {
    const { timeline, state } = this;
    const was = stood ? (fact.meaning ?? (await judgeAgain(fact, 'was', state))) : undefined;
    if (!stands) {
      timeline.withdraw(fact);
      if (!this.toJudge.comesAgain(fact)) timeline.forget(fact.record);
    }
    const moved = fact.place === place ? fact : { ...fact, place, meaning: undefined };
    const counted = event === undefined ? moved : { ...moved, event };
    const is = stands ? await judgeAgain(counted, 'is', state) : undefined;
    if (is !== undefined) timeline.enter(counted, is);
    const known = this.restated.get(fact.record);
    this.restated.set(fact.record, { before: known === undefined ? was : known.before, after: is });
    await propagate({ fact: counted, was, is }, state);
    await this.toJudge.planNext(counted);
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
