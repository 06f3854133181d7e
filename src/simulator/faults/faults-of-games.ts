import { GAME_CODES, type GameCode, type GameFamily, GAMES } from '../../games/game-codes';
import { lastBettor, onlyPair, opener, smallBlind, spokeOutOfTurn, wrongAward } from './broken-hands';
import { croupierMissing, deckTooMany, seatsAboveMaximum } from './broken-openings';
import {
  burntAlone,
  burntTooFew,
  commissionAboveMaximum,
  firstHandMisplaced,
  overLimit,
  unevenBet,
} from './broken-rounds';
import { dealerDrewOn, drawnOnSeven } from './cards-too-many';
import type { Fault } from './fault';
import { wrongDeductionIn, wrongPayoutIn } from './wrong-money';
import {
  doubleStakeOfBolsa,
  reseedTooLow,
  stakeWithoutBet,
  wrongChain,
  wrongContributionToCarrusel,
  wrongFixedPrize,
  wrongPrizeOfBolsa,
  wrongRankOrder,
} from './wrong-pools';

const ofEach = (
  fault: string,
  games: readonly GameCode[],
  of: (game: GameCode) => Fault,
): Readonly<Record<string, Fault>> => Object.fromEntries(games.map((game) => [`${fault}/${game}`, of(game)]));

const gamesOf = (family: GameFamily): readonly GameCode[] =>
  GAME_CODES.filter((game) => GAMES[game].family === family);

/** Bets that nothing else depends on, of games whose tables limit them. */
const LIMITED: Readonly<Partial<Record<GameCode, readonly string[]>>> = {
  'roulette-french': ['straight-up', 'split', 'corner'],
  'roulette-french-abbreviated': ['straight-up', 'split', 'corner'],
  'roulette-american': ['straight-up', 'split', 'corner'],
  boule: ['straight-up', 'red', 'black', 'even', 'odd', 'high', 'low'],
  'trente-et-quarante': ['red', 'black', 'colour', 'inverse'],
  craps: ['field', 'any-craps', 'any-seven'],
  'punto-y-banca': ['punto', 'tie', 'banca'],
  monte: ['salto', 'camo', 'anti', 'viudo'],
  'wheel-of-fortune': ['positions-24', 'positions-15', 'positions-7'],
  'casino-war': ['tie'],
};

const WITH_BLINDS: readonly GameCode[] = [
  'texas-holdem',
  'omaha',
  'omaha-five-card',
  'omaha-high-low',
  'double-holdem',
];

export const FAULTS_OF_GAMES: Readonly<Record<string, Fault>> = {
  ...ofEach('wrong-payout', gamesOf('house'), wrongPayoutIn),
  ...ofEach('wrong-award', gamesOf('pot'), wrongAward),
  ...ofEach('over-limit', Object.keys(LIMITED) as GameCode[], (game) => overLimit(game, LIMITED[game]!)),
  ...ofEach(
    'wrong-deduction',
    ['punto-y-banca', 'monte', 'pai-gow-poker', 'trente-et-quarante'],
    wrongDeductionIn,
  ),
  ...ofEach('spoke-out-of-turn', WITH_BLINDS, (game) => spokeOutOfTurn(game, smallBlind)),
  ...ofEach('spoke-out-of-turn', ['seven-card-stud', 'five-card-stud'], (game) =>
    spokeOutOfTurn(game, onlyPair),
  ),
  'spoke-out-of-turn/five-card-draw': spokeOutOfTurn('five-card-draw', opener),
  'spoke-out-of-turn/synthetic-poker': spokeOutOfTurn('synthetic-poker', lastBettor),
  'croupier-missing': croupierMissing,
  'deck-too-many': deckTooMany,
  'seats-above-maximum': seatsAboveMaximum,
  'uneven-bet/three-card-poker': unevenBet('three-card-poker', 'bet', 'extra-bet-differs'),
  'uneven-bet/caribbean-stud': unevenBet('caribbean-stud', 'second-bet', 'extra-bet-differs'),
  'uneven-bet/trijoker': unevenBet('trijoker', 'bet-3', 'three-bets-not-equal'),
  'drawn-on-seven/punto-y-banca': drawnOnSeven,
  'dealer-drew-on/blackjack': dealerDrewOn,
  'wrong-prize/bolsa': wrongPrizeOfBolsa,
  'double-stake/bolsa': doubleStakeOfBolsa,
  'stake-without-bet/caribbean-stud': stakeWithoutBet('caribbean-stud'),
  'stake-without-bet/three-card-poker': stakeWithoutBet('three-card-poker'),
  'wrong-contribution/carrusel': wrongContributionToCarrusel,
  'wrong-prize/carrusel': wrongFixedPrize,
  'wrong-rank-order/carrusel': wrongRankOrder,
  'wrong-chain/carrusel': wrongChain,
  'reseed-too-low': reseedTooLow,
  'burnt-too-few/casino-war': burntTooFew,
  'burnt-alone/monte': burntAlone,
  'commission-above-maximum/pai-gow-poker': commissionAboveMaximum,
  'first-hand-misplaced/pai-gow-poker': firstHandMisplaced,
};
