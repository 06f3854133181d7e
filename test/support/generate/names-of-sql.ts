import { FINDING_CATALOGUE } from '../../../src/finding-catalogue/catalogue';
import { GAMES } from '../../../src/games/game-codes';
import { conceptOf, englishConceptOf, EVENT_DEFINITIONS } from '../../../src/ledger/event-contract/catalogue';
import COMMISSIONS from '../../../src/words/commissions.json';
import { CHART_OF_ACCOUNTS } from '../../../src/ledger/_core/chart-of-accounts';
import { POINTS_OF_COUNT } from '../../../src/ledger/casino/chart-mapping';
import FAMILIES from '../../../src/words/account-families.json';
import english from '../../../src/words/application/en.json';
import spanish from '../../../src/words/application/es.json';

/**
 * The names beside codes in the schema `bi`. A migration keeps its words for ever: once a release has this one, a later migration
 * replaces the view `bi.name`, with a file of its own that is generated in the place of this.
 */
export const NAMES_OF_SQL = 'migrations/1700000000423-names.json';

/** The chart of accounts in the schema `bi`; kept in the same way. */
export const CHART_OF_SQL = 'migrations/1700000000431-chart.json';

interface Named {
  readonly es: string;
  readonly en: string;
}

const byCode = (named: readonly (readonly [code: string, name: Named])[]): Readonly<Record<string, Named>> =>
  Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1)));

/** The same codes in the words of both languages of the application. */
const inBoth = (
  es: Readonly<Record<string, string>>,
  en: Readonly<Record<string, string>>,
  codeOf = (code: string): string => code,
): Readonly<Record<string, Named>> =>
  byCode(Object.entries(es).map(([code, name]) => [codeOf(code), { es: name, en: en[code]! }]));

/** The names of games, account families, findings, types of events, severities, commissions and states, as JSON. */
export function namesOfSql(): string {
  const lowerCase = (code: string): string => code.toLowerCase().replaceAll('_', '-');
  const names = {
    game: byCode(Object.entries(GAMES).map(([code, game]) => [code, { es: game.spanish, en: game.english }])),
    account_family: byCode(Object.entries(FAMILIES).map(([code, { es, en }]) => [code, { es, en }])),
    finding: byCode(
      Object.entries(FINDING_CATALOGUE).map(
        ([
          code,
          {
            title: { es, en },
          },
        ]) => [code, { es, en }],
      ),
    ),
    event_type: byCode(
      EVENT_DEFINITIONS.map(({ type }) => [type, { es: conceptOf(type), en: englishConceptOf(type) }]),
    ),
    severity: inBoth(spanish.findings.severity, english.findings.severity),
    day_status: inBoth(spanish.status, english.status, lowerCase),
    commission: byCode(Object.entries(COMMISSIONS)),
    point: byCode(Object.entries(POINTS_OF_COUNT).map(([code, { es, en }]) => [code, { es, en }])),
    correction_status: inBoth(spanish.record.status, english.record.status, lowerCase),
    quarter_state: inBoth(spanish.duty.states, english.duty.states, lowerCase),
  };
  return `${JSON.stringify(names, undefined, 2)}\n`;
}

/** What the variable part of a path is a code of, among the names of the view. */
const KIND_OF_PART: Readonly<Record<string, string>> = { variance: 'point', commission: 'commission' };

/** The lines of the chart of accounts, in their order, as JSON. */
export function chartOfSql(): string {
  const lines = CHART_OF_ACCOUNTS.map(({ path, isPerTable, code, es, holds }) => ({
    path,
    kind: KIND_OF_PART[path.split(':')[0]!] ?? 'game',
    isPerTable,
    code,
    es,
    en: `${holds.charAt(0).toUpperCase()}${holds.slice(1)}`,
  }));
  return `${JSON.stringify(lines, undefined, 2)}\n`;
}
