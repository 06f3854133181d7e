import type { GameCode } from '../../src/games/game-codes';
import { blackjackVectors } from './oracle/blackjack/rounds';
import { crapsVectors } from './oracle/craps/rounds';
import { bouleVectors, wheelVectors } from './oracle/one-draw';
import { puntoYBancaVectors } from './oracle/punto-y-banca';
import { casinoWarVectors } from './oracle/casino-war';
import { pokerVectors } from './oracle/poker/poker';
import { VARIANTS } from './oracle/poker/variant';
import { monteVectors } from './oracle/monte/rounds';
import { CHEMIN_DE_FER, TWO_TABLEAUX } from './oracle/player-bank/games';
import { playerBankVectors } from './oracle/player-bank/rounds';
import { rouletteVectors } from './oracle/roulette';
import { trenteEtQuaranteVectors } from './oracle/trente-et-quarante';
import { caribbeanStudVectors } from './oracle/house-poker/caribbean-stud-rounds';
import { paiGowVectors } from './oracle/house-poker/pai-gow-rounds';
import { threeCardPokerVectors } from './oracle/house-poker/three-card-poker';
import { trijokerVectors } from './oracle/house-poker/trijoker';
import type { Vector } from './vector';

/** The test vectors of each game: rounds with their settlement by the regulation. */
export const VECTORS: Readonly<Record<GameCode, () => readonly Vector[]>> = {
  'roulette-french': () => rouletteVectors('roulette-french'),
  'roulette-french-abbreviated': () => rouletteVectors('roulette-french-abbreviated'),
  'roulette-american': () => rouletteVectors('roulette-american'),
  'punto-y-banca': puntoYBancaVectors,
  'texas-holdem': () => pokerVectors(VARIANTS['texas-holdem']),
  omaha: () => pokerVectors(VARIANTS.omaha),
  'omaha-five-card': () => pokerVectors(VARIANTS['omaha-five-card']),
  'omaha-high-low': () => pokerVectors(VARIANTS['omaha-high-low']),
  'double-holdem': () => pokerVectors(VARIANTS['double-holdem']),
  'synthetic-poker': () => pokerVectors(VARIANTS['synthetic-poker']),
  'five-card-draw': () => pokerVectors(VARIANTS['five-card-draw']),
  'five-card-stud': () => pokerVectors(VARIANTS['five-card-stud']),
  'seven-card-stud': () => pokerVectors(VARIANTS['seven-card-stud']),
  blackjack: blackjackVectors,
  craps: crapsVectors,
  monte: monteVectors,
  'chemin-de-fer': () => playerBankVectors(CHEMIN_DE_FER),
  'baccarat-two-tableaux': () => playerBankVectors(TWO_TABLEAUX),
  'caribbean-stud': caribbeanStudVectors,
  trijoker: trijokerVectors,
  'three-card-poker': threeCardPokerVectors,
  'pai-gow-poker': paiGowVectors,
  boule: bouleVectors,
  'wheel-of-fortune': wheelVectors,
  'casino-war': casinoWarVectors,
  'trente-et-quarante': trenteEtQuaranteVectors,
};
