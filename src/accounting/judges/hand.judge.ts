import type { EventOf } from '../../domain/event-registry/catalogue';
import { tableOf } from '../../domain/event-registry/streams';
import { checkHand } from '../checks/hand.checks';
import { checkRakeCap } from '../checks/rake-cap';
import type { Finding } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';
import { postHandPlayed } from '../posting-rules/hand.posting';
import { checkCurrency } from './currency.check';

type HandEvent = EventOf<'cagnotte.hand.played.v1'>;

/** Posts the rake and the carried pot, and holds the hand's own figures against each other. */
export function judgeHandPlayed(event: HandEvent, before: KnownBefore): Partial<Judgement> {
  const { data, id, source } = event;
  const about = [...checkHand(data), ...checkRakeCap(data)];
  return {
    lines: postHandPlayed(data, tableOf(source)!),
    findings: [
      ...checkCurrency(data.currency, before.books, id),
      ...checkHandNumber(event, before.firstReport),
      ...about.map((finding) => ({ ...finding, eventIds: [id] })),
    ],
  };
}

function checkHandNumber(event: HandEvent, first: string | undefined): Finding[] {
  if (first === undefined) return [];
  return [
    {
      code: 'round-number-repeated',
      severity: 'violation',
      ruleId: 'G8',
      citation: 'a round is named by its session and number; a number used twice is posted and found',
      expected: `hand ${event.data.handNo} once in its session`,
      found: `reported by ${first} and again by ${event.id}`,
      eventIds: [event.id, first],
    },
  ];
}
