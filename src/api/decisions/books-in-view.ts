import type { EntityManager } from 'typeorm';

/** The books of a casino as somebody sees them who decides about them. */
export interface BooksInView {
  readonly casino: string;
  readonly position: bigint;
  /** Reads in the snapshot in which the person decides. */
  readonly manager: EntityManager;
}
