import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventFinding } from '../../../src/finding-catalogue/finding';
import { FINDING_CATALOGUE } from '../../../src/finding-catalogue/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { dataFits } from '../../../src/ledger/event-contract/catalogue';
import { shownLedger } from '../fact-order/shown-ledger';
import { CHEMIN_NIGHT, CLOTHS_NIGHT } from './bank-nights';
import {
  BLACKJACK_NIGHT,
  COLOUR_NIGHT,
  DICE_NIGHT,
  PRISON_NIGHT,
  SHOE_NIGHT,
  WAR_NIGHT,
} from './game-nights';
import { HOUSE_NIGHT } from './house-night';
import { OF_INCIDENTS, SUPERVISED_NIGHT } from './rows-of-incidents';
import { arrivals, findingsIn, ledgerOf, type Row, setRight } from './one-wrong-fact';
import { FEE_NIGHT, RAKE_NIGHT } from './poker-nights';
import { POOL_NIGHT } from './pool-night';
import { ENDED_IN_ORDER, IN_ORDER, NUMBERED_NIGHT, OF_NUMBERS } from './rows-in-order';
import { BANK_NIGHT, CIRCLE_NIGHT, GUARANTEE_NIGHT } from './player-nights';
import { OF_THE_HOUSE } from './rows-of-the-house';
import { OF_TABLES } from './rows-of-tables';
import { OF_CHEMIN_BANKS } from './rows-of-banks';
import { OF_CLOTHS } from './rows-of-cloths';
import { OF_BLACKJACK, OF_COLOURS, OF_DICE, OF_PRISON, OF_SHOES, OF_WAR } from './rows-of-games';
import { OF_FEES, OF_RAKES } from './rows-of-poker';
import { OF_POOLS } from './rows-of-pools';
import { SHOWN_ELSEWHERE } from './shown-elsewhere';
import { OF_BANKS, OF_CIRCLE_GAMES, OF_GUARANTEES } from './rows-of-players';

interface NightOfRows {
  readonly of: string;
  readonly right: readonly CasinoEvent[];
  readonly rows: readonly Row[];
}

const NIGHTS: readonly NightOfRows[] = [
  { of: 'a house', right: HOUSE_NIGHT, rows: OF_THE_HOUSE },
  { of: 'a roulette', right: HOUSE_NIGHT, rows: OF_TABLES },
  { of: 'a supervisor', right: SUPERVISED_NIGHT, rows: OF_INCIDENTS },
  { of: 'a pool', right: POOL_NIGHT, rows: OF_POOLS },
  { of: 'a bank', right: BANK_NIGHT, rows: OF_BANKS },
  { of: 'a passed bank', right: CHEMIN_NIGHT, rows: OF_CHEMIN_BANKS },
  { of: 'a bank over two cloths', right: CLOTHS_NIGHT, rows: OF_CLOTHS },
  { of: 'a guarantee', right: GUARANTEE_NIGHT, rows: OF_GUARANTEES },
  { of: 'a session with a fee', right: FEE_NIGHT, rows: OF_FEES },
  { of: 'a session with a rake', right: RAKE_NIGHT, rows: OF_RAKES },
  { of: 'a bet in prison', right: PRISON_NIGHT, rows: OF_PRISON },
  { of: 'chips of colour', right: COLOUR_NIGHT, rows: OF_COLOURS },
  { of: 'a shoe', right: SHOE_NIGHT, rows: OF_SHOES },
  { of: 'blackjack', right: BLACKJACK_NIGHT, rows: OF_BLACKJACK },
  { of: 'casino war', right: WAR_NIGHT, rows: OF_WAR },
  { of: 'dice', right: DICE_NIGHT, rows: OF_DICE },
  { of: 'a source with numbers', right: NUMBERED_NIGHT, rows: OF_NUMBERS },
  { of: 'a circle game', right: CIRCLE_NIGHT, rows: OF_CIRCLE_GAMES },
];

const codesOf = (findings: readonly EventFinding[]): readonly string[] =>
  findings.map(({ code }) => code).sort();

/** Patterns that no text of a finding may contain: missing parts, names of the program, amounts without currency. */
const NO_WORDS = /undefined|NaN|\[object|\bcagnotte\.[a-z-]+\.|\d[.,]\d\d(?! [A-Z]{3}|\d| %)/;

function textsOf({ code, expected, expectedEs, found, foundEs }: EventFinding): readonly string[] {
  const { title, remedy } = FINDING_CATALOGUE[code];
  return [expected, expectedEs, found, foundEs, title.en, title.es, remedy.en, remedy.es];
}

describe.each(NIGHTS)('a night of $of', ({ right, rows }) => {
  it('has no findings without a fault', async () => {
    expect(right.filter(({ type, data }) => !dataFits(type, data))).toEqual([]);
    expect(findingsIn(await ledgerOf(right))).toEqual([]);
  });

  const wrongs = rows.map(([code, what, wrong, also = []]) => ({ code, what, wrong, also }));
  it.each(wrongs)('$code: $what', async ({ code, wrong, also }) => {
    const night = wrong(right);
    expect(night.filter(({ type, data }) => !dataFits(type, data))).toEqual([]);
    const [first, ...others] = arrivals(night, right);
    const ledger = await ledgerOf(first!);
    const findings = findingsIn(ledger);
    expect(codesOf(findings)).toEqual([code, ...also].sort());
    const texts = findings.flatMap(textsOf);
    expect(texts.filter((text) => text === '' || NO_WORDS.test(text))).toEqual([]);
    for (const order of others) expect(shownLedger(await ledgerOf(order))).toEqual(shownLedger(ledger));
    await setRight(ledger, night, right);
    expect(codesOf(findingsIn(ledger))).toEqual([]);
  });
});

describe('events in a wrong order', () => {
  const wrongs = IN_ORDER.map(([code, what, found, also = []]) => ({ code, what, found, also }));
  it.each(wrongs)('$code: $what', ({ code, found, also }) => {
    const findings = found();
    expect(codesOf(findings)).toEqual([code, ...also].sort());
    expect(findings.flatMap(textsOf).filter((text) => text === '' || NO_WORDS.test(text))).toEqual([]);
  });
});

it.each(ENDED_IN_ORDER)('%s ends: %s', (_code, _what, left) => expect(codesOf(left())).toEqual([]));

/** Codes that are the only finding of some test vector, where they are checked against the oracle. */
function shownByVectors(): ReadonlySet<string> {
  const alone = new Set<string>();
  for (const name of readdirSync(VECTORS).filter((each) => each.endsWith('.ndjson')))
    for (const [, code] of readFileSync(join(VECTORS, name), 'utf8').matchAll(ONE_FINDING)) alone.add(code!);
  return alone;
}

const ROOT = join(__dirname, '..', '..', '..');
const VECTORS = join(ROOT, 'test', 'vectors');
const ONE_FINDING = /"findings":\["([a-z0-9-]+) [^"]*"\]/g;

describe('the catalogue of findings', () => {
  const rows = new Set<string>([...NIGHTS.flatMap((night) => night.rows), ...IN_ORDER].map(([code]) => code));
  const elsewhere = Object.entries(SHOWN_ELSEWHERE).flatMap(([spec, codes]) =>
    codes.split(' ').map((code) => ({ spec, code })),
  );

  it('has a fault for each finding: a row here, a test vector, or the spec of its rule', () => {
    const shown = new Set([...rows, ...shownByVectors(), ...elsewhere.map(({ code }) => code)]);
    expect(Object.keys(FINDING_CATALOGUE).filter((code) => !shown.has(code))).toEqual([]);
  });

  it('lists no spec for a finding that it does not cause', () => {
    const isInVain = ({ spec, code }: { readonly spec: string; readonly code: string }): boolean =>
      rows.has(code) || !new RegExp(`\\b${code}\\b`).test(readFileSync(join(ROOT, spec), 'utf8'));
    expect(elsewhere.filter(isInVain)).toEqual([]);
  });
});
