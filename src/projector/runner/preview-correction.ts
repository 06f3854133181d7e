import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import type { Queryable } from '../../ledger/_core/store/queryable';
import type { EventFinding } from '../../ledger/_core/finding';
import type { CorrectionRecorded } from '../../ledger/corrections/corrections.events';
import { findingChanges } from '../../ledger/evaluation/standing';
import type { EvaluatedEvent } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { storedForm } from '../../kernel/stored-form';
import { evaluateCorrection } from './evaluate-decision';
import { evaluating } from './parked-keys';
import { UnitOfWork } from './unit-of-work';

/** The most facts that are evaluated for one preview: a third of a second, in which the process does nothing else. */
const MOST_EVALUATED = 1_500;

/** So much depends on the fact that nobody would wait for the preview. */
class TooLarge extends Error {}

export interface CorrectionToPreview extends Pick<CorrectionRecorded, 'corrects' | 'replacement'> {
  readonly casino: string;
  readonly position: bigint;
  readonly gamingDay: string;
  /** ISO 8601: the present. */
  readonly at: string;
}

/** What one account of the books of one day would have more, or less: debits less credits, in minor units. */
export interface PreviewedMovement {
  readonly bookingDay: string;
  /** The gaming days of the facts, in order: others than the booking day where their books are closed. */
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

export interface PreviewedCorrection {
  readonly facts: number;
  readonly movements: readonly PreviewedMovement[];
  readonly opens: readonly PreviewedFinding[];
  readonly closes: readonly PreviewedFinding[];
  /** Findings that would end by their `standing`. */
  readonly settles: readonly string[];
}

/**
 * What a correction would change if it were the next record: it is evaluated as the projector would, over the same state,
 * and nothing is written. So it needs no more than a snapshot that can be read.
 * @returns undefined if that takes more evaluations than `most`
 */
export async function previewCorrection(
  page: Queryable,
  store: EventStorePort,
  { most = MOST_EVALUATED, ...wanted }: CorrectionToPreview & { readonly most?: number },
): Promise<PreviewedCorrection | undefined> {
  const numbered = recordedNext(wanted);
  const quiet = (): Promise<void> => Promise.resolve();
  const knowledge = await UnitOfWork.load(page, [numbered], { store, quiet, evaluates: atMost(most) });
  try {
    const { evaluated } = await evaluateCorrection(numbered, { page, store, knowledge, placed: undefined });
    return effectOf(evaluated);
  } catch (failure) {
    if (failure instanceof TooLarge) return undefined;
    throw failure;
  }
}

function atMost(most: number): typeof evaluating {
  let evaluated = 0;
  return (event, work) => {
    if (++evaluated > most) throw new TooLarge();
    return evaluating(event, work);
  };
}

/** Two persons who are nobody: the preview asks what would be, not who may decide it. */
const [ONE, ANOTHER] = [{ id: '-1' }, { id: '-2' }] as const;

function recordedNext(wanted: CorrectionToPreview): NumberedEvent {
  const { casino, position, gamingDay, corrects, replacement, at } = wanted;
  const data = { corrects, replacement, reason: '-', proposedBy: ONE, approvedBy: ANOTHER };
  const type = 'cagnotte.correction.recorded.v1';
  const envelope = { specversion: '1.0', id: '-', source: `/casinos/${casino}/accounting`, type } as const;
  const event = { ...envelope, time: at, gamingday: gamingDay, data };
  const place = { stream: '', version: 0, place: '' as LogPosition, principal: undefined };
  const { id, source } = envelope;
  return {
    ...{ casino, number: position + 1n, event, standing: 'counted', recordedAt: at },
    ...{ chainHash: '', chainVersion: 2 },
    record: { ...{ casino, source, id, type, recordedAt: at }, ...place, ...storedForm(event) },
  };
}

function effectOf(evaluated: readonly EvaluatedEvent[]): PreviewedCorrection {
  const found = (which: 'opens' | 'closes'): PreviewedFinding[] =>
    evaluated.flatMap(({ ofRecord, event: { gamingday: gamingDay, source }, [which]: findings }) =>
      findings.map((finding) => ({ finding, ofRecord, gamingDay, source })),
    );
  const [opens, closes] = [found('opens'), found('closes')];
  const differing = findingChanges(
    closes.map(({ finding }) => finding),
    opens.map(({ finding }) => finding),
  );
  return {
    facts: new Set(evaluated.flatMap(({ posts, ofRecord }) => (posts.length > 0 ? [ofRecord] : []))).size,
    movements: movementsOf(evaluated),
    opens: opens.filter(({ finding }) => differing.opens.includes(finding)),
    closes: closes.filter(({ finding }) => differing.closes.includes(finding)),
    settles: evaluated.flatMap(({ entry, settles = [] }) => (entry === 'own' ? settles : [])),
  };
}

function movementsOf(evaluated: readonly EvaluatedEvent[]): PreviewedMovement[] {
  const movements = new Map<string, PreviewedMovement>();
  for (const { bookingDay, event, posts } of evaluated)
    for (const { account, currency, debit, credit } of posts) {
      const key = [bookingDay, account, currency].join(' ');
      const known = movements.get(key);
      movements.set(key, {
        ...{ bookingDay, account, currency },
        gamingDays: [...new Set([...(known?.gamingDays ?? []), event.gamingday])].sort(),
        change: (known?.change ?? 0n) + debit - credit,
      });
    }
  return [...movements]
    .filter(([, { change }]) => change !== 0n)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, movement]) => movement);
}
