import { foldKeyOf } from '../../domain/fold-order/fold-key';
import { inRecordOrder } from '../../domain/fold-order/fold-place';
import { appendOnly, isReport, type JudgedEvent } from '../read-model';
import { sideOf } from '../refold/place-row';

/** Whether a fact is folded with others, or has a number among those of its source. */
export const isFolded = (fact: JudgedEvent): boolean =>
  isReport(fact) && (foldKeyOf(fact.event) !== undefined || fact.event.sequence !== undefined);

/** What every fact is folded with, and where it stands in the fold order. */
export const factOrderReadModel = appendOnly('fact_order', (fact) => {
  const { casino, number, event } = fact;
  if (!isFolded(fact)) return [];
  const place = fact.place ?? inRecordOrder(number);
  return [
    {
      casino,
      record_number: number.toString(),
      gaming_day: event.gamingday,
      fold_key: foldKeyOf(event) ?? null,
      source: event.source,
      sequence: event.sequence ?? null,
      anchor: place.anchor.toString(),
      side: sideOf(place),
    },
  ];
});
