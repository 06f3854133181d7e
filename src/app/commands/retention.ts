import type { DataSource } from 'typeorm';
import {
  type DueDays,
  dueDays,
  periodText,
  RETENTION_CLASSES,
  type RetentionClass,
  type RetentionRule,
  USUAL_RETENTION,
} from '../../access/personal-data/retention';
import { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { previousGamingDay } from '../../kernel/gaming-day';
import { readRows } from '../../database/queryable';
import { readKnownDays } from '../../ledger/casino/known-days.queries';
import { casinosUntil } from '../../ledger/register/register';
import { readConfig } from '../config';
import { withDatabase } from '../database/open-database';
import { answer, failure, say } from './terminal';

export interface RetentionOptions {
  readonly casino?: string;
  readonly json?: boolean;
  /** YYYY-MM-DD; today where none is given. */
  readonly on?: string;
}

/** The amount that is due, by casino and class. `casino` is null for the security log, which belongs to the house. */
interface Due {
  readonly of: RetentionClass;
  readonly casino: string | null;
  readonly count: number;
  readonly oldest: string;
  /** For names and quarantine, arguments for `cagnotte erasure propose`; at most a thousand. */
  readonly subjects?: readonly string[];
}

/**
 * `cagnotte retention`: what has been kept as long as the rules say. It changes nothing: names and deliveries in quarantine
 * are erased by two persons; of books and security log nothing is deleted here.
 * @returns the exit code, 0
 */
export async function retention({ casino, json = false, on }: RetentionOptions): Promise<number> {
  const config = readConfig();
  const rules = config.retention ?? USUAL_RETENTION;
  const today = on ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today))
    return say(failure('retention', '--on is a day, such as 2036-01-31'));
  const due = await withDatabase(config, async (dataSource) => {
    const found: Due[] = [];
    for (const of of RETENTION_CLASSES)
      for (const days of dueDays(rules, of, today)) found.push(...(await READ[of](dataSource, days, casino)));
    return found;
  });
  if (json) return say(answer(JSON.stringify({ on: today, due })));
  const said = RETENTION_CLASSES.map((of) => `${of.padEnd(13)} ${rulesText(rules, of)}\n`).join('');
  return say(
    answer(`${said}\n${due.length === 0 ? `Nothing is due on ${today}.` : due.map(dueText).join('\n')}`),
  );
}

const rulesText = (rules: readonly RetentionRule[], of: RetentionClass): string =>
  rules
    .filter((rule) => rule.of === of)
    .map(periodText)
    .join(', then ');

type Read = (db: DataSource, days: DueDays, casino: string | undefined) => Promise<Due[]>;

const MOST_SUBJECTS = 1_000;
const FIRST_DAY = '0001-01-01';

const READ: Readonly<Record<RetentionClass, Read>> = {
  'gaming-books': dueBooks,
  names: (...asked) => dueSubjects('names', ...asked),
  quarantine: (...asked) => dueSubjects('quarantine', ...asked),
  'security-log': dueLines,
};

async function dueBooks(
  dataSource: DataSource,
  { from = FIRST_DAY, before }: DueDays,
  casino: string | undefined,
): Promise<Due[]> {
  const snapshot = new OperationSnapshot(dataSource);
  try {
    return await snapshot.read(async (db) => {
      const due: Due[] = [];
      for (const { casino: each, position } of await casinosUntil(db)) {
        if (casino !== undefined && casino !== each) continue;
        const period = { from, until: previousGamingDay(before) };
        const days = await readKnownDays(db, { casino: each, position, period });
        const [oldest] = days.toSorted();
        if (oldest !== undefined) due.push({ of: 'gaming-books', casino: each, count: days.length, oldest });
      }
      return due;
    });
  } finally {
    await snapshot.close();
  }
}

async function dueSubjects(
  of: 'names' | 'quarantine',
  db: DataSource,
  { from = FIRST_DAY, before }: DueDays,
  casino: string | undefined,
): Promise<Due[]> {
  const rows = await readRows<{ casino: string; subjects: string[]; count: number; oldest: string }>(
    db,
    `SELECT casino, count(*)::integer AS count, min(last_day)::text AS oldest,
            (array_agg(subject ORDER BY last_day, subject))[1:${MOST_SUBJECTS}] AS subjects
       FROM access.subject_key
      WHERE wrapped IS NOT NULL AND (subject LIKE 'delivery/%') = $1
        AND last_day >= $2 AND last_day < $3 AND ($4::text IS NULL OR casino = $4)
      GROUP BY casino ORDER BY casino`,
    [of === 'quarantine', from, before, casino ?? null],
  );
  return rows.map((row) => ({ of, ...row }));
}

async function dueLines(db: DataSource, { from = FIRST_DAY, before }: DueDays): Promise<Due[]> {
  const rows = await readRows<{ count: number; oldest: string | null }>(
    db,
    `SELECT count(*)::integer AS count, to_char(min(at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS oldest
       FROM access.security_log WHERE at >= $1::date AND at < $2::date`,
    [from, before],
  );
  return rows.flatMap(({ count, oldest }) =>
    oldest === null ? [] : [{ of: 'security-log', casino: null, count, oldest }],
  );
}

const UNITS: Readonly<Record<RetentionClass, string>> = {
  'gaming-books': 'gaming days',
  names: 'customers or records with a name',
  quarantine: 'deliveries in quarantine',
  'security-log': 'lines',
};

function dueText({ of, casino, count, oldest, subjects }: Due): string {
  const head = `${of}${casino === null ? '' : ` of ${casino}`}: ${count} ${UNITS[of]}, the oldest of ${oldest}`;
  return [head, ...(subjects ?? []).map((subject) => `  ${subject}`)].join('\n');
}
