import type { EventOf } from '../event-contract/catalogue';
import type { Evaluation } from '../_core/evaluation.state';
import { about, type EventFinding, raise, said } from '../../finding-catalogue/finding';
import type { CasinoEvent } from '../../kernel/envelope';
import type { DeliveryQuarantined } from './intake.events';

export const evaluateQuarantined = (
  event: EventOf<'cagnotte.intake.quarantined.v1'>,
): Partial<Evaluation> => ({
  findings: checkQuarantined(event),
});

export const evaluateDiscarded = ({
  data,
}: EventOf<'cagnotte.intake.discarded.v1'>): Partial<Evaluation> => ({
  settles: [standingOf(data.delivery)],
});

export const evaluateConflictingRecord = (event: CasinoEvent): EventFinding[] =>
  about(
    [
      raise({
        code: 'identity-conflict',
        expected: said('one-content-for-id-of', { id: event.id, source: event.source }),
        found: said('later-record-of-same-id-with-other-content'),
      }),
    ],
    event.id,
  );

const CONTRADICTING: ReadonlySet<string> = new Set(['conflict', 'decided-already']);

function checkQuarantined({ id, data }: CasinoEvent<DeliveryQuarantined>): EventFinding[] {
  const { hash, reason, path, part } = data;
  if (part !== undefined && part.number > 1) return [];
  const contradicts = CONTRADICTING.has(reason);
  const finding = raise({
    code: contradicts ? 'delivery-in-conflict' : 'delivery-unreadable',
    expected: contradicts ? said('nothing-else-under-id-that-is-recorded') : said('event-that-can-be-stored'),
    found: said('quarantined-as', { reason, place: path === '' ? '' : said('then-at', { path }), hash }),
    standing: standingOf(id),
  });
  return about([finding], data.id ?? id);
}

export const endedBySendingAgain = ({ resubmits }: CasinoEvent): readonly string[] =>
  resubmits === undefined ? [] : [standingOf(resubmits)];

const standingOf = (delivery: string): string => `quarantined ${delivery}`;

export function discardRefusal(
  delivery: { readonly hasEnded: boolean } | undefined,
): 'DELIVERY.UNKNOWN' | 'DELIVERY.ENDED' | undefined {
  if (delivery === undefined) return 'DELIVERY.UNKNOWN';
  return delivery.hasEnded ? 'DELIVERY.ENDED' : undefined;
}
