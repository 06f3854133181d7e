import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import type { Queryable } from '../../database/queryable';
import type { EntryLine } from '../../ledger/_core/journal-entry';
import type { EventFinding } from '../../finding-catalogue/finding';
import type { CorrectionRecorded } from '../../ledger/corrections/corrections.events';
import { findingChanges } from '../../ledger/evaluation/standing';
import type { EvaluatedEvent } from '../../ledger/_core/store/read-model';
import { toAppend } from '../../kernel/stored-form';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import type { CasinoBooks } from '../../ledger/casino/casino-books.state';
import type { CasinoAuthorised } from '../../ledger/casino/casino.events';
import { gameOf, undoesEarlier } from '../../ledger/journal/journal.queries';
import { playAdded } from '../../ledger/master-report/play-total.read-model';
import { type DecisionToEvaluate, evaluateCorrection, evaluateDecision } from './evaluate-decision';
import { evaluating } from './parked-keys';
import { UnitOfWork } from './unit-of-work';

/** The most facts that are evaluated for the preview of a correction: a third of a second. */
const MOST_OF_A_CORRECTION = 1_500;

/**
 * The limit for an authorisation, which evaluates whole days again. That takes some seconds, in which other requests
 * are served as well.
 */
const MOST_OF_AN_AUTHORISATION = 10_000;

/** Time limit of a preview: half of that of an operation. */
const LONGEST_MS = 5_000;

/** The decision affects too many facts for a preview. */
class TooLarge extends Error {}

interface NextRecord {
  readonly casino: string;
  readonly position: bigint;
  readonly gamingDay: string;
  /** The present moment, ISO 8601. */
  readonly at: string;
  readonly most?: number;
  readonly longestMs?: number;
}

export type CorrectionToPreview = NextRecord & Pick<CorrectionRecorded, 'corrects' | 'replacement'>;

export type AuthorisationToPreview = NextRecord & { readonly authorisation: Omit<CasinoAuthorised, 'by'> };

/** By how much one account in the books of one day would change: debits less credits, in minor units. */
export interface PreviewedMovement {
  readonly bookingDay: string;
  /** The gaming days of the facts, in order; they differ from the booking day where their books are closed. */
  readonly gamingDays: readonly string[];
  readonly account: string;
  readonly currency: string;
  readonly change: bigint;
}

export interface PreviewedFinding {
  readonly finding: EventFinding;
  readonly ofRecord: bigint;
  readonly gamingDay: string;
  readonly source: string;
}

/** A line that would be posted, with the columns that the base of the duty and the checks of a day read. */
export interface PreviewedLine extends Pick<EntryLine, 'account' | 'currency' | 'debit' | 'credit'> {
  readonly eventType: string;
  readonly reversal: boolean;
  readonly gamingDay: string;
  readonly bookingDay: string;
}

export interface PreviewedDecision {
  readonly facts: number;
  readonly movements: readonly PreviewedMovement[];
  readonly opens: readonly PreviewedFinding[];
  readonly closes: readonly PreviewedFinding[];
  /** Findings that would end by their `standing`. */
  readonly settles: readonly string[];
  readonly lines: readonly PreviewedLine[];
  /** By how much what players of captured rounds were paid would change, in minor units. */
  readonly paid: readonly PreviewedPayment[];
}

export interface PreviewedPayment {
  readonly bookingDay: string;
  readonly gamingDay: string;
  readonly game: string;
  readonly table: string;
  readonly payouts: bigint;
}

export interface PreviewedAuthorisation extends PreviewedDecision {
  readonly books: Readonly<Record<'before' | 'after', CasinoBooks>>;
}

/**
 * What a correction would change if it were the next record: it is evaluated as the projector would, over the same
 * state, and nothing is written. A read-only snapshot is therefore enough.
 * @returns undefined if that takes more evaluations than `most`, or longer than `longestMs`
 */
export async function previewCorrection(
  page: Queryable,
  store: EventStorePort,
  {
    most = MOST_OF_A_CORRECTION,
    longestMs = LONGEST_MS,
    corrects,
    replacement,
    ...next
  }: CorrectionToPreview,
): Promise<PreviewedDecision | undefined> {
  const data = { corrects, replacement, reason: '-', proposedBy: ONE, approvedBy: ANOTHER };
  const numbered = recordedNext('cagnotte.correction.recorded.v1', data, next);
  return evaluatedAsNext(numbered, { page, store, most, longestMs }, async (deciding) => {
    const { evaluated } = await evaluateCorrection(numbered, { ...deciding, store });
    return effectOf(evaluated);
  });
}

/** What an authorisation would change if it were the next record, in the same way. */
export async function previewAuthorisation(
  page: Queryable,
  store: EventStorePort,
  { most = MOST_OF_AN_AUTHORISATION, longestMs = LONGEST_MS, authorisation, ...next }: AuthorisationToPreview,
): Promise<PreviewedAuthorisation | undefined> {
  const data = { ...authorisation, by: ONE, approvedBy: ANOTHER };
  const numbered = recordedNext('cagnotte.casino.authorised.v1', data, next);
  return evaluatedAsNext(numbered, { page, store, most, longestMs }, async (deciding) => {
    const { now } = deciding.knowledge.sweepOf(next.casino);
    const before = now.decided;
    const evaluated = await evaluateDecision(numbered, deciding);
    return { ...effectOf(evaluated), books: { before, after: now.decided } };
  });
}

async function evaluatedAsNext<Effect>(
  numbered: NumberedEvent,
  { page, store, ...limits }: Limits & { readonly page: Queryable; readonly store: EventStorePort },
  evaluate: (deciding: DecisionToEvaluate) => Promise<Effect>,
): Promise<Effect | undefined> {
  const quiet = (): Promise<void> => Promise.resolve();
  const knowledge = await UnitOfWork.load(page, [numbered], { store, quiet, evaluates: within(limits) });
  try {
    return await evaluate({ page, knowledge, placed: undefined });
  } catch (failure) {
    if (failure instanceof TooLarge) return undefined;
    throw failure;
  }
}

interface Limits {
  readonly most: number;
  readonly longestMs: number;
}

function within({ most, longestMs }: Limits): typeof evaluating {
  const until = performance.now() + longestMs;
  let evaluated = 0;
  return (event, work) => {
    if (++evaluated > most || performance.now() > until) throw new TooLarge();
    return evaluating(event, work);
  };
}

/** Placeholders for the two persons: the preview asks for the effect, not who may decide it. */
const [ONE, ANOTHER] = [{ id: '-1' }, { id: '-2' }] as const;

function recordedNext(
  type: string,
  data: object,
  { casino, position, gamingDay, at }: Omit<NextRecord, keyof Limits>,
): NumberedEvent {
  const envelope = { specversion: '1.0', id: '-', source: `/casinos/${casino}/accounting`, type } as const;
  const event = { ...envelope, time: at, gamingday: gamingDay, data };
  const place = { stream: '', version: 0, place: '' as LogPosition, principal: undefined };
  return {
    casino,
    number: position + 1n,
    event,
    standing: 'counted',
    recordedAt: at,
    chainHash: '',
    chainVersion: 2,
    record: { ...toAppend(event), recordedAt: at, ...place },
  };
}

const linesOf = (fact: EvaluatedEvent): PreviewedLine[] =>
  fact.posts.map(({ account, currency, debit, credit }) => ({
    account,
    currency,
    debit,
    credit,
    eventType: fact.event.type,
    reversal: undoesEarlier(fact),
    gamingDay: fact.event.gamingday,
    bookingDay: fact.bookingDay,
  }));

/** Payments to players are the stakes of a captured round less its result, as the master game report sums both. */
const paidIn = (fact: EvaluatedEvent): PreviewedPayment[] => {
  const of = { bookingDay: fact.bookingDay, gamingDay: fact.event.gamingday, game: gameOf(fact) ?? '' };
  return playAdded(fact)
    .map(({ tableId: table, staked, result }) => ({ ...of, table, payouts: staked - result }))
    .filter(({ payouts }) => payouts !== 0n);
};

function effectOf(evaluated: readonly EvaluatedEvent[]): PreviewedDecision {
  const found = (which: 'opens' | 'closes'): PreviewedFinding[] =>
    evaluated.flatMap(({ ofRecord, event: { gamingday: gamingDay, source }, [which]: findings }) =>
      findings.map((finding) => ({ finding, ofRecord, gamingDay, source })),
    );
  const [opens, closes] = [found('opens'), found('closes')];
  const lines = evaluated.flatMap(linesOf);
  const differing = findingChanges(
    closes.map(({ finding }) => finding),
    opens.map(({ finding }) => finding),
  );
  return {
    facts: new Set(evaluated.flatMap(({ posts, ofRecord }) => (posts.length > 0 ? [ofRecord] : []))).size,
    lines,
    paid: evaluated.flatMap(paidIn),
    movements: movementsOf(lines),
    opens: opens.filter(({ finding }) => differing.opens.includes(finding)),
    closes: closes.filter(({ finding }) => differing.closes.includes(finding)),
    settles: evaluated.flatMap(({ entry, settles = [] }) => (entry === 'own' ? settles : [])),
  };
}

function movementsOf(lines: readonly PreviewedLine[]): PreviewedMovement[] {
  const movements = new Map<string, PreviewedMovement>();
  for (const { bookingDay, gamingDay, account, currency, debit, credit } of lines) {
    const key = [bookingDay, account, currency].join(' ');
    const known = movements.get(key);
    movements.set(key, {
      bookingDay,
      account,
      currency,
      gamingDays: [...new Set([...(known?.gamingDays ?? []), gamingDay])].sort(),
      change: (known?.change ?? 0n) + debit - credit,
    });
  }
  return [...movements]
    .filter(([, { change }]) => change !== 0n)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, movement]) => movement);
}
