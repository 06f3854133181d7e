import { CHEMIN_DE_FER, cheminDeFer } from '../../../src/games/baccarat/chemin-de-fer.rules';
import type { Chance, Course } from '../chance';
import type { NonBankedGame, NonBankedTray } from '../non-banked-tray';
import { BankRotation, type SimulatedBank } from './bank-rotation';
import { Shoe } from './shoe';
import { type CoupBet, dealCoup, playCoup } from './coup';
import type { Minor } from '../../../src/kernel/money';

type Ending = 'lost' | 'passed' | 'shoe-ended' | 'session-ended';

interface Tenancy {
  readonly tray: NonBankedTray;
  readonly chance: Chance;
  readonly bank: SimulatedBank;
  readonly shoe: Shoe;
  readonly shoeNo: number;
  readonly until: number;
  readonly mayPass: boolean;
}

const SECONDS_OF_COUP = [60, 110] as const;
const WORTH_A_TIP = 8n;
const WORTH_A_BANKERS_TIP = 20n;

class BankTenure {
  passedWith = 0n;

  constructor(
    private readonly at: Tenancy,
    public coupNo: number,
  ) {}

  *play(): Generator<number, Ending, void> {
    let ending: Ending | undefined;
    while (ending === undefined) {
      yield* this.at.tray.ableToSell();
      yield* this.at.tray.sendBack();
      const winner = this.coup();
      yield this.at.chance.between(...SECONDS_OF_COUP);
      ending = this.endsAfter(winner);
    }
    this.end(ending);
    return ending;
  }

  /** Undefined if no player can bet: the banker may then not deal (1.1.8.A, VI.3). */
  private coup(): 'bank' | 'punto' | 'tie' | undefined {
    const { tray, chance, bank, shoe, shoeNo } = this.at;
    const { minimum } = tray.place.kind;
    tray.clearSeats(minimum * 3n, (guest) => bank.isMember(guest));
    tray.fillSeats(tray.place.kind.seats, minimum * 20n);
    if (facing(bank, tray) === undefined) return undefined;
    const garages = garagesBefore(bank, { minimum, chance });
    this.coupNo += 1;
    const bets = betsAgainst(bank, { tray, chance, coupNo: this.coupNo });
    const { cloths, winners, ...dealt } = dealCoup(shoe, {
      cloths: 1,
      facts: CHEMIN_DE_FER.drawing,
      chance,
      bankDraws: ([says]) => says === 'T' || (says === 'O' && chance.percent(50)),
    });
    playCoup(tray, {
      rules: cheminDeFer,
      bank,
      bets,
      winners,
      cards: { bank: dealt.bank, tableau1: cloths[0]! },
      worthATip: WORTH_A_TIP,
      shoeNo,
      coupNo: this.coupNo,
      ...(garages.length > 0 && { garages }),
    });
    return winners[0]!;
  }

  private endsAfter(winner: 'bank' | 'punto' | 'tie' | undefined): Ending | undefined {
    const { bank, shoe, chance, tray, until, mayPass } = this.at;
    if (winner === 'punto') return 'lost';
    if (tray.house.agenda.now >= until) return 'session-ended';
    if (shoe.isOver) return 'shoe-ended';
    const tempted = mayPass && winner === 'bank' && bank.coups >= 2 && chance.percent(15);
    return tempted ? 'passed' : undefined;
  }

  private end(cause: Ending): void {
    const { tray, bank } = this.at;
    const { currency } = tray.house.name;
    const most = MOST_IN_PLAY * tray.place.kind.minimum;
    this.passedWith = bank.inPlay < most ? bank.inPlay : most;
    if (cause === 'passed') {
      const data = { currency, bank: bank.id, amount: this.passedWith };
      tray.report({ type: 'cagnotte.bank.passed.v1', data });
    }
    const returned = bank.end();
    const { minimum } = tray.place.kind;
    const isGenerous = tray.isOfBanks && bank.winnings >= WORTH_A_BANKERS_TIP * minimum;
    tray.report({
      type: 'cagnotte.bank.ended.v1',
      data: { currency, bank: bank.id, cause, returned, paidOut: 'chips' },
    });
    if (isGenerous) tray.tip(bank.banker, minimum);
  }
}

/** Sometimes one guest goes banco; otherwise guests bet multiples of the minimum, which the bank need not cover. */
function betsAgainst(
  bank: SimulatedBank,
  {
    tray,
    chance,
    coupNo,
  }: { readonly tray: NonBankedTray; readonly chance: Chance; readonly coupNo: number },
): readonly CoupBet[] {
  const puntos = [...tray.seats].filter(([, guest]) => !bank.isMember(guest));
  const banco = puntos.find(([, guest]) => guest.free >= bank.inPlay);
  if (banco !== undefined && chance.percent(10)) {
    const [seat, guest] = banco;
    return [
      { betId: `${coupNo}-1`, guest, seat, stake: bank.inPlay, type: 'banco', placed: { call: 'banco' } },
    ];
  }
  const { minimum } = tray.place.kind;
  const bets = puntos.flatMap(([seat, guest]) => {
    const stake = minimum * BigInt(guest.taste.units);
    const most = guest.free < bank.inPlay ? guest.free : bank.inPlay;
    return stake > most || !chance.percent(75) ? [] : [{ guest, seat, stake, type: 'punto' }];
  });
  const [seat, guest] = facing(bank, tray)!;
  const placed = bets.length > 0 ? bets : [{ guest, seat, stake: minimum, type: 'punto' }];
  return placed.map((bet, index) => ({ ...bet, betId: `${coupNo}-${index + 1}` }));
}

/** Guests who can bet the minimum against the bank. Without any no coup is dealt. */
const facing = (bank: SimulatedBank, { seats, place }: NonBankedTray) =>
  [...seats].find(([, guest]) => !bank.isMember(guest) && guest.free >= place.kind.minimum);

interface GarageMove {
  readonly kind: 'voluntary' | 'improper';
  readonly move: 'set-aside' | 'taken-back';
  readonly amount: Minor;
}

const MOST_IN_PLAY = 100n;
/** A banker may set winnings aside from this multiple of the minimum on. */
const VOLUNTARY_FROM = 50n;

function garagesBefore(
  bank: SimulatedBank,
  { minimum, chance }: { readonly minimum: Minor; readonly chance: Chance },
): readonly GarageMove[] {
  const moves: GarageMove[] = [];
  const free = bank.winnings - bank.totalAt('voluntary');
  const wanted = (free / 2n / minimum) * minimum;
  if (free > VOLUNTARY_FROM * minimum && wanted < bank.inPlay && chance.percent(30)) {
    moves.push(carryOut(bank, { kind: 'voluntary', move: 'set-aside', amount: wanted }));
  }
  const most = MOST_IN_PLAY * minimum;
  const above = bank.inPlay - most;
  if (above > 0n) moves.push(carryOut(bank, { kind: 'improper', move: 'set-aside', amount: above }));
  const improper = bank.totalAt('improper');
  if (above < 0n && improper > 0n) {
    const amount = improper < -above ? improper : -above;
    moves.push(carryOut(bank, { kind: 'improper', move: 'taken-back', amount }));
  }
  return moves;
}

function carryOut(bank: SimulatedBank, move: GarageMove): GarageMove {
  if (move.move === 'set-aside') bank.move('inPlay', move.kind, move.amount);
  else bank.move(move.kind, 'inPlay', move.amount);
  return move;
}

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
