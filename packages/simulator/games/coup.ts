import type { Card } from '../../../src/games/_mechanics/cards';
import { baccaratPoints, baccaratTotal, isNatural } from '../../../src/games/baccarat/drawing';
import { evaluateRound } from '../../../src/games/evaluate-round';
import type { GameRules } from '../../../src/games/game-rules';
import { RECOMMENDED } from '../../../src/games/open-points';
import type { DrawingFacts } from '../../../src/games/player-bank/bank-game-facts';
import { type Settlement, totalCommission } from '../../../src/games/settlement';
import { roundFromWire } from '../../../src/games/wire';
import { termsFromWire } from '../../../src/games/wire-terms';
import { type Minor, sumMinor } from '../../../src/kernel/money';
import { present } from '../../../src/kernel/present';
import type { EventData } from '../../../src/ledger/event-contract/catalogue';
import type { Chance } from '../chance';
import type { Guest } from '../guest';
import type { NonBankedTray } from '../non-banked-tray';
import { type ExactData, toWire } from '../reporter';
import type { Shoe } from './shoe';

type CoupPlayed = ExactData<EventData['cagnotte.coup.played.v1']>;

/** A bet against a bank: the rules settle its `type`, and its event states `placed`. */
export interface CoupBet {
  readonly betId: string;
  readonly guest: Guest;
  readonly seat: number;
  readonly stake: Minor;
  readonly type: string;
  readonly placed?: Pick<CoupPlayed['bets'][number], 'call' | 'tableau' | 'placed'>;
}

interface BankOfPlayers {
  readonly id: string;
  readonly inPlay: Minor;
  readonly seat?: number;
  coups: number;
  won(net: Minor): void;
}

interface Coup extends Pick<CoupPlayed, 'shoeNo' | 'coupNo' | 'bankBefore' | 'garages'> {
  readonly rules: GameRules;
  readonly bank: BankOfPlayers;
  readonly bets: readonly CoupBet[];
  readonly winners: readonly Winner[];
  readonly cards: NonNullable<CoupPlayed['cards']>;
  /** Guests tip when they win at least this amount; absent: no tips. Minor units. */
  readonly worthATip: Minor | undefined;
}

/** Settles the bets by the rules and takes the commission on the gain of the bank. */
export function playCoup(tray: NonBankedTray, coup: Coup): void {
  const { bank, bets, worthATip, shoeNo, coupNo, cards, bankBefore, garages } = coup;
  const { currency } = tray.house.name;
  const { minimum } = tray.place.kind;
  const results = coup.winners.map((winner, index) => ({ tableau: index + 1, winner }));
  const settlement = settled(tray, coup, results);
  const collected = sumMinor(settlement.bets.map(({ taken }) => taken));
  const paid = sumMinor(settlement.bets.map((bet) => bet.paid));
  const commission = totalCommission(settlement);
  bets.forEach(({ guest }, index) => {
    const { paid: won, taken } = settlement.bets[index]!;
    guest.chips += won - taken;
    if (worthATip !== undefined && won >= worthATip * minimum) tray.tip(guest, minimum / 2n);
  });
  bank.won(collected - paid - commission);
  bank.coups += 1;
  tray.cagnotte += commission;
  tray.report({
    type: 'cagnotte.coup.played.v1',
    data: {
      currency,
      bank: bank.id,
      shoeNo,
      coupNo,
      ...present({ bankBefore }),
      bets: bets.map(({ betId, guest, seat, stake, placed }, index) => ({
        betId,
        stake,
        player: guest.id,
        seat,
        ...placed,
        covered: settlement.bets[index]!.covered ?? 0n,
      })),
      results,
      totals: { collected, paid },
      commission: { amount: commission },
      ...present({ garages }),
      cards,
      playersPresent: tray.seats.size,
    },
  });
}

function settled(
  { house, place }: NonBankedTray,
  { rules, bank, bets, cards }: Coup,
  results: readonly { readonly tableau: number; readonly winner: Winner }[],
): Settlement {
  const { currency } = house.name;
  const { minimum, seats } = place.kind;
  const round = roundFromWire({
    currency,
    bets: bets.map(({ betId, guest, seat, stake, type }) => ({
      betId,
      type,
      stake: toWire(stake),
      player: guest.id,
      seat,
    })),
    outcome: {
      results,
      cards,
      inPlay: toWire(bank.inPlay),
      bank: bank.id,
      mode: 'limited',
      ...present({ bankerSeat: bank.seat }),
    },
  });
  const terms = termsFromWire({ minimum: toWire(minimum), seats });
  return evaluateRound(rules, round, { currency, terms, answers: RECOMMENDED }).settlement;
}

type Winner = 'bank' | 'punto' | 'tie';

interface DealtCoup {
  readonly cloths: readonly (readonly Card[])[];
  readonly bank: readonly Card[];
  readonly winners: readonly Winner[];
}

/**
 * Deals two cards each, and third cards by the rules. If these leave a choice, a cloth decides at random, and the bank by
 * `bankDraws`, whose argument is the entry of the drawing table for each open cloth: T (draw), P (stand) or O (either).
 */
export function dealCoup(
  shoe: Shoe,
  {
    cloths: count,
    facts,
    chance,
    bankDraws,
  }: {
    readonly cloths: number;
    readonly facts: DrawingFacts;
    readonly chance: Chance;
    readonly bankDraws: (says: readonly string[]) => boolean;
  },
): DealtCoup {
  const cloths = Array.from({ length: count }, () => [shoe.deal()]);
  const bank = [shoe.deal()];
  for (const hand of [...cloths, bank]) hand.push(shoe.deal());
  const open = isNatural(baccaratTotal(bank))
    ? []
    : cloths.filter((cloth) => !isNatural(baccaratTotal(cloth)));
  for (const cloth of open) if (drawsOn(baccaratTotal(cloth), facts, chance)) cloth.push(shoe.deal());
  const row = facts.bankTable[baccaratTotal(bank)] ?? '';
  const says = open.map(([, , third]) => row.charAt(third === undefined ? 10 : baccaratPoints(third)));
  if (open.length > 0 && bankDraws(says)) bank.push(shoe.deal());
  return { cloths, bank, winners: cloths.map((cloth) => winnerOf(cloth, bank)) };
}

const drawsOn = (total: number, { puntoDrawsUpTo, puntoFreeOn }: DrawingFacts, chance: Chance): boolean =>
  total === puntoFreeOn ? chance.percent(50) : total <= puntoDrawsUpTo;

function winnerOf(cloth: readonly Card[], bank: readonly Card[]): Winner {
  const [punto, against] = [strengthOf(cloth), strengthOf(bank)];
  if (punto === against) return 'tie';
  return against > punto ? 'bank' : 'punto';
}

const strengthOf = (hand: readonly Card[]): number => {
  const total = baccaratTotal(hand);
  return hand.length === 2 && isNatural(total) ? total + 10 : total;
};
