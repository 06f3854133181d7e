import fc from 'fast-check';
import { CATALOGUE } from '../../src/games/catalogue';
import { RECOMMENDED } from '../../src/games/open-points';
import type { PlacedBet } from '../../src/games/round';
import { SETTLEMENT_ROUNDS, SETTLEMENT_TIMEOUT } from '../support/arbitrary/settlement-rounds';
import { present } from '../../src/kernel/present';

/**
 * An independent settlement of blackjack from the regulation's matrix, without code under test: cards are drawn until the
 * hands are played, and each bet is settled by the table of hands against the dealer. Stakes are even, so that 3 to 2 is whole.
 */

const RANKS = [...'A23456789TJQK'];
const worth = (card: string): number => Math.min(10, RANKS.indexOf(card[0]!) + 1);

/** The best total of a hand not above 21, else the lowest. */
function total(cards: readonly string[]): number {
  let sums = [0];
  for (const card of cards) {
    const values = card.startsWith('A') ? [1, 11] : [worth(card)];
    sums = sums.flatMap((sum) => values.map((value) => sum + value));
  }
  const good = sums.filter((sum) => sum <= 21);
  return good.length > 0 ? Math.max(...good) : Math.min(...sums);
}

interface Hand {
  cards: string[];
  readonly of?: number;
  doubled: boolean;
  split: boolean;
}

/** Plays a hand by the wishes of a player with drawn cards; split hands are added to the box. */
function playHand(box: Hand[], index: number, draw: () => string, wishes: () => number): void {
  const hand = box[index]!;
  if (hand.cards.length === 1) hand.cards.push(draw());
  const [first, second] = hand.cards as [string, string];
  if (worth(first) === worth(second) && box.length < 5 && wishes() < 6) {
    hand.split = true;
    hand.cards = [first];
    box.push({ cards: [second], of: index + 1, doubled: false, split: true });
    return playHand(box, index, draw, wishes);
  }
  if (hand.split && first.startsWith('A')) return;
  if (total(hand.cards) < 21 && wishes() < 3) {
    hand.doubled = true;
    hand.cards.push(draw());
    return;
  }
  while (total(hand.cards) < 21 && wishes() < 5) hand.cards.push(draw());
}

/** The payment of a hand by the table of the matrix. */
function byTable(hand: Hand, dealer: readonly string[]): number {
  const isTwo21 = (cards: readonly string[]): boolean => cards.length === 2 && total(cards) === 21;
  const rank = (cards: readonly string[], mayBeBlackjack: boolean): number =>
    mayBeBlackjack && isTwo21(cards) ? 22 : total(cards);
  if (total(hand.cards) > 21) return -1;
  if (total(dealer) > 21) return !hand.split && isTwo21(hand.cards) ? 1.5 : 1;
  const [ours, theirs] = [rank(hand.cards, !hand.split), rank(dealer, true)];
  if (ours === theirs) return 0;
  if (ours < theirs) return -1;
  return ours === 22 ? 1.5 : 1;
}

const DECKS = 6;

/** Draws from a shoe of six decks; skips cards of the iterator that are no longer in it. */
function shoeOf(cards: Iterator<string>): () => string {
  const drawn = new Map<string, number>();
  return () => {
    for (;;) {
      const card = cards.next().value as string;
      const times = (drawn.get(card) ?? 0) + 1;
      if (times > DECKS) continue;
      drawn.set(card, times);
      return card;
    }
  };
}

const card = fc.tuple(fc.constantFrom(...RANKS), fc.constantFrom(...'cdhs')).map((parts) => parts.join(''));
const dealt = fc.record({
  cards: fc.infiniteStream(
    fc.oneof({ weight: 3, arbitrary: card }, { weight: 1, arbitrary: fc.constantFrom('As', '8h', 'Kd') }),
  ),
  wishes: fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
  boxes: fc.array(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
  insures: fc.boolean(),
  takesEvenMoney: fc.boolean(),
});

it(
  'blackjack: every round is settled as the matrix of the game settles it',
  () => {
    fc.assert(
      fc.property(dealt, ({ cards, wishes, boxes, insures, takesEvenMoney }) => {
        const draw = shoeOf(cards);
        const wish = (): number => wishes.next().value as number;
        const dealer = [draw()];
        const played = boxes.map(() => {
          const box: Hand[] = [{ cards: [draw()], doubled: false, split: false }];
          for (let index = 0; index < box.length; index += 1) playHand(box, index, draw, wish);
          return box;
        });
        while (total(dealer) < 17) dealer.push(draw());
        const showsAce = dealer[0]!.startsWith('A');
        const hasBlackjack = dealer.length === 2 && total(dealer) === 21;
        const bets: PlacedBet[] = [];
        const due: number[] = [];
        let player = '';
        const place = (type: string, seat: number, stake: number, net: number, options?: object): void => {
          bets.push({
            betId: `${bets.length}`,
            player,
            type,
            seat,
            stake: BigInt(stake),
            ...(options ? { options } : {}),
          });
          due.push(net === 0 ? 0 : net * stake);
        };
        boxes.forEach((players, index) => {
          const seat = index + 1;
          const [first, ...others] = played[index]!;
          const isEven =
            takesEvenMoney &&
            showsAce &&
            !first!.split &&
            first!.cards.length === 2 &&
            total(first!.cards) === 21;
          for (const [nth, units] of players.entries()) {
            player = `P-${seat}-${nth}`;
            const stake = 2 * units;
            if (isEven) place('main', seat, stake, 1, { evenMoney: true });
            else place('main', seat, stake, byTable(first!, dealer));
            if (insures && showsAce) place('insurance', seat, units, hasBlackjack ? 2 : -1);
            if (first!.doubled) place('double', seat, stake, byTable(first!, dealer), { hand: 1 });
            others.forEach((hand, place2) => {
              const options = { hand: place2 + 2 };
              place('split', seat, stake, byTable(hand, dealer), options);
              if (hand.doubled) place('double', seat, stake, byTable(hand, dealer), options);
            });
          }
        });
        const hands = played.flatMap((box, index) =>
          box.map(({ cards: held, of }, number) => ({
            seat: index + 1,
            hand: number + 1,
            cards: held,
            ...present({ of }),
          })),
        );
        const round = { bets, outcome: { dealer, hands } };
        const settlement = CATALOGUE.blackjack.settle(round, { currency: 'EUR', answers: RECOMMENDED });
        expect(settlement.bets.map(({ paid, taken }) => Number(paid - taken))).toEqual(due);
        const wrongCards = CATALOGUE.blackjack.checks
          .round(round, settlement, { currency: 'EUR', answers: RECOMMENDED })
          .map(({ code }) => code)
          .filter((code) => code !== 'dealer-drew-on' || hands.some(({ cards: held }) => total(held) <= 21));
        expect(wrongCards).toEqual([]);
      }),
      { numRuns: SETTLEMENT_ROUNDS },
    );
  },
  SETTLEMENT_TIMEOUT,
);
