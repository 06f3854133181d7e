import type { CarruselRules } from './carrusel';

const LIKE_STUD = '1.1.9.C-IX.2-01';

/** The linked carrusel (heading 1.1.9.C, IX): like that of caribbean stud, with two common cards. */
export const LINKED: CarruselRules = {
  ...{ opening: LIKE_STUD, rises: LIKE_STUD, prizes: '1.1.9.C-IX.3-01' },
  ...{ royals: LIKE_STUD, chain: LIKE_STUD, equals: LIKE_STUD },
};

/** Winning hands of five as three own cards and two common ones. */
export const WINNING_FIVES = [
  'Ah Kh Qh Jh Th',
  '9s 8s 7s 6s 5s',
  'Ah 2h 3h 4h 5h',
  '9c 9d 9h 9s 2c',
  'Tc Td Th 4c 4d',
  'Ac Jc 9c 6c 3c',
  'Ac 2d 3h 4s 5c',
  '9c 8d 7h 6s 5c',
  'Kc Kd Kh 7s 2c',
  'Tc Td 4h 4s 9c',
  'Jc 8d 5h Js 3c',
  'Tc 8d 5h Ts 3c',
].map((hand) => hand.split(' '));
