import { OF_DRAW } from './draw-offences';
import { ofStud } from './stud-offences';
import type { Offence } from './told-hand';
import type { Variant } from './variant';
import { BLINDS, BOTH, CALLED, hand, WON } from './written-hands';

const R = '1.1.10';

/** Rare hands of a game, and violations of its own rules. */
export const ownOffences = ({ code }: Variant): readonly Offence[] => OF_GAMES[code] ?? [];

/** A board that permits no low hand. */
const ONE_BOARD: readonly Offence[] = [
  {
    ...WON,
    hands: [hand('Qs 3d 7d 6d 8d'), hand('8c 7c 6c 4h 2s')],
    outcome: { boards: [hand('Ah Kd 9c 5s Ts')] },
    shows: [`${R}-VI.1-11`],
  },
  {
    ...WON,
    hands: [hand('As Ah 7d 6d Jd'), hand('Ks Kh 7h 6h Jh')],
    outcome: { boards: [hand('Ac Ad Kc Kd 2h')] },
    shows: [`${R}-VI.2-01`],
  },
  {
    ...WON,
    hands: [hand('Jh Th 7d 6d 8d'), hand('Kc Ks 7h 6h 8h')],
    outcome: { boards: [hand('Ah Kh Qh 2c 9d')] },
    shows: [`${R}-VI.1-01`],
  },
];

const SYNTHETIC = `${R}.B.8`;
const onBoard = (board: string) => ({ outcome: { boards: [hand(board)] } });

const OF_SYNTHETIC: readonly Offence[] = [
  BLINDS(`${SYNTHETIC}-III.2-02`),
  { ...BOTH, outcome: { limitType: 'fixed' }, found: [`limit-type-not-offered ${SYNTHETIC}-III.1-01`] },
  { ...BOTH, actions: `${CALLED} | 2 check, 1 check`, found: [`first-to-speak ${SYNTHETIC}-V.5-01`] },
  { ...WON, ...onBoard('Ah Qd Js Tc 9h'), hands: [hand('Kc Ks'), hand('Kh 8d')], shows: [`${R}-VI.1-10`] },
  {
    ...{ ...WON, ...onBoard('Qh 9h 8h Ad Ac'), hands: [hand('Ah Th'), hand('Kh Jh')] },
    shows: [`${R}-VI.2-04`],
  },
  {
    ...{ ...WON, ...onBoard('Ac Ad Kc Kd Qh'), hands: [hand('As Ah'), hand('Ks Kh')] },
    shows: [`${R}-VI.2-01`],
  },
  {
    ...{ ...WON, ...onBoard('Ah Kh 9h Kd Qc'), hands: [hand('Qh 8h'), hand('Jh Th')] },
    ...{
      awards: [
        [1, 0, 2000],
        [2, 0, 2000],
      ],
      found: ['tiebreak-readings-differ OP2-09'],
    },
  },
];

const OF_GAMES: Readonly<Record<string, readonly Offence[]>> = {
  'texas-holdem': ONE_BOARD,
  omaha: ONE_BOARD,
  'omaha-five-card': ONE_BOARD,
  'omaha-high-low': ONE_BOARD,
  'five-card-stud': ofStud({
    bringIn: `${R}.B.2-III.3-01`,
    first: `${R}.B.2-III.5-01`,
    fixed: `${R}.B.2-IV-01`,
  }),
  'seven-card-stud': ofStud({
    bringIn: `${R}.B.1-II.3-01`,
    first: `${R}.B.1-II.4-01`,
    fixed: `${R}.B.1-II.1-01`,
  }),
  'five-card-draw': OF_DRAW,
  'synthetic-poker': OF_SYNTHETIC,
};
