import { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { type Deal, MAXIMUM, MINIMUM, setBy, type SetHand, settled, TERMS } from './pai-gow-poker';
import { decided, deckWithout, type Made, roundVector } from './rounds';

const P = '1.1.9.D';

/** Hands of player and bank that are rare by chance: straights, the joker, equal hands. */
const PAIRED = [
  ['Ad 2c 3h 4s 5c / Kd Qd', '9c Td Jh Qs Kc / 8d 7c'],
  ['Tc Jd Qh Ks Ac / 4c 3c', 'As 2d 3d 4h 5d / 9c 8c'],
  ['9s Ts Js Qs Ks / 4c 3c', 'Ah 2h 3h 4h 5h / 9c 8c'],
  ['Tc Jc Qc Kc Ac / 4d 3c', '9s Ts Js Qs Ks / 9c 8c'],
  ['5s 6s * 8s 9s / Kd Qd', 'Kc Jc 9c 6c 3c / Kh Qh'],
  ['Ac Ad Ah As * / 4c 3c', 'Tc Jd Qh Ks 9c / 9d 8c'],
  ['Kd Kc 7h 4s 2c / * 5d', 'Kh Ks 7d 4c 2d / Qd 5c'],
  ['Ks Kh 7d 7c 3s / Ad Qc', 'Js Jh 5d 5c 2s / As Qh'],
  ['Ks Kh 7d 7c 3s / Ad Qc', 'Kd Kc 7h 7s 3c / As Th'],
  ['Ks Kh 7d 7c 3s / Ad Qc', 'Kd Kc 7h 7s 3c / As Qh'],
  ['As Qh 9d 7c 5s / 2s 2h', 'Kd Kc 7h 7s 3c / Ac Qd'],
  ['* Kh 9h 7h 2h / 3c 3d', 'Ah Qc Jd 8s 6c / 5c 4d'],
  ['8c 8d 8h 4c 4d / 9c 9d', '7c 7d 7h 2c 2d / 5c 5d'],
  ['6c 6d 6h 6s 2c / Kc Qc', 'Tc 9d 4h 3h 2d / 5c 8d'],
].map((pair) => pair.map(handOf));

function handOf(text: string): SetHand {
  const [big = '', small = ''] = text.split(' / ');
  return { big: big.split(' '), small: small.split(' ') };
}

export function paiGowVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'pai-gow-poker');
  return [...Array.from({ length: 490 }, (_, index) => vectorOf(chance, index)), ...written()];
}

function vectorOf(chance: Chance, index: number): Vector {
  const known = index % 4 === 0 ? PAIRED[(index / 4) % PAIRED.length]! : [];
  const deck = chance
    .shuffled([...deckWithout(chance, []), '*'])
    .filter((card) => !known.some(({ big, small }) => big.includes(card) || small.includes(card)));
  const players = chance.between(1, 3);
  const dealt = Array.from({ length: players + 1 }, () => setBy(chance, deck.splice(0, 7)));
  const bank = chance.percent(65) ? 0 : chance.between(1, players);
  const player = bank === 1 ? 0 : 1;
  const hands = dealt.map((hand, at) =>
    at === bank ? (known[1] ?? hand) : at === player ? (known[0] ?? hand) : hand,
  );
  const bets = hands.flatMap((_hand, seat): readonly Deal['bets'][number][] => {
    if (seat === 0 || seat === bank) return [];
    const stake = chance.percent(90)
      ? chance.between(MINIMUM / 50, MAXIMUM / 50) * 50
      : chance.oneOf([MINIMUM - 50, MAXIMUM + 50, MINIMUM + 1]);
    return [{ seat, stake, ...(chance.percent(3) && { late: true as const }) }];
  });
  const sum = bets.reduce((total, { stake }) => total + stake, 0);
  const croupierStake = bank > 0 && chance.percent(30) ? 2000 : undefined;
  const dice = [1, 2, 3].map(() => chance.between(1, 6));
  const due = (bank + dice.reduce((total, die) => total + die, 0) - 1) % 7;
  return settled({
    ...{ hands, bank, bets, putUp: chance.percent(85) ? sum + 5000 : Math.max(100, Math.floor(sum / 2)) },
    ...(croupierStake !== undefined && { croupierStake }),
    ...(chance.percent(40) && { commission: chance.oneOf([0, 10, 25, 33, 50, 60]) }),
    ...(chance.percent(30) && { dice, firstHand: chance.percent(80) ? due : (due + 1) % 7 }),
  });
}

/** Hand-written rounds that violate the regulation; the first player wins. */
function written(): readonly Vector[] {
  const [own, croupier] = [handOf('Ks Kh 7d 7c 3s / Ad Qc'), handOf('Js Jh 5d 5c 2s / As Th')];
  const third = handOf('9s 9h 4d 4c 2h / 8d 6c');
  const deal: Deal = { hands: [croupier, own], bank: 0, bets: [{ seat: 1, stake: 1000 }], putUp: 0 };
  const outcome = { bank: 'croupier', croupier, hands: [{ seat: 1, ...own }] };
  const bet: Made = { betId: '1', type: 'player-bet', stake: 1000, seat: 1 };
  const notEvaluated = (made: Made, told: object, ...found: readonly string[]): Vector =>
    roundVector(
      { terms: TERMS, round: { bets: [made], outcome: { ...outcome, ...told } } },
      [decided(made)('not-judged', {})],
      { found },
    );
  const held: Deal = { ...deal, hands: [croupier, own, third], bank: 2, putUp: 5000 };
  const bankless = settled({ ...held, before: { bank: 1 } });
  return [
    settled({ ...deal, before: { bank: 'croupier' } }, [`bank-out-of-turn ${P}-VII.7-01`]),
    settled({ ...deal, before: { bank: 'croupier' }, refused: [1] }),
    settled({ ...held, before: { bank: 'croupier' } }, [`bank-out-of-turn ${P}-VII.7-01`]),
    settled({ ...held, before: { bank: 'croupier' }, refused: [1] }),
    bankless,
    // The croupier must take the bank in his turn.
    settled({ ...held, before: { bank: 2 } }, [`bank-out-of-turn ${P}-VII.7-01`]),
    notEvaluated({ ...bet, type: 'pair-plus' }, {}, `bet-not-offered ${P}-I.6-01`),
    notEvaluated({ ...bet, seat: 2 }, {}, `bet-not-readable ${P}-VII.6-01`),
    notEvaluated(
      bet,
      { hands: [{ seat: 1, ...own, small: ['Ks', 'Qc'] }] },
      `bet-not-readable ${P}-VII.6-01`,
      `card-too-often ${P}-II.1-01`,
    ),
    notEvaluated(bet, { bank: 'house' }, `outcome-not-readable ${P}-I.2-01`),
    seatless(outcome, own),
  ];
}

/** A seventh player at a table of six. */
function seatless(outcome: object, own: SetHand): Vector {
  const made: Made = { betId: '1', type: 'player-bet', stake: 1000, seat: 7 };
  const rules = [`${P}-V.1-01`, `${P}-VII.10-01`, `${P}-I.6-01`];
  const vector = roundVector(
    { terms: TERMS, round: { bets: [made], outcome: { ...outcome, hands: [{ seat: 7, ...own }] } } },
    [decided(made)('wins', { paid: 950, deducted: 50 }, ...rules)],
    { found: [`seat-not-at-table ${P}-IV.1-01`] },
  );
  const { bets, result, findings } = vector.expected;
  const commissions = [{ name: 'pai-gow', amount: 50 }];
  return { ...vector, expected: { ...(bets && { bets }), result, commissions, findings } };
}
