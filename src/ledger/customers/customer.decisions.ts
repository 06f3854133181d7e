import { Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { type NotRecorded, type RecordedNow, refusalsOf } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import type { GamingDay } from '../../kernel/gaming-day';
import { accepted, refused, type Result } from '../../kernel/result';
import decisions from '../../words/refusals/decisions.json';
import { decidingPerson, DecisionWriter } from '../_core/decisions/decision-writer';
import type { EventType } from '../event-contract/catalogue';
import {
  type CustomerIdentified,
  customerIdentified,
  type IdentificationWithdrawn,
  identificationWithdrawn,
} from './customers.events';
import { isCustomerOfDay, readIdentifications } from './day-customers.queries';

export const CUSTOMER_REFUSALS = refusalsOf(decisions.customer);

export type CustomerRefusalCode = keyof typeof CUSTOMER_REFUSALS;

export interface CustomerDecided extends RecordedNow {
  readonly type: EventType;
}

type Answer = Promise<Result<CustomerDecided, NotRecorded<CustomerRefusalCode>>>;

interface OfDay {
  readonly day: GamingDay;
}

@Injectable()
export class CustomerDecisions {
  constructor(private readonly writer: DecisionWriter) {}

  /** Records that a customer of a gaming day was identified, of any sum; the number of the document is recorded encrypted. */
  async identify(
    { day, ...stated }: OfDay & Omit<CustomerIdentified, 'by'>,
    inView: BooksInView,
    principal: Principal,
  ): Answer {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'CUSTOMER.NOT_A_PERSON' });
    const { player } = stated;
    const { casino, position, manager } = inView;
    const at = { casino, position, day };
    const last = (await readIdentifications(manager, at, [player])).get(player);
    if (last?.isIdentified === true) return refused({ code: 'CUSTOMER.ALREADY_IDENTIFIED' });
    if (!(await isCustomerOfDay(manager, at, player))) return refused({ code: 'CUSTOMER.UNKNOWN' });
    const { type } = customerIdentified;
    const about = { casino, gamingDay: day, about: `${day}/${player}`, after: last?.eventId, principal };
    const recorded = await this.writer.record({ ...about, type, data: { ...stated, by } });
    return recordedAs(type, recorded);
  }

  /** Records that a customer was not identified after all; the former decision stays in the log. */
  async withdraw(
    { day, ...stated }: OfDay & Omit<IdentificationWithdrawn, 'by'>,
    { casino, position, manager }: BooksInView,
    principal: Principal,
  ): Answer {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'CUSTOMER.NOT_A_PERSON' });
    const { player } = stated;
    const last = (await readIdentifications(manager, { casino, position, day }, [player])).get(player);
    if (last?.isIdentified !== true) return refused({ code: 'CUSTOMER.NOT_IDENTIFIED' });
    const { type } = identificationWithdrawn;
    const about = { casino, gamingDay: day, about: `${day}/${player}`, after: last.eventId, principal };
    const recorded = await this.writer.record({ ...about, type, data: { ...stated, by } });
    return recordedAs(type, recorded);
  }
}

const recordedAs = (type: EventType, recorded: RecordedNow | undefined): Awaited<Answer> =>
  recorded === undefined ? refused({ code: 'CUSTOMER.DECIDED_MEANWHILE' }) : accepted({ ...recorded, type });
