import type { EventOf } from '../../domain/event-registry/catalogue';
import type { Judgement, KnownBefore } from '../judgement';
import { postChipsSold } from '../posting-rules/cage.posting';
import { checkCurrency } from './currency.check';

export const judgeChipsSold = (
  event: EventOf<'cagnotte.cage.chips-sold.v1'>,
  { books }: KnownBefore,
): Partial<Judgement> => ({
  lines: postChipsSold(event.data),
  findings: checkCurrency(event.data.currency, books, event.id),
});
