import { baccaratTwoTableaux, TWO_TABLEAUX } from '../../games/baccarat/two-tableaux.rules';
import type { Chance, Course } from '../chance';
import type { NonBankedGame, NonBankedTray } from '../non-banked-tray';
import { DepositedBank, playOverTwoCloths } from './coup-over-two-cloths';
import { Shoe } from './shoe';

const { decks, cutCard } = TWO_TABLEAUX;
const SECONDS_OF_COUP = [70, 120] as const;
const SETTLING_DOWN = 300;
const PLAYERS = 9;
const DEPOSITS = [60, 90, 120] as const;
const GO_ON = 50;

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

interface Standing {
  readonly tray: NonBankedTray;
  readonly chance: Chance;
  readonly shoe: Shoe;
  readonly until: number;
}

function goesOn(bank: DepositedBank, { tray, chance, shoe, until }: Standing): boolean {
  if (bank.inPlay === 0n) return goesOnBroken(bank, { tray, chance, shoe, until });
  if (tray.house.agenda.now < until && !shoe.isOver) return true;
  bank.withdraw();
  return false;
}

function goesOnBroken(bank: DepositedBank, { tray, chance, shoe, until }: Standing): boolean {
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
