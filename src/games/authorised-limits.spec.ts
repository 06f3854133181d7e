import type { Finding } from '../finding-catalogue/finding';
import { readFileSync } from 'node:fs';
import { CATALOGUE } from './catalogue';
import { GAMES } from './game-codes';
import type { GameRules } from './game-rules';
import { answersOf } from './open-points';
import type { TableTerms } from './round';
import { settleRound } from './settle-round';

const SETTING = { currency: 'EUR', answers: answersOf({}) };
const games = Object.values(CATALOGUE).map((rules): [string, GameRules] => [rules.code, rules]);

function foundIn(rules: GameRules, terms: TableTerms): readonly Finding[] {
  const atOpening = rules.checks.opening({ terms, staff: [] }, SETTING);
  const onChange = rules.checks.limitChange({ before: terms, after: terms, announcedAtRound: 1 }, SETTING);
  const ofTerms = (findings: readonly Finding[]) => findings.filter(({ code }) => CODES.includes(code));
  expect(ofTerms(onChange)).toEqual(ofTerms(atOpening));
  return ofTerms(atOpening);
}

const CODES: readonly string[] = [
  'minimum-not-authorised',
  'maximum-not-by-rule',
  'limit-without-effect',
  'simple-minimum-not-by-rule',
];

const LIMITED: readonly (readonly [string, string])[] = [
  ['roulette-french', 'straight-up'],
  ['roulette-french-abbreviated', 'straight-up'],
  ['roulette-american', 'straight-up'],
  ['blackjack', 'main'],
  ['boule', 'straight-up'],
  ['trente-et-quarante', 'red'],
  ['craps', 'field'],
  ['punto-y-banca', 'banca'],
  ['caribbean-stud', 'initial-bet'],
  ['trijoker', 'bet-1'],
  ['three-card-poker', 'ante'],
  ['wheel-of-fortune', 'positions-24'],
  ['casino-war', 'initial'],
  ['monte', 'camo'],
  ['pai-gow-poker', 'player-bet'],
  ['chemin-de-fer', 'punto'],
  ['baccarat-two-tableaux', 'cloth-1'],
];

it('has a bet of every game but non-banked poker, whose limits are on actions', () => {
  const withBets = games.filter(([code]) => GAMES[code as keyof typeof GAMES].family !== 'pot');
  expect(LIMITED.map(([game]) => game).sort()).toEqual(withBets.map(([game]) => game).sort());
});

describe.each(games)('%s', (code, rules) => {
  const authorised = { minimum: { from: 500n }, maxima: { '*': 20_000n } };
  const bet = LIMITED.find(([game]) => game === code)?.[1];

  it('does not open with a minimum that is not authorised', () => {
    expect(foundIn(rules, { minimum: 400n, authorised: { minimum: { from: 500n } } })).toMatchObject([
      { code: 'minimum-not-authorised', severity: 'violation' },
    ]);
  });

  it('has no maximum for every other bet above the authorised one', () => {
    const found = foundIn(rules, { minimum: 500n, maxima: { '*': 99_999_999n }, authorised });
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'maximum-not-by-rule',
        severity: 'violation',
        expected: 'at most 200.00 EUR on every other bet, as authorised',
      }),
    );
  });

  it('finds limits under unknown names, of the table and authorised ones', () => {
    const maxima = { 'straigth-up': 5000n };
    const found = foundIn(rules, {
      minimum: 500n,
      minima: { '*': 500n },
      maxima,
      authorised: { minimum: { from: 500n }, maxima },
    });
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'limit-without-effect',
        severity: 'advisory',
        found: 'minima["*"], maxima["straigth-up"], authorised maxima["straigth-up"]',
      }),
    );
  });

  if (bet === undefined) return;

  it(`has no minimum of ${bet} below the authorised one, and no maximum above`, () => {
    const minima = { [bet]: 10n };
    expect(foundIn(rules, { minimum: 500n, minima, authorised: { minimum: { from: 500n } } })).toMatchObject([
      { code: 'minimum-not-authorised', found: `0.10 EUR on ${bet}` },
    ]);
    const above = { minimum: 500n, maxima: { [bet]: 20_001n }, authorised };
    const found = foundIn(rules, above).filter(({ expected }) => expected.includes('200.00 EUR'));
    expect(found.length + (code.startsWith('roulette') ? 1 : 0)).toBeGreaterThan(0);
  });
});

function roundOnPage(game: string): { data: { bets: { betId: string; type: string; stake: number }[] } } {
  const page = readFileSync(`docs/games/${game}.md`, 'utf8');
  const given = JSON.parse(/```json\n([^]*?)```/.exec(page)![1]!);
  const event = given.round ?? given;
  return event.data === undefined ? { data: event } : event;
}

describe.each(LIMITED.filter(([game]) => game !== 'chemin-de-fer'))('a round of %s', (game, type) => {
  const round = roundOnPage(game);
  const bets = round.data.bets.filter((bet) => bet.type === type);
  const [bet] = game === 'craps' ? [{ betId: 'f', type, stake: 1000 }] : bets;
  const played =
    game === 'craps' ? { bets: [bet], outcome: { dice: [1, 2] } } : { ...round.data, bets: round.data.bets };
  const together = bets.length > 0 ? Math.max(...bets.map(({ stake }) => stake)) : 1000;

  function found(terms: object): readonly string[] {
    const settled = settleRound(game, { terms, round: played });
    if (!settled.ok) throw new Error(JSON.stringify(settled.refusal));
    return settled.value.findings
      .filter(({ betIds }) => betIds?.includes(bet!.betId))
      .map(({ code }) => code);
  }

  it('requires the authorised minimum even if the table or the bet has a lower one', () => {
    const minimum = { from: together + 1 };
    expect(found({ minimum: 10, minima: { [type]: 10 }, authorised: { minimum } })).toContain(
      'under-minimum',
    );
    expect(found({ minimum: 10, minima: { [type]: 10 } })).not.toContain('under-minimum');
  });

  it('applies the authorised maximum even if the table or the bet has a higher one', () => {
    const least = Math.min(...(bets.length > 0 ? bets : [bet!]).map(({ stake }) => stake)) - 1;
    const authorised = { minimum: { from: 10 }, maxima: { '*': least } };
    const of = (maxima: object) => found({ minimum: 10, maxima, authorised });
    expect(of({ '*': 9_999_999 })).toContain('over-limit');
    expect(of({ [type]: 9_999_999 })).toContain('over-limit');
    expect(of({})).toContain('over-limit');
  });
});
