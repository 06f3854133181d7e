import type { FindingCode } from '../../../src/finding-catalogue/catalogue';
import type { EventFinding } from '../../../src/finding-catalogue/finding';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { isSameValue } from '../../../src/kernel/same-value';
import { CasinoNow } from '../../../src/ledger/evaluation/casino-now';
import { partitionKeyOf } from '../../../src/ledger/fact-order/place.state';
import { MemoryBook } from '../book/memory-book';
import { FactLedger, inOrderOfPlace } from '../fact-order/fact-ledger';

type Night = readonly CasinoEvent[];
/** Makes a correct night wrong: one fact is changed, left out, repeated or added. */
export type Wrong = (night: Night) => CasinoEvent[];

/** The expected code, the fault in words, the fault, and other expected codes with a reason. */
export type Row = readonly [code: FindingCode, what: string, wrong: Wrong, also?: readonly FindingCode[]];

const factOf = (night: Night, id: string): CasinoEvent => {
  const fact = night.find((each) => each.id === id);
  if (fact === undefined) throw new Error(`No fact ${id} in this night`);
  return fact;
};

const replaced = (
  night: Night,
  id: string,
  by: (fact: CasinoEvent) => readonly CasinoEvent[],
): CasinoEvent[] => {
  factOf(night, id);
  return night.flatMap((fact) => (fact.id === id ? by(fact) : [fact]));
};

/** Merges data into a fact; undefined members are removed. */
const withData = (fact: CasinoEvent, data: object): CasinoEvent => ({
  ...fact,
  data: Object.fromEntries(
    Object.entries({ ...(fact.data as object), ...data }).filter(([, value]) => value !== undefined),
  ),
});

const later = (time: string, seconds: number): string =>
  new Date(Date.parse(time) + seconds * 1_000).toISOString();

/** Changes the data of a fact. */
export const says =
  (id: string, data: object): Wrong =>
  (night) =>
    replaced(night, id, (fact) => [withData(fact, data)]);

export const leftOut =
  (id: string): Wrong =>
  (night) =>
    replaced(night, id, () => []);

/** Ends the night with this fact, so that no consequences of a wrong one are reported. */
export const until =
  (id: string): Wrong =>
  (night) =>
    night.slice(0, night.indexOf(factOf(night, id)) + 1);

/** Repeats a fact under another id, half a second later, with changed data. */
export const again =
  (id: string, data: object = {}): Wrong =>
  (night) =>
    replaced(night, id, (fact) => [
      fact,
      { ...withData(fact, data), id: `${id}-again`, time: later(fact.time, 0.5) },
    ]);

/** Changes the envelope of a fact: day, session, source or time. */
export const stands =
  (id: string, envelope: Partial<CasinoEvent>): Wrong =>
  (night) =>
    replaced(night, id, (fact) => [{ ...fact, ...envelope }]);

/** Adds a fact that did not happen half a second after another one. */
export const beside =
  (id: string, fact: CasinoEvent): Wrong =>
  (night) =>
    replaced(night, id, (sound) => [sound, { ...fact, time: later(sound.time, 0.5) }]);

/** Combines faults that one mistake causes in several reports. */
export const together =
  (...all: readonly Wrong[]): Wrong =>
  (night) =>
    all.reduce<CasinoEvent[]>((spoilt, wrong) => wrong(spoilt), [...night]);

const isSameEnvelope = ({ data: _a, ...one }: CasinoEvent, { data: _b, ...other }: CasinoEvent): boolean =>
  isSameValue(one, other);

/** Whether an event is a decision; all others are facts that may arrive in any order. */
const isDecision = (event: CasinoEvent): boolean => partitionKeyOf(event) === undefined;

/** The ledger of facts in order of arrival, after all decisions. */
export async function ledgerOf(arriving: Night): Promise<FactLedger> {
  const { books: decided } = new MemoryBook().postAll(arriving.filter(isDecision));
  const ledger = new FactLedger(new CasinoNow({ decided }));
  for (const fact of arriving) if (!isDecision(fact)) await ledger.take(fact);
  return ledger;
}

/** The final findings about facts and about states. */
export const findingsIn = ({ meanings, standing }: FactLedger): readonly EventFinding[] => [
  ...[...meanings.values()].flatMap(({ evaluation }) => evaluation.findings),
  ...standing.values(),
];

/** The final findings of events whose meaning depends on the order of arrival. */
export function findingsInOrder(events: Night): readonly EventFinding[] {
  let found: EventFinding[] = [];
  const book = new MemoryBook();
  for (const event of events) {
    const { findings, settles = [] } = book.post(event).evaluation;
    found = [...found.filter(({ standing = '' }) => !settles.includes(standing)), ...findings];
  }
  return found;
}

/** Corrects a wrong night like a house: false facts are cancelled or corrected, missing ones are sent. */
export async function setRight(ledger: FactLedger, wrong: Night, right: Night): Promise<void> {
  for (const fact of wrong) {
    const due = right.find(({ id }) => id === fact.id);
    if (due === undefined) await ledger.correct(fact, undefined);
    else if (!isSameEnvelope(due, fact)) {
      await ledger.correct(fact, undefined);
      await ledger.take({ ...due, id: `${due.id}-anew` });
    } else if (!isSameValue(due.data, fact.data)) await ledger.correct(fact, due.data);
  }
  for (const fact of right) if (!wrong.some(({ id }) => id === fact.id)) await ledger.take(fact);
}

/** Nights with more facts are not delivered backwards, which takes too long. */
const FEW = 16;

/** Orders of arrival: by time; wrong facts last; and backwards, or for long nights wrong facts first. */
export function arrivals(wrong: Night, right: Night): CasinoEvent[][] {
  const placed = [...wrong.filter(isDecision), ...inOrderOfPlace(wrong.filter((each) => !isDecision(each)))];
  const isWrong = (fact: CasinoEvent): boolean => !right.some((due) => isSameValue(due, fact));
  const [rest, spoilt] = [placed.filter((fact) => !isWrong(fact)), placed.filter(isWrong)];
  return [placed, [...rest, ...spoilt], placed.length > FEW ? [...spoilt, ...rest] : [...placed].reverse()];
}
