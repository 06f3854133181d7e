import fc from 'fast-check';
import type { EventOf, EventType } from '../../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { CapturedReports } from '../../../src/ledger/table-session/table-session.state';

const TABLE = '/casinos/granada/tables/T1';
const CAGE = '/casinos/granada/cage';
const BY = [{ id: 'E-1' }];

/** Something that happens at a house-banked table, reported or not. */
export type Happening =
  | { readonly what: 'buy-in'; readonly amount: number }
  | { readonly what: 'round'; readonly won: number; readonly deduction: number; readonly dropped: boolean }
  | { readonly what: 'pool'; readonly staked: number; readonly swept: boolean; readonly prize: number }
  | { readonly what: 'fill' | 'credit'; readonly amount: number }
  | { readonly what: 'forgotten'; readonly stake: number; readonly winnings: number }
  | { readonly what: 'chips-lost' | 'note-lost'; readonly amount: number };

/** How a night is reported. */
export interface Reporting {
  readonly captures: CapturedReports;
  /** When the box is counted: before the float is counted, after it, or after the close. */
  readonly box: 'before-count' | 'after-count' | 'after-close';
  readonly counted: boolean;
  readonly locked: number;
}

const amount = fc.integer({ min: 0, max: 50_000 });

export const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ what: fc.constant('buy-in' as const), amount }),
  fc.record({
    what: fc.constant('round' as const),
    won: fc.integer({ min: -20_000, max: 20_000 }),
    deduction: fc.integer({ min: 0, max: 500 }),
    dropped: fc.boolean(),
  }),
  fc.record({ what: fc.constant('pool' as const), staked: amount, swept: fc.boolean(), prize: amount }),
  fc.record({ what: fc.constantFrom('fill' as const, 'credit' as const), amount }),
  fc.record({ what: fc.constant('forgotten' as const), stake: amount, winnings: amount }),
  fc.record({ what: fc.constantFrom('chips-lost' as const, 'note-lost' as const), amount }),
);

export const anyReporting: fc.Arbitrary<Reporting> = fc.record({
  captures: fc.record({ rounds: fc.boolean(), buyIns: fc.boolean() }),
  box: fc.constantFrom('before-count', 'after-count', 'after-close'),
  counted: fc.boolean(),
  locked: amount,
});

/** The events of a night, and its expected figures by plain addition. */
export interface Night {
  readonly events: readonly CasinoEvent[];
  /** (I + D + C + JP + SL) - (O + F + JS), added up during the night; minor units. */
  readonly result: bigint;
  readonly locked: number;
}

const FLOAT = 1_000_000;

/**
 * Plays happenings at a table and reports them. Without captured rounds, pools, slots and forgotten bets are not reported
 * either, so they do not happen.
 */
export function playNight(happenings: readonly Happening[], reporting: Reporting): Night {
  const night = new Playing(reporting);
  night.open();
  for (const each of happenings) night.happens(each);
  night.close();
  return { events: night.events, result: night.result, locked: Math.min(reporting.locked, night.tray) };
}

/** The time of the first fact; each further one is a second later. */
const FROM = Date.UTC(2026, 0, 1, 21, 30);

class Playing {
  readonly events: CasinoEvent[] = [];
  tray = FLOAT;
  private box = 0;
  private poolSlot = 0;
  private cagnotte = 0;
  private register = -BigInt(FLOAT);

  constructor(private readonly reporting: Reporting) {}

  get result(): bigint {
    return this.register;
  }

  open(): void {
    this.report('cagnotte.cage.float-issued.v1', CAGE, {
      currency: 'EUR',
      table: 'T1',
      amount: FLOAT,
      slip: 'A-0',
    });
    this.report('cagnotte.table.opened.v1', TABLE, {
      currency: 'EUR',
      game: 'caribbean-stud',
      minimum: 100,
      float: { amount: FLOAT, slip: 'A-0' },
      captures: this.reporting.captures,
      staff: BY,
      box: 'B-1',
    });
    this.report('cagnotte.jackpot.opened.v1', CAGE, {
      pool: 'carrusel',
      currency: 'EUR',
      seed: 500_000,
      rate: { numerator: 80, denominator: 100 },
      tables: ['T1'],
      approvedBy: BY,
    });
  }

  happens(happening: Happening): void {
    switch (happening.what) {
      case 'buy-in':
        return this.buyIn(happening.amount);
      case 'round':
        return this.round(happening);
      case 'pool':
        return this.pool(happening);
      case 'fill':
      case 'credit':
        return this.slip(happening);
      case 'forgotten':
        return this.forgotten(happening);
      case 'chips-lost':
        this.tray -= happening.amount;
        return;
      case 'note-lost':
        this.box -= Math.min(this.box, happening.amount);
    }
  }

  close(): void {
    const { box, counted } = this.reporting;
    const inventory = Math.max(this.tray, 0);
    this.tray = inventory;
    if (box === 'before-count') this.countBox();
    if (counted) {
      this.report('cagnotte.table.counted.v1', TABLE, { currency: 'EUR', inventory, certifiedBy: BY });
    }
    if (box === 'after-count') this.countBox();
    this.closeTable(inventory);
    if (box === 'after-close') this.countBox();
    this.register += BigInt(inventory);
  }

  private closeTable(inventory: number): void {
    const locked = Math.min(this.reporting.locked, inventory);
    this.report('cagnotte.table.closed.v1', TABLE, {
      currency: 'EUR',
      toCage: [
        { holder: 'table', chips: inventory - locked },
        { holder: 'jackpot', chips: this.poolSlot },
        { holder: 'cagnotte', chips: this.cagnotte },
      ],
      leftLocked: [{ holder: 'table', chips: locked }],
      certifiedBy: BY,
    });
  }

  private countBox(): void {
    this.report('cagnotte.drop.counted.v1', `${TABLE}/count-room`, {
      currency: 'EUR',
      box: 'B-1',
      amount: this.box,
      by: BY,
    });
    this.register += BigInt(this.box);
  }

  private buyIn(amount: number): void {
    this.tray -= amount;
    this.box += amount;
    if (!this.reporting.captures.buyIns) return;
    this.report('cagnotte.chips.exchanged.v1', TABLE, { currency: 'EUR', kind: 'cash-for-chips', amount });
  }

  private round({ won, deduction, dropped }: Extract<Happening, { what: 'round' }>): void {
    const { rounds } = this.reporting.captures;
    const inSlot = rounds && dropped ? deduction : 0;
    this.tray += won + deduction - inSlot;
    this.cagnotte += inSlot;
    this.register += BigInt(inSlot);
    this.settle({ result: won, deduction: { amount: deduction, dropped, rule: 'banker-6' } });
  }

  private pool({ staked, swept, prize }: Extract<Happening, { what: 'pool' }>): void {
    if (!this.reporting.captures.rounds) return;
    const toTray = swept ? staked : 0;
    this.tray += toTray - prize;
    this.poolSlot += staked - toTray;
    this.register += BigInt(prize - toTray);
    this.settle({
      result: 0,
      poolStakes: [{ pool: 'carrusel', amount: staked, how: swept ? 'swept' : 'slot' }],
      poolPrizes: [{ pool: 'carrusel', amount: prize, paidFrom: 'table' }],
    });
  }

  private forgotten({ stake, winnings }: Extract<Happening, { what: 'forgotten' }>): void {
    if (!this.reporting.captures.rounds) return;
    this.tray += winnings;
    this.settle({ result: 0, forgottenBets: [{ stake, winnings }] });
  }

  private settle(
    data: Omit<EventOf<'cagnotte.round.settled.v1'>['data'], 'currency' | 'roundNo' | 'bets' | 'outcome'>,
  ) {
    if (!this.reporting.captures.rounds) return;
    const roundNo = this.events.length;
    this.report('cagnotte.round.settled.v1', TABLE, {
      currency: 'EUR',
      roundNo,
      bets: [],
      outcome: {},
      ...data,
    });
  }

  private slip({ what, amount }: Extract<Happening, { what: 'fill' | 'credit' }>): void {
    const slip = `S-${this.events.length}`;
    const moved = { currency: 'EUR', amount, slip };
    this.tray += what === 'fill' ? amount : -amount;
    this.register += BigInt(what === 'fill' ? -amount : amount);
    this.report(what === 'fill' ? 'cagnotte.table.filled.v1' : 'cagnotte.table.credited.v1', TABLE, moved);
    this.report(
      what === 'fill' ? 'cagnotte.cage.float-issued.v1' : 'cagnotte.cage.credit-received.v1',
      CAGE,
      {
        ...moved,
        table: 'T1',
      },
    );
  }

  private report<Type extends EventType>(type: Type, source: string, data: EventOf<Type>['data']): void {
    this.events.push({
      specversion: '1.0',
      id: `${this.events.length}`,
      source,
      type,
      time: new Date(FROM + this.events.length * 1_000).toISOString(),
      gamingday: '2026-01-01',
      data,
    });
  }
}
