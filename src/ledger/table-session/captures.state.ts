import type { Captures, TableSession } from './table-session.state';

/**
 * What a session captures: as its opening says, else as the authorisation of its table says, else what has been seen
 * of it so far.
 */
export const capturesOf = ({ opening, seen }: TableSession, authorised?: Captures): Captures =>
  opening?.captures ?? authorised ?? seen;
