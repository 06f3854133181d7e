/**
 * The store could not be reached, and went on not being reachable for as long as the adapter was told to try. An
 * append that ends so may or may not have been stored: repeat it, identity makes the repetition harmless.
 */
export class EventStoreUnavailable extends Error {
  override readonly name = 'EventStoreUnavailable';
}
