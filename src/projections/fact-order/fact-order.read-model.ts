import { foldKeyOf } from '../../domain/fold-order/fold-key';
import { inRecordOrder } from '../../domain/fold-order/fold-place';
import { appendOnly, isReport } from '../read-model';
import { sideOf } from '../refold/place-row';

/** What every fact is folded with, and where it stands in the fold order. */
export const factOrderReadModel = appendOnly('fact_order', (fact) => {
  const { casino, number, event } = fact;
  const key = foldKeyOf(event);
  if (!isReport(fact) || (key === undefined && event.sequence === undefined)) return [];
  const place = fact.place ?? inRecordOrder(number);
  return [
    {
      casino,
      record_number: number.toString(),
      gaming_day: event.gamingday,
      fold_key: key ?? null,
      source: event.source,
      sequence: event.sequence ?? null,
      anchor: place.anchor.toString(),
      side: sideOf(place),
    },
  ];
});
