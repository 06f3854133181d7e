import type { Client } from './client';
import { rowsOfEach } from './psql';
import {
  type Cells,
  type Comparing,
  everyNode,
  inBoth,
  MONEY,
  type Money,
  type Named,
  textOf,
} from './sql-comparing';
import { DAY, SESSION } from './sql-day-figures';
import { BANK_COUP } from './sql-bank-figures';
import { COMMISSION, CORRECTION } from './sql-correction-figures';
import { DUTY_QUARTER } from './sql-duty-figures';
import { BET, HOUR } from './sql-hour-figures';
import { JACKPOT, JACKPOT_EVENT } from './sql-jackpot-figures';

/** The rows of a view, and the same of what GraphQL answers. */
export interface ComparedView {
  readonly view: string;
  readonly casino: string;
  readonly sql: readonly Cells[];
  readonly graphql: readonly Cells[];
}

interface InChart {
  readonly code: string;
  readonly name: string;
  readonly nameEs: string;
}

const IN_CHART = 'account_code, account_es, account_en';

const namedInChart = ({ code, name, nameEs }: InChart): Cells => ({
  account_code: code === '' ? null : code,
  account_es: nameEs,
  account_en: name,
});

const JOURNAL: Comparing = {
  sql: `SELECT record_number, line, entry_kind, of_record, event_type, event_type_es, event_type_en, gaming_day, booking_day, account,
               sub_ledger, table_id, game, session_no, debit, debit_minor, credit, credit_minor, basis, rule_id, slip, ${IN_CHART}
          FROM bi.journal_line WHERE casino = '$1'`,
  graphql: async ({ client, casino }) => {
    const lines = await everyNode<Named & { debit: Money; credit: Money; inChart: InChart }>(
      client,
      'journal',
      `casino: "${casino}"`,
      `inChart { code name nameEs } recordNumber line entryKind ofRecord eventType titleEs title gamingDay bookingDay account subLedger table game sessionNo
       debit ${MONEY} credit ${MONEY} basis ruleId slip`,
    );
    return lines.map((of) => ({
      record_number: textOf(of['recordNumber']),
      line: textOf(of['line']),
      entry_kind: textOf(of['entryKind']),
      of_record: textOf(of['ofRecord']),
      event_type: textOf(of['eventType']),
      event_type_es: textOf(of['titleEs']),
      event_type_en: textOf(of['title']),
      gaming_day: textOf(of['gamingDay']),
      booking_day: textOf(of['bookingDay']),
      account: textOf(of['account']),
      ...namedInChart(of.inChart),
      sub_ledger: textOf(of['subLedger']),
      table_id: textOf(of['table']),
      game: textOf(of['game']),
      session_no: textOf(of['sessionNo']),
      ...inBoth('debit', of.debit),
      ...inBoth('credit', of.credit),
      basis: textOf(of['basis']),
      rule_id: textOf(of['ruleId']),
      slip: textOf(of['slip']),
    }));
  },
};

const BALANCE: Comparing = {
  sql: `SELECT booking_day, account, currency, debits, debits_minor, credits, credits_minor, closing, closing_minor, ${IN_CHART}
          FROM bi.balance WHERE casino = '$1' AND (debits > 0 OR credits > 0)`,
  graphql: async ({ client, casino, days }) => {
    const cells: Cells[] = [];
    for (const day of days) {
      const { trialBalance } = await client.ask<{
        trialBalance: {
          lines: ({ account: string; inChart: InChart } & Record<
            'debits' | 'credits' | 'closing',
            Money & { currency: string }
          >)[];
        };
      }>(
        `{ trialBalance(casino: "${casino}", from: "${day}", asOf: "${day}") { lines { account inChart { code name nameEs }
             debits ${MONEY.replace('{', '{ currency')} credits ${MONEY} closing ${MONEY} } } }`,
      );
      const moved = trialBalance.lines.filter(
        ({ debits, credits }) => debits.minorUnits !== '0' || credits.minorUnits !== '0',
      );
      for (const { account, inChart, debits, credits, closing } of moved)
        cells.push({
          booking_day: day,
          account,
          ...namedInChart(inChart),
          currency: debits.currency,
          ...inBoth('debits', debits),
          ...inBoth('credits', credits),
          ...inBoth('closing', closing),
        });
    }
    return cells;
  },
};

const FINDING: Comparing = {
  sql: `SELECT finding_id, code, coalesce(code_es, code) AS title_es, coalesce(code_en, code) AS title_en, severity, rule_id,
               citation_es, citation_en, gaming_day, table_id, opened_by, closed_by, is_acknowledged, rules_release
          FROM bi.finding WHERE casino = '$1'`,
  graphql: async ({ client, casino }) => {
    const found = await everyNode<Named & { decisions: readonly { what: string }[] }>(
      client,
      'findings',
      `casino: "${casino}", status: ALL`,
      `id code titleEs title severity ruleId citationEs citation gamingDay table openedBy closedBy rulesRelease decisions { what }`,
    );
    return found.map((of) => ({
      finding_id: textOf(of['id']),
      code: textOf(of['code']),
      title_es: textOf(of['titleEs']),
      title_en: textOf(of['title']),
      severity: textOf(of['severity']),
      rule_id: textOf(of['ruleId']),
      citation_es: textOf(of['citationEs']),
      citation_en: textOf(of['citation']),
      gaming_day: textOf(of['gamingDay']),
      table_id: textOf(of['table']),
      opened_by: textOf(of['openedBy']),
      closed_by: textOf(of['closedBy']),
      is_acknowledged: textOf(of.decisions.some(({ what }) => what === 'finding.acknowledged')),
      rules_release: textOf(of['rulesRelease']),
    }));
  },
};

/** The column of the days that GraphQL is asked for one by one, or as a range. */
const DAY_OF: Readonly<Partial<Record<string, string>>> = {
  balance: 'booking_day',
  session: 'gaming_day',
  hour: 'gaming_day',
  bet: 'gaming_day',
};

/** How each view is compared. Every view with a casino must be here. */
export const COMPARED: Readonly<Record<string, Comparing>> = {
  journal_line: JOURNAL,
  balance: BALANCE,
  finding: FINDING,
  day: DAY,
  session: SESSION,
  hour: HOUR,
  bet: BET,
  commission: COMMISSION,
  correction: CORRECTION,
  bank_coup: BANK_COUP,
  duty_quarter: DUTY_QUARTER,
  jackpot: JACKPOT,
  jackpot_event: JACKPOT_EVENT,
};

const byText = (one: Cells, other: Cells): number => (lineOf(one) < lineOf(other) ? -1 : 1);

const lineOf = (cells: Cells): string =>
  JSON.stringify(Object.entries(cells).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Every figure of every view of some casinos, beside the same from GraphQL; both in one order. */
export async function comparedViews(
  client: Client,
  reader: string,
  casinos: readonly string[],
): Promise<ComparedView[]> {
  const compared: ComparedView[] = [];
  for (const casino of casinos) {
    const views = Object.entries(COMPARED);
    const ofDays = views.map(([view]) => {
      const day = DAY_OF[view] ?? 'NULL::date';
      return `SELECT DISTINCT ${day} AS day FROM bi.${view} WHERE casino = '${casino}' AND ${day} IS NOT NULL ORDER BY 1`;
    });
    const found = await rowsOfEach(reader, [
      ...ofDays,
      ...views.map(([, { sql }]) => sql.replaceAll('$1', casino)),
    ]);
    for (const [at, [view, { graphql }]] of views.entries()) {
      const asked = { client, casino, days: found[at]!.map((row) => row['day']!) };
      compared.push({
        view,
        casino,
        sql: [...found[views.length + at]!].sort(byText),
        graphql: (await graphql(asked)).sort(byText),
      });
    }
  }
  return compared;
}
