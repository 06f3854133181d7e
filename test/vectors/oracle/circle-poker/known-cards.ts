/** Hands of as many cards as the game deals: what is behind the first two improves nothing. */
export const ACES = 'As Ac 7d 6d Jd'.split(' ');
export const KINGS = 'Kc Ks 7h 6h Jh'.split(' ');
export const QUEENS = 'Qd Qc 7c 6c Jc'.split(' ');
/** Two that are equal, and one that is lower. */
export const FIRST_EQUAL = 'Qs Jd 7d 6d 8d'.split(' ');
export const OTHER_EQUAL = 'Qh Jc 7h 6h 8h'.split(' ');
export const LOWER = 'Tc 8c 7c 6c 4h'.split(' ');
