import { type Minor, sumMinor } from '../../src/kernel/money';
import type { EventData, EventType } from '../../src/ledger/event-contract/catalogue';
import { present } from '../../src/kernel/present';
import type { Course } from './chance';
import type { Guest, OnDuty } from './guest';
import { type PiecesOfValue, PiecesInService, type Premises } from './pieces';
import type { ExactData } from './reporter';

interface ChipsForTable {
  readonly table: string;
  readonly sessionNo: number;
  readonly amount: Minor;
  readonly holder?: 'table' | 'cambista';
}

const MINUTE = 60;
const HOUR = 3600;

/** Minor units: if its cash is below the first amount, the cage orders the second from the bank of the house. */
const LEAST_CASH = 5_000_000n;
const CASH_ORDER = 10_000_000n;

/** The cage: its chips, cash, slips and customers. Amounts in minor units. */
export class Cage {
  chips = 0n;
  cash = 0n;
  dollars = 0n;
  private cheques: { readonly document: string; readonly amount: Minor }[] = [];
  private staff: readonly OnDuty[] = [];
  private slips = 0;
  private documents = 0;
  readonly expected: { readonly guest: Guest; readonly amount: Minor }[] = [];
  private tips = 0n;
  private lost: { readonly entry: string; readonly amount: Minor }[] = [];
  private readonly pieces: PiecesInService;

  constructor(private readonly house: Premises) {
    this.pieces = new PiecesInService(house);
  }

  *night(opens: number, closes: number, toPutInService: readonly PiecesOfValue[] = []): Course {
    this.staff = this.house.roster.team({ cashier: 2, 'cage-chief': 1 });
    this.chips += this.pieces.put(toPutInService, this.staff);
    this.countWith('cagnotte.cage.opened.v1');
    this.orderCash();
    this.clearCheques();
    this.shareTips();
    this.payOverLost();
    yield opens - this.house.agenda.now;
    for (const { guest, amount } of this.expected.splice(0)) this.sellTo(guest, amount, 'cash');
    while (this.house.agenda.now < closes) {
      this.serve();
      yield this.house.chance.between(2 * MINUTE, 9 * MINUTE);
    }
    yield 2 * HOUR;
    this.redeemFromFloor(60);
    this.countWith('cagnotte.cage.counted.v1');
  }

  issue(to: ChipsForTable, purpose: 'float' | 'fill' | 'imprest'): string {
    const slip = this.nextSlip();
    this.chips -= to.amount;
    this.reportSlip('cagnotte.cage.float-issued.v1', to, { slip, purpose });
    return slip;
  }

  receive(from: ChipsForTable, slip: string): void {
    this.chips += from.amount;
    this.reportSlip('cagnotte.cage.credit-received.v1', from, { slip });
  }

  confirm(from: ChipsForTable, slip: string): void {
    this.reportSlip('cagnotte.cage.credit-received.v1', from, { slip });
  }

  takeTips(chips: Minor, cash: Minor): void {
    this.chips += chips;
    this.cash += cash;
    this.tips += chips + cash;
  }

  nextSlip(): string {
    this.slips += 1;
    return `S-${`${this.slips}`.padStart(6, '0')}`;
  }

  nextDocument(kind: string): string {
    this.documents += 1;
    return `${kind}-${`${this.documents}`.padStart(5, '0')}`;
  }

  private reportSlip(
    type: 'cagnotte.cage.float-issued.v1' | 'cagnotte.cage.credit-received.v1',
    { table, sessionNo, amount, holder = 'table' }: ChipsForTable,
    paper: { readonly slip: string; readonly purpose?: 'float' | 'fill' | 'imprest' },
  ): void {
    const by = this.staff.slice(0, 1);
    const data = { table, amount, holder, ...paper, by, ...this.house.chipsStated(amount) };
    this.report(type, data, sessionNo);
  }

  private serve(): void {
    const { chance } = this.house;
    const wish = chance.below(100);
    if (wish < 60) this.sell();
    else if (wish < 90) this.redeemFromFloor(25);
    else if (wish < 94) this.changeDollars();
    else if (wish < 96) this.giveLostBack();
    else this.takeLostChips();
  }

  private sell(): void {
    const { chance } = this.house;
    const guest = this.house.welcome(0n);
    const meansOfPayment = chance.percent(85) ? 'cash' : 'cheque';
    const amount = BigInt(chance.oneOf([100, 200, 300, 500, 1000, 2000])) * 100n;
    this.sellTo(guest, amount, meansOfPayment);
  }

  private sellTo(guest: Guest, amount: Minor, meansOfPayment: 'cash' | 'cheque'): void {
    const document = meansOfPayment === 'cheque' ? this.nextDocument('CH') : undefined;
    if (document === undefined) this.cash += amount;
    else this.cheques.push({ document, amount });
    this.chips -= amount;
    guest.chips += amount;
    this.house.floor.push(guest);
    this.report('cagnotte.cage.chips-sold.v1', {
      amount,
      meansOfPayment,
      player: guest.id,
      by: this.staff[0]!,
      ...present({ document }),
      ...this.house.chipsStated(amount),
    });
  }

  private redeemFromFloor(share: number): void {
    const { chance } = this.house;
    const leaving = this.house.floor.filter(() => chance.percent(share));
    this.house.floor = this.house.floor.filter((guest) => !leaving.includes(guest));
    for (const guest of leaving) this.redeem(guest);
  }

  private redeem(guest: Guest): void {
    const amount = guest.give(guest.chips);
    const byBank = amount > 500_000n ? amount - 500_000n : 0n;
    this.chips += amount;
    this.cash -= amount - byBank;
    const paid = [
      { means: 'cash', amount: amount - byBank } as const,
      ...(byBank === 0n
        ? []
        : [{ means: 'bank', amount: byBank, document: this.nextDocument('TR') } as const]),
    ];
    const data = { amount, paid, player: guest.id, by: this.staff[1]!, ...this.house.chipsStated(amount) };
    this.report('cagnotte.cage.chips-redeemed.v1', data);
  }

  private changeDollars(): void {
    const dollars = BigInt(this.house.chance.oneOf([50, 100, 200])) * 100n;
    // Displayed rate: 1.0800 USD per EUR; the customer's amount is rounded down to the cent.
    const amount = (dollars * 10_000n) / 10_800n;
    this.cash -= amount;
    this.dollars += dollars;
    const other = { currency: 'USD', amount: dollars };
    const rate = '1.0800 USD per EUR';
    const data = { amount, direction: 'bought', other, rate, by: this.staff[0]! } as const;
    this.report('cagnotte.cage.currency-changed.v1', data);
  }

  private takeLostChips(): void {
    const guest = this.house.floor.find(({ chips }) => chips >= 2_500n);
    if (guest === undefined) return;
    const amount = guest.give(500n);
    this.chips += amount;
    const entry = this.nextDocument('LM');
    this.lost.push({ entry, amount });
    const data = { entry, kind: 'chips', amount, where: 'the floor', by: this.staff } as const;
    this.report('cagnotte.money.found.v1', data);
  }

  private giveLostBack(): void {
    const found = this.lost.shift();
    if (found === undefined) return;
    this.cash -= found.amount;
    const document = this.nextDocument('LR');
    this.report('cagnotte.money.returned.v1', { ...found, paidFrom: 'cash', document, by: this.staff });
  }

  private payOverLost(): void {
    if (this.lost.length === 0) return;
    const amount = sumMinor(this.lost.map((found) => found.amount));
    const entries = this.lost.map(({ entry }) => entry);
    const document = this.nextDocument('LO');
    const paper = { recipient: 'the town hall', document, by: this.staff };
    this.report('cagnotte.money.paid-over.v1', { entries, amount, paidFrom: 'bank', ...paper });
    this.lost = [];
  }

  private shareTips(): void {
    if (this.tips === 0n) return;
    const paper = { approvedBy: this.staff.slice(0, 2), document: this.nextDocument('TS') };
    this.report('cagnotte.tips.shared.v1', { toStaff: this.tips, ...paper });
    this.tips = 0n;
  }

  /** Payouts and exchanges of dollars must not leave the cage without cash. */
  private orderCash(): void {
    if (this.cash >= LEAST_CASH) return;
    this.cash += CASH_ORDER;
    const document = this.nextDocument('EF');
    const data = { amount: CASH_ORDER, from: 'bank', to: 'cash', document, by: this.staff } as const;
    this.report('cagnotte.cage.transferred.v1', data);
  }

  private clearCheques(): void {
    for (const { document, amount } of this.cheques)
      this.report('cagnotte.cage.cheque-cleared.v1', { amount, document });
    this.cheques = [];
  }

  private countWith(type: 'cagnotte.cage.opened.v1' | 'cagnotte.cage.counted.v1'): void {
    const { chips, cash, dollars, cheques } = this;
    const otherCurrencies = [{ currency: 'USD', amount: dollars }];
    const stated = { ...this.pieces.inCage(), ...this.house.cashStated(cash) };
    this.report(type, { chips, cash, otherCurrencies, cheques, by: this.staff, ...stated });
  }

  private report<Type extends EventType>(
    type: Type,
    data: Omit<ExactData<EventData[Type]>, 'currency'>,
    sessionNo?: number,
  ): void {
    const inCurrency = { currency: this.house.name.currency, ...data } as ExactData<EventData[Type]>;
    this.house.report({ type, from: 'cage', sessionNo, data: inCurrency });
  }
}
