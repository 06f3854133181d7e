import { brokenReport, type Fault } from './fault';
import { GAME_CODES, type GameCode } from '../../games/game-codes';

/** Tables that open without what the rules want of them. */

export const croupierMissing: Fault = brokenReport(
  'cagnotte.table.opened.v1',
  { games: GAME_CODES, code: 'staff-below-minimum' },
  ({ staff }) =>
    staff.some(({ role }) => role === 'croupier')
      ? { staff: staff.filter(({ role }) => role !== 'croupier') }
      : undefined,
);

const OF_FEW_DECKS: readonly GameCode[] = [
  'trijoker',
  'three-card-poker',
  'caribbean-stud',
  'pai-gow-poker',
  'monte',
];

export const deckTooMany: Fault = brokenReport(
  'cagnotte.table.opened.v1',
  { games: OF_FEW_DECKS, code: 'decks-not-by-rule' },
  ({ equipment }) =>
    equipment?.decks === undefined ? undefined : { equipment: { ...equipment, decks: equipment.decks + 1 } },
);

export const seatsAboveMaximum: Fault = brokenReport(
  'cagnotte.table.opened.v1',
  { games: ['texas-holdem', 'omaha', 'five-card-stud', 'synthetic-poker'], code: 'seats-above-maximum' },
  () => ({ seats: 11 }),
);
