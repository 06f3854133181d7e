import { puntoYBanca } from './baccarat/punto-y-banca.rules';
import { blackjack } from './blackjack/blackjack.rules';
import { boule } from './wheels/boule.rules';
import { casinoWar } from './casino-war/casino-war.rules';
import { cheminDeFer } from './baccarat/chemin-de-fer.rules';
import { craps } from './craps/craps.rules';
import type { GameCode } from './game-codes';
import type { GameRules } from './game-rules';
import { caribbeanStud } from './house-poker/caribbean-stud.rules';
import { threeCardPoker } from './house-poker/three-card-poker.rules';
import { trijoker } from './house-poker/trijoker.rules';
import { monte } from './monte/monte.rules';
import { paiGowPoker } from './house-poker/pai-gow-poker.rules';
import {
  doubleHoldem,
  fiveCardDraw,
  fiveCardStud,
  omaha,
  omahaFiveCard,
  omahaHighLow,
  sevenCardStud,
  syntheticPoker,
  texasHoldem,
} from './poker/poker-games.rules';
import { rouletteAmerican } from './wheels/roulette-american.rules';
import { rouletteFrenchAbbreviated, rouletteFrench } from './wheels/roulette-french.rules';
import { trenteEtQuarante } from './trente-et-quarante/trente-et-quarante.rules';
import { baccaratTwoTableaux } from './baccarat/two-tableaux.rules';
import { wheelOfFortune } from './wheels/wheel-of-fortune.rules';

export const CATALOGUE = {
  'roulette-french': rouletteFrench,
  'roulette-french-abbreviated': rouletteFrenchAbbreviated,
  'roulette-american': rouletteAmerican,
  blackjack,
  boule,
  'trente-et-quarante': trenteEtQuarante,
  craps,
  'punto-y-banca': puntoYBanca,
  'chemin-de-fer': cheminDeFer,
  'baccarat-two-tableaux': baccaratTwoTableaux,
  'caribbean-stud': caribbeanStud,
  trijoker,
  'three-card-poker': threeCardPoker,
  'five-card-draw': fiveCardDraw,
  'seven-card-stud': sevenCardStud,
  'five-card-stud': fiveCardStud,
  omaha,
  'omaha-five-card': omahaFiveCard,
  'omaha-high-low': omahaHighLow,
  'texas-holdem': texasHoldem,
  'double-holdem': doubleHoldem,
  'synthetic-poker': syntheticPoker,
  'wheel-of-fortune': wheelOfFortune,
  'casino-war': casinoWar,
  monte,
  'pai-gow-poker': paiGowPoker,
} as const satisfies Readonly<Record<GameCode, GameRules>>;
