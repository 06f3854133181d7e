import { GAME_CODES, type GameCode, type GameFamily, GAMES } from '../../src/games/game-codes';
import {
  burntAlone,
  burntTooFew,
  commissionAboveMaximum,
  dealerDrewOn,
  drawnOnSeven,
  firstHandMisplaced,
  overLimit,
  unevenBet,
} from './broken-rounds';
import { brokenReport, type Fault, WRONG_BY } from './deliveries';
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
import type { HandPlayed } from '../../src/ledger/poker-hand/hand.events';

const ofEach = (
  fault: string,
  games: readonly GameCode[],
  of: (game: GameCode) => Fault,
): Readonly<Record<string, Fault>> => Object.fromEntries(games.map((game) => [`${fault}/${game}`, of(game)]));

const gamesOf = (family: GameFamily): readonly GameCode[] =>
  GAME_CODES.filter((game) => GAMES[game].family === family);

/** Bets with a limit on which no other bet depends, by game. */
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

const brokenHand = (
  game: GameCode,
  code: string,
  breaking: (hand: HandPlayed) => object | undefined,
): Fault => brokenReport('cagnotte.hand.played.v1', { games: [game], code }, breaking);

const wrongAward = (game: GameCode): Fault =>
  brokenHand(game, 'award-differs', ({ awards, cards = [], pots }) => {
    const [award, ...others] = awards;
    const loser = cards.find(({ seat }) => seat !== award?.seat);
    if (award === undefined || loser === undefined || pots?.length !== 1) return undefined;
    if (others.some(({ seat }) => seat !== award.seat)) return undefined;
    const less = { ...award, amount: award.amount - WRONG_BY };
    return { awards: [less, ...others, { ...award, seat: loser.seat, amount: WRONG_BY }] };
  });

type Action = HandPlayed['actions'][number];

/** Swaps two passes at the start of the second round, so that the wrong player speaks first. */
const spokeOutOfTurn = (game: GameCode, speaksFirst: (hand: HandPlayed) => number | undefined): Fault =>
  brokenHand(game, 'first-to-speak', (hand) => {
    const at = hand.actions.findIndex(({ street }) => street === 2);
    const [first, second] = hand.actions.slice(at, at + 2);
    if (at < 0 || !isCheck(first) || !isCheck(second) || speaksFirst(hand) !== first.seat) return undefined;
    return { actions: [...hand.actions.slice(0, at), second, first, ...hand.actions.slice(at + 2)] };
  });

const isCheck = (action: Action | undefined): action is Action =>
  action?.action === 'check' && action.street === 2;

const smallBlind = ({ actions }: HandPlayed): number | undefined =>
  actions.find(({ action }) => action === 'small-blind')?.seat;

const lastBettor = ({ actions }: HandPlayed): number | undefined => betsOfFirstRound(actions).at(-1)?.seat;

const opener = ({ actions }: HandPlayed): number | undefined => betsOfFirstRound(actions)[0]?.seat;

const betsOfFirstRound = (actions: readonly Action[]): readonly Action[] =>
  actions.filter(({ street, action }) => street === 1 && (action === 'bet' || action === 'raise'));

const onlyPair = ({ openCards = [], actions }: HandPlayed): number | undefined => {
  const folded = new Set(
    actions.filter(({ action, street }) => action === 'fold' && street < 2).map(({ seat }) => seat),
  );
  const pairs = openCards.filter(
    ({ seat, cards: [first = '', second = ''] }) =>
      !folded.has(seat) && second !== '' && first[0] === second[0],
  );
  return pairs.length === 1 ? pairs[0]!.seat : undefined;
};

const croupierMissing: Fault = brokenReport(
  'cagnotte.table.opened.v1',
  { games: GAME_CODES, code: 'staff-below-minimum' },
  ({ staff }) =>
    staff.some(({ role }) => role === 'croupier')
      ? { staff: staff.filter(({ role }) => role !== 'croupier') }
      : undefined,
);

const OF_FEW_DECKS: readonly GameCode[] = [
  'trijoker',
  'three-card-poker',
  'caribbean-stud',
  'pai-gow-poker',
  'monte',
];

const deckTooMany: Fault = brokenReport(
  'cagnotte.table.opened.v1',
  { games: OF_FEW_DECKS, code: 'decks-not-by-rule' },
  ({ equipment }) =>
    equipment?.decks === undefined ? undefined : { equipment: { ...equipment, decks: equipment.decks + 1 } },
);

const seatsAboveMaximum: Fault = brokenReport(
  'cagnotte.table.opened.v1',
  { games: ['texas-holdem', 'omaha', 'five-card-stud', 'synthetic-poker'], code: 'seats-above-maximum' },
  () => ({ seats: 11 }),
);

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
