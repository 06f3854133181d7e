import { BANK_RULES, GARAGE_GAMES } from '../../migrations/bi-banks';
import { KNOWN_TARIFFS } from '../../migrations/bi-duty';
import { HOUSE_BANKED_GAMES, NON_BANKED_GAMES } from '../../migrations/bi-sessions';
import { GAMES, isHouseBanked, isNonBanked } from '../../src/games/game-codes';
import { RULEBOOKS, rulesInForce } from '../../src/games/rules-in-force';
import { bracketShares, DUTY_TARIFFS, type DutyTariff } from '../../src/ledger/duty/duty-rules';

const ABOVE_ALL = 1_000_000_000_000n;

it('the views know which games are against the house', () => {
  const codes = Object.keys(GAMES);
  expect([...HOUSE_BANKED_GAMES].sort()).toEqual(codes.filter(isHouseBanked).sort());
  expect([...NON_BANKED_GAMES].sort()).toEqual(codes.filter(isNonBanked).sort());
});

it('the views know the rate schedules of the duty, with what a printed column adds', () => {
  const known = DUTY_TARIFFS.map((tariff) => {
    const ofColumn: DutyTariff = { ...tariff, quotas: 'column' };
    const isPrinted = tariff.brackets.some(({ printed }) => printed !== undefined);
    return {
      jurisdiction: tariff.jurisdiction,
      from: tariff.validFrom,
      to: tariff.validTo ?? '',
      currency: tariff.currency,
      brackets: bracketShares(isPrinted ? ofColumn : tariff, ABOVE_ALL).map(({ from, rate, added }) =>
        [from, (rate.numerator * 100n) / rate.denominator, added].map(Number),
      ),
    };
  });
  const inSql = KNOWN_TARIFFS.map((tariff) => ({
    ...tariff,
    brackets: tariff.brackets.map(([from, percent, added = 0]) => [from, percent, added]),
  }));
  expect(inSql).toEqual(known);
});

it('the views know which games of banks have rules, since when, and in which what no bet covers is kept out', () => {
  const days = ['1990-01-01', '2009-06-01', '2010-02-25', BANK_RULES.from, '2026-01-01'];
  for (const game of ['chemin-de-fer', 'baccarat-two-tableaux'])
    for (const { code: rulebook } of RULEBOOKS)
      for (const day of days) {
        const found = rulesInForce({ rulebook, game, day });
        const hasRules = rulebook === BANK_RULES.rulebook && day >= BANK_RULES.from;
        expect([rulebook, game, day, found.ok]).toEqual([rulebook, game, day, hasRules]);
        const hasGarage = found.ok && found.value.rules.mandatoryGarage !== undefined;
        expect([game, day, hasGarage]).toEqual([game, day, hasRules && GARAGE_GAMES.includes(game)]);
      }
});
