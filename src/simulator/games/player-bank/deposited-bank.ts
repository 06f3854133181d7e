import type { Minor } from '../../../kernel/money';
import type { Guest } from '../../people/guest';
import type { NonBankedTray } from '../../tables/non-banked-tray';

/** A bank of two tableaux: paid in at the cage, put in play in chips, and at the end paid out again. Minor units. */
export class DepositedBank {
  inPlay: Minor = 0n;
  coups = 0;

  constructor(
    readonly id: string,
    readonly banker: Guest,
    readonly initial: Minor,
    private readonly tray: NonBankedTray,
  ) {}

  /** Cash into the cage, and chips out of it into the keeping of the croupier; again after the bank was broken. */
  deposit(again: boolean): void {
    const { tray, banker, initial: amount, id: bank } = this;
    const { currency } = tray.house.name;
    tray.house.cage.cash += banker.pay(amount);
    tray.report({
      type: 'cagnotte.bank.deposited.v1',
      data: {
        ...{ currency, banker: banker.id, amount, means: 'cash', mode: 'limited', bank },
        ...(again ? { again } : {}),
        by: tray.staff.slice(0, 1),
      },
    });
  }

  putInPlay(): void {
    const { tray, banker, initial: amount, id: bank } = this;
    const { currency } = tray.house.name;
    tray.house.cage.chips -= amount;
    this.inPlay += amount;
    tray.report({
      type: 'cagnotte.bank.put-in-play.v1',
      data: { currency, bank, banker: banker.id, amount },
    });
  }

  withdraw(): void {
    const { tray, banker, inPlay: amount, id: bank } = this;
    const { currency } = tray.house.name;
    this.inPlay = 0n;
    tray.house.cage.chips += amount;
    tray.report({
      type: 'cagnotte.bank.withdrawn.v1',
      data: { currency, bank, banker: banker.id, amount, paidOut: 'deposit' },
    });
    const paid = [{ means: 'cash', amount } as const];
    tray.house.cage.cash -= amount;
    banker.cash += amount;
    tray.report({
      type: 'cagnotte.bank.deposit-returned.v1',
      data: { currency, banker: banker.id, amount, paid, by: tray.staff.slice(0, 1) },
    });
  }

  abandon(): void {
    const { currency } = this.tray.house.name;
    const data = { currency, bank: this.id, cause: 'broken', returned: [] } as const;
    this.tray.report({ type: 'cagnotte.bank.ended.v1', data });
  }
}
