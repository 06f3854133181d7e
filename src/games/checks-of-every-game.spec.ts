import { Type } from 'typebox';
import { COMMON_CHECKS, readable } from '../../test/support/games/checks-by-game';
import { CATALOGUE } from './catalogue';
import { evaluateRound } from './evaluate-round';
import { GAMES as OF_A_FAMILY } from './game-codes';
import type { GameRules } from './game-rules';
import { answersOf, OPEN_POINTS } from './open-points';
import { hasShape } from './readable-bets';
import type { PlacedBet } from './round';
import { RULEBOOKS } from './rules-in-force';

/**
 * Where one game checks a report, every game does, or it is said why there is nothing to check (docs/games/checks.md).
 */

const SETTING = { currency: 'EUR', answers: answersOf({}) };
const GAMES = Object.values(CATALOGUE);

describe.each(COMMON_CHECKS)('$name: $report', ({ code, found, without }) => {
  it.each(GAMES.map((rules) => [rules.code, rules] as const))('%s', (game, rules) => {
    const findings = found(rules);
    const reason = without(game);
    expect(findings === undefined).toBe(reason !== undefined);
    if (findings === undefined) return;
    const [finding] = findings.filter((each) => each.code === code);
    expect([game, finding?.code]).toEqual([game, code]);
    const known = [...rules.register.applied.map(({ id }) => id), 'G8'];
    expect(known).toContain(finding!.ruleId);
  });
});

describe('the register of', () => {
  const registers = RULEBOOKS.flatMap(({ code, rules: inForce }) =>
    Object.entries(inForce).map(([game, rules]) => [`${game} (${code})`, rules] as const),
  );

  it.each(registers)('%s is of that game', (game, { code }) => expect(game.split(' ')[0]).toBe(code));

  it.each(registers)('%s: no rule is both applied and listed as uncheckable', (_game, { register }) => {
    const applied = new Set(register.applied.map(({ id }) => id));
    expect(register.notCheckable.filter(({ id }) => applied.has(id))).toEqual([]);
  });

  it.each(registers)('%s: what is settled by an open point asks the casino for it', (_game, rules) => {
    // A game with antes alone has no call after a blind or a bring-in.
    const isAbsent = (point: string): boolean =>
      point === 'OP2-48' && ['five-card-draw', 'synthetic-poker'].includes(rules.code);
    const points = rules.register.applied
      .flatMap(({ id, citation }) => [id, ...(citation.match(/OP\d-\d+[a-z]?/g) ?? [])])
      .filter((id) => id in OPEN_POINTS && !isAbsent(id));
    expect(points.filter((point) => !(rules.openPoints as readonly string[]).includes(point))).toEqual([]);
  });
});

describe('what the house keeps of a game', () => {
  it.each(GAMES.map((rules) => [rules.code, rules] as const))(
    '%s: of a bank its gain, of a pot the rake, else its result',
    (game, rules) => {
      const { family } = OF_A_FAMILY[game];
      const known = [rules.bankCommission !== undefined, rules.rakeRule !== undefined];
      expect(known).toEqual([family === 'player-bank', family === 'pot']);
    },
  );
});

it.each(['roulette-french', 'trente-et-quarante', 'craps', 'three-card-poker', 'monte'] as const)(
  '%s finds a bet that is held when a session closes by a rule that it applies, be it of no type of its own',
  (game) => {
    const { checks, register } = CATALOGUE[game];
    const held = { betId: 'x', type: 'none-of-these', stake: 500n, times: 1 };
    const [finding, ...others] = checks.closing({ held: [held], released: [] }, SETTING);
    expect([finding?.code, finding?.betIds, others]).toEqual(['held-bet-at-close', ['x'], []]);
    expect(register.applied.map(({ id }) => id)).toContain(finding?.ruleId);
  },
);

const SELECTIONS = [undefined, 1, [1], [1, 2], 4, { on: [1], against: [2] }];

/** Any bet that a game evaluates by an outcome that it reads; undefined where nobody bets against anybody. */
function evaluatedBet(rules: GameRules): PlacedBet | undefined {
  const bets = Object.entries(rules.shapes.bets).flatMap(([type, { selection = Type.Undefined() }]) =>
    SELECTIONS.filter((each) => hasShape(selection, each)).map((each) => ({
      betId: 'evaluated',
      type,
      stake: 1000n,
      seat: 1,
      player: 'P',
      selection: each,
    })),
  );
  return bets.find((bet) => settled(rules, [bet]).bets[0]!.fate !== 'not-judged');
}

const settled = (rules: GameRules, bets: readonly PlacedBet[]) =>
  evaluateRound(rules, { bets, outcome: readable(rules) }, SETTING).settlement;

const WITH_BETS = GAMES.filter(({ shapes }) => Object.keys(shapes.bets).length > 0);

it.each(WITH_BETS.map((rules) => [rules.code, rules] as const))(
  'a round of %s is complete when every bet is evaluated, and not while one of several is not',
  (_game, rules) => {
    const bet = evaluatedBet(rules)!;
    const strange = { betId: 'strange', type: 'none-of-these', stake: 1000n, seat: 1 };
    expect(settled(rules, [bet])).toMatchObject({ complete: true, bets: [{ betId: 'evaluated' }] });
    const { complete, bets } = settled(rules, [bet, strange]);
    expect([complete, bets[1]!.fate, bets[0]!.fate]).toEqual([
      false,
      'not-judged',
      expect.not.stringMatching(/^not-judged$/),
    ]);
  },
);
