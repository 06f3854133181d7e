import { baccaratTwoTableaux, TWO_TABLEAUX } from '../../../src/games/baccarat/two-tableaux.rules';
import type { Chance, Course } from '../chance';
import type { NonBankedGame, NonBankedTray } from '../non-banked-tray';
import type { Guest } from '../guest';
import type { Minor } from '../../../src/kernel/money';
import { type CoupBet, dealCoup, playCoup } from './coup';
import { Shoe } from './shoe';

const { decks, cutCard } = TWO_TABLEAUX;
const SECONDS_OF_COUP = [70, 120] as const;
const SETTLING_DOWN = 300;
const PLAYERS = 9;
const DEPOSITS = [60, 90, 120] as const;
const GO_ON = 50;
const WORTH_A_TIP = 4n;

export const baccaratTwoTableauxGame: NonBankedGame = {
  rules: baccaratTwoTableaux,
  letters: 'BD',
  kinds: [
    {
      minimum: 2_000n,
      seats: 12,
      imprest: 2_000_000n,
      staff: { inspector: 1, croupier: 1, cambista: 1, auxiliary: 1 },
      equipment: { decks, newDecks: true, cloths: 2 },
      bank: 'limited',
      bankLimits: { minimum: 100_000n, maximum: 1_000_000n },
    },
  ],
  play,
};

function* play(tray: NonBankedTray, chance: Chance, until: number): Course {
  let coupNo = 0;
  for (let shoeNo = 1; tray.house.agenda.now < until; shoeNo += 1) {
    const shoe = new Shoe(decks, cutCard.cards, chance);
    tray.report({
      type: 'cagnotte.shoe.started.v1',
      data: {
        shoeNo,
        decks,
        newDecks: true,
        burnt: shoe.burnt,
        burntCards: [shoe.turned!],
        behindCutCard: cutCard.cards,
      },
    });
    const bank = bankOf(tray, chance, shoeNo);
    yield SETTLING_DOWN;
    for (let isHeld = true; isHeld; isHeld = goesOn(bank, { tray, chance, shoe, until })) {
      yield* seatGuests(tray);
      coupNo += 1;
      playOverTwoCloths(bank, { tray, chance, shoe, shoeNo, coupNo });
      yield chance.between(...SECONDS_OF_COUP);
    }
    const cause = shoe.isOver ? 'cut-card' : tray.house.agenda.now < until ? 'changed' : 'session-ended';
    tray.report({ type: 'cagnotte.shoe.ended.v1', data: { shoeNo, lastCoup: coupNo, cause } });
  }
}

function bankOf(tray: NonBankedTray, chance: Chance, shoeNo: number): DepositedBank {
  const { table, kind } = tray.place;
  const { currency } = tray.house.name;
  const amount = kind.minimum * BigInt(chance.oneOf(DEPOSITS));
  const banker = tray.house.welcome(amount * 2n);
  const other = tray.house.welcome(0n);
  const bank = new DepositedBank(`${table}-${tray.house.day}-${shoeNo}`, banker, amount, tray);
  bank.deposit(false);
  for (const { id } of [other, banker]) {
    tray.report({ type: 'cagnotte.bank.offered.v1', data: { player: id, currency, shoeNo } });
  }
  const bids = [
    { player: other.id, standing: true, amount: amount - kind.minimum },
    { player: banker.id, standing: true, amount },
  ];
  tray.report({ type: 'cagnotte.bank.auctioned.v1', data: { currency, bids, winner: banker.id } });
  tray.report({
    type: 'cagnotte.bank.adjudicated.v1',
    data: {
      currency,
      bank: bank.id,
      banker: banker.id,
      amount,
      paidFrom: 'deposit',
      how: 'auction',
      mode: 'limited',
      standing: true,
      shoeNo,
    },
  });
  bank.putInPlay();
  return bank;
}

function* seatGuests(tray: NonBankedTray): Course {
  const { minimum } = tray.place.kind;
  tray.clearSeats(minimum * 3n);
  yield* tray.ableToSell();
  yield* tray.sendBack();
  tray.fillSeats(PLAYERS, minimum * 15n);
}

interface CoupPlace extends Omit<TableauPlay, 'until'> {
  readonly shoeNo: number;
  readonly coupNo: number;
}

function playOverTwoCloths(bank: DepositedBank, { tray, chance, shoe, shoeNo, coupNo }: CoupPlace): void {
  const bets = betsOf(tray, chance, coupNo);
  // A banker deals only to a player who has bet against him (1.1.8.A, VI.3).
  if (bets.length === 0) return;
  const { cloths, winners, ...dealt } = dealCoup(shoe, {
    cloths: 2,
    facts: TWO_TABLEAUX.drawing,
    chance,
    bankDraws: (says) => bankDraws(says, chance),
  });
  playCoup(tray, {
    rules: baccaratTwoTableaux,
    bank,
    bets,
    winners,
    cards: { tableau1: cloths[0]!, tableau2: cloths[1]!, bank: dealt.bank },
    worthATip: tray.isOfBanks ? WORTH_A_TIP : undefined,
    shoeNo,
    coupNo,
    bankBefore: bank.inPlay,
  });
}

/** Bets of the guests on one cloth or both, in multiples of the minimum; the bank need not cover them. */
function betsOf(tray: NonBankedTray, chance: Chance, coupNo: number): readonly CoupBet[] {
  const { minimum, seats } = tray.place.kind;
  return [...tray.seats].flatMap(([seat, guest], index): CoupBet[] => {
    const stake = minimum * BigInt(guest.taste.units);
    if (stake > guest.free || !chance.percent(75)) return [];
    const bet = { betId: `${coupNo}-${index + 1}`, guest, seat, stake };
    if (chance.percent(15)) return [{ ...bet, type: 'astride', placed: { placed: 'astride' } }];
    const tableau = seat * 2 <= seats ? 1 : 2;
    return [{ ...bet, type: `cloth-${tableau}`, placed: { tableau } }];
  });
}

/** Draws if the table of the rules permits it for both cloths; if it does for one only, the banker decides. */
function bankDraws(says: readonly string[], chance: Chance): boolean {
  const draws = says.map((each) => each !== 'P');
  return new Set(draws).size === 1 ? draws[0]! : chance.percent(50);
}

interface TableauPlay {
  readonly tray: NonBankedTray;
  readonly chance: Chance;
  readonly shoe: Shoe;
  readonly until: number;
}

function goesOn(bank: DepositedBank, { tray, chance, shoe, until }: TableauPlay): boolean {
  if (bank.inPlay === 0n) return goesOnBroken(bank, { tray, chance, shoe, until });
  if (tray.house.agenda.now < until && !shoe.isOver) return true;
  bank.withdraw();
  return false;
}

function goesOnBroken(bank: DepositedBank, { tray, chance, shoe, until }: TableauPlay): boolean {
  const { currency } = tray.house.name;
  const data = { currency, bank: bank.id, banker: bank.banker.id };
  tray.report({ type: 'cagnotte.bank.broken.v1', data });
  const mayGoOn = bank.banker.cash >= bank.initial && tray.house.agenda.now < until && !shoe.isOver;
  if (mayGoOn && chance.percent(GO_ON)) {
    bank.deposit(true);
    bank.putInPlay();
    return true;
  }
  bank.abandon();
  return false;
}

/** The bank of two tableaux: deposited at the cage, put in play in chips, paid out at the end. Minor units. */
class DepositedBank {
  inPlay: Minor = 0n;
  coups = 0;

  constructor(
    readonly id: string,
    readonly banker: Guest,
    readonly initial: Minor,
    private readonly tray: NonBankedTray,
  ) {}

  /** Deposits cash at the cage for chips in the custody of the croupier; `again` after the bank was broken. */
  deposit(again: boolean): void {
    const { tray, banker, initial: amount, id: bank } = this;
    const { currency } = tray.house.name;
    tray.house.cage.cash += banker.pay(amount);
    tray.report({
      type: 'cagnotte.bank.deposited.v1',
      data: {
        currency,
        banker: banker.id,
        amount,
        means: 'cash',
        mode: 'limited',
        bank,
        ...(again ? { again } : {}),
        by: tray.staff.slice(0, 1),
      },
    });
  }

  won(net: Minor): void {
    this.inPlay += net;
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
