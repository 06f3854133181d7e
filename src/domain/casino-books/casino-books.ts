/** What the books of a casino start from: one currency for ever, opened once. */
export interface CasinoBooks {
  /** ISO 4217; undefined until the ledger is opened. */
  readonly currency?: string;
  /** Id of the event that opened the ledger. */
  readonly openedBy?: string;
}

export const unopenedBooks: CasinoBooks = {};

/** The first opening counts; a later one leaves the books as they were. */
export const openBooks = (books: CasinoBooks, opening: { currency: string; eventId: string }): CasinoBooks =>
  books.openedBy === undefined ? { currency: opening.currency, openedBy: opening.eventId } : books;
