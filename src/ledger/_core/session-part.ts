/** Parts of a table session, and of its play; both have banks. */
export type SessionPart =
  | 'slips'
  | 'box'
  | 'boxes'
  | 'banks'
  | 'equipment'
  | 'play.shoe'
  | 'play.poker'
  | 'play.lastHand'
  | 'play.lastCoup'
  | 'play.last'
  | 'play.banks';

export const PARTS_OF_SLIPS: readonly SessionPart[] = ['slips', 'box', 'boxes', 'banks', 'equipment'];
export const PARTS_OF_PLAY: readonly SessionPart[] = [
  'play.shoe',
  'play.poker',
  'play.lastHand',
  'play.lastCoup',
];
/** Of facts that follow the life of the banks: rules check it again, without an evaluation. */
export const PARTS_BESIDE_BANKS: readonly SessionPart[] = [...PARTS_OF_SLIPS, ...PARTS_OF_PLAY, 'play.banks'];
