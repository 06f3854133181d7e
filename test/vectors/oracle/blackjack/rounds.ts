import { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { type Box, type Hand, MAXIMUM, MINIMUM, settled, UNIT } from './blackjack';
import { blackjackOffences } from './offences';
import { isTwoCard21, points, worth } from './points';

export function blackjackVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'blackjack');
  return [...Array.from({ length: 480 }, (_, index) => roundOf(chance, index)), ...blackjackOffences()];
}

/** First cards that are rare by chance: pairs to split again, and sevens for Bolsa. */
const FIRST = [
  'Ah Ad',
  'Ts Kd',
  '8c 8d',
  '7c 7d',
  '7c 7c',
  'Ac Kc',
  '6c 5d',
  '9c 9d',
  '7h 7h 7h',
  '7h 7h 7d',
  '7c 2d',
].map((cards) => cards.split(' '));

/** Six decks, with the wanted cards first. */
class Shoe {
  private readonly cards: string[];

  constructor(
    private readonly chance: Chance,
    private readonly wanted: string[],
  ) {
    const deck = [...'A23456789TJQK'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
    this.cards = chance.shuffled(Array.from({ length: 6 }, () => deck).flat());
    for (const card of wanted) this.cards.splice(this.cards.indexOf(card), 1);
  }

  next(): string {
    return this.wanted.shift() ?? this.cards.pop()!;
  }

  /** Another card of the same value. */
  alike(card: string): string {
    const at = this.cards.findIndex((other) => worth(other) === worth(card));
    return this.chance.percent(60) ? this.cards.splice(at, 1)[0]! : this.next();
  }
}

function roundOf(chance: Chance, index: number): Vector {
  const wanted = index % 2 === 0 ? [...FIRST[(index / 2) % FIRST.length]!] : [];
  const first = wanted.splice(0);
  const shoe = new Shoe(chance, first);
  const up = chance.percent(25) ? chance.oneOf(['Ac', 'Ad', 'Ah', 'As']) : undefined;
  const boxes = Array.from({ length: chance.between(1, 3) }, (_, at) => boxOf(chance, at + 1, { shoe, up }));
  const dealer = [up ?? shoe.next()];
  const isAwaited = boxes.some((box) => box.insurance !== undefined || isInPlay(box, dealer));
  // Sometimes a card is missing, or one too many is drawn.
  const err = chance.below(100);
  if (isAwaited || err < 4) dealer.push(shoe.next());
  while (isAwaited && points(dealer) < (err < 4 ? 15 : 17)) dealer.push(shoe.next());
  if (err > 95) dealer.push(shoe.next());
  const meter = chance.percent(80) ? chance.between(300_000, 900_000) : chance.between(1000, 299_000);
  return settled(boxes, dealer, {
    pool: { meter, unit: UNIT, rate: chance.oneOf([0, 333, 400, 755, 1000]) },
  });
}

const isInPlay = (box: Box, [up]: readonly string[]): boolean =>
  box.hands.some(({ cards }) => points(cards) <= 21) &&
  !(
    box.evenMoney === true &&
    up!.startsWith('A') &&
    isTwoCard21(box.hands[0]!.cards) &&
    box.hands.length === 1
  );

interface Dealing {
  readonly shoe: Shoe;
  readonly up: string | undefined;
}

function boxOf(chance: Chance, seat: number, { shoe, up }: Dealing): Box {
  const stake = stakeOf(chance);
  if (chance.percent(3)) {
    return { seat, late: true, hands: [{ hand: 1, cards: [shoe.next(), shoe.next()], stake }] };
  }
  const hands = playedOut(chance, shoe, stake);
  const isLike21 = isTwoCard21(hands[0]!.cards) && hands.length === 1;
  const half = Math.floor(stake / 2);
  return {
    ...{ seat, hands },
    ...(chance.percent(up === undefined ? 3 : 40) && { insurance: chance.percent(85) ? half : half + 100 }),
    ...(chance.percent(isLike21 && up !== undefined ? 50 : 2) && { evenMoney: true as const }),
    ...(chance.percent(50) && { staked: true as const }),
  };
}

const stakeOf = (chance: Chance): number =>
  chance.percent(92)
    ? chance.between(MINIMUM / 50, MAXIMUM / 50) * 50
    : chance.oneOf([MINIMUM - 100, MAXIMUM + 100, MINIMUM + 1]);

/** Plays the hands of a box: splits pairs and sometimes other cards; some hands draw too many cards. */
function playedOut(chance: Chance, shoe: Shoe, stake: number): Hand[] {
  const hands: { hand: number; of?: number; cards: string[]; stake: number; doubled?: number }[] = [
    { hand: 1, cards: [shoe.next(), shoe.next()], stake },
  ];
  for (const each of hands) {
    const [one, other] = each.cards as [string, string];
    const isPair = worth(one) === worth(other);
    if (hands.length < 4 && chance.percent(isPair ? 75 : 1)) {
      const hand = hands.length + 1;
      const extra = chance.percent(96) ? stake : stake + 500;
      each.cards = [one, shoe.alike(one)];
      hands.push({ hand, of: each.hand, cards: [other, shoe.next()], stake: extra });
    }
    finish(chance, shoe, { each, isSplit: hands.length > 1 });
  }
  return hands;
}

function finish(
  chance: Chance,
  shoe: Shoe,
  {
    each,
    isSplit,
  }: { readonly each: { cards: string[]; stake: number; doubled?: number }; readonly isSplit: boolean },
): void {
  const { cards, stake } = each;
  if (isSplit && cards[0]!.startsWith('A') && chance.percent(90)) return;
  if (points(cards) <= 11 && chance.percent(40)) {
    each.doubled = chance.percent(96) ? stake : stake + 500;
    cards.push(shoe.next());
    if (chance.percent(95)) return;
  }
  while (points(cards) < 17 || (cards.length > 2 && points(cards) === 21 && chance.percent(4))) {
    cards.push(shoe.next());
  }
}
