import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { COUNT_EVENTS, countedBy, type CountKind, countPlaceRefusal } from './count.state';
import type { CasinoEvent } from '../../kernel/envelope';
import { streamOf } from '../event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { whatIsWrongWith } from '../../intake/read-delivery';
import type { RefusalText } from '../../kernel/words';
import { derivedId } from '../../kernel/identity';
import { accepted, refused, type Result } from '../../kernel/result';
import { readCasinoBooks } from '../casino/known-days.queries';
import { TABLE_SESSION } from '../table-session/table-session.read-model';
import { decidingPerson } from '../_core/decisions/decision-writer';
import { type RecordedNow, refusalsOf } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import decisions from '../../words/refusals/decisions.json';

export interface StatedCount {
  readonly kind: CountKind;
  readonly gamingDay: string;
  readonly table: string | undefined;
  readonly sessionNo: number;
  readonly at: string;
  readonly data: object;
}

interface Person {
  readonly id: string;
  readonly name?: string;
}

export interface CountNotRecorded {
  readonly code: CountRefusalCode;
  readonly wrong?: RefusalText;
}

type Answer = Result<RecordedNow & { readonly type: string }, CountNotRecorded>;

@Injectable()
export class CountDecisions {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStorePort) {}

  async record(count: StatedCount, inView: BooksInView, principal: Principal): Promise<Answer> {
    const person = decidingPerson(principal);
    if (person === undefined) return refused({ code: 'COUNT.NOT_A_PERSON' });
    const event = await this.eventOf(count, [person], inView);
    return event.ok ? this.append(event.value, principal) : event;
  }

  async eventOf(
    count: StatedCount,
    persons: readonly Person[],
    inView: BooksInView,
  ): Promise<Result<CasinoEvent, CountNotRecorded>> {
    const code = countPlaceRefusal(count.kind, count.table) ?? (await sessionRefusal(count, inView));
    if (code !== undefined) return refused({ code });
    const data = persons.reduceRight((told, person) => countedBy(person, count.kind, told), count.data);
    const event = eventOf(count, inView.casino, data);
    const { currency } = await readCasinoBooks(inView.manager, inView);
    const wrong = whatIsWrongWith(event, { bookCurrencyOf: () => currency });
    return wrong === undefined ? accepted(event) : refused({ code: 'COUNT.DOES_NOT_FIT', wrong });
  }

  async append(event: CasinoEvent, principal: Principal): Promise<Answer> {
    const { id, type, time } = event;
    const answer = await this.store.append({
      stream: streamOf(event),
      events: [toAppend(event)],
      principal: principal.credentialId,
      expected: 'any',
    });
    return answer.kind === 'appended'
      ? accepted({ eventId: id, time, receipt: answer.receipt, type })
      : refused({ code: 'COUNT.RECORDED_OTHERWISE' });
  }
}

async function sessionRefusal(
  { table, gamingDay, sessionNo }: StatedCount,
  { casino, manager }: BooksInView,
): Promise<CountRefusalCode | undefined> {
  if (table === undefined) return undefined;
  const session = { casino, gamingDay, tableId: table, sessionNo };
  return (await manager.existsBy(TABLE_SESSION, session)) ? undefined : 'COUNT.UNKNOWN_SESSION';
}

function eventOf(
  { kind, gamingDay, table, sessionNo, at }: StatedCount,
  casino: string,
  data: object,
): CasinoEvent {
  const type = COUNT_EVENTS[kind];
  const place = table === undefined ? '' : `/tables/${table}`;
  const source = `/casinos/${casino}${place}/accounting`;
  const { box, slot, pool } = data as Readonly<Record<string, unknown>>;
  const what = [box, slot, pool].map((each) => (typeof each === 'string' ? each : ''));
  return {
    specversion: '1.0',
    source,
    type,
    time: at,
    gamingday: gamingDay,
    id: derivedId('count', source, type, gamingDay, `${sessionNo}`, at, ...what),
    ...(table === undefined ? {} : { sessionno: sessionNo }),
    datacontenttype: 'application/json',
    data,
  };
}

export const COUNT_REFUSALS = refusalsOf(decisions.count);

export type CountRefusalCode = keyof typeof COUNT_REFUSALS;
