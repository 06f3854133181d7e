import { randomUUID } from 'node:crypto';
import { CONSOLE, type EventStorePort } from '../../event-log/event-store.port';
import { formatMinor } from '../../kernel/money';
import { RELEASE } from '../../kernel/release';
import type { CasinoEvent } from '../../kernel/envelope';
import { streamOf } from '../../ledger/event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import { type BooksRestated, booksRestated } from '../../ledger/books/books.events';
import { LogDamaged } from '../../ledger/register/read-records';
import { describeDivergence } from '../../projector/generations/compare';
import type { RebuildOptions, RebuildReport } from '../../projector/generations/rebuild';
import { rebuild as rebuildGeneration } from '../../projector/generations/rebuild';
import type { RestatedDay, RestatedFigure, RestatedSeal } from '../../projector/generations/restated';
import { readConfig } from '../config';
import { type OpenStorage, withStorage } from '../open-books';
import { buildWorkers, programDigest } from './build-workers';
import { answer, progressBar, say } from './terminal';

interface RestatementDecision {
  readonly by?: string;
  readonly reason?: string;
}

export interface RebuildCommandOptions extends RestatementDecision {
  readonly replace?: boolean;
  readonly dryRun?: boolean;
  /** Does not continue a rebuild that was killed. */
  readonly anew?: boolean;
  readonly workers?: number;
}

/**
 * `cagnotte rebuild`: makes every read model anew from the log, beside the live ones, and compares. Equal tables take
 * over silently; different ones only when asked to, and where entries of closed days change only for a named person
 * with a reason, which is recorded. A dry run changes nothing and says which figures differ. Answers the exit code: 0
 * when they were equal or replaced. From a damaged log nothing is built. One that was killed is continued.
 */
export function rebuildCommand(options: RebuildCommandOptions): Promise<number> {
  const { dryRun = false } = options;
  const replace = options.replace === true && !dryRun;
  return withStorage(readConfig(), async ({ store, ...books }) => {
    const wanted: RebuildOptions = {
      workers: buildWorkers(books.database.url, options.workers),
      program: await programDigest(),
      anew: options.anew === true,
      onContinued: (from) => process.stderr.write(continuedText(from)),
      tellsFigures: dryRun,
      afterwards: async ({ divergence, ...restated }) => {
        if (dryRun) return 'drop';
        const isWanted = divergence === undefined || (replace && (await isAgreed(store, restated, options)));
        return isWanted ? 'switch' : 'drop';
      },
    };
    const report = await rebuilt({ store, ...books }, wanted);
    if (report instanceof LogDamaged) return nothing('rebuilt', report);
    const isReplaced = replace && isDecided(report.restatedDays, options);
    const text = dryRun ? dryRunText(report) : reportText(report, { replace, isReplaced });
    return say(answer(text, report.divergence && !isReplaced ? 1 : 0));
  });
}

/**
 * `cagnotte retry`: evaluates what a fault of an earlier release has parked, once more and with the original record
 * numbers. The read models are made anew beside the live ones, since everything that was recorded meanwhile is evaluated
 * with it as if it had never stood still, and are put into use when less is parked in them; where entries of closed days
 * change, only for a named person with a reason, which is recorded. Answers the exit code: 0 when nothing is parked any
 * more.
 */
export function retryCommand(decision: RestatementDecision = {}): Promise<number> {
  return withStorage(readConfig(), async (books) => {
    const report = await rebuilt(books, {
      afterwards: async ({ parked, ...restated }) =>
        parked.rebuilt < parked.live && (await isAgreed(books.store, restated, decision)) ? 'switch' : 'drop',
    });
    if (report instanceof LogDamaged) return nothing('evaluated again', report);
    const { parked, restatedDays } = report;
    if (parked.rebuilt < parked.live && !isDecided(restatedDays, decision))
      return say(answer(undecidedText(restatedDays), 1));
    return say(answer(parkedText(parked), parked.rebuilt === 0 ? 0 : 1));
  });
}

/**
 * Builds a generation and shows its progress.
 * @returns the damage of the log, if any
 */
async function rebuilt(
  { database, store }: Pick<OpenStorage, 'database' | 'store'>,
  options: RebuildOptions,
): Promise<RebuildReport | LogDamaged> {
  const bar = progressBar('records');
  const onProgress = (records: number): void => bar.show(records);
  try {
    return await rebuildGeneration(database.dataSource, store, { ...options, onProgress });
  } catch (failure) {
    if (failure instanceof LogDamaged) return failure;
    throw failure;
  } finally {
    bar.end();
  }
}

const nothing = (done: string, { message }: LogDamaged): number =>
  say(answer(`Nothing was ${done}, the log is damaged: ${message}`, 1));

const continuedText = ({ begunAt, records }: { readonly begunAt: Date; readonly records: number }): string =>
  `Continues the rebuild that was begun at ${begunAt.toISOString()} and ended before its time, after ${records} records; ` +
  '--anew begins with the first.\n';

function reportText(
  { records, divergence, restatedDays }: RebuildReport,
  { replace, isReplaced }: { readonly replace: boolean; readonly isReplaced: boolean },
): string {
  const rebuilt = `${records} records rebuilt.`;
  if (!divergence) return `${rebuilt}\nLive and rebuilt tables are the same; the rebuilt ones are in use.`;
  const outcome = isReplaced
    ? 'The rebuilt tables are in use.'
    : replace
      ? undecidedText(restatedDays)
      : 'The live tables stay in use; --replace puts the rebuilt ones there.';
  return `${rebuilt}\nLive and rebuilt tables differ, first here: ${describeDivergence(divergence)}\n${outcome}`;
}

/** The result of a dry run: one line per figure that differs, closed days first. */
export function dryRunText({ records, divergence, restatedFigures, restatedDays }: RebuildReport): string {
  const rebuilt = `${records} records rebuilt, nothing was changed.`;
  if (divergence === undefined) return `${rebuilt}\nLive and rebuilt tables are the same.`;
  const closed = restatedDays.map(({ casino, gamingDay }) => `${casino} ${gamingDay}`);
  return [
    rebuilt,
    `Live and rebuilt tables differ, first here: ${describeDivergence(divergence)}`,
    ...(restatedFigures.length === 0
      ? ['By the gaming days of the facts, no figure of any account differs.']
      : ['Figures that differ, debits less credits:', ...restatedFigures.map(figureText)]),
    ...(closed.length === 0
      ? ['No entry in the books of a closed day changes; `rebuild --replace` is enough.']
      : [
          `Entries in the books of closed days change: ${closed.join(', ')}.`,
          '`rebuild --replace` needs --by and --reason: who wants these days restated, and why.',
        ]),
  ].join('\n');
}

const figureText = ({
  casino,
  gamingDay,
  account,
  currency,
  before,
  after,
  isClosed,
}: RestatedFigure): string =>
  `  ${isClosed ? 'closed' : 'open  '} ${casino} ${gamingDay} ${account}: ` +
  `${formatMinor(before, currency)} ${currency} before, ${formatMinor(after, currency)} ${currency} after`;

function parkedText({ live, rebuilt }: RebuildReport['parked']): string {
  if (live === 0) return 'Nothing is parked.';
  if (rebuilt === 0) return `${live} parked records are evaluated; nothing is parked any more.`;
  return rebuilt < live
    ? `${live - rebuilt} parked records are evaluated; ${rebuilt} are still parked by the same or another fault.`
    : `${live} records stay parked: this release has the same fault.`;
}

type Restated = Pick<RebuildReport, 'restatedDays' | 'restatedSeals'>;

/** The most days and seals in one event; more would exceed its size. */
const MOST_OF_AN_EVENT = 500;

/** Whether the rebuild may take over: no closed day is restated, or a person decides it with a reason. */
const isDecided = (days: readonly RestatedDay[], { by, reason }: RestatementDecision): boolean =>
  days.length === 0 || (isSaid(by) && isSaid(reason));

const undecidedText = (days: readonly RestatedDay[]): string =>
  `Entries of closed days change: ${days
    .slice(0, 5)
    .map(({ casino, gamingDay }) => `${casino} ${gamingDay}`)
    .join(', ')}${days.length > 5 ? ` and ${days.length - 5} more` : ''}.
The live tables stay in use; --by and --reason name who wants these days restated, and why.`;

export async function isAgreed(
  store: EventStorePort,
  restated: Restated,
  decision: RestatementDecision,
): Promise<boolean> {
  if (!isDecided(restated.restatedDays, decision)) return false;
  await recordRestatement(store, restated, { by: decision.by ?? '', reason: decision.reason ?? '' });
  return true;
}

/**
 * Records which closed days are restated, by whom and why, before the rebuilt tables take over. If they do not take
 * over after all, the log has the intention, and the next rebuild records it again.
 */
async function recordRestatement(
  store: EventStorePort,
  { restatedDays, restatedSeals }: Restated,
  { by, reason }: Required<RestatementDecision>,
): Promise<void> {
  for (const casino of new Set(restatedDays.map((day) => day.casino))) {
    const days = restatedDays.filter((day) => day.casino === casino);
    const seals = restatedSeals.filter((seal) => seal.casino === casino);
    for (let from = 0; from < Math.max(days.length, seals.length); from += MOST_OF_AN_EVENT) {
      const some = <Part>(parts: readonly Part[]): Part[] => parts.slice(from, from + MOST_OF_AN_EVENT);
      const data = {
        days: some(days).map(nameDay),
        seals: some(seals).map(nameSeal),
        by: { id: by },
        reason,
      };
      await append(store, restatement(casino, days.at(-1)!.gamingDay, data));
    }
  }
}

const nameDay = ({ gamingDay, before, after }: RestatedDay) => ({ gamingDay, before, after });
const nameSeal = ({ record, trialBalance }: RestatedSeal) => ({ record: Number(record), trialBalance });

const restatement = (
  casino: string,
  gamingday: string,
  data: Omit<BooksRestated, 'release'>,
): CasinoEvent<BooksRestated> => ({
  specversion: '1.0',
  id: randomUUID(),
  source: `/casinos/${casino}/books`,
  type: booksRestated.type,
  time: new Date().toISOString(),
  gamingday,
  data: { ...data, release: RELEASE },
});

async function append(store: EventStorePort, event: CasinoEvent): Promise<void> {
  const outcome = await store.append({
    stream: streamOf(event),
    events: [toAppend(event)],
    principal: CONSOLE,
    expected: 'any',
  });
  if (outcome.kind !== 'appended') throw new Error(`the restatement was not recorded: ${outcome.kind}`);
}

const isSaid = (words: string | undefined): boolean => words !== undefined && words.trim() !== '';
