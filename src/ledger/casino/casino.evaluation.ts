import { raise, type Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { type CasinoBooks, authorise } from './casino-books.state';
import { about, type EventFinding } from '../_core/finding';
import { type Authorisation, authorisationOf } from './authorisation.state';
import type { EventOf } from '../event-contract/catalogue';
import { importedOf } from '../event-contract/imported';
import { readAnswers } from '../../games/open-points';
import { unknownAccounts } from '../_core/chart-keys';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';

/**
 * A casino has one book currency. Intake keeps other currencies out once it knows it; what was recorded before that
 * is posted in its own currency and found here, as is money moved before the ledger was opened.
 */
export function checkCurrency(currency: string, books: CasinoBooks, eventId: string): EventFinding[] {
  if (books.currency === currency) return [];
  if (books.currency === undefined) {
    return about(
      [
        raise({
          code: 'ledger-not-opened',
          expected: said`cagnotte.ledger.opened.v1 before this event`,
          found: said`money moved in a ledger that was not opened`,
        }),
      ],
      eventId,
    );
  }
  return about([raise({ code: 'currency-not-book', expected: books.currency, found: currency })], eventId);
}

type CasinoAuthorised = EventOf<'cagnotte.casino.authorised.v1'>;

/** An authorisation posts nothing; it is valid from its day on for later records. */
export const evaluateCasinoAuthorised = (
  event: CasinoAuthorised,
  { books }: LedgerState,
): Partial<Evaluation> => ({
  books: authorise(books, authorisedBy(event)),
  findings: about([...checkAnswers(event), ...checkChart(event)], event.id),
});

function authorisedBy(event: CasinoAuthorised): Authorisation {
  const imported = importedOf(event);
  return { ...authorisationOf(event.data), ...(imported === undefined ? {} : { imported }) };
}

const checkAnswers = ({ data }: CasinoAuthorised): Finding[] =>
  readAnswers(data.answers ?? {}).unknown.map((answer) =>
    raise({ code: 'open-point-unknown', expected: said`a point and an answer of docs/games`, found: answer }),
  );

/** Keys of the chart of the casino under which no account of ours will ever stand: what they should map goes unmapped. */
const checkChart = ({ data }: CasinoAuthorised): Finding[] =>
  unknownAccounts(data.accounting?.chart?.codes ?? {}).map((unknown) =>
    raise({
      code: 'chart-key-unknown',
      expected: said`an account of the ledger, or the beginning of one; like it are ${unknown.nearest.join(', ')}`,
      found: said`accounting.chart.codes ${JSON.stringify(unknown.key)}`,
    }),
  );
