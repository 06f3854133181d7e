import NAMES from '../../migrations/1700000000423-names.json';
import { HOUSE_BANKED_GAMES, NON_BANKED_GAMES } from '../../migrations/bi-sessions';
import { FINDING_CATALOGUE } from '../../src/finding-catalogue/catalogue';
import { GAMES, isHouseBanked, isNonBanked } from '../../src/games/game-codes';
import { conceptOf, englishConceptOf, EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import FAMILIES from '../../src/words/account-families.json';
import english from '../../src/words/application/en.json';
import spanish from '../../src/words/application/es.json';

/* Migrations keep their words for ever: a word that changes needs a later migration, which replaces the view. */

type Named = readonly (readonly [code: string, es: string, en: string])[];

const inOrder = (named: Named): Named => [...named].sort(([one], [other]) => (one < other ? -1 : 1));

const WORDS: Readonly<Record<keyof typeof NAMES, Named>> = {
  game: Object.entries(GAMES).map(([code, game]) => [code, game.spanish, game.english]),
  account_family: Object.entries(FAMILIES).map(([code, { es, en }]) => [code, es, en]),
  finding: Object.entries(FINDING_CATALOGUE).map(([code, { title }]) => [code, title.es, title.en]),
  event_type: EVENT_DEFINITIONS.map(({ type }) => [type, conceptOf(type), englishConceptOf(type)]),
  severity: Object.entries(spanish.findings.severity).map(([code, es]) => [
    code,
    es,
    (english.findings.severity as Readonly<Record<string, string>>)[code]!,
  ]),
  day_status: Object.entries(spanish.status).map(([code, es]) => [
    code.toLowerCase(),
    es,
    (english.status as Readonly<Record<string, string>>)[code]!,
  ]),
};

it.each(Object.keys(WORDS) as (keyof typeof NAMES)[])(
  'bi.name names every %s as the service does',
  (kind) => {
    const named = Object.entries(NAMES[kind]).map(([code, { es, en }]) => [code, es, en] as const);
    expect(inOrder(named)).toEqual(inOrder(WORDS[kind]));
  },
);

it('the views know which games are against the house', () => {
  const codes = Object.keys(GAMES);
  expect([...HOUSE_BANKED_GAMES].sort()).toEqual(codes.filter(isHouseBanked).sort());
  expect([...NON_BANKED_GAMES].sort()).toEqual(codes.filter(isNonBanked).sort());
});
