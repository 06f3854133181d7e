import type { GameForm, Shape } from '../../api/event-form';
import { fitsCloth, isOnCloth } from './cloth';
import type { Typed } from './read-form';

/** Bets on a wheel whose type says the numbers. */
const SAID_BY_TYPE: ReadonlySet<string> = new Set([
  ...['red', 'black', 'even', 'odd', 'low', 'high', 'first-four'],
]);

interface Captured {
  /** Who captures; undefined for a correction. */
  readonly me: object | undefined;
  readonly gameForm: GameForm | undefined;
}

/**
 * Whether a captured bet has to say its numbers: every bet of a wheel of numbers whose type does not. A correction may keep
 * a bet that was recorded without them.
 */
export function needsSelection(
  shape: Shape,
  path: string,
  typed: Typed,
  { me, gameForm }: Captured,
): boolean {
  if (me === undefined || shape.is !== 'of-game' || shape.part !== 'selection') return false;
  const outcome = gameForm?.outcome;
  const isOnNumbers = outcome?.is === 'group' && outcome.fields.some(({ name }) => name === 'number');
  return isOnNumbers && !SAID_BY_TYPE.has(typed[`${path.slice(0, path.lastIndexOf('.'))}.type`] ?? '');
}

/**
 * The paths of selections of captured bets that are no place on the cloth of the game: a split on two numbers that do not lie
 * beside each other is a violation as soon as it is reported. A correction may keep what was recorded.
 */
export function offTheCloth(typed: Typed, { me, gameForm }: Captured): readonly string[] {
  if (me === undefined || !isOnCloth(gameForm)) return [];
  const rows = Array.from({ length: Number(typed['bets#'] ?? 0) }, (_, row) => `bets.${row}`);
  return rows
    .filter((row) => {
      const selection = typed[`${row}.selection`] ?? '';
      return selection.trim() !== '' && !fitsCloth(typed[`${row}.type`] ?? '', selection);
    })
    .map((row) => `${row}.selection`);
}

/** Whether a captured round has to have an outcome: where it states bets, or no result. */
export const needsOutcome = (typed: Typed, { me }: Captured): boolean =>
  me !== undefined && (Number(typed['bets#'] ?? 0) > 0 || (typed['result'] ?? '').trim() === '');
