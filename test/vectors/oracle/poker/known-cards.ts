/** Cards for hands of up to seven cards; the cards after the first two improve nothing. */
export const ACES = 'As Ac 7d 6d Jd 3s 2s'.split(' ');
export const KINGS = 'Kc Ks 7h 6h Jh 3h 2d'.split(' ');
export const QUEENS = 'Qd Qc 7c 6c Jc 3d 2h'.split(' ');
/** Two equal hands and a lower one. */
export const FIRST_EQUAL = 'Qs Jd 7d 6d 8d 2c 3c'.split(' ');
export const OTHER_EQUAL = 'Qh Jc 7h 6h 8h 2s 3s'.split(' ');
export const LOWER = 'Tc 8c 7c 6c 4h 2h 3h'.split(' ');
