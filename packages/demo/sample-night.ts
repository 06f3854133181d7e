import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChipsSold } from '../../src/ledger/cage/cage.events';
import { casinoOf as casinoOfSource, tableOf } from '../../src/kernel/source';
import { type Minor, sumMinor } from '../../src/kernel/money';
import { decodeHistory, describeFault } from '../hand-history/hand-fault';
import { parseHandHistory } from '../hand-history/parse-hand-history';
import type { ParsedHand } from '../hand-history/parsed-hand';
import { casinoOf, type HandEvaluation, tieHand } from '../hand-history/hand-played-event';
import { type RoomEvent, toEvents } from '../hand-history/to-events';
import type { CatalogueEvent, EventOf, EventType } from '../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { simulate } from '../simulator/simulate';

export interface Expectation {
  readonly casino: string;
  readonly hands: readonly ExpectedHand[];
  readonly commission: Minor;
  readonly chipsOfCustomers: Minor;
  readonly results: ReadonlyMap<string, Minor>;
  readonly banks: ReadonlyMap<string, Minor>;
}

/** The figures of a hand by its own text, with the reasons for contradictions between them. */
type ExpectedHand = Pick<HandEvaluation, 'id' | 'pot' | 'collected' | 'rake' | 'derived' | 'reasons'>;

export interface SampleNight {
  readonly events: readonly object[];
  readonly expectations: readonly Expectation[];
  readonly faults: readonly string[];
}

/** Reads every .txt file of a directory, in the order of their names. */
export function readSampleNight(directory: string): SampleNight {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  const hands: ParsedHand[] = [];
  const faults: string[] = [];
  for (const file of files) {
    for (const read of parseHandHistory(decodeHistory(readFileSync(join(directory, file))))) {
      if (read.ok) hands.push(read.value);
      else faults.push(`${file}: ${describeFault(read.refusal)}`);
    }
  }
  if (hands.length === 0) faults.push(`${directory}: contains no hand`);
  const events = toEvents(hands);
  return { events, faults, expectations: expectationsOf(hands, events) };
}

function expectationsOf(hands: readonly ParsedHand[], events: readonly RoomEvent[]): Expectation[] {
  return [...new Set(hands.map(casinoOf))].sort().map((casino) => {
    const evaluated = hands.filter((hand) => casinoOf(hand) === casino).map((hand) => tieHand(hand));
    const rake = sumMinor(evaluated.map((hand) => hand.rake));
    return {
      casino,
      hands: evaluated,
      commission: rake,
      chipsOfCustomers: chipsSold(casino, events) - rake,
      results: new Map(),
      banks: new Map(),
    };
  });
}

function chipsSold(casino: string, events: readonly RoomEvent[]): Minor {
  const sales = events.filter(
    ({ type, source }) => type === 'cagnotte.cage.chips-sold.v1' && casinoOfSource(source) === casino,
  );
  return sumMinor(sales.map(({ data }) => BigInt((data as ChipsSold).amount)));
}

const CASINO = 'simulated-eur';
const DAY = '2026-01-01';
const HOURS = 2;

interface SimulatedDay {
  readonly events: readonly CasinoEvent[];
  readonly expectation: Expectation;
}

export function simulatedDay(seed: string, tables: number): SimulatedDay {
  const day = { casino: CASINO, currency: 'EUR', seed, firstDay: DAY, days: 1, tables, hours: HOURS };
  const events = [...simulate(day)];
  return { events, expectation: expectationOf(events as readonly CatalogueEvent[]) };
}

/** Expected figures by plain addition over the events, independent of accounts and entries. */
function expectationOf(events: readonly CatalogueEvent[]): Expectation {
  return {
    casino: CASINO,
    hands: ofType(events, 'cagnotte.hand.played.v1').map(handOf),
    commission: sumMinor([
      ...ofType(events, 'cagnotte.round.settled.v1').map(deductionOf),
      ...ofType(events, 'cagnotte.slot.counted.v1').map(({ data }) => BigInt(cagnotteOf(data))),
    ]),
    chipsOfCustomers: chipsOfCustomers(events),
    results: resultsOf(events),
    banks: banksOf(events),
  };
}

/** Outstanding chips: issued less counted in the cage less left locked at the tables after all closes. */
function chipsOfCustomers(events: readonly CatalogueEvent[]): Minor {
  const balances = ofType(events, 'cagnotte.ledger.opened.v1').flatMap(({ data }) => data.balances);
  const issued = sumOf(
    balances.filter(({ account }) => account === 'chips:issued').map(({ amount }) => -amount),
  );
  const put = ofType(events, 'cagnotte.chips.put-in-service.v1').map(({ data }) => data.amount);
  const inCage = ofType(events, 'cagnotte.cage.counted.v1').at(-1)?.data.chips ?? 0;
  const locked = ofType(events, 'cagnotte.table.closed.v1').flatMap(({ data }) => data.leftLocked ?? []);
  return issued + sumOf(put) - BigInt(inCage) - sumOf(locked.map(({ chips = 0 }) => chips));
}

/**
 * Results by table. House-banked: closing count + box + credits + pool prizes − float − fills − pool stakes. Non-banked: the
 * contents of its slot.
 */
function resultsOf(events: readonly CatalogueEvent[]): ReadonlyMap<string, Minor> {
  const results = new Map<string, Minor>();
  for (const event of events) {
    const table = tableOf(event.source);
    const part = PARTS[event.type] as ((event: CatalogueEvent) => number) | undefined;
    if (table === undefined || part === undefined) continue;
    results.set(table, (results.get(table) ?? 0n) + BigInt(part(event)));
  }
  return new Map([...results].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Commissions and rakes in a slot, in minor units. The slot of a pool holds stakes of players instead. */
const cagnotteOf = ({ slot, chips }: EventOf<'cagnotte.slot.counted.v1'>['data']): number =>
  slot === 'cagnotte' ? chips : 0;

const throughFloat = ({ poolStakes = [], poolPrizes = [] }: EventOf<RoundSettled>['data']): number =>
  poolPrizes.reduce((sum, { paidFrom, amount }) => sum + (paidFrom === 'table' ? amount : 0), 0) -
  poolStakes.reduce((sum, { how, amount }) => sum + (how === 'swept' ? amount : 0), 0);

type RoundSettled = 'cagnotte.round.settled.v1';

const PARTS: { readonly [Type in EventType]?: (event: EventOf<Type>) => number } = {
  'cagnotte.table.opened.v1': ({ data: { float } }) =>
    float.holder === 'cambista' ? 0 : -float.amount - (float.locked ?? 0),
  'cagnotte.round.settled.v1': ({ data }) => throughFloat(data),
  'cagnotte.table.filled.v1': ({ data }) => (data.holder === 'cambista' ? 0 : -data.amount),
  'cagnotte.table.credited.v1': ({ data }) => (data.holder === 'cambista' ? 0 : data.amount),
  'cagnotte.table.counted.v1': ({ data }) => data.inventory,
  'cagnotte.drop.counted.v1': ({ data }) => data.amount,
  'cagnotte.slot.counted.v1': ({ data }) => cagnotteOf(data),
};

/** Win of each player's bank: collected less paid less commission; zero for a bank that never dealt. */
function banksOf(events: readonly CatalogueEvent[]): ReadonlyMap<string, Minor> {
  const banks = new Map<string, Minor>();
  for (const { data } of ofType(events, 'cagnotte.bank.adjudicated.v1')) banks.set(data.bank, 0n);
  for (const { data } of ofType(events, 'cagnotte.coup.played.v1')) {
    const { collected = 0, paid = 0 } = data.totals ?? {};
    const won = collected - paid - (data.commission?.amount ?? 0);
    banks.set(data.bank, (banks.get(data.bank) ?? 0n) + BigInt(won));
  }
  return banks;
}

/** The expected figures of a hand: contributions less returned bets equal collections plus rake. */
function handOf({ data }: EventOf<'cagnotte.hand.played.v1'>): ExpectedHand {
  const pot = data.actions.reduce(
    (sum, { action, amount = 0 }) => sum + BigInt(action === 'uncalled-returned' ? -amount : amount),
    0n,
  );
  const collected = sumOf(data.awards.map(({ amount }) => amount));
  const rake = BigInt(data.rake.dropped);
  const reasons = pot === collected + rake ? [] : ['its money does not add up'];
  // On a day without faults the awards by the rules equal the reported awards.
  return { id: data.handNo, pot, collected, rake, derived: collected, reasons };
}

const deductionOf = ({ data }: EventOf<'cagnotte.round.settled.v1'>): Minor =>
  BigInt(data.deduction?.amount ?? 0);

const sumOf = (amounts: readonly number[]): Minor => sumMinor(amounts.map((amount) => BigInt(amount)));

const ofType = <Type extends EventType>(
  events: readonly CatalogueEvent[],
  type: Type,
): readonly EventOf<Type>[] =>
  events.filter((event) => event.type === type) as readonly CasinoEvent[] as readonly EventOf<Type>[];
