/**
 * The types of events that are posted so far: those that need to know nothing but the books. The others are kept,
 * numbered and chained, and post nothing until the projections know the balances and table sessions that their
 * judges ask for; a rebuild posts them then. Posting them without would call every count a variance.
 */
const TYPES_IN_THE_LEDGER: ReadonlySet<string> = new Set([
  'cagnotte.ledger.opened.v1',
  'cagnotte.cage.chips-sold.v1',
  'cagnotte.hand.played.v1',
]);

export const isInTheLedger = (type: string): boolean => TYPES_IN_THE_LEDGER.has(type);
