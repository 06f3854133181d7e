import type { EventType } from '../../src/ledger/event-contract/catalogue';
import type { Minor } from '../../src/kernel/money';
import { Chance, type Course } from './chance';
import type { House } from './house-tray';
import type { Guest, OnDuty } from './guest';
import type { Report } from './reporter';
import type { GameRules } from '../../src/games/game-rules';
import { present } from '../../src/kernel/present';

export interface NonBankedKind {
  readonly minimum: Minor;
  readonly seats: number;
  readonly imprest: Minor;
  readonly staff: Readonly<Record<string, number>>;
  readonly equipment?: { readonly decks?: number; readonly newDecks?: boolean; readonly cloths?: number };
  readonly bank?: 'limited';
  readonly bankLimits?: { readonly minimum: Minor; readonly maximum: Minor };
  readonly poker?: PokerTerms;
}

interface PokerTerms {
  readonly initialStack: Minor;
  readonly leastTopUp: Minor;
  readonly share: {
    readonly option: 'rake';
    readonly rate: { readonly numerator: number; readonly denominator: number };
  };
}

const MINUTE = 60;
/** The cambista orders chips below this fraction (1/n) of the imprest; at players' banks after sales of as much. */
const LOWEST_PART = 4n;
/** The least return to the cage, in multiples of the minimum. */
const WORTH_SENDING = 20n;
const GETS_UP = 4;
/** Per cent of leaving guests who change their chips back, and of tips in cash. */
const CHANGE_BACK = 50;
const TIP_IN_CASH = 20;

interface NonBankedPlace {
  readonly table: string;
  readonly code: string;
  readonly kind: NonBankedKind;
}

/** The state of a non-banked table in a session: chips and cash of the cambista, cagnotte, tips, seats. Minor units. */
export class NonBankedTray {
  readonly sessionNo = 1;
  readonly staff: readonly OnDuty[];
  readonly seats = new Map<number, Guest>();
  cagnotte = 0n;
  private chips = 0n;
  private cash = 0n;
  private tips = 0n;
  private tipsInCash = 0n;
  private readonly chance: Chance;

  constructor(
    readonly house: House,
    readonly place: NonBankedPlace,
  ) {
    this.staff = house.roster.team(place.kind.staff);
    this.chance = new Chance(house.name.seed, house.drawnDay, place.table, 'cambista');
  }

  report<Type extends EventType>({ type, data }: Omit<Report<Type>, 'from' | 'sessionNo'>): void {
    const from = `tables/${this.place.table}`;
    this.house.report<Type>({ type, from, sessionNo: this.sessionNo, data });
  }

  *open(closes: number): Course {
    const { kind, code } = this.place;
    const { minimum, seats, equipment, bank, imprest, poker } = kind;
    const minutes = Math.floor((closes - this.house.agenda.now) / MINUTE);
    const { currency } = this.house.name;
    const slip = this.house.cage.issue(this.toCambista(imprest), 'imprest');
    yield 5 * MINUTE;
    this.chips = imprest;
    this.report({
      type: 'cagnotte.table.opened.v1',
      data: {
        currency,
        game: code,
        minimum,
        seats,
        staff: this.staff,
        captures: { rounds: true, buyIns: true },
        float: { amount: imprest, slip, holder: 'cambista', ...this.house.chipsStated(imprest) },
        ...present({ equipment, bank }),
        ...(poker === undefined ? {} : { poker: { ...poker, minutes } }),
      },
    });
    yield 5 * MINUTE;
  }

  fillSeats(wanted: number, least: Minor): void {
    for (let seat = 1; seat <= this.place.kind.seats && this.seats.size < wanted; seat += 1) {
      if (this.seats.has(seat)) continue;
      const guest = this.house.fromFloor(least) ?? this.house.welcome(least * 3n);
      if (guest.free < least) this.sellChips(guest, least * BigInt(1 + (guest.taste.units % 3)));
      this.seats.set(seat, guest);
    }
  }

  clearSeats(least: Minor, isInPlay: (guest: Guest) => boolean = () => false): void {
    for (const [seat, guest] of this.seats) {
      if (isInPlay(guest)) continue;
      if (guest.free < least || (this.isOfBanks && this.chance.percent(GETS_UP))) this.vacate(seat);
    }
  }

  vacate(seat: number): void {
    const guest = this.seats.get(seat);
    if (guest === undefined) return;
    this.seats.delete(seat);
    if (this.isOfBanks && this.chance.percent(CHANGE_BACK)) this.buyBack(guest);
    this.house.leave(guest);
  }

  tip(guest: Guest, amount: Minor): void {
    const isNote = this.isOfBanks && guest.cash >= amount && this.chance.percent(TIP_IN_CASH);
    if (isNote) this.tipsInCash += guest.pay(amount);
    else this.tips += guest.give(amount);
  }

  get isOfBanks(): boolean {
    return this.place.kind.bank !== undefined && !this.house.isPlain;
  }

  *ableToSell(): Course {
    const { imprest, minimum } = this.place.kind;
    const lowest = this.isOfBanks ? imprest - imprest / LOWEST_PART : imprest / LOWEST_PART;
    if (this.chips >= lowest) return;
    const missing = ((imprest - this.chips) / minimum) * minimum;
    const amount = this.isOfBanks ? missing : imprest;
    const slip = this.house.cage.issue(this.toCambista(amount), 'fill');
    yield 2 * MINUTE;
    this.chips += amount;
    this.reportTransfer('cagnotte.table.filled.v1', amount, slip);
  }

  *sendBack(): Course {
    const { imprest, minimum } = this.place.kind;
    const amount = ((this.chips - imprest) / minimum) * minimum;
    if (!this.isOfBanks || amount < WORTH_SENDING * minimum) return;
    const slip = this.house.cage.nextSlip();
    this.chips -= amount;
    this.reportTransfer('cagnotte.table.credited.v1', amount, slip);
    yield 2 * MINUTE;
    this.house.cage.receive(this.toCambista(amount), slip);
  }

  private reportTransfer(
    type: 'cagnotte.table.filled.v1' | 'cagnotte.table.credited.v1',
    amount: Minor,
    slip: string,
  ): void {
    const { currency } = this.house.name;
    const chips = this.house.chipsStated(amount);
    this.report({ type, data: { currency, amount, slip, holder: 'cambista', by: this.staff, ...chips } });
  }

  private buyBack(guest: Guest): void {
    const wanted = guest.free < this.cash ? guest.free : this.cash;
    const amount = guest.give(wanted);
    if (amount === 0n) return;
    this.chips += amount;
    this.cash -= amount;
    guest.cash += amount;
    this.reportExchange('chips-for-cash', amount, guest);
  }

  private sellChips(guest: Guest, wanted: Minor): void {
    const amount = guest.pay(wanted < this.chips ? wanted : this.chips);
    if (amount === 0n) return;
    this.chips -= amount;
    this.cash += amount;
    guest.chips += amount;
    this.reportExchange('cash-for-chips', amount, guest);
  }

  private reportExchange(kind: 'chips-for-cash' | 'cash-for-chips', amount: Minor, { id }: Guest): void {
    const { currency } = this.house.name;
    const data = { currency, kind, amount, at: 'cambista', player: id } as const;
    this.report({ type: 'cagnotte.chips.exchanged.v1', data });
  }

  *close(): Course {
    for (const seat of [...this.seats.keys()]) this.vacate(seat);
    yield 10 * MINUTE;
    const { currency } = this.house.name;
    const { staff, cagnotte, chips, cash } = this;
    const by = staff.slice(0, 2);
    const [ofCagnotte, ofCambista] = [this.house.chipsStated(cagnotte), this.house.chipsStated(chips)];
    this.report({
      type: 'cagnotte.slot.counted.v1',
      data: { currency, slot: 'cagnotte', chips: cagnotte, takenToCage: false, by, ...ofCagnotte },
    });
    yield 3 * MINUTE;
    if (this.tips + this.tipsInCash > 0n) this.countTips(by);
    this.report({
      type: 'cagnotte.cambista.counted.v1',
      data: { currency, chips, cash, takenToCage: false, by, ...ofCambista, ...this.house.cashStated(cash) },
    });
    yield 3 * MINUTE;
    this.report({
      type: 'cagnotte.table.closed.v1',
      data: {
        currency,
        toCage: [
          { holder: 'cagnotte', chips: cagnotte, ...ofCagnotte },
          { holder: 'cambista', chips, cash, ...ofCambista },
        ],
        certifiedBy: by,
      },
    });
    this.house.cage.chips += chips + cagnotte;
    this.house.cage.cash += cash;
  }

  private countTips(by: readonly OnDuty[]): void {
    const { currency } = this.house.name;
    this.report({
      type: 'cagnotte.tips.counted.v1',
      data: {
        currency,
        chips: this.tips,
        cash: this.tipsInCash,
        takenToCage: true,
        by,
        ...this.house.chipsStated(this.tips),
      },
    });
    this.house.cage.takeTips(this.tips, this.tipsInCash);
    [this.tips, this.tipsInCash] = [0n, 0n];
  }

  private toCambista(amount: Minor) {
    const { table } = this.place;
    return { table, sessionNo: this.sessionNo, amount, holder: 'cambista' } as const;
  }
}

export interface NonBankedGame {
  readonly rules: GameRules;
  readonly letters: string;
  readonly kinds: readonly [NonBankedKind, ...NonBankedKind[]];
  readonly play: (tray: NonBankedTray, chance: Chance, until: number) => Course;
}
