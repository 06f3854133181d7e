import { CHEMIN_DE_FER, cheminDeFer } from '../../games/baccarat/chemin-de-fer.rules';
import type { Course } from '../agenda';
import type { Chance } from '../chance';
import type { NonBankedTray } from '../non-banked-tray';
import type { NonBankedGame } from './non-banked-game';
import { BankRotation } from './bank-rotation';
import { BankTenure, type Tenancy } from './bank-tenure';
import { Shoe } from './shoe';

const { decks, cutCard } = CHEMIN_DE_FER;
const SETTLING_DOWN = 180;

export const cheminDeFerGame: NonBankedGame = {
  rules: cheminDeFer,
  letters: 'CF',
  kinds: [
    {
      minimum: 1_000n,
      seats: 7,
      imprest: 400_000n,
      staff: { inspector: 1, croupier: 1, cambista: 1 },
      equipment: { decks },
      bank: 'limited',
    },
  ],
  play,
};

function* play(tray: NonBankedTray, chance: Chance, until: number): Course {
  const { agenda } = tray.house;
  const rotation = new BankRotation(tray, chance);
  let coupNo = 0;
  for (let shoeNo = 1; agenda.now < until; shoeNo += 1) {
    const shoe = new Shoe(decks, cutCard.cards, chance);
    tray.report({
      type: 'cagnotte.shoe.started.v1',
      data: { shoeNo, decks, burnt: shoe.burnt, burntCards: [shoe.turned!], behindCutCard: cutCard.cards },
    });
    rotation.startAtFirstSeat(shoeNo);
    while (agenda.now < until && !shoe.isOver) {
      seatGuests(tray);
      yield SETTLING_DOWN;
      coupNo = yield* tenures(rotation, { tray, chance, shoe, shoeNo, until }, coupNo);
    }
    tray.report({
      type: 'cagnotte.shoe.ended.v1',
      data: {
        shoeNo,
        ...(coupNo > 0 ? { lastCoup: coupNo } : {}),
        cause: shoe.isOver ? 'cut-card' : 'session-ended',
      },
    });
  }
}

function seatGuests(tray: NonBankedTray): void {
  const { minimum } = tray.place.kind;
  tray.clearSeats(minimum * 5n);
  tray.fillSeats(tray.place.kind.seats, minimum * 20n);
}

function* tenures(
  rotation: BankRotation,
  at: Omit<Tenancy, 'bank' | 'mayPass'>,
  coupsBefore: number,
): Generator<number, number, void> {
  let bank = rotation.offer();
  let coupNo = coupsBefore;
  for (;;) {
    const tenure = new BankTenure({ ...at, bank, mayPass: rotation.mayBePassed }, coupNo);
    const ending = yield* tenure.play();
    coupNo = tenure.coupNo;
    if (ending !== 'passed') break;
    bank = rotation.auction(bank, tenure.passedWith);
  }
  rotation.handOn(bank);
  return coupNo;
}
