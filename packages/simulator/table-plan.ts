import { baccaratTwoTableauxGame } from './games/baccarat-two-tableaux.play';
import { cheminDeFerGame } from './games/chemin-de-fer.play';
import type { HouseGame } from './games/house-game';
import {
  doubleHoldemGame,
  fiveCardDrawGame,
  fiveCardStudGame,
  omahaFiveCardGame,
  omahaGame,
  omahaHighLowGame,
  sevenCardStudGame,
  syntheticPoker1996Game,
  syntheticPokerGame,
  texasHoldemGame,
} from './games/poker.play';
import { monteGame } from './games/monte.play';
import { paiGowPokerGame } from './games/pai-gow-poker.play';
import { puntoYBancaGame } from './games/punto-y-banca.play';
import {
  rouletteAmericanGame,
  rouletteFrenchAbbreviatedGame,
  rouletteFrenchGame,
  bouleGame,
  wheelOfFortuneGame,
} from './games/wheels.play';
import { blackjackGame } from './games/blackjack.play';
import { caribbeanStud1996Game, caribbeanStudGame } from './games/caribbean-stud.play';
import { casinoWarGame } from './games/casino-war.play';
import { crapsGame } from './games/craps.play';
import { threeCardPokerGame } from './games/three-card-poker.play';
import { trenteEtQuaranteGame } from './games/trente-et-quarante.play';
import { trijokerGame } from './games/trijoker.play';
import { BOLSA, CARRUSEL, CARRUSEL_1996, type GamePoolTerms } from './game-pool';
import type { NonBankedGame, NonBankedKind } from './non-banked-tray';
import type { HousePlan } from './house-tray';
import { SIMULATED_RULEBOOKS, type SimulatedRulebook } from './simulated-rulebook';
import { present } from '../../src/kernel/present';

export interface NonBankedPlan {
  readonly family: 'non-banked';
  readonly table: string;
  readonly game: NonBankedGame;
  readonly kind: NonBankedKind;
}

export interface HouseKind {
  readonly rulebook?: SimulatedRulebook;
  /**
   * Simulates the games alone: without pools whose prizes are fixed by the rules, tips and redemptions at players' banks, and
   * pieces by denomination. The worksheets of test/data are of such houses.
   */
  readonly isPlain?: boolean;
  /**
   * Prizes of pools wait: small prizes of the house's jackpot are paid later, too, and payments name their wins, in parts and on the next
   * day. What was simulated without it stays as it is.
   */
  readonly prizesWait?: boolean;
}

export type TablePlan = HousePlan | NonBankedPlan;

type Game = HouseGame | NonBankedGame;

const GAMES: readonly Game[] = [
  rouletteFrenchGame,
  puntoYBancaGame,
  cheminDeFerGame,
  texasHoldemGame,
  baccaratTwoTableauxGame,
  fiveCardDrawGame,
  sevenCardStudGame,
  blackjackGame,
  rouletteAmericanGame,
  rouletteFrenchAbbreviatedGame,
  bouleGame,
  crapsGame,
  trenteEtQuaranteGame,
  wheelOfFortuneGame,
  casinoWarGame,
  trijokerGame,
  threeCardPokerGame,
  caribbeanStudGame,
  monteGame,
  paiGowPokerGame,
  fiveCardStudGame,
  omahaGame,
  omahaFiveCardGame,
  omahaHighLowGame,
  doubleHoldemGame,
  syntheticPokerGame,
];

/** One in this many of the further house-banked tables reports only counts, no rounds. */
const SILENT = 2;
const isOfHouse = (game: Game): game is HouseGame => 'begin' in game;
const HOUSE_GAMES = GAMES.filter(isOfHouse);

const GAMES_OF_1996: readonly Game[] = [caribbeanStud1996Game, syntheticPoker1996Game];

const GAMES_BY_RULEBOOK: Readonly<Record<SimulatedRulebook, readonly Game[]>> = {
  'ES-AN-1996': GAMES_OF_1996,
  'ES-AN-2010': GAMES,
};

const GAME_POOLS = new Map<HouseGame, GamePoolTerms>([
  [blackjackGame, BOLSA],
  [threeCardPokerGame, CARRUSEL],
  [caribbeanStudGame, CARRUSEL],
  [caribbeanStud1996Game, CARRUSEL_1996],
]);

/** Plans a number of tables: the games in turn, and within each game its kinds in turn; plain houses without pool tables. */
export const tablePlans = (
  tables: number,
  { isPlain = false, rulebook = SIMULATED_RULEBOOKS[0] }: HouseKind = {},
): readonly TablePlan[] => {
  const games = GAMES_BY_RULEBOOK[rulebook];
  return Array.from({ length: tables }, (_, index) =>
    planOf(games[index % games.length]!, { ofGame: Math.floor(index / games.length), isPlain }),
  );
};

export const tablesOfPool = (plans: readonly TablePlan[]): readonly string[] =>
  plans.filter((plan) => plan.family === 'house' && plan.hasPool).map(({ table }) => table);

export function gamePoolsOf(
  plans: readonly TablePlan[],
): readonly { readonly terms: GamePoolTerms; readonly tables: readonly string[] }[] {
  const pooled = plans.flatMap((plan) =>
    plan.family === 'house' && plan.gamePool !== undefined
      ? [{ table: plan.table, terms: plan.gamePool }]
      : [],
  );
  return [...new Set(pooled.map(({ terms }) => terms))].map((terms) => ({
    terms,
    tables: pooled.filter((each) => each.terms === terms).map(({ table }) => table),
  }));
}

function planOf(
  game: Game,
  { ofGame, isPlain }: { readonly ofGame: number; readonly isPlain: boolean },
): TablePlan {
  const table = `${game.letters}${ofGame + 1}`;
  if (!isOfHouse(game))
    return { family: 'non-banked', table, game, kind: game.kinds[ofGame % game.kinds.length]! };
  const amongHouse = HOUSE_GAMES.indexOf(game);
  const told = ofGame === 0 || (ofGame + amongHouse) % SILENT !== 0;
  const captures = { rounds: told, buyIns: told };
  const hasPool = told && game === rouletteFrenchGame;
  const gamePool = told && !isPlain ? GAME_POOLS.get(game) : undefined;
  const kind = game.kinds[ofGame % game.kinds.length]!;
  return { family: 'house', table, game, kind, captures, hasPool, ...present({ gamePool }) };
}
