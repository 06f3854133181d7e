import { inForce } from '../domain/casino-books/authorisation';
import type { CasinoEvent } from '../domain/event-registry/envelope';
import { capturesOf } from '../domain/table-session/captures';
import { tableConcerned } from '../domain/table-session/session-key';
import type { Captures } from '../domain/table-session/table-session';
import type { KnownBefore } from './judgement';

/** The account of a game that nobody named. */
const UNNAMED_GAME = 'unstated';

const authorisedTable = (event: CasinoEvent, { books }: KnownBefore) =>
  inForce(books.authorisations ?? [], event.gamingday)?.tables.find(
    ({ table }) => table === tableConcerned(event),
  );

/** What the session of an event captures; what is not captured is posted from the counts. */
export const capturesAt = (event: CasinoEvent, before: KnownBefore): Captures =>
  capturesOf(before.session, authorisedTable(event, before)?.captures);

/** The game played in the session of an event, as its opening says, else as its table is authorised for. */
export const gameAt = (event: CasinoEvent, before: KnownBefore): string =>
  before.session.opening?.game ?? authorisedTable(event, before)?.game ?? UNNAMED_GAME;
