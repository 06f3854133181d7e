import { Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { discardRefusal } from './quarantine.evaluation';
import { accepted, refused, type Result } from '../../kernel/result';
import { QUARANTINED_DELIVERY } from './quarantined-delivery.read-model';
import { type RecordedNow, type NotRecorded, refusalsOf } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import { DecisionWriter, decidingPerson } from '../_core/decisions/decision-writer';
import decisions from '../../words/refusals/decisions.json';
import { present } from '../../kernel/present';

const DISCARDED = 'cagnotte.intake.discarded.v1';

interface Discard {
  readonly delivery: string;
  readonly reason: string;
}

/** Discards quarantined deliveries that will not become events; the delivered bytes stay in the log. */
@Injectable()
export class DeliveryDecisions {
  constructor(private readonly writer: DecisionWriter) {}

  async discard(
    { delivery, reason }: Discard,
    { casino, manager }: BooksInView,
    principal: Principal,
  ): Promise<Result<RecordedNow & { readonly type: typeof DISCARDED }, NotRecorded<DeliveryRefusalCode>>> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'DELIVERY.NOT_A_PERSON' });
    const found = await manager.findOneBy(QUARANTINED_DELIVERY, { casino, deliveryId: delivery });
    const code = discardRefusal(found === null ? undefined : { hasEnded: found.endedBy !== null });
    if (found === null || code !== undefined) {
      const endedBy = found?.endedBy ?? undefined;
      return refused({ code: code ?? 'DELIVERY.UNKNOWN', ...present({ endedBy }) });
    }
    const recorded = await this.writer.recordOnce({
      casino,
      gamingDay: found.gamingDay,
      type: DISCARDED,
      about: delivery,
      principal,
      data: { delivery, by, reason },
    });
    return recorded === undefined
      ? refused({ code: 'DELIVERY.ENDED' })
      : accepted({ ...recorded, type: DISCARDED });
  }
}

export const DELIVERY_REFUSALS = refusalsOf(decisions.delivery);

export type DeliveryRefusalCode = keyof typeof DELIVERY_REFUSALS;
