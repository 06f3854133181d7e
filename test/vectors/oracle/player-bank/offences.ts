import type { Vector } from '../../vector';
import { decided, type Made, roundVector } from '../house-poker/rounds';
import type { Hands } from './cards';
import { settled } from './coup';
import type { Bet, Coup } from './told-coup';
import type { Effect, Game } from './games';

const IN_PLAY = 20_000;
const bet = (type: string, stake: number, more: Partial<Bet> = {}): Bet => ({
  ...{ betId: more.betId ?? '1', type, stake, seat: 2 },
  ...more,
});

/** Parses hands of the bank and of each cloth; one punto hand is used for all cloths. */
const hands = ({ cloths }: Game, bank: string, ...puntos: readonly string[]): Hands => ({
  bank: bank === '' ? [] : bank.split(' '),
  cloths: Object.fromEntries(cloths.map((cloth, at) => [cloth, (puntos[at] ?? puntos[0]!).split(' ')])),
});

/** Examples by effect of an error of play: cards of the bank and of punto, and further members. */
const SHOWN_WITH: Readonly<Record<Effect, readonly (readonly [string, string, Partial<Coup>?])[]>> = {
  'as-usual': [['4c 3d', '2c 2d 4h']],
  annuls: [
    ['4c 3d', '2c 2d 4h', { declared: { 1: 'annulled', 2: 'annulled' } }],
    ['4c 3d', '2c 2d 4h', { declared: { 1: 'bank', 2: 'bank' } }],
  ],
  'may-annul': [
    ['4c 3d', '2c 2d 4h', { declared: { 1: 'annulled' } }],
    ['4c 3d', '2c 2d 4h'],
  ],
  'by-table': [
    ['4c Td 8h', 'Tc 2d 8c'],
    ['4c Td', 'Tc 2d 8c'],
    ['5c Td', 'Tc 2d 4c'],
  ],
  'by-table-drawing': [
    ['5c Td 2h', 'Tc 2d 4c'],
    ['5c Td', 'Tc 2d 4c'],
  ],
  'drawn-otherwise': [
    ['Tc Td', '2c 2d'],
    ['4c 3d 2h', '2c 2d 4h'],
  ],
  'bank-counts-nothing': [
    ['4c 3d 2h', 'Tc 2d 9h'],
    ['4c 3d 2h 5c', 'Tc 2d 2h', { bankDrew: true }],
  ],
  'two-thirds': [
    ['4c 3d', '2c 2d 4h 5c'],
    ['2c Td 4h 7d', '2c 2d 4h'],
  ],
  'punto-nine': [
    ['4c 4d', '2c 2d 2h'],
    ['4c 5d', '2c 2d'],
  ],
  'bank-loses': [['4c 4d', '2c 4d']],
  'punto-loses': [['2c 4d', '4c 4d']],
  'may-withdraw': [['4c 3d', '2c 2d 4h']],
  'no-showing': [
    ['4c 4d', '2c 2d 5h'],
    ['5c 4d 9h', '2c 2d 4h'],
  ],
  'punto-no-showing': [
    ['4c 4d', '4h 5d'],
    ['4c 3d', '4h 5d'],
    ['4c 4d 9h', '4h 5d'],
  ],
  'unseen-nothing': [
    ['', '2c 2d 4h'],
    ['4c 6d', '2c 2d 6h'],
  ],
  inspector: [
    ['4c 3d', '2c 2d 4h', { declared: { 1: 'bank', 2: 'punto' } }],
    ['4c 3d', '2c 2d 4h', { declared: { 1: 'annulled', 2: 'bank' } }],
  ],
};

/** Coups with an error of play, and hand-written coups that violate the regulation. */
export function bankOffences(game: Game): readonly Vector[] {
  const type = game.cloths.length > 1 ? 'cloth-1' : 'punto';
  const dealt = hands(game, '4c 3d', 'Tc 2d 6h');
  const coup: Coup = {
    bets: [bet(type, 5000), bet(type, 2000, { betId: '2', seat: 3 })],
    hands: dealt,
    inPlay: IN_PLAY,
    bankerSeat: 1,
  };
  const errors = Object.entries(game.errors).flatMap(([errorRule, effect]) =>
    SHOWN_WITH[effect].map(([bank, punto, more]) =>
      settled(game, {
        ...coup,
        ...taken(coup, effect),
        ...onCloths(game, more),
        errorRule,
        hands: hands(game, bank, punto),
      }),
    ),
  );
  const seven = Array.from({ length: 3 }, () => '7d');
  const alien = { betId: '1', type: 'pair', stake: 1000, seat: 2 };
  return [
    ...errors,
    ...(game.cloths.length > 1 ? overCloths(game, coup) : calls(game, coup)),
    settled(game, { ...coup, errorRule: 'house-rule-7', hands: dealt }, [
      `error-rule-unknown ${game.rules.inspector}`,
    ]),
    settled(game, { ...coup, bets: [bet(type, 5000, { options: { withdrawn: true } })] }),
    settled(game, { ...coup, bets: [bet(type, 5000, { covered: 4000 })] }, [
      `coverage-differs ${game.rules.coverage}`,
    ]),
    settled(game, { ...coup, bets: [bet(type, 5000, { seat: 14 })] }, [
      `seat-not-at-table ${game.rules.seats}`,
    ]),
    settled(
      game,
      { ...coup, hands: hands(game, '4c 3d', 'Tc 2d 6h 2c') },
      game.cloths.map(() => `hand-card-count ${game.rules.shown}`),
    ),
    cardsTooOften(game, coup, seven),
    roundVector(
      {
        round: {
          bets: [alien],
          outcome: { results: game.cloths.map((tableau) => ({ tableau, winner: 'tie' })) },
        },
      },
      [decided(alien)('not-judged', {})],
      { found: [`bet-not-offered ${game.rules.result}`] },
    ),
    // With zero the bank must draw.
    settled(game, { ...coup, hands: hands(game, 'Tc Td', 'Tc 2d 6h') }),
    unread(game, bet(type, 1000)),
  ];
}

/** A withdrawn bet, if the effect may permit it. */
const taken = ({ bets: [first, second] }: Coup, effect: Effect): Partial<Coup> =>
  effect === 'may-withdraw' || effect === 'inspector'
    ? { bets: [{ ...first!, options: { withdrawn: true } }, second!] }
    : {};

/** Restricts a coup to the cloths of the game. */
function onCloths({ cloths }: Game, more: Partial<Coup> = {}): Partial<Coup> {
  if (more.declared === undefined || cloths.length > 1) return more;
  const { 1: first } = more.declared;
  return { ...more, ...(first !== undefined && { declared: { 1: first } }) };
}

function cardsTooOften(game: Game, coup: Coup, seven: readonly string[]): Vector {
  // The same card seven times from six decks.
  const all: Hands = {
    bank: ['7d', '7d', '7d'],
    cloths: Object.fromEntries(game.cloths.map((cloth) => [cloth, seven])),
  };
  const isEnough = game.cloths.length > 1;
  const errorRule = Object.keys(game.errors).find((id) => game.errors[id] === 'drawn-otherwise')!;
  const cards = isEnough ? all : { bank: ['7d', '7d', '7d', '7d'], cloths: { 1: seven } };
  return settled(game, { ...coup, hands: cards, errorRule }, [`card-too-often ${game.rules.decks}`]);
}

function unread(game: Game, made: Made): Vector {
  return roundVector(
    { round: { bets: [made], outcome: { results: [] } } },
    [decided(made)('not-judged', {})],
    { found: [`outcome-not-readable ${game.rules.result}`] },
  );
}

/** Calls for the bank of chemin de fer: by whom and in which order. */
function calls(game: Game, coup: Coup): readonly Vector[] {
  const A = game.heading;
  const seguido = bet('banco-seguido', IN_PLAY, { player: 'p2' });
  const with_ = (...bets: readonly Bet[]): Coup => ({ ...coup, bets });
  const notThere = (rule: string): string => `call-not-available ${A}-${rule}`;
  const right = (seguidoOf: string) => ({ bank: 'b1', memory: { seguidoOf, seguidoAgainst: 'b1' } });
  return [
    settled(game, { ...with_(seguido), ...right('p2') }),
    settled(game, { ...with_(seguido), ...right('p3') }, [notThere('VII.10-01')]),
    settled(game, { ...with_(seguido), bank: 'b2', memory: { seguidoOf: 'p2', seguidoAgainst: 'b1' } }, [
      notThere('VII.10-01'),
    ]),
    settled(game, with_(bet('banco', IN_PLAY), bet('banco-con-la-mesa', 10_000, { betId: '2', seat: 3 })), [
      notThere('VII.7-01'),
    ]),
    settled(game, with_(bet('ultimo-completo', IN_PLAY)), [notThere('VII.7-01')]),
    settled(
      game,
      with_(bet('banco-con-la-mesa', 10_000), bet('banco-con-la-mesa', 10_000, { betId: '2', seat: 3 })),
      [notThere('VII.7-01')],
    ),
    settled(
      game,
      with_(bet('banco-con-la-mesa', 10_000), bet('ultimo-completo', 10_000, { betId: '2', seat: 3 })),
    ),
    settled(game, with_(bet('banco-con-la-mesa', 10_000), bet('punto', 4000, { betId: '2', seat: 3 }))),
  ];
}

/** Two cloths with different results: one shows, one is null, one wins and one loses (VII.10). */
function overCloths(game: Game, coup: Coup): readonly Vector[] {
  const both = (first: number, second: number): readonly Bet[] => [
    bet('cloth-1', first),
    bet('cloth-2', second, { betId: '2', seat: 9 }),
  ];
  const split = hands(game, '4c 3d', '2c 2d 5h', 'Tc 2d 4h');
  const enough = { ...coup, inPlay: 200_000 };
  return [
    settled(game, { ...enough, bets: both(50_000, 30_000), hands: hands(game, '4c 3d', 'Tc 2d 4h') }),
    settled(game, { ...enough, bets: both(30_000, 50_000), hands: split }),
    settled(game, { ...enough, bets: both(50_000, 30_000), hands: split }),
    settled(game, { ...enough, bets: both(40_000, 40_000), hands: split }),
    settled(game, { ...enough, mode: 'free', bets: both(1000, 34_320), hands: split }),
    // An eight in two cards beats a nine in three cards.
    settled(game, {
      ...enough,
      bets: both(10_000, 20_000),
      hands: hands(game, 'Tc 4d 5h', '4c 4d', 'Ac 2d 6h'),
    }),
    settled(game, { ...enough, bets: [bet('astride', 7000)], hands: split }),
    settled(game, {
      ...enough,
      bets: [bet('astride', 7000)],
      hands: hands(game, '4c 3d', '2c 2d 3h', '2c 2d 5h'),
    }),
    settled(game, {
      ...coup,
      inPlay: 60_000,
      bets: [
        bet('cloth-1', 30_000),
        bet('cloth-2', 25_000, { betId: '2', seat: 7 }),
        bet('cloth-1', 20_000, { betId: '3', seat: 3 }),
        bet('cloth-2', 15_000, { betId: '4', seat: 8 }),
      ],
      hands: split,
    }),
  ];
}
