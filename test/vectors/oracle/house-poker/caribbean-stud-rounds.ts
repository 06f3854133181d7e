import { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { type Box, MAXIMUM, MINIMUM, settled, UNIT } from './caribbean-stud';
import { caribbeanOffences } from './caribbean-stud-offences';
import { deckWithout } from './rounds';

export function caribbeanStudVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'caribbean-stud');
  return [...Array.from({ length: 480 }, (_, index) => vectorOf(chance, index)), ...caribbeanOffences()];
}

/** Equal combinations of player and house, and hands that win the carrusel together. */
const EQUALS = [
  ['Ah Kh Qh Jh Th', '9s 9d 4c 5d 6s'],
  ['9s 8s 7s 6s 5s', '8d 7d 6d 5d 4d'],
  ['9c 9d 9h 9s 2c', 'Tc Td Th Ts 3c'],
  ['Tc Td Th 4c 4d', '6c 6d 6h Kc Kd'],
  ['Ac Jc 9c 6c 3c', 'Kd Jd 9d 6d 3d'],
  ['Ah Th 8h 6h 4h', 'As Js 8s 6s 2s'],
  ['Ac 2d 3h 4s 5c', '3d 4d 5h 6s 7c'],
  ['Kc Kd Kh 7s 2c', 'Qc Qd Qh 8s 3c'],
  ['Tc Td 4h 4s 9c', 'Th Ts 4c 4d 8c'],
  ['8d 8c Ah 6s 2d', '8s 8h Ad 7c 3s'],
  ['8d 8c Ah 6s 2d', '8s 8h Kd 7c 3s'],
  ['Ad Kc 9h 6s 2d', 'As Kh 9d 6c 2h'],
  ['Ad Kc 9h 6s 3d', 'As Kh 9d 6c 2h'],
];
const PRIZES = [
  ['Ah Kh Qh Jh Th'],
  ['Ah Kh Qh Jh Th', 'As Ks Qs Js Ts'],
  ['Ah Kh Qh Jh Th', '9s 8s 7s 6s 5s', 'Tc Td 4h 4s 4c'],
  ['9s 8s 7s 6s 5s', '8d 7d 6d 5d 4d'],
  ['9s 8s 7s 6s 5s', '9d 8d 7d 6d 5d'],
  ['9s 8s 7s 6s 5s', '9d 8d 7d 6d 5d', '7c 6c 5c 4c 3c'],
  ['9c 9d 9h 9s 2c', 'Tc Td Th 4c 4d', 'Ah Jh 8h 6h 4h'],
  ['Ac 2d 3h 4s 5c'],
];

function vectorOf(chance: Chance, index: number): Vector {
  const equals = index % 4 === 0 ? EQUALS[(index / 4) % EQUALS.length]! : [];
  const prizes = index % 4 === 1 ? PRIZES[((index - 1) / 4) % PRIZES.length]! : [];
  const known = [...prizes, ...equals].map((hand) => hand.split(' '));
  const deck = deckWithout(chance, known.flat());
  const dealer = equals.length > 0 ? known[1]! : deck.splice(0, 5);
  const own = equals.length > 0 ? known.slice(0, 1) : known;
  const boxes = Array.from(
    { length: chance.between(Math.max(1, own.length), Math.max(2, own.length)) },
    (_, at) =>
      boxOf(chance, at + 1, { cards: own[at] ?? deck.splice(0, 5), deck, isKnown: own[at] !== undefined }),
  );
  const pool = {
    ...{ rate: chance.oneOf([500, 755, 833, 1000]), unit: UNIT, opening: 500_000 },
    meter: chance.percent(80) ? chance.between(500_001, 2_000_000) : chance.between(1000, 20_000),
  };
  return settled(boxes, dealer, pool);
}

function boxOf(
  chance: Chance,
  seat: number,
  {
    cards,
    deck,
    isKnown,
  }: { readonly cards: readonly string[]; readonly deck: string[]; readonly isKnown: boolean },
): Box {
  const initial = initialOf(chance);
  const options = conductOf(chance);
  const isLate = options?.late === true;
  const [going, staking] = isKnown ? [85, 90] : [60, 50];
  const goes = chance.percent(going) && !isLate;
  const buys = chance.percent(15) && !isKnown && !isLate;
  return {
    ...{ seat, initial, goes, cards: buys ? [...cards.slice(1), deck.pop()!] : cards },
    ...(buys && { discarded: cards[0]! }),
    ...(goes && { second: chance.percent(95) ? 2 * initial : initial }),
    ...{ insured: chance.percent(40), staked: chance.percent(staking) && !isLate },
    ...(options && { options }),
  };
}

/** An initial bet, sometimes below the minimum or above the maximum. */
const initialOf = (chance: Chance): number =>
  chance.percent(92)
    ? chance.between(MINIMUM / 100, MAXIMUM / 100) * 100
    : chance.oneOf([MINIMUM - 100, MAXIMUM + 100]);

/** Sometimes a late bet, or conduct by which a player loses his bet. */
function conductOf(chance: Chance): Box['options'] {
  const conduct = chance.below(100);
  if (conduct < 3) return { late: true };
  return conduct < 5 ? { forfeited: 'asked-for-advice' } : undefined;
}
