import { GAMES } from '../../../../src/games/game-codes';
import type { PerformanceSearch } from '../../app/search-values';
import { dayBy } from '../../days/days';

/** The questions that performance answers from the first screen, by their words. */
export const QUESTIONS = ['outside', 'byHour', 'hold', 'areas', 'croupiers'] as const;

export type Question = (typeof QUESTIONS)[number];

/** Roulette in each of its forms. */
const ROULETTES = Object.keys(GAMES)
  .filter((code) => code.startsWith('roulette'))
  .join(',');

/** The day of the week, 6 for Saturday, of a plain date. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The last Friday up to a gaming day. */
export const lastFriday = (day: string): string => dayBy(day, -((weekday(day) + 2) % 7));

const startOfQuarter = (day: string): string => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
};

/** What performance has to show for a question. `day` is the newest gaming day. */
export function searchOf(question: Question, day: string): PerformanceSearch {
  const saturday = dayBy(day, -((weekday(day) + 1) % 7));
  const [month, quarter] = [`${day.slice(0, 8)}01`, startOfQuarter(day)];
  const searches: Record<Question, PerformanceSearch> = {
    outside: { by: 'TABLE', show: 'Z_SCORE', from: day, to: day },
    byHour: { by: 'HOUR', from: saturday, to: saturday, compareFrom: dayBy(saturday, -7) },
    hold: { by: 'WEEKDAY', show: 'HOLD', game: ROULETTES, from: quarter, to: day },
    areas: { by: 'AREA', show: 'DROP', from: month, to: day },
    croupiers: { by: 'CROUPIER', show: 'Z_SCORE', from: quarter, to: day },
  };
  return searches[question];
}
