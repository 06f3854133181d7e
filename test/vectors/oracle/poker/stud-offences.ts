import { ACES } from './known-cards';
import type { Offence } from './told-hand';
import { BLINDS, BOTH, hand, TABLE } from './written-hands';

const R = '1.1.10';

/** Open cards of the first two seats: the lower one brings in, the higher one speaks first afterwards. */
const open = (first: string, second: string) => ({
  openCards: [
    { seat: 1, cards: hand(first) },
    { seat: 2, cards: hand(second) },
  ],
});

interface StudRules {
  readonly bringIn: string;
  readonly first: string;
  readonly fixed: string;
}

/** Violations in stud only: bring-in, first speaker, and bets at a fixed limit. */
export function ofStud({ bringIn, first, fixed }: StudRules): readonly Offence[] {
  const brought = (actions: string): Pick<Offence, 'hands' | 'actions' | 'terms' | 'awards' | 'pots'> => ({
    ...{ ...BOTH, actions, terms: TABLE, pots: [[2000, 0]], awards: [[1, 0, 2000]] },
  });
  const ante = {
    ...brought('1 ante 500, 2 ante 500 | 2 bring-in 1000, 1 call 1000'),
    pots: [[3000, 0]],
  } as const;
  const won = { ...ante, awards: [[1, 0, 3000]] } as const;
  const fixedBy = (actions: string, pot: number) => ({
    ...brought(actions),
    outcome: { limitType: 'fixed' },
    ...({ pots: [[pot, 0]], awards: [[1, 0, pot]] } as const),
  });
  return [
    BLINDS(`${R}-VIII.2-01`),
    { ...won, outcome: open('As', 'Kc'), found: [] },
    // Equal ranks are ordered by suit; clubs are lowest.
    { ...won, outcome: open('7d', '7h'), found: [`bring-in-not-of-lowest ${bringIn}`] },
    { ...won, outcome: open('Ac', 'Ks'), found: [] },
    {
      ...{ ...brought('2 bring-in 600, 1 call 600'), outcome: open('As', 'Kc') },
      ...{ pots: [[1200, 0]], awards: [[1, 0, 1200]], found: [`bring-in-below-minimum ${bringIn}`] },
    },
    {
      ...{ ...brought('2 bring-in 1000, 1 call 1000 | 2 check, 1 check'), outcome: open('As 7d', 'Kc 7h') },
      found: [`first-to-speak ${first}`],
    },
    {
      ...{ ...brought('2 bring-in 1000, 1 call 1000 | 2 check, 1 check'), outcome: open('As 7d', '6h Kc') },
      found: [`first-to-speak ${first}`],
    },
    // A pair ranks above an ace.
    {
      ...{ ...brought('2 bring-in 1000, 1 call 1000 | 2 check, 1 check'), outcome: open('As 7d', '6h 6c') },
      ...{ hands: [ACES, hand('Kc Ks 6h 6c Jh 3h 2d')], found: [] },
      ...{ awards: [[2, 0, 2000]] },
    },
    // The small bet applies in the first two rounds, the big bet afterwards.
    {
      ...fixedBy('1 bet 1000, 2 call 1000 | 1 bet 1000, 2 call 1000 | 1 bet 2000, 2 call 2000', 8000),
      found: [],
    },
    {
      ...fixedBy('1 bet 1000, 2 call 1000 | 1 bet 1000, 2 call 1000 | 1 bet 1000, 2 call 1000', 6000),
      found: [`increment-not-by-limit ${fixed}`],
    },
    { ...fixedBy('1 bet 2000, 2 call 2000', 4000), found: [`increment-not-by-limit ${fixed}`] },
  ];
}
