import { type AuthorisedTable, inForce } from '../../casino/authorisation.state';
import type { CasinoBooks } from '../../casino/casino-books.state';
import type { GamingDay } from '../../../kernel/gaming-day';
import type { CasinoEvent } from '../envelope';
import { capturesOf } from '../../table-session/table-session.state';
import { tableConcerned } from '../../table-session/session-key.state';
import type { Captures } from '../../table-session/table-session.state';
import type { LedgerState } from '../evaluation.state';

export const UNNAMED_GAME = 'unstated';

export const authorisedTableOf = (
  event: CasinoEvent,
  { books }: Pick<LedgerState, 'books'>,
): AuthorisedTable | undefined => authorisedOn(event.gamingday, tableConcerned(event), books);

export const authorisedOn = (
  day: GamingDay,
  name: string | undefined,
  { authorisations = [] }: Pick<CasinoBooks, 'authorisations'>,
): AuthorisedTable | undefined => inForce(authorisations, day)?.tables.find(({ table }) => table === name);

export const capturesAt = (event: CasinoEvent, before: LedgerState): Captures =>
  capturesOf(before.session, authorisedTableOf(event, before)?.captures);

/** The game played in the session of an event, as its opening says, else as its table is authorised for. */
export const gameAt = (event: CasinoEvent, before: LedgerState): string =>
  before.session.opening?.game ?? authorisedTableOf(event, before)?.game ?? UNNAMED_GAME;
