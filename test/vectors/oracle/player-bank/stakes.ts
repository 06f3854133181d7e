import type { Bet, Coup } from './told-coup';
import type { Game } from './games';

export const STEP = 500;
export const [MINIMUM, MAXIMUM] = [1000, 60_000] as const;

/** The smaller half in whole units, or in cents if there are none (OP1-24). */
export const smallerHalf = (stake: number): number =>
  stake % STEP === 0 ? Math.floor(stake / STEP / 2) * STEP : Math.floor(stake / 2);

/** Findings about the stake of a bet: minimum, maximum, and amounts of calls for the bank. */
export function ofBet(game: Game, bet: Bet, coup: Coup): readonly string[] {
  const { stake } = bet;
  return [
    ...(stake < MINIMUM ? [`under-minimum ${game.rules.minimum}`] : []),
    ...(game.cloths.length > 1 ? overCloths(bet, coup) : atChemin(bet, coup)),
  ];
}

function overCloths({ type, stake }: Bet, { inPlay, mode }: Coup): readonly string[] {
  const onSecond = smallerHalf(inPlay);
  const due = { banco: inPlay, 'banco-cloth-1': inPlay - onSecond, 'banco-cloth-2': onSecond }[type];
  if (due !== undefined) return due === stake ? [] : ['banco-not-whole-bank 1.1.8.B-VI.e-01'];
  return stake > MAXIMUM && mode !== 'free' ? ['over-limit 1.1.8.B-V.6-01'] : [];
}

function atChemin({ betId, type, stake }: Bet, { inPlay, bets }: Coup): readonly string[] {
  const A = '1.1.8.A';
  if (type === 'banco' || type === 'banco-seguido')
    return stake === inPlay ? [] : [`banco-not-whole-bank ${A}-V.16-02`];
  if (type === 'banco-con-la-mesa')
    return halvesOf(inPlay).includes(stake) ? [] : [`banco-mesa-not-half ${A}-VII.7-01`];
  if (type === 'ultimo-completo') {
    const others = bets.reduce((sum, other) => sum + (other.betId === betId ? 0 : other.stake), 0);
    return stake === Math.max(0, inPlay - others) ? [] : [`banco-mesa-not-half ${A}-VII.7-01`];
  }
  const playing = type === 'line-bet' ? smallerHalf(stake) : stake;
  return playing > inPlay ? [`over-limit ${A}-V.16-03`] : [];
}

/** Half of the bank rounded up to the step of the table, or the exact half if it is whole cents (OP1-20). */
export function halvesOf(bank: number): readonly number[] {
  const exact = Math.ceil(bank / 2);
  const upToStep = Math.ceil(exact / STEP) * STEP;
  return bank % 2 === 0 ? [exact, upToStep] : [upToStep];
}
