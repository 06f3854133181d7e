import { type Authorisation, authorisationOf } from './authorisation.state';
import { authorise } from './casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { importedOf } from '../event-contract/imported';
import { readAnswers } from '../../games/open-points';
import { unknownAccounts } from '../_core/chart-keys';
import { about, type FindingWithoutEvents } from '../_core/finding';
import type { Judgement, KnownBefore } from '../_core/judgement.state';

type CasinoAuthorised = EventOf<'cagnotte.casino.authorised.v1'>;

/** An authorisation posts nothing; what it says counts from its day on, for what is recorded after it. */
export const judgeCasinoAuthorised = (
  event: CasinoAuthorised,
  { books }: KnownBefore,
): Partial<Judgement> => ({
  books: authorise(books, authorisedBy(event)),
  findings: about([...checkAnswers(event), ...checkChart(event)], event.id),
});

/** What an event authorises, and whether it was taken in as history. */
function authorisedBy(event: CasinoAuthorised): Authorisation {
  const imported = importedOf(event);
  return { ...authorisationOf(event.data), ...(imported === undefined ? {} : { imported }) };
}

/** Answers that cannot be taken: the recommended ones hold in their place. */
const checkAnswers = ({ data }: CasinoAuthorised): FindingWithoutEvents[] =>
  readAnswers(data.answers ?? {}).unknown.map((answer) => ({
    code: 'open-point-unknown',
    severity: 'advisory',
    ruleId: 'L-authorised',
    citation: 'a casino may answer the points that the regulation leaves open, each by one of its answers',
    expected: 'a point and an answer of docs/games',
    found: answer,
  }));

/** Keys of the chart of the casino under which no account of ours will ever stand: what they should map goes unmapped. */
const checkChart = ({ data }: CasinoAuthorised): FindingWithoutEvents[] =>
  unknownAccounts(data.accounting?.chart?.codes ?? {}).map((unknown) => ({
    code: 'chart-key-unknown',
    severity: 'advisory',
    ruleId: 'L-authorised',
    citation: 'the chart of a casino maps accounts of the ledger, or beginnings of them, to its own codes',
    expected: `an account of the ledger, or the beginning of one; like it are ${unknown.nearest.join(', ')}`,
    found: `accounting.chart.codes ${JSON.stringify(unknown.key)}`,
  }));
