import type { Vector } from '../../vector';
import { decided, type Decided, type Made, roundVector } from './rounds';

const T = '1.1.9.C';
/** Hands of player and house: a king against a queen. */
const [OWN, HOUSE] = ['Kh 9c 4s'.split(' '), 'Qs 9h 4d'.split(' ')];

const bet = (type: string, stake: number, more: Partial<Made> = {}): Made => ({
  ...{ betId: `${more.seat ?? 1}-${type}`, type, stake, seat: 1 },
  ...more,
});

/** Hand-written rounds that violate the regulation. */
export function threeCardOffences(terms: object): readonly Vector[] {
  const vector = (
    decisions: readonly (readonly [Made, (made: Made) => Decided])[],
    found: readonly string[],
    { outcome = {}, more = {} }: { readonly outcome?: object; readonly more?: object } = {},
  ): Vector => {
    const bets = decisions.map(([made]) => made);
    const hands = [...new Set(bets.map(({ seat }) => seat))].map((seat) => ({
      ...{ seat, cards: seat === 1 ? OWN : ['Kd', '8c', '3s'] },
    }));
    return roundVector(
      { terms, round: { bets, outcome: { dealer: HOUSE, hands, ...outcome }, ...more } },
      decisions.map(([made, decide]) => decide(made)),
      { found },
    );
  };
  const both = (more: Partial<Made> = {}) =>
    [bet('ante', 1000, more), bet('bet', 1000, more)].map((made) => [made, wins] as const);
  return [
    vector([[bet('pair-plus', 500), unevaluated]], [`bet-not-offered ${T}-VI.5-01`]),
    vector([[bet('bet', 1000), wins]], [`extra-bet-differs ${T}-VI.5-01`]),
    vector(
      [
        [bet('ante', 1000, { options: { surrendered: true } }), surrenders],
        [bet('bet', 1000), wins],
      ],
      [`bet-after-surrender ${T}-VII.2-01`],
    ),
    vector(
      both({ seat: 10 }),
      both().map(() => `seat-not-at-table ${T}-IV-01`),
    ),
    vector(
      [...both({ seat: 1, player: 'a' }), ...both({ seat: 2, player: 'a' })],
      [`player-at-several-seats ${T}-IV-01`],
    ),
    vector(
      both().map(([made, decide], at) => [{ ...made, player: at === 0 ? 'a' : 'b' }, decide] as const),
      [`seat-shared ${T}-IV-01`],
    ),
    vector(both(), [`card-too-often ${T}-II.1-01`], { outcome: { dealer: ['Qs', '9h', '4s'] } }),
    vector(both(), [`pool-stake-without-bet ${T}-IX.1-01`], {
      more: { poolStakes: [{ pool: 'carrusel', amount: 100, seat: 2 }] },
    }),
    // The regulation gives no prizes for hands of three cards (OP2-37).
    vector(both(), [`pool-prize-not-judged ${T}-IX.2-01`], {
      more: {
        poolStakes: [{ pool: 'carrusel', amount: 100, seat: 1 }],
        poolPrizes: [{ pool: 'carrusel', amount: 5000, seat: 1 }],
      },
    }),
    vector([[bet('ante', 1000), unevaluated]], [`outcome-not-readable ${T}-VI.6-01`], {
      outcome: { dealer: [] },
    }),
  ];
}

const wins = (made: Made): Decided =>
  decided(made)('wins', { paid: made.stake }, `${T}-VII.3-01`, `${T}-V-01`, `${T}-VII.4-01`);
const surrenders = (made: Made): Decided => decided(made)('loses', { taken: made.stake }, `${T}-VII.2-01`);
const unevaluated = (made: Made): Decided => decided(made)('not-judged', {});
