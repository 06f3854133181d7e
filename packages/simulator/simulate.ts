import type { CasinoEvent } from '../../src/kernel/envelope';
import { type GamingDay, nextGamingDay } from '../../src/kernel/gaming-day';
import { Agenda, Chance, type Course, type Hours } from './chance';
import { EquipmentStore } from './equipment-store';
import { House } from './house-tray';
import { Roster } from './guest';
import { piecesOfHouse, type PiecesOfValue, type CasinoName, GIVEN_ANSWERS } from './pieces';
import type { HouseKind, NonBankedPlan, TablePlan } from './table-plan';
import { gamePoolsOf, tablePlans, tablesOfPool } from './table-plan';
import { SIMULATED_RULEBOOKS } from './simulated-rulebook';
import { NonBankedTray } from './non-banked-tray';
import { HouseSession } from './house-session';
import type { EventData } from '../../src/ledger/event-contract/catalogue';
import { POOL } from './house-jackpot';
import type { ExactData } from './reporter';

export interface Simulation extends CasinoName, HouseKind {
  readonly firstDay: GamingDay;
  /** Draws what this first day would draw, so that the nights have the same rounds on any date. */
  readonly firstDrawn?: GamingDay;
  readonly days: number;
  readonly tables: number;
  /** Opening hours of each night, or of the night with this number (from 0); five by default. */
  readonly hours?: number | ((nightsBefore: number) => number);
}

const HOUR = 3600;
const MINUTE = 60;
/** The last day of the homologations of a simulated house. */
const VALID_UNTIL = '2099-12-31';
const DOORS_OPEN = 20 * HOUR;
const USUAL_HOURS = 5;
/** Further tables open up to LATEST/STEP of the evening later, and close as much earlier. */
const LATEST = 12;
const STEP = 30;

export function* simulate(simulation: Simulation): Generator<CasinoEvent, void, void> {
  const { firstDay, days, tables, hours = USUAL_HOURS } = simulation;
  const { rulebook = SIMULATED_RULEBOOKS[0] } = simulation;
  const house = new House(simulation, firstDay, simulation);
  const plans = tablePlans(tables, simulation);
  house.agenda.now = DOORS_OPEN - 3 * HOUR;
  openLedger(house, plans, rulebook);
  const store = new EquipmentStore(house, plans);
  house.store = store;
  house.agenda.now += MINUTE;
  store.enter(VALID_UNTIL);
  for (let day = 0; day < days; day += 1) {
    const opening = day === 0 && !house.isPlain ? piecesOfHouse(BigInt(plans.length)) : [];
    const open = typeof hours === 'number' ? hours : hours(day);
    store.handOut();
    yield* night(house, { plans, doorsClose: DOORS_OPEN + open * HOUR, toPutInService: opening });
    house.day = nextGamingDay(house.day);
    house.drawnDay = nextGamingDay(house.drawnDay);
  }
}

interface Night {
  readonly plans: readonly TablePlan[];
  readonly doorsClose: number;
  readonly toPutInService: readonly PiecesOfValue[];
}

function* night(
  house: House,
  { plans, doorsClose, toPutInService }: Night,
): Generator<CasinoEvent, void, void> {
  house.roster = new Roster();
  const { agenda } = house;
  const by = house.roster.call('director');
  agenda.now = DOORS_OPEN - 2 * HOUR;
  house.report({ type: 'cagnotte.gaming-day.opened.v1', from: 'management', data: { by } });
  const approvedBy = [by, house.roster.call('cage-chief')];
  house.prizes.payWaiting();
  house.jackpot.open(tablesOfPool(plans), approvedBy);
  for (const { terms, tables } of gamePoolsOf(plans)) house.poolOf(terms).open(tables, approvedBy);
  agenda.begin(agenda.now, house.cage.night(DOORS_OPEN, doorsClose, toPutInService));
  plans.forEach((plan, index) => {
    // The first table of each game is open for the whole evening, because it plays at the authorised minimum.
    const later =
      plan.kind === plan.game.kinds[0] ? 0 : (index % LATEST) * Math.floor((doorsClose - DOORS_OPEN) / STEP);
    const hours = { opens: DOORS_OPEN + later, closes: doorsClose - later };
    agenda.begin(agenda.now + index, evening(house, plan, hours));
  });
  do yield* house.reporter.takeWritten();
  while (agenda.step());
  house.agenda = new Agenda();
}

const evening = (house: House, plan: TablePlan, hours: Hours): Course =>
  plan.family === 'house'
    ? new HouseSession(house, plan).evening(hours)
    : nonBankedEvening(house, plan, hours);

/**
 * Authorises the casino and opens its ledger with cash and a bank account. In a plain house the opening also has chips in the
 * cage and with guests; otherwise chips are put into service and sold.
 */
function openLedger(house: House, plans: readonly TablePlan[], rulebook: string): void {
  const { cage, name } = house;
  const { currency } = name;
  const inHands = house.isPlain ? BEGINNINGS.regulars * BEGINNINGS.chipsOfRegular : 0n;
  cage.chips = house.isPlain ? BEGINNINGS.chipsPerTable * BigInt(plans.length) : 0n;
  cage.cash = BEGINNINGS.cashPerTable * BigInt(plans.length);
  for (let regular = 0n; regular < BEGINNINGS.regulars; regular += 1n) {
    welcomeRegular(house);
  }
  house.report({
    type: 'cagnotte.casino.authorised.v1',
    from: 'authorisation',
    data: authorisation(house, plans, rulebook),
  });
  house.report({
    type: 'cagnotte.ledger.opened.v1',
    from: 'accounts',
    data: {
      currency,
      balances: [
        ...(house.isPlain ? [{ account: 'chips:cage', amount: cage.chips }] : []),
        { account: 'cash:cage', amount: cage.cash },
        { account: 'bank', amount: BEGINNINGS.bank },
        ...(house.isPlain ? [{ account: 'chips:issued', amount: -(cage.chips + inHands) }] : []),
        { account: 'opening', amount: inHands - cage.cash - BEGINNINGS.bank },
      ],
    },
  });
}

function welcomeRegular(house: House): void {
  const guest = house.welcome(0n);
  const amount = BEGINNINGS.chipsOfRegular;
  if (!house.isPlain) {
    house.cage.expected.push({ guest, amount });
    return;
  }
  guest.chips = amount;
  house.floor.push(guest);
}

const BEGINNINGS = {
  chipsPerTable: 60_000_000n,
  cashPerTable: 10_000_000n,
  bank: 100_000_000n,
  regulars: 20n,
  chipsOfRegular: 100_000n,
} as const;

function authorisation(
  { day, name, prizesWait }: House,
  plans: readonly TablePlan[],
  rulebook: string,
): ExactData<EventData['cagnotte.casino.authorised.v1']> {
  const expiry = prizesWait ? { expiresAfterDays: DAYS_TO_COLLECT } : {};
  return {
    validFrom: day,
    currency: name.currency,
    rulebook,
    games: [...new Set(plans.map(({ game }) => game.rules.code))],
    tables: plans.map(({ table, game, kind, ...plan }) => ({
      table,
      game: game.rules.code,
      minimum: { from: game.kinds[0].minimum, to: kind.minimum * 2n },
      seats: kind.seats,
      ...('bankLimits' in kind ? { bank: kind.bankLimits } : {}),
      captures: 'captures' in plan ? plan.captures : { rounds: true, buyIns: true },
    })),
    ...resolutionsOf(plans, day),
    jackpots: [
      {
        ...{ pool: POOL.pool, rate: POOL.rate, seed: POOL.seed },
        ...{ postedBy: 'jackpot', tables: tablesOfPool(plans), ...expiry },
      },
      ...gamePoolsOf(plans).map(({ terms: { pool, game, rate, seed, postedBy }, tables }) => ({
        ...{ pool, game, rate, seed, postedBy, tables },
        ...expiry,
      })),
    ],
    answers: GIVEN_ANSWERS,
    document: 'authorisation 1',
  };
}

/** A resolution on the announced rate of each game whose rules leave the rate to one; no member where there is none. */
function resolutionsOf(
  plans: readonly TablePlan[],
  day: string,
): Pick<ExactData<EventData['cagnotte.casino.authorised.v1']>, 'resolutions'> {
  const rates = new Map(
    plans.flatMap((plan) => {
      const rate = 'poker' in plan.kind ? plan.kind.poker?.share.rate : undefined;
      return plan.game.rules.rateByResolution === undefined || rate === undefined
        ? []
        : [[plan.game.rules.code, rate] as const];
    }),
  );
  const dated = { date: day, validFrom: day };
  const resolutions = [...rates].map(([game, rate], at) => ({
    ...{ game, resolution: `resolution ${at + 1}`, rate },
    ...dated,
  }));
  return resolutions.length === 0 ? {} : { resolutions };
}

/** How long a prize that waits can be collected. */
const DAYS_TO_COLLECT = 30;

function* nonBankedEvening(house: House, plan: NonBankedPlan, { opens, closes }: Hours): Course {
  const { table, game, kind } = plan;
  const tray = new NonBankedTray(house, { table, code: game.rules.code, kind });
  yield opens - house.agenda.now;
  yield* tray.open(closes);
  yield* game.play(tray, new Chance(house.name.seed, house.drawnDay, table), closes);
  yield* tray.close();
}
