import type { CasinoEvent } from '../domain/event-registry/envelope';
import { type GamingDay, nextGamingDay } from '../kernel/gaming-day';
import { Agenda, type Course } from './agenda';
import { authorisation } from './authorisation';
import { House } from './house';
import { Roster } from './people/roster';
import type { CasinoName } from './premises';
import { SIMULATED_RULEBOOKS } from './simulated-rulebook';
import { circleEvening } from './tables/circle-session';
import type { Hours } from './tables/hours';
import { HouseSession } from './tables/house-session';
import { gamePoolsOf, type HouseKind, type TablePlan, tablePlans, tablesOfPool } from './tables/table-plan';

/** What to simulate. */
export interface Simulation extends CasinoName, HouseKind {
  readonly firstDay: GamingDay;
  readonly days: number;
  readonly tables: number;
  /** For how many hours the doors are open; the usual five where not given. */
  readonly hours?: number;
}

const HOUR = 3600;
const DOORS_OPEN = 20 * HOUR;
const USUAL_HOURS = 5;
/** Further tables open up to so many times a thirtieth of the evening later, and close so much earlier. */
const LATEST = 12;
const STEP = 30;

/** The events of all days, in the order in which they happen. The same simulation gives the same events. */
export function* simulate(simulation: Simulation): Generator<CasinoEvent, void, void> {
  const { firstDay, days, tables, hours = USUAL_HOURS, rulebook = SIMULATED_RULEBOOKS[0] } = simulation;
  const house = new House(simulation, firstDay, simulation.isPlain);
  const plans = tablePlans(tables, simulation);
  house.agenda.now = DOORS_OPEN - 3 * HOUR;
  openLedger(house, plans, rulebook);
  for (let day = 0; day < days; day += 1) {
    yield* night(house, plans, DOORS_OPEN + hours * HOUR);
    house.day = nextGamingDay(house.day);
  }
}

function* night(
  house: House,
  plans: readonly TablePlan[],
  doorsClose: number,
): Generator<CasinoEvent, void, void> {
  house.roster = new Roster();
  const { agenda } = house;
  const by = house.roster.call('director');
  agenda.now = DOORS_OPEN - 2 * HOUR;
  house.report({ type: 'cagnotte.gaming-day.opened.v1', from: 'management', data: { by } });
  const approvedBy = [by, house.roster.call('cage-chief')];
  house.jackpot.open(tablesOfPool(plans), approvedBy);
  for (const { terms, tables } of gamePoolsOf(plans)) house.poolOf(terms).open(tables, approvedBy);
  agenda.begin(agenda.now, house.cage.night(DOORS_OPEN, doorsClose));
  plans.forEach((plan, index) => {
    // Of each game the first table opens first and closes last: it plays at the authorised minimum.
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
  plan.family === 'house' ? new HouseSession(house, plan).evening(hours) : circleEvening(house, plan, hours);

/** The casino is authorised and takes over its books: chips in the cage and in the hands of its guests, cash, a bank. */
function openLedger(house: House, plans: readonly TablePlan[], rulebook: string): void {
  const { cage, name } = house;
  const { currency } = name;
  const inHands = BEGINNINGS.regulars * BEGINNINGS.chipsOfRegular;
  cage.chips = BEGINNINGS.chipsPerTable * BigInt(plans.length);
  cage.cash = BEGINNINGS.cashPerTable * BigInt(plans.length);
  for (let regular = 0n; regular < BEGINNINGS.regulars; regular += 1n) {
    const guest = house.welcome(0n);
    guest.chips = BEGINNINGS.chipsOfRegular;
    house.floor.push(guest);
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
        { account: 'chips:cage', amount: cage.chips },
        { account: 'cash:cage', amount: cage.cash },
        { account: 'bank', amount: BEGINNINGS.bank },
        { account: 'chips:issued', amount: -(cage.chips + inHands) },
        { account: 'opening', amount: inHands - cage.cash - BEGINNINGS.bank },
      ],
    },
  });
}

/** With what the books begin, in minor units. */
const BEGINNINGS = {
  chipsPerTable: 60_000_000n,
  cashPerTable: 10_000_000n,
  bank: 100_000_000n,
  regulars: 20n,
  chipsOfRegular: 100_000n,
} as const;
