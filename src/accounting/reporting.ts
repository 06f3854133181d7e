import { type AuthorisedTable, inForce } from '../domain/casino-books/authorisation';
import type { CasinoBooks } from '../domain/casino-books/casino-books';
import type { GamingDay } from '../kernel/gaming-day';
import type { CasinoEvent } from '../domain/event-registry/envelope';
import { capturesOf } from '../domain/table-session/captures';
import { tableConcerned } from '../domain/table-session/session-key';
import type { Captures } from '../domain/table-session/table-session';
import type { KnownBefore } from './judgement';

/** The game of a session, as accounts name it, where nobody said which it is. */
export const UNNAMED_GAME = 'unstated';

/** The table of an event as it is authorised on its gaming day. */
export const authorisedTableOf = (
  event: CasinoEvent,
  { books }: Pick<KnownBefore, 'books'>,
): AuthorisedTable | undefined => authorisedOn(event.gamingday, tableConcerned(event), books);

/** A table as it is authorised on a day. */
export const authorisedOn = (
  day: GamingDay,
  name: string | undefined,
  { authorisations = [] }: Pick<CasinoBooks, 'authorisations'>,
): AuthorisedTable | undefined => inForce(authorisations, day)?.tables.find(({ table }) => table === name);

/** What the session of an event captures; what is not captured is posted from the counts. */
export const capturesAt = (event: CasinoEvent, before: KnownBefore): Captures =>
  capturesOf(before.session, authorisedTableOf(event, before)?.captures);

/** The game played in the session of an event, as its opening says, else as its table is authorised for. */
export const gameAt = (event: CasinoEvent, before: KnownBefore): string =>
  before.session.opening?.game ?? authorisedTableOf(event, before)?.game ?? UNNAMED_GAME;
