import { authorisationOf } from '../../domain/casino-books/authorisation';
import { authorise } from '../../domain/casino-books/casino-books';
import type { EventOf } from '../../domain/event-registry/catalogue';
import { readAnswers } from '../../games/open-points';
import { about, type FindingWithoutEvents } from '../finding';
import type { Judgement, KnownBefore } from '../judgement';

type CasinoAuthorised = EventOf<'cagnotte.casino.authorised.v1'>;

/** An authorisation posts nothing; what it says counts from its day on, for what is recorded after it. */
export const judgeCasinoAuthorised = (
  event: CasinoAuthorised,
  { books }: KnownBefore,
): Partial<Judgement> => ({
  books: authorise(books, authorisationOf(event.data)),
  findings: about(checkAnswers(event), event.id),
});

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
