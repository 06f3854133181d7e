import { ACES, LOWER } from './known-cards';
import type { Offence } from './told-hand';
import { BLINDS, BOTH, CALLED, hand, WON } from './written-hands';

const R = '1.1.10';
const DRAW = `${R}.A`;
const NOT_PROVED = 'Qs Jd 7d 6d 8d';
const PASSED = '1 ante 500, 2 ante 500 | 1 check, 2 check';
const openers = (cards: string) => ({ outcome: { openers: { seat: 1, cards: hand(cards) } } });

/** Insufficient openers, blank hands, and hands with 32 cards. */
export const OF_DRAW: readonly Offence[] = [
  BLINDS(`${R}-VIII.2-01`),
  { ...BOTH, ...openers('As Ac 7d 6d Jd'), found: [] },
  {
    ...{ ...BOTH, ...openers(NOT_PROVED), hands: [hand(NOT_PROVED), LOWER], awards: [[2, 0, 4000]] },
    found: [`openers-too-low ${DRAW}-II.1-02`],
  },
  // A false opener is paid nevertheless.
  {
    ...{ ...BOTH, ...openers(NOT_PROVED), hands: [hand(NOT_PROVED), LOWER], awards: [[2, 0, 4000]] },
    declared: { awards: [{ seat: 1, amount: 4000 }] },
    found: [
      `award-differs ${R}-VI.1-12`,
      `award-without-claim ${DRAW}-III.3-01`,
      `openers-too-low ${DRAW}-II.1-02`,
    ],
  },
  // After a blank hand openers are queens.
  {
    ...{ ...BOTH, ...openers('Js Jc 7d 6d 8d'), hands: [hand('Js Jc 7d 6d 8d'), LOWER] },
    ...{ before: { blankHands: 1, carriedPot: '1000' }, actions: `1 ante 500, 2 ante 500 | ${CALLED}` },
    ...{ pots: [[6000, 0]], awards: [[2, 0, 6000]], found: [`openers-too-low ${DRAW}-II.3-01`] },
    outcome: { carriedIn: 1000, openers: { seat: 1, cards: hand('Js Jc 7d 6d 8d') } },
  },
  {
    ...{ ...BOTH, before: { blankHands: 1, carriedPot: '1000' }, outcome: { carriedIn: 1000 } },
    ...{ pots: [[5000, 0]], awards: [[1, 0, 5000]], found: [`ante-missing ${DRAW}-II.3-01`] },
  },
  { actions: PASSED, hands: [], outcome: { carriedOut: 1000 }, pots: [[1000, 0]], awards: [], found: [] },
  {
    ...{ actions: PASSED, hands: [], pots: [[1000, 0]], awards: [] },
    found: [`carried-pot-differs ${DRAW}-II.3-01`],
  },
  {
    ...{ actions: `1 ante 500, 2 ante 500 | 1 bet 2000, 2 fold`, hands: [], pots: [[3000, 0]], awards: [] },
    ...openers(NOT_PROVED),
    found: [`carried-pot-differs ${DRAW}-III.3-02`, `openers-too-low ${DRAW}-II.1-02`],
  },
  {
    ...{ ...BOTH, actions: `${CALLED} | 2 check, 1 check` },
    found: [`first-to-speak ${DRAW}-II.9-01`],
  },
  // With 32 cards a flush ranks above a full house.
  {
    ...{ ...WON, hands: [hand('Kh Th 9h 8h 7h'), hand('As Ah Ad Ks Kd')], outcome: { deckOf: 32 } },
    shows: [`${R}-VI.1-05`],
  },
  {
    ...{ ...WON, hands: [hand('As 7s 8d 9c Th'), hand('Ad Ah Qd Tc 9s')], outcome: { deckOf: 32 } },
    shows: [`${R}-VI.1-06`],
  },
  {
    ...{ ...BOTH, outcome: { deckOf: 32 }, awards: [], hands: [ACES, hand('Kc Ks 7h 2h Jh')] },
    found: [`card-too-often ${DRAW}-I-01`, `hand-not-decided ${R}-IX.19-01`],
  },
];
