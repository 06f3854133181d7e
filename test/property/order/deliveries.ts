import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { initialState } from '../../../src/ledger/_core/evaluation.state';
import type { CasinoBooks } from '../../../src/ledger/casino/casino-books.state';
import { decidedIn } from '../../../src/ledger/evaluation/cells';
import { evaluateFact } from '../../../src/ledger/evaluation/evaluate-event';
import { casinoOf } from '../../../src/kernel/source';
import { FactLedger, inOrderOfPlace } from '../../support/fact-order/fact-ledger';
import { type ShownLedger, shownLedger } from '../../support/fact-order/shown-ledger';

/** The order of arrival of the facts of a night. */
export interface Delivery {
  readonly how: 'any' | 'neighbours' | 'gaps' | 'reversed';
  /** The delay of each fact; 0 leaves it in order. */
  readonly keys: readonly number[];
  /** Repeated facts, with the positions of their repeats. */
  readonly again: readonly (readonly [number, number])[];
}

/** A corrected fact, the delay of the correction, and whether it changes or cancels the fact. */
export interface Correction {
  readonly which: number;
  readonly behind: number;
  readonly amount: number | undefined;
  /** Another fact of its type whose data it is corrected to, if there is one. */
  readonly like: number | undefined;
}

/** A correction of a fact with its new data, or without for a cancellation. */
export interface Corrected {
  readonly target: CasinoEvent;
  readonly behind: number;
  readonly data: unknown;
}

export const anyDelivery: fc.Arbitrary<Delivery> = fc.record({
  how: fc.constantFrom('any', 'neighbours', 'gaps', 'reversed'),
  keys: fc.array(fc.nat({ max: 1_000 }), { minLength: 0, maxLength: 26, size: 'max' }),
  again: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 }),
});

export const anyCorrection: fc.Arbitrary<Correction | undefined> = fc.option(
  fc.record({
    which: fc.nat(),
    behind: fc.nat({ max: 30 }),
    amount: fc.option(fc.constantFrom(0, 100, 700), { nil: undefined, freq: 2 }),
    like: fc.option(fc.nat(), { nil: undefined }),
  }),
  { nil: undefined, freq: 2 },
);

/** The facts in order of arrival. */
export function delivered(night: readonly CasinoEvent[], { how, keys, again }: Delivery): CasinoEvent[] {
  const inOrder = inOrderOfPlace(night);
  const keyed = inOrder.map((fact, index) => ({ fact, index, key: keys[index] ?? 0 }));
  const arrived = {
    any: () => keyed.sort((a, b) => a.key - b.key || a.index - b.index),
    neighbours: () =>
      keyed.sort((a, b) => a.index + (a.key % 3) - b.index - (b.key % 3) || a.index - b.index),
    gaps: () => withGaps(keyed),
    reversed: () => keyed.reverse(),
  }
    [how]()
    .map(({ fact }) => fact);
  return again.reduce(
    (log, [which, where]) => log.toSpliced(where % (log.length + 1), 0, log[which % log.length]!),
    arrived,
  );
}

/** Delivers an interval of the facts of a source after everything else. */
function withGaps<Fact extends { readonly fact: CasinoEvent; readonly index: number; readonly key: number }>(
  keyed: readonly Fact[],
): Fact[] {
  const sources = [...new Set(keyed.map(({ fact }) => fact.source))];
  const gapOf = (source: string): readonly [number, number] => {
    const key = keyed[sources.indexOf(source)]?.key ?? 0;
    return key === 0 ? [0, 0] : [key % keyed.length, (key % keyed.length) + (key % 7)];
  };
  const isInGap = ({ fact, index }: Fact): boolean => {
    const [from, until] = gapOf(fact.source);
    return index >= from && index < until;
  };
  return [...keyed.filter((fact) => !isInGap(fact)), ...keyed.filter(isInGap)];
}

export interface Ledgers {
  readonly corrections?: readonly Corrected[];
  readonly newLedger?: (casino: string) => FactLedger;
  /** The number of facts between restarts of the service. */
  readonly startsAgain?: number;
}

/** The ledgers of all casinos after all facts have arrived. */
export async function ledgersAfter(
  arrived: readonly CasinoEvent[],
  { corrections = [], newLedger = () => new FactLedger(), startsAgain = Infinity }: Ledgers = {},
): Promise<ReadonlyMap<string, FactLedger>> {
  const ledgers = new Map<string, FactLedger>();
  const of = ({ source }: CasinoEvent): FactLedger => {
    const known = ledgers.get(casinoOf(source)) ?? newLedger(casinoOf(source));
    ledgers.set(casinoOf(source), known);
    return known;
  };
  const due = corrections.map((each) => ({
    ...each,
    at: Math.min(arrived.indexOf(each.target) + each.behind, arrived.length - 1),
  }));
  for (const [index, fact] of arrived.entries()) {
    if ((index + 1) % startsAgain === 0) ledgers.set(casinoOf(fact.source), of(fact).startedAgain());
    await of(fact).take(fact);
    for (const { at, target, data } of due) if (at === index) await of(target).correct(target, data);
  }
  return ledgers;
}

/** The results of all facts, by casino. */
export async function ledgersOf(
  arrived: readonly CasinoEvent[],
  ledgers?: Ledgers,
): Promise<Readonly<Record<string, ShownLedger>>> {
  return Object.fromEntries(
    [...(await ledgersAfter(arrived, ledgers))]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([casino, ledger]) => [casino, shownLedger(ledger)]),
  );
}

/** The books after the decisions among these events, such as authorisations. */
export const decidedBy = (events: readonly CasinoEvent[]): CasinoBooks =>
  decidedIn(
    events
      .filter(({ type }) => type === 'cagnotte.casino.authorised.v1')
      .reduce((books, event) => evaluateFact(event, { ...initialState, books }).books, initialState.books),
  );

/** The fact of a night that is corrected, and its new data. */
export function correctedIn(
  night: readonly CasinoEvent[],
  { which, behind, ...said }: Correction,
): Corrected {
  const target = night[which % night.length]!;
  return { target, behind, data: correctedData(target, night, said) };
}

/** The data of another fact of the type, else with another amount, or undefined. */
function correctedData(
  target: CasinoEvent,
  night: readonly CasinoEvent[],
  { amount, like }: Pick<Correction, 'amount' | 'like'>,
): unknown {
  const others = night.filter((fact) => fact.type === target.type && fact !== target);
  if (like !== undefined && others.length > 0) return others[like % others.length]!.data;
  const data = target.data as { readonly amount?: unknown };
  return amount === undefined || typeof data.amount !== 'number' ? undefined : { ...data, amount };
}
