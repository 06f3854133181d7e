import { authorisationOf } from '../../domain/casino-books/authorisation';
import { authorise } from '../../domain/casino-books/casino-books';
import type { EventOf } from '../../domain/event-registry/catalogue';
import type { Judgement, KnownBefore } from '../judgement';

/** An authorisation posts nothing; what it says counts from its day on. */
export const judgeCasinoAuthorised = (
  event: EventOf<'cagnotte.casino.authorised.v1'>,
  { books }: KnownBefore,
): Partial<Judgement> => ({ books: authorise(books, authorisationOf(event.data)) });
