import type { Finding } from '../../../src/finding-catalogue/finding';
import { GAMES, type GameCode } from '../../../src/games/game-codes';
import { CATALOGUE } from '../../../src/games/catalogue';
import type { GameRules } from '../../../src/games/game-rules';
import { evaluateRound } from '../../../src/games/evaluate-round';
import { answersOf } from '../../../src/games/open-points';
import type { PlacedBet, TableTerms } from '../../../src/games/round';
import { DEDUCTIONS } from './kept-back';
import { OVER_DEALT } from './over-dealt';

/** A check that every game must have or be exempt from: a report that violates it, and the findings. */
export interface CommonCheck {
  /** The heading of its column. */
  readonly name: string;
  /** A description of the wrong report. */
  readonly report: string;
  readonly code: string;
  /** The findings in a game; undefined if the check does not apply to the game. */
  readonly found: (rules: GameRules) => readonly Finding[] | undefined;
  /** Why the check does not apply to a game. */
  readonly without: (code: GameCode) => string | undefined;
}

const SETTING = { currency: 'EUR', answers: answersOf({}) };

const opened = (rules: GameRules, terms: TableTerms): readonly Finding[] =>
  rules.checks.opening({ terms, staff: [] }, SETTING);

const played = (rules: GameRules, bets: readonly PlacedBet[], outcome: unknown): readonly Finding[] =>
  evaluateRound(rules, { bets, outcome }, SETTING).findings;

const isPot = (code: GameCode): boolean => GAMES[code].family === 'pot';
const POTS =
  'players bet against each other: limits are on actions of a hand, and a hand that cannot be read is not evaluated';

/** A bet of the game with a selection if there is one; else any bet. */
const anyBet = ({ shapes }: GameRules): string =>
  Object.entries(shapes.bets).find(([, { selection }]) => selection !== undefined)?.[0] ??
  Object.keys(shapes.bets)[0] ??
  '';

/** Outcomes of games without cards. */
const WITHOUT_CARDS: Readonly<Partial<Record<GameCode, unknown>>> = {
  'roulette-french': { number: 0 },
  'roulette-french-abbreviated': { number: 0 },
  'roulette-american': { number: 0 },
  boule: { number: 1 },
  craps: { dice: [1, 3], point: 8 },
  'wheel-of-fortune': { square: 'positions-24' },
};

/** A readable outcome, so that the bets are checked. */
export function readable({ code }: GameRules): unknown {
  const kept = DEDUCTIONS.find(({ game }) => game === code)?.outcome;
  const dealt = OVER_DEALT.find(({ game }) => game === code);
  return WITHOUT_CARDS[code] ?? kept ?? dealt?.outcome(dealt.decks) ?? null;
}

/** A hand of non-banked poker without cards. */
const POT = {
  limitType: 'no-limit',
  seats: [{ seat: 1 }, { seat: 2 }],
  actions: [],
  cards: [{ seat: 1, cards: ['As', 'Ks'], shown: true }],
  rake: { dropped: 0 },
};

/** An outcome with a card that the deck lacks; undefined if the game has no cards. */
function withStrangeCard(code: GameCode): unknown {
  if (code in WITHOUT_CARDS) return undefined;
  const outcome = isPot(code) ? POT : readable(CATALOGUE[code]);
  const strange = code === 'pai-gow-poker' ? '2o' : '*';
  return JSON.parse(JSON.stringify(outcome).replace(/"[1-9TJQKASCR][cdhsoeb]"/, `"${strange}"`));
}

const authorised = { minimum: { from: 500n }, maxima: { '*': 20_000n } };
const everywhere = (): undefined => undefined;
const inPots = (code: GameCode): string | undefined => (isPot(code) ? POTS : undefined);

/** The checks, in the order of the columns. */
export const COMMON_CHECKS: readonly CommonCheck[] = [
  {
    name: 'minimum of the table',
    report: 'a table opens below its authorised minimum',
    code: 'minimum-not-authorised',
    found: (rules) => opened(rules, { minimum: 400n, authorised: { minimum: { from: 500n } } }),
    without: everywhere,
  },
  {
    name: 'minimum of a bet',
    report: 'a bet has a minimum of its own below the authorised one',
    code: 'minimum-not-authorised',
    found: (rules) => {
      const bet = rules.payTable[0]?.bet;
      const minima = bet === undefined ? {} : { [bet]: 10n };
      return bet === undefined
        ? undefined
        : opened(rules, { minimum: 500n, minima, authorised: { minimum: { from: 500n } } });
    },
    without: inPots,
  },
  {
    name: 'maximum',
    report: 'a table has a maximum for every other bet above the authorised one',
    code: 'maximum-not-by-rule',
    found: (rules) => opened(rules, { minimum: 500n, maxima: { '*': 99_999_999n }, authorised }),
    without: everywhere,
  },
  {
    name: 'names of limits',
    report: 'a limit stands under a name that no bet has',
    code: 'limit-without-effect',
    found: (rules) => opened(rules, { minimum: 500n, maxima: { 'straigth-up': 5000n } }),
    without: everywhere,
  },
  {
    name: 'strange bet',
    report: 'a bet of another game',
    code: 'bet-not-offered',
    found: (rules) =>
      isPot(rules.code)
        ? undefined
        : played(rules, [{ betId: 'b', type: 'none-of-these', stake: 1000n, seat: 1 }], readable(rules)),
    without: inPots,
  },
  {
    name: 'empty selection',
    report: 'a bet with an empty selection',
    code: 'bet-not-readable',
    found: (rules) => {
      if (isPot(rules.code)) return undefined;
      const bet = { betId: 'b', type: anyBet(rules), stake: 1000n, seat: 1, selection: [] };
      return played(rules, [bet], readable(rules));
    },
    without: inPots,
  },
  {
    name: 'unreadable outcome',
    report: 'a round without an outcome',
    code: 'outcome-not-readable',
    found: (rules) => played(rules, [], null),
    without: everywhere,
  },
  {
    name: 'impossible cards',
    report: 'a card comes once more than the decks hold it',
    code: 'card-too-often',
    found: (rules) => {
      const dealt = OVER_DEALT.find(({ game }) => game === rules.code);
      return dealt === undefined ? undefined : played(rules, [], dealt.outcome(dealt.decks + 1));
    },
    without: (code) => {
      if (OVER_DEALT.some(({ game }) => game === code)) return undefined;
      if (isPot(code)) return 'its own spec holds that no card of a hand comes twice (`card-too-often`)';
      return code === 'punto-y-banca'
        ? 'a coup has six cards at most, and six decks have six of each; its shoe is checked as a whole'
        : 'it is played without cards';
    },
  },
  {
    name: 'strange card',
    report: 'a joker in a game that has none; at pai gow poker, a Spanish card',
    code: 'outcome-not-readable',
    found: (rules) => {
      const strange = withStrangeCard(rules.code);
      return strange === undefined
        ? undefined
        : played(rules, [], strange).filter(({ ruleId }) => ruleId === rules.deckRule?.id);
    },
    without: (code) => (code in WITHOUT_CARDS ? 'it is played without cards' : undefined),
  },
  {
    name: 'missing deduction',
    report: 'a table pays the whole winnings, and reports no deduction',
    code: 'deduction-differs',
    found: (rules) => {
      const kept = DEDUCTIONS.find(({ game }) => game === rules.code);
      return kept === undefined
        ? undefined
        : played(rules, [{ betId: 'b', ...kept.bet, paid: kept.gross }], kept.outcome);
    },
    without: (code) => {
      if (DEDUCTIONS.some(({ game }) => game === code)) return undefined;
      if (isPot(code)) return 'the rake is reported with each hand and compared with its cap';
      if (GAMES[code].family === 'player-bank')
        return 'the commission is on the gain of the bank, reported with the coup';
      return 'the house keeps nothing of what it pays';
    },
  },
];
