import type { Minor } from '../../src/kernel/money';
import { present } from '../../src/kernel/present';
import type { OnDuty } from './guest';
import type { EventType } from '../../src/ledger/event-contract/catalogue';
import type { Agenda } from './chance';
import type { Report, Reported } from './reporter';

/** What the desk needs of the house. */
interface PayingHouse {
  readonly name: { readonly currency: string };
  readonly agenda: Agenda;
  readonly prizesWait: boolean;
  report<Type extends EventType>(report: Report<Type>): Reported;
}

interface OwedPrize {
  readonly pool: string;
  readonly amount: Minor;
  readonly player: string;
  readonly approvedBy: readonly OnDuty[];
  /** The report of the win; undefined at a table that does not capture its rounds. */
  readonly win: Reported | undefined;
  readonly seat?: number | undefined;
}

const HALF_AN_HOUR = 1_800;

/** How prizes are paid in turn: at once, in two parts with the rest on the next day, and on the next day as a whole. */
const WAYS = 3;

/**
 * Pays by transfer the prizes that are not paid at the table: half an hour after the win. A house whose prizes wait pays
 * some of them in parts and on the next day, and its payments name the win.
 */
export class PrizeDesk {
  private readonly waiting: OwedPrize[] = [];
  private owed = 0;

  constructor(private readonly house: PayingHouse) {}

  owe(prize: OwedPrize): void {
    const { house, waiting } = this;
    const now = house.prizesWait ? this.paidNow(prize.amount) : prize.amount;
    if (now < prize.amount) waiting.push({ ...prize, amount: prize.amount - now });
    if (now > 0n) this.payLater({ ...prize, amount: now });
  }

  /** Pays what is left of the day before. */
  payWaiting(): void {
    for (const prize of this.waiting.splice(0)) this.pay(prize);
  }

  private paidNow(amount: Minor): Minor {
    this.owed += 1;
    const way = this.owed % WAYS;
    return way === 1 ? amount : way === 2 ? amount / 2n : 0n;
  }

  private payLater(prize: OwedPrize): void {
    const { agenda } = this.house;
    const pay = (): void => this.pay(prize);
    agenda.begin(
      agenda.now + HALF_AN_HOUR,
      (function* () {
        pay();
        yield 0;
      })(),
    );
  }

  private pay({ pool, amount, win, seat, ...owed }: OwedPrize): void {
    const { house } = this;
    const pays = house.prizesWait && win !== undefined ? { ...win, ...present({ seat }) } : undefined;
    house.report({
      type: 'cagnotte.jackpot.paid.v1',
      from: `pools/${pool}`,
      data: {
        ...{ pool, currency: house.name.currency, amount, paidFrom: 'bank' as const },
        ...owed,
        ...present({ pays }),
      },
    });
  }
}
