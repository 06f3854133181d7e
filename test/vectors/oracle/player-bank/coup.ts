import type { Vector } from '../../vector';
import { type Decided, decided, roundVector } from '../house-poker/rounds';
import { type Hands, winnerOn } from './cards';
import { drawnWrongly } from './drawing';
import type { Cloth, Effect, Game, Winner } from './games';
import { MAXIMUM, MINIMUM, ofBet, smallerHalf, STEP } from './stakes';
import type { Bet, Coup } from './told-coup';

/** A coup against a player's bank from the regulation (headings 1.1.8.A and 1.1.8.B), without code under test. */

const TERMS = { minimum: MINIMUM, step: STEP, seats: 12 };
/** Terms: with two cloths the authorisation states a maximum; at chemin de fer the bank is the maximum. */
const termsOf = ({ cloths }: Game): object =>
  cloths.length > 1 ? { ...TERMS, maxima: { '*': MAXIMUM } } : TERMS;

interface Part {
  readonly bet: Bet;
  readonly cloth: Cloth;
  readonly amount: number;
  readonly covered: number;
}

/** The first six of twelve seats are at the first cloth; seats are numbered from the banker (1.1.8.B, II.3). */
const SEATS_OF_CLOTH = 6;

/**
 * The priority of a bet: seated players before those behind; from the right of the banker (1.1.8.A, IV.2), or on each of two
 * cloths its own players first (1.1.8.B, IV.3).
 */
function placeOf(
  { seat, standing }: Bet,
  { cloth, bankerSeat = 0 }: { readonly cloth?: Cloth; readonly bankerSeat?: number },
): number {
  const isOther = cloth !== undefined && (seat > SEATS_OF_CLOTH ? 2 : 1) !== cloth;
  const fromBanker = seat > bankerSeat ? seat : seat + 100;
  return (isOther ? 10_000 : 0) + (standing ? 1000 : 0) + fromBanker;
}

/** Covers calls first, then the other bets by priority, the cloths in turn, as long as the bank lasts. */
function partsOf(
  { bets: kinds, cloths }: Game,
  bets: readonly Bet[],
  { inPlay, bankerSeat }: Coup,
): readonly Part[] {
  const all = bets.flatMap((bet) => {
    const { on, isLine, rank } = kinds[bet.type]!;
    const playing = isLine ? smallerHalf(bet.stake) : bet.stake;
    const second = on.length > 1 ? smallerHalf(playing) : 0;
    const order = (cloth: Cloth): number =>
      rank * 100_000 + placeOf(bet, cloths.length > 1 ? { cloth } : { bankerSeat });
    return on.map((cloth, at) => ({
      bet,
      cloth,
      order: order(cloth),
      amount: at === 0 ? playing - second : second,
    }));
  });
  const byCloth = cloths.map((cloth) =>
    all.filter((part) => part.cloth === cloth).sort((one, other) => one.order - other.order),
  );
  const longest = Math.max(0, ...byCloth.map(({ length }) => length));
  const inOrder = Array.from({ length: longest }, (_, at) =>
    byCloth.flatMap((parts) => parts[at] ?? []),
  ).flat();
  let left = inPlay;
  return inOrder.map((part) => {
    const covered = Math.min(part.amount, left);
    left -= covered;
    return { ...part, covered };
  });
}

export function settled(game: Game, coup: Coup, found: readonly string[] = []): Vector {
  const { bets, errorRule } = coup;
  const effect = effectOf(game, coup);
  const results = resultsOf(game, coup);
  const winners = new Map(results.map(({ cloth, winner }) => [cloth, winner]));
  // Bets may be withdrawn if the rule on the error or the inspector permits it.
  const mayWithdraw = effect === 'may-withdraw' || effect === 'inspector';
  const playing = bets.map((bet) => (mayWithdraw && bet.options !== undefined ? { ...bet, stake: 0 } : bet));
  const parts = partsOf(game, playing, coup);
  const decisions = bets.map((bet) => {
    const own = parts.filter((part) => part.bet.betId === bet.betId);
    return decisionOf(game, bet, { own, winners, ...(effect !== undefined && { errorRule: errorRule! }) });
  });
  const gone = mayWithdraw ? [] : bets.filter(({ options }) => options !== undefined);
  const vector = roundVector(toldOf(game, coup, results), decisions, {
    found: [
      ...found,
      ...bets.flatMap((bet) => ofBet(game, bet, coup)),
      ...gone.map(() => `withdrawal-not-available ${game.rules.withdrawal}`),
      ...ofResults(game, coup, results),
      ...ofDrawing(game, coup, results),
      ...((coup.playersPresent ?? 4) < 4 ? [`players-below-minimum ${game.rules.players}`] : []),
    ],
  });
  return withCommission(game, vector, coup.mode ?? 'limited');
}

const effectOf = ({ errors }: Game, { errorRule }: Coup): Effect | undefined =>
  errorRule === undefined ? undefined : errors[errorRule];

/** The reported result of a cloth, and the result by the rules. */
interface Result {
  readonly cloth: Cloth;
  readonly told: Winner;
  readonly winner: Winner;
}

function resultsOf(game: Game, coup: Coup): readonly Result[] {
  const { hands, bankDrew, declared } = coup;
  const effect = effectOf(game, coup);
  const played = { hands, ...(effect && { effect }), ...(bankDrew && { bankDrew }) };
  return game.cloths.map((cloth) => {
    const told = declared?.[cloth] ?? winnerOn(game, cloth, 'tie', played);
    return { cloth, told, winner: winnerOn(game, cloth, told, played) };
  });
}

function toldOf(game: Game, coup: Coup, results: readonly Result[]) {
  const { bets, hands, inPlay, bankerSeat, memory } = coup;
  const { mode, bank, playersPresent, errorRule } = coup;
  const more = Object.entries({ mode, bank, playersPresent, errorRule }).filter(
    ([, value]) => value !== undefined,
  );
  const decision = { hand: 'bank', drew: hands.bank.length > 2, ...(coup.asked && { said: 'table' }) };
  return {
    terms: termsOf(game),
    ...(memory !== undefined && { before: { held: [], released: [], memory } }),
    round: {
      bets,
      outcome: {
        results: results.map(({ cloth, told }) => ({ tableau: cloth, winner: told })),
        ...{ inPlay, bankerSeat, cards: { bank: hands.bank, ...clothsOf(hands) } },
        ...Object.fromEntries(more),
        ...((coup.asked || coup.bankDrew) && { decisions: [decision] }),
      },
    },
  };
}

/** Findings about results that differ from the rules, and about null coups without a rule. */
function ofResults(game: Game, coup: Coup, results: readonly Result[]): readonly string[] {
  const effect = effectOf(game, coup);
  const mayBeNull = effect === 'annuls' || effect === 'may-annul' || effect === 'inspector';
  const rule = effect === undefined ? game.rules.result : coup.errorRule!;
  return results.flatMap(({ told, winner }) => {
    if (told === 'annulled' && !mayBeNull) return ['annulment-without-rule OP1-06'];
    return told === winner ? [] : [`coup-result-differs ${rule}`];
  });
}

const FREE = ['banco', 'banco-seguido', 'banco-cloth-1', 'banco-cloth-2'];

const ofDrawing = (game: Game, coup: Coup, results: readonly Result[]): readonly string[] =>
  drawnWrongly(game, coup.hands, {
    annulled: results.filter(({ told }) => told === 'annulled').map(({ cloth }) => cloth),
    isFree: coup.bets.some(({ type }) => FREE.includes(type)),
    asked: coup.asked === true,
    ...(coup.errorRule !== undefined && { errorRule: coup.errorRule }),
  });

const clothsOf = ({ cloths }: Hands): object =>
  Object.fromEntries(Object.entries(cloths).map(([cloth, cards]) => [`tableau${cloth}`, cards]));

interface Playing {
  readonly own: readonly Part[];
  readonly winners: ReadonlyMap<Cloth, Winner>;
  readonly errorRule?: string;
}

function decisionOf({ bets, rules }: Game, bet: Bet, { own, winners, errorRule }: Playing): Decided {
  const on = (winner: Winner): readonly Part[] => own.filter(({ cloth }) => winners.get(cloth) === winner);
  const sum = (parts: readonly Part[]): number => parts.reduce((total, { covered }) => total + covered, 0);
  const [paid, taken] = [sum(on('punto')), sum(on('bank'))];
  const isShort = sum(own) < own.reduce((total, { amount }) => total + amount, 0);
  const rest = [
    ...(errorRule === undefined ? [] : [errorRule]),
    ...(on('tie').length > 0 ? [rules.result] : []),
    ...(on('annulled').length > 0 ? ['OP1-06'] : []),
    ...(isShort ? [rules.coverage] : []),
  ];
  return decided(bet)(
    fateOf(bet, { covered: sum(own), paid, taken }),
    { paid, taken },
    bets[bet.type]!.rule,
    ...rest,
  );
}

function fateOf(
  { stake }: Bet,
  { covered, paid, taken }: Record<'covered' | 'paid' | 'taken', number>,
): string {
  if (covered === 0) return 'not-accepted';
  if (paid === 0 && taken === 0) return 'null';
  if (paid > taken) return 'wins';
  return taken === stake ? 'loses' : 'part-back';
}

/** Adds the commission on the banker's gain in the coup, rounded half up once. */
function withCommission(game: Game, vector: Vector, mode: string): Vector {
  const { bets, result, findings } = vector.expected;
  if (result <= 0) return vector;
  const amount = Math.floor((2 * result * game.commission[mode]! + 10_000) / 20_000);
  const basis = game.cloths.length > 1 ? [`${game.heading}-VII.10-01`] : [];
  return {
    ...vector,
    expected: { ...(bets && { bets }), result, commissions: [{ name: 'bank', amount }], findings },
    rules: [...new Set([...vector.rules, game.rules.commission, ...basis])],
  };
}
