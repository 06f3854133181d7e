import { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { cellOf, type Hands, shows, total } from './cards';
import { settled } from './coup';
import type { Bet, Coup } from './told-coup';
import type { Cloth, Game } from './games';
import { bankOffences } from './offences';
import { halvesOf, MAXIMUM, MINIMUM, smallerHalf, STEP } from './stakes';

export function playerBankVectors(game: Game): readonly Vector[] {
  const chance = new Chance('vectors', game.code);
  return [...Array.from({ length: 460 }, () => vectorOf(game, chance)), ...bankOffences(game)];
}

function vectorOf(game: Game, chance: Chance): Vector {
  const inPlay = chance.between(20, 400) * STEP + (chance.percent(10) ? 250 : 0);
  const asked = chance.percent(25);
  const mode = chance.percent(20) ? { mode: game.cloths.length > 1 ? 'free' : 'unlimited' } : {};
  const declared = chance.percent(3)
    ? { declared: { 1: chance.oneOf(['bank', 'punto', 'tie', 'annulled'] as const) } }
    : {};
  const coup: Coup = {
    ...{
      bets: betsOf(game, chance, inPlay),
      hands: dealt(game, chance, asked),
      inPlay,
      bankerSeat: chance.between(1, 4),
    },
    ...{ ...mode, ...declared, ...(asked && { asked: true as const }) },
    ...(chance.percent(20) && { playersPresent: chance.between(3, 9) }),
  };
  return settled(game, coup);
}

/** Deals a coup: punto draws to four and is free with five; the bank is free or follows the table; some draw wrongly. */
function dealt({ cloths }: Game, chance: Chance, asked: boolean): Hands {
  const shoe = chance.shuffled(
    Array.from({ length: 6 }, () =>
      [...'A23456789TJQK'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit)),
    ).flat(),
  );
  const next = (): string => shoe.pop()!;
  const errs = (): boolean => chance.percent(4);
  const bank = [next(), next()];
  const hands = cloths.map((): string[] => [next(), next()]);
  const isOver = shows(bank);
  for (const hand of hands) {
    const wants = !shows(hand) && !isOver && (total(hand) === 5 ? chance.percent(50) : total(hand) < 5);
    if (wants !== errs()) hand.push(next());
  }
  if (bankWants(chance, { bank, hands }, asked) !== errs()) bank.push(next());
  return { bank, cloths: Object.fromEntries(hands.map((hand, at) => [(at + 1) as Cloth, hand])) };
}

/** Whether the bank draws: by the table, or freely except with zero. */
function bankWants(
  chance: Chance,
  { bank, hands }: { readonly bank: readonly string[]; readonly hands: readonly (readonly string[])[] },
  asked: boolean,
): boolean {
  const open = hands.filter((hand) => !shows(hand));
  if (shows(bank) || open.length === 0) return false;
  const cell = cellOf(bank, open[0]!);
  const byTable = asked || open.length < hands.length;
  if (byTable && cell !== 'O') return cell === 'T';
  return total(bank) === 0 || chance.percent(50);
}

const stakeOf = (chance: Chance, most: number): number =>
  chance.percent(92)
    ? chance.between(MINIMUM / 250, most / 250) * 250
    : chance.oneOf([MINIMUM - 100, most + STEP, MINIMUM + 33]);

/** Bets, sometimes with a call for the bank. */
function betsOf(game: Game, chance: Chance, inPlay: number): readonly Bet[] {
  const isOver = game.cloths.length > 1;
  const calls = isOver
    ? ['banco', 'banco-cloth-1', 'banco-cloth-2']
    : ['banco', 'banco-seguido', 'banco-con-la-mesa'];
  const call = chance.percent(30) ? chance.oneOf(calls) : undefined;
  const second = smallerHalf(inPlay);
  const dues: Readonly<Record<string, number>> = {
    ...{ banco: inPlay, 'banco-seguido': inPlay, 'banco-con-la-mesa': chance.oneOf(halvesOf(inPlay)) },
    ...{ 'banco-cloth-1': inPlay - second, 'banco-cloth-2': second },
  };
  const called =
    call === undefined ? [] : [{ type: call, stake: chance.percent(92) ? dues[call]! : dues[call]! + STEP }];
  const types = isOver
    ? ['cloth-1', 'cloth-2', 'astride', 'line-cloth-1', 'line-cloth-2']
    : ['punto', 'punto', 'line-bet'];
  const others = Array.from({ length: chance.between(call === undefined ? 1 : 0, 4) }, () => ({
    ...{ type: chance.oneOf(types), stake: stakeOf(chance, isOver ? MAXIMUM : inPlay) },
  }));
  const all = [...called, ...others];
  const seats = chance.shuffled(Array.from({ length: 12 }, (_, at) => at + 1));
  const bets = all.map((bet, at): Bet => ({
    ...{ betId: `${at + 1}`, ...bet, seat: seats[at]! },
    ...(chance.percent(20) && { standing: true as const }),
  }));
  return call !== 'banco-con-la-mesa' || chance.percent(50) ? bets : [...bets, completing(bets, inPlay)];
}

/** A bet último completo, which fills up the rest of the bank. */
const completing = (bets: readonly Bet[], inPlay: number): Bet => {
  const others = bets.reduce((sum, { stake }) => sum + stake, 0);
  return { betId: 'u', type: 'ultimo-completo', stake: Math.max(MINIMUM, inPlay - others), seat: 12 };
};
