import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { COUNT_EVENTS, countedBy, type CountKind, whyNotCountedThere } from './count.state';
import type { CasinoEvent } from '../../kernel/envelope';
import { streamOf, toAppend } from '../event-contract/streams';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { whatIsWrongWith } from '../../intake/read-delivery';
import type { RefusalText } from '../../kernel/words';
import { derivedId } from '../../kernel/identity';
import { accepted, refused, type Result } from '../../kernel/result';
import { readCasinoBooks } from '../gaming-day/known-days.queries';
import { TABLE_SESSION } from '../table-session/table-session.read-model';
import { type BooksInView, type RecordedNow, decidingPerson } from '../../api/decision-writer';
import { BOOKS_BEHIND, BY_NAME, refusalsBy } from '../../api/decision-refused';

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
    const code = whyNotCountedThere(count.kind, count.table) ?? (await whyNoSession(count, inView));
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

async function whyNoSession(
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

export const COUNT_REFUSALS = refusalsBy(BY_NAME, {
  'COUNT.NOT_A_PERSON': [
    'Persons report these counts: use a key that belongs to a person; devices report events.',
    'Estos recuentos los comunican personas: use una clave que sea de una persona; los dispositivos envían eventos.',
  ],
  'COUNT.BOOKS_BEHIND': BOOKS_BEHIND,
  'COUNT.TABLE_NOT_NAMED': [
    'This count belongs to a table: name the table.',
    'Este recuento es de una mesa: indique cuál.',
  ],
  'COUNT.NOT_AT_A_TABLE': [
    'The cage has no table: omit the table.',
    'La caja no está en ninguna mesa: no indique mesa.',
  ],
  'COUNT.UNKNOWN_SESSION': [
    'There is no report of this session of this table: see the query tableSessions.',
    'No consta nada de esta sesión de la mesa: véase la consulta tableSessions.',
  ],
  'COUNT.NOT_BLIND': [
    'Boxes, slots, imprests and tips are counted blind; the table and the cage report their own counts.',
    'A ciegas se cuentan cajas, ranuras, fondos fijos y propinas; la mesa y la caja comunican sus recuentos.',
  ],
  'COUNT.COUNTED_BEFORE': [
    'You have counted this, or are tied to a person who has: somebody else must count.',
    'Usted ya ha contado esto, o está vinculado a quien lo ha contado: cuenta otra persona.',
  ],
  'COUNT.ALREADY_COUNTED': [
    'Two persons have counted this box, and the count is recorded: a correction changes it.',
    'Dos personas ya han contado esta caja y el recuento consta: lo cambia una corrección.',
  ],
  'COUNT.DOES_NOT_FIT': [
    'The count does not match the schema of this type of event: see docs/events.',
    'El recuento no cumple el esquema de este tipo de evento: véase docs/events.',
  ],
  'COUNT.RECORDED_OTHERWISE': [
    'A different count of this at the same time is recorded: correct that one.',
    'Ya consta un recuento de lo mismo en ese momento y con otro contenido: corríjalo.',
  ],
});

export type CountRefusalCode = keyof typeof COUNT_REFUSALS;
