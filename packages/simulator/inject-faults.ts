import type { CasinoEvent } from '../../src/kernel/envelope';
import { Chance } from './chance';
import { Deliveries, type Fault, type InjectedFault, unnumbered, withData, WRONG_BY } from './deliveries';
import { FAULTS_OF_GAMES } from './faults-of-games';
import { FAULTS_OF_SEATS } from './faults-of-seats';
import { correctedCorrection, correctedPayout, voidedCoup, voidedHand, voidedRound } from './set-right';
import { fallingMeter, overdrawnBank, wrongCommission, wrongContribution, wrongRake } from './wrong-money';
import { WRONG_NOTES } from './wrong-notes';
import { WRONG_EQUIPMENT } from './wrong-equipment';
import { WRONG_PAYMENTS } from './wrong-payments';
import { WRONG_STAFF } from './wrong-staff';
import type { EventType } from '../../src/ledger/event-contract/catalogue';

interface FurtherReport {
  readonly type: EventType;
  readonly code: string;
  readonly data: object;
  /** The number of reports; the last one is found. */
  readonly told?: number;
}

/** Adds a report of something that did not happen. It moves nothing that is counted, and causes one finding. */
const furtherReport =
  (beside: 'cagnotte.cage.chips-sold.v1' | 'cagnotte.coup.played.v1', further: FurtherReport): Fault =>
  (deliveries, chance) => {
    const sound = deliveries.pick(beside, chance, () => true);
    if (sound === undefined) return undefined;
    const { type, code, data, told = 1 } = further;
    const ids = Array.from({ length: told }, (_each, index) => `${sound.id}-${code}-${index}`);
    const named = { ...data, document: `${sound.id}-${code}` };
    for (const id of [...ids].reverse()) {
      const more = { currency: sound.data.currency, amount: WRONG_BY, ...named };
      deliveries.addAfter(sound, { ...unnumbered(sound), type, id, data: more });
    }
    return { eventIds: ids, expect: [{ code, eventIds: ids.slice(-1) }] };
  };

const BY = [{ id: 'E-1' }, { id: 'E-2' }];

const FURTHER_REPORTS: Readonly<Record<string, Fault>> = {
  'moved-to-itself': furtherReport('cagnotte.cage.chips-sold.v1', {
    type: 'cagnotte.cage.transferred.v1',
    code: 'moved-to-itself',
    data: { from: 'cash', to: 'cash', by: BY },
  }),
  'cheque-not-credited': furtherReport('cagnotte.cage.chips-sold.v1', {
    type: 'cagnotte.cage.cheque-returned.v1',
    code: 'cheque-not-credited',
    data: { afterClearing: true },
  }),
  'cheque-issued-twice': furtherReport('cagnotte.cage.chips-sold.v1', {
    type: 'cagnotte.cage.cheque-issued.v1',
    code: 'cheque-number-used-twice',
    told: 2,
    data: { pays: 'other', by: BY },
  }),
  'guarantee-not-held': furtherReport('cagnotte.coup.played.v1', {
    type: 'cagnotte.bank.deposit-returned.v1',
    code: 'guarantee-not-held',
    data: { banker: 'nobody', guaranteeReleased: 'AV-1' },
  }),
};

const IN_BETWEEN = 5;

const lostReport: Fault = (deliveries, chance) => {
  const lost = deliveries.pick('cagnotte.cage.currency-changed.v1', chance, (event) => {
    const next = deliveries.nextOfSource(event);
    return event.sequence !== '1' && follows(next, event) && deliveries.isSound(next);
  });
  const next = lost === undefined ? undefined : deliveries.nextOfSource(lost);
  if (lost === undefined || next === undefined) return undefined;
  deliveries.drop(lost, next);
  return { eventIds: [lost.id], expect: [{ code: 'sequence-gap', eventIds: [next.id] }] };
};

const repeatedDelivery: Fault = (deliveries, chance) => {
  const sale = deliveries.pick('cagnotte.cage.chips-sold.v1', chance, () => true);
  if (sale === undefined) return undefined;
  deliveries.addAfter(sale, sale, IN_BETWEEN);
  return { eventIds: [sale.id], expect: [] };
};

/** Sends other content under a used id: the delivery is a conflict and is quarantined. */
const conflictingReport: Fault = (deliveries, chance) => {
  const sale = deliveries.pick('cagnotte.cage.chips-sold.v1', chance, () => true);
  if (sale === undefined) return undefined;
  deliveries.addAfter(sale, withData(sale, { amount: sale.data.amount + 100 }), IN_BETWEEN);
  return { eventIds: [sale.id], expect: [{ code: 'delivery-in-conflict', eventIds: [sale.id] }] };
};

const outOfOrder: Fault = (deliveries, chance) => {
  const first = deliveries.pick('cagnotte.cage.chips-sold.v1', chance, (event) => {
    const next = deliveries.nextOfSource(event);
    const isSale = next?.type === event.type && deliveries.isSound(next);
    return isSale && event.sequence !== '1' && follows(next, event);
  });
  const second = first === undefined ? undefined : deliveries.nextOfSource(first);
  if (first === undefined || second === undefined) return undefined;
  deliveries.moveAfter(first, second);
  return { eventIds: [first.id, second.id], expect: [{ code: 'late-arrival', eventIds: [first.id] }] };
};

const unreadableReport: Fault = (deliveries, chance) => {
  const sale = deliveries.pick('cagnotte.cage.chips-sold.v1', chance, () => true);
  if (sale === undefined) return undefined;
  const id = `${sale.id}-b`;
  deliveries.addAfter(sale, { ...unnumbered(withData(sale, { amount: 'a hundred' })), id });
  return { eventIds: [id], expect: [{ code: 'delivery-unreadable', eventIds: [id] }] };
};

const follows = (next: CasinoEvent | undefined, event: CasinoEvent): next is CasinoEvent =>
  next?.sequence !== undefined && BigInt(next.sequence) === BigInt(event.sequence ?? 0) + 1n;

const LATE_BY = 4;

/** Delivers a round after later ones of its table: it is evaluated at its place and causes no finding of a gap. */
const lateRound: Fault = (deliveries, chance) => {
  const round = deliveries.pick(
    'cagnotte.round.settled.v1',
    chance,
    (event) => event.sequence !== '1' && laterOf(deliveries, event) !== undefined,
  );
  const later = round === undefined ? undefined : laterOf(deliveries, round);
  if (round === undefined || later === undefined) return undefined;
  deliveries.moveAfter(round, later);
  return { eventIds: [round.id], expect: [{ code: 'late-arrival', eventIds: [round.id] }] };
};

const lateOfEarlierDay: Fault = (deliveries, chance) => {
  const round = deliveries.pick(
    'cagnotte.round.settled.v1',
    chance,
    (event) => event.sequence !== '1' && nextDayOf(deliveries, event) !== undefined,
  );
  const later = round === undefined ? undefined : nextDayOf(deliveries, round);
  if (round === undefined || later === undefined) return undefined;
  deliveries.moveAfter(round, later);
  return { eventIds: [round.id], expect: [{ code: 'late-arrival', eventIds: [round.id] }] };
};

function nextDayOf(deliveries: Deliveries, { source, gamingday }: CasinoEvent): CasinoEvent | undefined {
  return deliveries.all.find(
    (event) =>
      event.source === source && event.gamingday > gamingday && event.type === 'cagnotte.table.opened.v1',
  );
}

function laterOf(deliveries: Deliveries, event: CasinoEvent): CasinoEvent | undefined {
  let later: CasinoEvent | undefined = event;
  for (let passed = 0; passed < LATE_BY && later !== undefined; passed += 1) {
    const next = deliveries.nextOfSource(later);
    later = follows(next, later) ? next : undefined;
  }
  return later !== undefined && deliveries.isSound(later) ? later : undefined;
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'corrected-payout': correctedPayout,
  'corrected-correction': correctedCorrection,
  'voided-round': voidedRound,
  'voided-coup': voidedCoup,
  'voided-hand': voidedHand,
  'wrong-rake': wrongRake,
  'overdrawn-bank': overdrawnBank,
  'falling-meter': fallingMeter,
  'wrong-contribution': wrongContribution,
  'wrong-commission': wrongCommission,
  'lost-report': lostReport,
  'repeated-delivery': repeatedDelivery,
  'conflicting-report': conflictingReport,
  'out-of-order': outOfOrder,
  'late-round': lateRound,
  'late-of-earlier-day': lateOfEarlierDay,
  'unreadable-report': unreadableReport,
  ...FURTHER_REPORTS,
  ...FAULTS_OF_GAMES,
  ...WRONG_PAYMENTS,
  ...WRONG_STAFF,
  ...WRONG_NOTES,
  ...FAULTS_OF_SEATS,
  ...WRONG_EQUIPMENT,
};

interface FaultyDeliveries {
  readonly deliveries: readonly CasinoEvent[];
  readonly faults: readonly InjectedFault[];
}

/** Injects each fault a number of times into a clean stream, as far as it has a place for it; reproducible by the seed. */
export function injectFaults(
  events: Iterable<CasinoEvent>,
  { seed, times }: { readonly seed: string; readonly times: number },
): FaultyDeliveries {
  const deliveries = new Deliveries([...events]);
  const faults: InjectedFault[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    const chance = new Chance(seed, 'faults', name);
    for (let time = 0; time < times; time += 1) {
      const injected = fault(deliveries, chance);
      if (injected !== undefined) faults.push({ fault: name, ...injected });
    }
  }
  return { deliveries: deliveries.all, faults };
}
