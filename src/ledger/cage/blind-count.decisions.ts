import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { decidingPerson } from '../_core/decisions/decision-writer';
import type { RecordedNow } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { derivedId } from '../../kernel/identity';
import { accepted, refused, type Result } from '../../kernel/result';
import { CountDecisions, type CountNotRecorded, type StatedCount } from './count.decisions';
import type { CasinoEvent } from '../../kernel/envelope';
import { streamOf } from '../event-contract/streams';
import { toAppend, eventIn } from '../../kernel/stored-form';
import { type CountSubmitted, countSubmitted } from './counts.events';
import type { AfterSubmission, AgreedCount, BlindKind, Submission } from './count.state';
import { afterSubmission, agreedBy, counted, countSubmissionRefusal } from './count.state';

export type Submitted =
  | { readonly kind: 'waiting' | 'differ' }
  | { readonly kind: 'recorded'; readonly recorded: RecordedNow & { readonly type: string } };

type Answer = Result<Submitted, CountNotRecorded>;

/** How often to try again when another person submits between reading and writing the stream. */
const MOST_TRIES = 5;

/** Blind counts: records what each person submits, and never answers with an amount. */
@Injectable()
export class BlindCountDecisions {
  constructor(
    private readonly counts: CountDecisions,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  async submit(count: StatedCount, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'COUNT.NOT_A_PERSON' });
    if (!isBlind(count.kind)) return refused({ code: 'COUNT.NOT_BLIND' });
    // The figures are checked against the event of the count now, so that the first person can correct them.
    const event = await this.counts.eventOf(count, [by], inView);
    if (!event.ok) return event;
    const said = saidOf(count, by);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = await this.attempt(said, { count, inView, principal });
      if (answer !== 'again') return answer;
    }
    return refused({ code: 'COUNT.BOOKS_BEHIND' });
  }

  private async attempt(
    said: CountSubmitted,
    { count, inView, principal }: { count: StatedCount; inView: BooksInView; principal: Principal },
  ): Promise<Answer | 'again'> {
    const { casino } = inView;
    const next = submissionEvent(said, { casino, gamingDay: count.gamingDay });
    const stream = streamOf(next);
    const { all, version } = await this.read(stream);
    const earlier = all.filter((each) => counted(each.said) === counted(said));
    const submission = { id: next.id, said };
    // A repeated submission, sent because no answer came, gets the same answer.
    if (earlier.some(({ id }) => id === next.id))
      return this.conclude(agreedBy(earlier, next.id), { count, inView, principal });
    const code = countSubmissionRefusal(earlier, said, principal.tiedTo);
    if (code !== undefined) return refused({ code });
    const appended = await this.store.append({
      stream,
      principal: principal.credentialId,
      expected: version ?? 'none',
      events: [toAppend(next)],
    });
    if (appended.kind !== 'appended') return 'again';
    return this.conclude(afterSubmission(earlier, submission), { count, inView, principal });
  }

  private async conclude(
    after: AfterSubmission,
    { count, inView, principal }: { count: StatedCount; inView: BooksInView; principal: Principal },
  ): Promise<Answer> {
    if (after.kind !== 'agreed') return accepted({ kind: after.kind });
    const event = await this.counts.eventOf(...agreedCount(count, after.agreed), inView);
    if (!event.ok) return event;
    const id = derivedId('blind-count', inView.casino, after.agreed.first.id, after.agreed.second.id);
    const recorded = await this.counts.append({ ...event.value, id }, principal);
    return recorded.ok ? accepted({ kind: 'recorded', recorded: recorded.value }) : recorded;
  }

  private async read(
    stream: string,
  ): Promise<{ readonly all: readonly Submission[]; readonly version: number | undefined }> {
    const all: Submission[] = [];
    let last: number | undefined;
    for await (const { id, bytes, version } of this.store.readStream(stream)) {
      all.push({ id, said: eventIn<CasinoEvent<CountSubmitted>>(bytes).data });
      last = version;
    }
    return { all, version: last };
  }
}

const isBlind = (kind: StatedCount['kind']): kind is BlindKind => kind !== 'table' && kind !== 'cage';

function saidOf({ kind, table, sessionNo, at, data }: StatedCount, by: CountSubmitted['by']): CountSubmitted {
  const figures = Object.fromEntries(
    Object.entries(data).filter(([name]) => name !== 'by' && name !== 'currency'),
  );
  return {
    kind: kind as BlindKind,
    ...(table === undefined ? {} : { table, sessionNo }),
    currency: (data as { currency: string }).currency,
    countedAt: at,
    counted: figures,
    by,
  };
}

const submissionEvent = (
  data: CountSubmitted,
  { casino, gamingDay }: { readonly casino: string; readonly gamingDay: string },
): CasinoEvent => ({
  specversion: '1.0',
  source: `/casinos/${casino}/accounting`,
  type: countSubmitted.type,
  id: derivedId('count-submitted', casino, gamingDay, counted(data), data.by.id, data.countedAt),
  time: data.countedAt,
  gamingday: gamingDay,
  datacontenttype: 'application/json',
  data,
});

const agreedCount = (
  count: StatedCount,
  { first, second }: AgreedCount,
): [StatedCount, CountSubmitted['by'][]] => [
  { ...count, at: second.said.countedAt, data: { currency: second.said.currency, ...second.said.counted } },
  [first.said.by, second.said.by],
];
