import { evaluateRound } from '../../games/evaluate-round';
import { RECOMMENDED } from '../../games/open-points';
import { commissionOf } from '../../games/settlement';
import { baccaratTwoTableaux, TWO_TABLEAUX } from '../../games/baccarat/two-tableaux.rules';
import { roundFromWire } from '../../games/wire';
import { termsFromWire } from '../../games/wire-terms';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Chance } from '../chance';
import type { Guest } from '../guest';
import type { NonBankedTray } from '../non-banked-tray';
import { toWire } from '../reporter';
import type { Shoe } from './shoe';
import type { Card } from '../../games/_mechanics/cards';
import { isNatural, pointsOf, totalOf } from '../../games/baccarat/drawing';
import type { DrawingFacts } from '../../games/player-bank/bank-game-facts';

interface ClothBet {
  readonly betId: string;
  readonly guest: Guest;
  readonly seat: number;
  readonly stake: Minor;
  readonly type: 'cloth-1' | 'cloth-2' | 'astride';
}

interface CoupPlace {
  readonly tray: NonBankedTray;
  readonly chance: Chance;
  readonly shoe: Shoe;
  readonly shoeNo: number;
  readonly coupNo: number;
}

const WORTH_A_TIP = 4n;

/** A coup over both cloths: bets, cards, payments, and the commission of what the bank gained over both. */
export function playOverTwoCloths(bank: DepositedBank, place: CoupPlace): void {
  const { tray, chance, shoe, shoeNo, coupNo } = place;
  const bets = betsOf(place);
  const { winners, ...cards } = dealTwoCloths(shoe, TWO_TABLEAUX.drawing, chance);
  const results = winners.map((winner, index) => ({ tableau: index + 1, winner }));
  const bankBefore = bank.inPlay;
  const { minimum, seats } = tray.place.kind;
  const { currency } = tray.house.name;
  const round = roundFromWire({
    currency,
    bets: bets.map(({ betId, guest, seat, stake, type }) => ({
      betId,
      type,
      stake: toWire(stake),
      player: guest.id,
      seat,
    })),
    outcome: { results, cards, inPlay: toWire(bankBefore), bank: bank.id, mode: 'limited' },
  });
  const terms = termsFromWire({ minimum: toWire(minimum), seats });
  const { settlement } = evaluateRound(baccaratTwoTableaux, round, { currency, terms, answers: RECOMMENDED });
  const collected = sumMinor(settlement.bets.map(({ taken }) => taken));
  const paid = sumMinor(settlement.bets.map((bet) => bet.paid));
  const commission = commissionOf(settlement);
  bets.forEach(({ guest }, index) => {
    const { paid: won, taken } = settlement.bets[index]!;
    guest.chips += won - taken;
    if (tray.isOfBanks && won >= WORTH_A_TIP * minimum) tray.tip(guest, minimum / 2n);
  });
  bank.inPlay += collected - paid - commission;
  bank.coups += 1;
  tray.cagnotte += commission;
  tray.report({
    type: 'cagnotte.coup.played.v1',
    data: {
      currency,
      bank: bank.id,
      shoeNo,
      coupNo,
      bankBefore,
      bets: bets.map(({ betId, guest, seat, stake, type }, index) => ({
        betId,
        stake,
        player: guest.id,
        seat,
        ...(type === 'astride' ? { placed: 'astride' as const } : { tableau: type === 'cloth-1' ? 1 : 2 }),
        covered: settlement.bets[index]!.covered ?? 0n,
      })),
      results,
      totals: { collected, paid },
      commission: { amount: commission },
      cards,
      playersPresent: tray.seats.size,
    },
  });
}

/** Guests at a cloth bet on it, some on both; they stake some minima, whether or not the bank covers them. */
function betsOf({ tray, chance, coupNo }: CoupPlace): readonly ClothBet[] {
  const { minimum, seats } = tray.place.kind;
  return [...tray.seats].flatMap(([seat, guest], index): ClothBet[] => {
    const stake = minimum * BigInt(guest.taste.units);
    if (stake > guest.free || !chance.percent(75)) return [];
    const own = seat * 2 <= seats ? 'cloth-1' : 'cloth-2';
    return [
      { betId: `${coupNo}-${index + 1}`, guest, seat, stake, type: chance.percent(15) ? 'astride' : own },
    ];
  });
}

type Winner = 'bank' | 'punto' | 'tie';

interface DealtOverTwo {
  readonly tableau1: readonly Card[];
  readonly tableau2: readonly Card[];
  readonly bank: readonly Card[];
  readonly winners: readonly [Winner, Winner];
}

/** Two cards each; the cloths draw by the rules, the bank as the table says where it must, otherwise freely. */
function dealTwoCloths(shoe: Shoe, facts: DrawingFacts, chance: Chance): DealtOverTwo {
  const hands = Array.from({ length: 3 }, () => [shoe.deal()]);
  for (const hand of hands) hand.push(shoe.deal());
  const [tableau1 = [], tableau2 = [], bank = []] = hands;
  const total = totalOf(bank);
  if (!isNatural(total)) {
    const open = [tableau1, tableau2].filter((cloth) => !isNatural(totalOf(cloth)));
    for (const cloth of open) if (drawsOn(totalOf(cloth), facts, chance)) cloth.push(shoe.deal());
    if (open.length > 0 && bankDraws(total, open, { facts, chance })) bank.push(shoe.deal());
  }
  return { tableau1, tableau2, bank, winners: [winnerOf(tableau1, bank), winnerOf(tableau2, bank)] };
}

const drawsOn = (total: number, { puntoDrawsUpTo, puntoFreeOn }: DrawingFacts, chance: Chance): boolean =>
  total === puntoFreeOn ? chance.percent(50) : total <= puntoDrawsUpTo;

/** Once a cloth has shown its cards, the table decides for the other, drawing where there is a choice; else the banker decides. */
function bankDraws(
  total: number,
  open: readonly (readonly Card[])[],
  { facts, chance }: { readonly facts: DrawingFacts; readonly chance: Chance },
): boolean {
  if (total === 0) return true;
  const says = open.map(
    ([, , third]) => facts.bankTable[total]?.[third === undefined ? 10 : pointsOf(third)] !== 'P',
  );
  const [first = false] = says;
  return says.every((each) => each === first) ? first : chance.percent(50);
}

function winnerOf(cloth: readonly Card[], bank: readonly Card[]): Winner {
  const [punto, against] = [strengthOf(cloth), strengthOf(bank)];
  if (punto === against) return 'tie';
  return against > punto ? 'bank' : 'punto';
}

const strengthOf = (hand: readonly Card[]): number => {
  const total = totalOf(hand);
  return hand.length === 2 && isNatural(total) ? total + 10 : total;
};

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
